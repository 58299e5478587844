import { hashContent } from '#site/content-security.ts'
import { pruneStylesheet } from '#site/pruning/prune-stylesheet.ts'

const BETWEEN_QUOTES_AND_SPACES = /[^\s"'`]+/g
/**
 * Whole names; of one that goes on with a value of its own, as in `max-w-[19ch]`, not the hyphen: it begins no other.
 * A name after a colon or a dot is none: `md:mt-2` does not use `mt-2`, and `list.filter(…)` no class "filter".
 */
const NAMES = /(?<![.:\w-])[\w-]*\w(?:-(?![[(]))?/g
const PLAIN_STYLE = /<style>([\s\S]*?)<\/style>/g
const STYLE = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g

/** Leaves in a page's inlined styles what the page and the scripts that it can load may use. */
export function prunePage(page: string, readScript: (name: string) => string | undefined): string {
  const markup = page.replace(STYLE, '')
  const texts = [markup, ...collectScripts(markup, readScript)]
  const words = [...new Set(texts.flatMap(listWords))]
  const styles = [...page.matchAll(STYLE)].map(([, , css = '']) => css)
  let pruned = page
  for (const css of styles) {
    const readers = [...texts, ...styles.filter((other) => other !== css)]
    pruned = replaceStyle(pruned, css, pruneStylesheet(css, { words, readers }))
  }
  return joinStyles(pruned)
}

/** Into the first: each further one would cost its tag, and its hash in the policy. */
function joinStyles(page: string): string {
  const [first, ...others] = [...page.matchAll(PLAIN_STYLE)]
  if (!first || others.length === 0) return page
  const [, css = ''] = first
  const joined = others.reduce((page, [style]) => page.replace(style, ''), page)
  return replaceStyle(joined, css, css + others.map(([, other]) => other).join(''))
}

/** In the page and, by its hash, in the page's policy. */
function replaceStyle(page: string, css: string, pruned: string): string {
  return page
    .replace(`>${css}</style>`, () => `>${pruned}</style>`)
    .replace(`'${hashContent(css)}'`, () => `'${hashContent(pruned)}'`)
}

/**
 * Whatever in a page or script could be the name of a class, an element or an id: more than are such names, since a
 * name that is missed costs a style, and one too many costs some bytes.
 */
export function listWords(text: string): string[] {
  const decoded = text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<')
  const words = [text, decoded].flatMap((each) => each.match(BETWEEN_QUOTES_AND_SPACES) ?? [])
  return [...new Set([...words, ...(text.match(NAMES) ?? [])])]
}

const QUOTED_SCRIPT = /["'`]([^"'`\s]+\.js)["'`]/g

/**
 * The texts of all scripts that a page can come to load: those that it names, those that these name, and so on.
 * @param readScript finds a built script by its file name, which holds a hash and so is the only one.
 */
export function collectScripts(
  page: string,
  readScript: (name: string) => string | undefined,
): string[] {
  const found = new Map<string, string>()
  const unread = [page]
  for (let text = unread.pop(); text !== undefined; text = unread.pop()) {
    for (const name of listScriptNames(text)) {
      const script = found.has(name) ? undefined : readScript(name)
      if (script === undefined) continue
      found.set(name, script)
      unread.push(script)
    }
  }
  return [...found.values()]
}

function listScriptNames(text: string): string[] {
  return [...text.matchAll(QUOTED_SCRIPT)].map(([, address = '']) =>
    address.slice(address.lastIndexOf('/') + 1),
  )
}
