import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** `isLazy`: only reached by an import that waits for something. `bytes` as sent. */
type Script = { path: string; text: string; bytes: number; isLazy: boolean }

const FROM_PAGE = /(?:component-url|renderer-url|before-hydration-url|src)="(\/_astro\/[^"]+\.js)"/g
const STATIC = /(?:\bfrom|\bimport)\s*["'](\.[^"']+\.js)["']/g
const LAZY = /\bimport\(\s*["'`](\.[^"'`]+\.js)["'`]/g

/** Every script that a built page can reach, heaviest first. */
export function listScripts(page: string): Script[] {
  const found = new Map<string, Script>()
  const visit = (file: string, isLazy: boolean) => {
    const known = found.get(file)
    if (known && (isLazy || !known.isLazy)) return
    const text = readFileSync(file, 'utf8')
    found.set(file, { path: `/${path.relative('dist', file)}`, text, isLazy, bytes: sizeOf(file) })
    const folder = path.dirname(file)
    for (const [, to = ''] of text.matchAll(STATIC)) visit(path.join(folder, to), isLazy)
    for (const [, to = ''] of text.matchAll(LAZY)) visit(path.join(folder, to), true)
  }
  for (const [, to = ''] of readFileSync(page, 'utf8').matchAll(FROM_PAGE)) {
    visit(path.join('dist', to), false)
  }
  return [...found.values()].toSorted((one, other) => other.bytes - one.bytes)
}

/** What is too small to be compressed is sent as it is. */
function sizeOf(file: string): number {
  return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size
}
