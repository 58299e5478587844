import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/g
const SCRIPT = /<script(?![^>]*(?:ld\+json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g
/** Astro's own start of an island; the rest of what stands in a page is ours. */
const FRAMEWORK = /astro-island|Astro\.(?:idle|visible|load|only)|\(self\.Astro\|\|/

export type OwnParts = { styleBytes: number; ownScriptBytes: number; frameworkScriptBytes: number }

/** What stands in the page itself, compressed alone: together with the rest it costs less. */
export function weighOwnParts(url: string): OwnParts {
  const html = readFileSync(path.join('dist', nameFile(url)), 'utf8')
  const scripts = [...html.matchAll(SCRIPT)].map(([, text = '']) => text)
  return {
    styleBytes: compress([...html.matchAll(STYLE)].map(([, text = '']) => text)),
    ownScriptBytes: compress(scripts.filter((text) => !FRAMEWORK.test(text))),
    frameworkScriptBytes: compress(scripts.filter((text) => FRAMEWORK.test(text))),
  }
}

function nameFile(route: string): string {
  if (route === '/') return 'index.html'
  return route === '/no/such/page' ? '404.html' : `${route.slice(1)}.html`
}

function compress(texts: readonly string[]): number {
  if (texts.join('') === '') return 0
  const options = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }
  return brotliCompressSync(texts.join('\n'), options).length
}
