import { mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { close, createIndex } from 'pagefind'

const FOLDER = 'pagefind'
/** Pagefind brings three user interfaces and a highlighter of its own; ours needs none of them. */
const UNUSED = /^pagefind-(?:ui|modular-ui|component-ui|highlight)\./
const UNLISTED = /<meta name="robots" content="noindex/
/** Only lists what the others say. */
const SEARCH_PAGE = '/library'
/** A page that is about a word comes before pages that mention it; Pagefind weighs a level-1 heading 7. */
const KEYWORD_WEIGHT = 7
const NO_TEXT = ['.sr-only', '.actions', 'form', 'nav', 'svg', 'astro-island', '[data-unsearched]']

/** Indexes the main text of every listed page; runs before the build is compressed. */
export function buildSearchIndex(): AstroIntegration {
  return {
    name: 'search-index',
    hooks: {
      'astro:build:done': async ({ dir, pages, logger }) => {
        const root = fileURLToPath(dir)
        const { index, errors } = await createIndex({
          rootSelector: 'main',
          excludeSelectors: NO_TEXT,
        })
        if (!index) throw new Error(`The search index could not be made: ${errors.join(', ')}`)
        const addresses = pages.map(({ pathname }) => `/${pathname.replace(/\/$/, '')}`)
        for (const url of addresses) {
          const content = await readPage(root, url)
          if (url === SEARCH_PAGE || UNLISTED.test(content)) continue
          refuseErrors(await index.addHTMLFile({ url, content: showMetadata(content) }))
        }
        const output = await index.getFiles()
        refuseErrors(output)
        await writeIndex(path.join(root, FOLDER), output.files)
        await close()
        logger.info(`${output.files.length} files in /${FOLDER}`)
      },
    },
  }
}

/** Pagefind reads the main text alone; what the head says of the page is found, too, last and so in no excerpt but its own. */
function showMetadata(page: string): string {
  const read = (name: string) =>
    new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(page)?.[1] ?? ''
  const words = `<p data-pagefind-weight="${KEYWORD_WEIGHT}">${read('keywords')}</p><p>${read('description')}</p>`
  return page.replace('</main>', () => `${words}</main>`)
}

function readPage(root: string, url: string): Promise<string> {
  return readFile(path.join(root, url === '/' ? 'index.html' : `${url}.html`), 'utf8')
}

async function writeIndex(folder: string, files: readonly { path: string; content: Uint8Array }[]) {
  for (const file of files.filter(({ path: name }) => !UNUSED.test(name))) {
    const target = path.join(folder, file.path)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, file.content)
  }
}

function refuseErrors({ errors }: { errors: readonly string[] }): void {
  if (errors.length > 0) throw new Error(`The search index has errors: ${errors.join(', ')}`)
}
