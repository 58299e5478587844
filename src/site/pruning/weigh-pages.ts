import { globSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { AstroIntegration } from 'astro'

/** In whole KB as good as the highest, 11, which takes three times as long. */
const OPTIONS = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } }
const BYTES_PER_KB = 1_000
/** The place that components/SiteFooter.tsx leaves for the page's weight. */
const UNKNOWN = /<data value="">[^<]*<\/data>/
const LATE_ISLAND = /<astro-island [^>]*client="visible"[^>]*>/g
const FROM_PAGE = /(?:component-url|renderer-url|src)="\/(_astro\/[^"]+\.js)"/g
const FROM_SCRIPT = /(?:\bfrom|\bimport)\s*["']\.\/([^"']+\.js)["']/g

/** Writes into each page what it weighs: last, when nothing else of it changes. */
export function weighPages(): AstroIntegration {
  return {
    name: 'weigh-pages',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const sizes = new Map<string, Promise<number>>()
        const weighFile = (name: string, text: string) => {
          const size = sizes.get(name) ?? measureSent(text)
          sizes.set(name, size)
          return size
        }
        const weighPage = async (name: string) => {
          const page = await readFile(path.join(folder, name), 'utf8')
          const scripts = await listFirstScripts(page, (file) =>
            readFile(path.join(folder, file), 'utf8'),
          )
          const files = [...scripts, [name, page] as const]
          const all = await Promise.all(files.map(([file, text]) => weighFile(file, text)))
          const bytes = all.reduce((sum, size) => sum + size, 0)
          await writeFile(path.join(folder, name), writeWeight(page, bytes))
        }
        await Promise.all(globSync('**/*.html', { cwd: folder }).map(weighPage))
      },
    },
  }
}

/** Every script that a first visit loads by itself, with its text: no island that waits to be seen, no late import. */
export async function listFirstScripts(
  page: string,
  read: (file: string) => Promise<string>,
): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  const unread = [...page.replace(LATE_ISLAND, '').matchAll(FROM_PAGE)].map(([, file = '']) => file)
  for (let file = unread.pop(); file !== undefined; file = unread.pop()) {
    if (found.has(file)) continue
    const text = await read(file)
    found.set(file, text)
    const folder = path.posix.dirname(file)
    for (const [, name = ''] of text.matchAll(FROM_SCRIPT)) unread.push(`${folder}/${name}`)
  }
  return found
}

export function writeWeight(page: string, bytes: number): string {
  const figure = `<data value="${bytes}">${Math.max(1, Math.round(bytes / BYTES_PER_KB))}</data>`
  return page.replace(UNKNOWN, figure)
}

async function measureSent(text: string): Promise<number> {
  return (await promisify(brotliCompress)(text, OPTIONS)).length
}
