import { hashContent } from '#site/content-security.ts'
import { collectScripts } from '#site/pruning/collect-scripts.ts'
import { listWords } from '#site/pruning/list-words.ts'
import { pruneStylesheet } from '#site/pruning/prune-stylesheet.ts'

const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g

/** Leaves in a page's inlined styles what the page and the scripts that it can load may use. */
export async function prunePage(
  page: string,
  readScript: (name: string) => string | undefined,
): Promise<string> {
  const markup = page.replace(STYLE, '')
  const texts = [markup, ...collectScripts(markup, readScript)]
  const words = [...new Set(texts.flatMap(listWords))]
  const styles = [...page.matchAll(STYLE)].map(([, , css = '']) => css)
  let pruned = page
  for (const css of styles) {
    const readers = [...texts, ...styles.filter((other) => other !== css)]
    pruned = replaceStyle(pruned, css, await pruneStylesheet(css, { words, readers }))
  }
  return pruned
}

/** In the page and, by its hash, in the page's policy. */
function replaceStyle(page: string, css: string, pruned: string): string {
  return page
    .replace(`>${css}</style>`, () => `>${pruned}</style>`)
    .replace(`'${hashContent(css)}'`, () => `'${hashContent(pruned)}'`)
}
