import { type Selector, transform } from 'lightningcss'

/**
 * @param words may be classes, elements or ids on the page, in any of its states.
 * @param readers are other texts that may read custom properties: the page, its scripts, its other stylesheets.
 */
type Pruning = { words: readonly string[]; readers: readonly string[] }

/**
 * Drops rules for classes, elements and ids that cannot appear, and animations and custom properties that nothing
 * reads. States are never judged: neither pseudo-classes nor attributes, media or themes.
 */
export function pruneStylesheet(css: string, pruning: Pruning): string {
  const used = dropRules(css.replace(FALLBACKS, unwrapRules).replace(REGISTERED, ''), pruning)
  const plain = writeOutFixedProperties(used, css, pruning.readers)
  const unusedSymbols = listUnread(plain, pruning.readers)
  return minify(plain, { unusedSymbols }).replace(REPEATED, '$1$2')
}

/**
 * Tailwind registers its properties twice: by `@property`, and, for browsers without it, by one rule that sets them on
 * every element. The rule says the same in all browsers, and in fewer bytes. A page has one such rule for each
 * stylesheet that it joins.
 */
const FALLBACKS = /(?<=@layer properties\{)(?:@supports [^{]*\{[^{}]*\{[^{}]*\}\})+/g
const unwrapRules = (rules: string) => rules.replace(/@supports [^{]*\{([^{}]*\{[^{}]*\})\}/g, '$1')
const REGISTERED = /@property --tw-[^{]*\{[^}]*\}/g
/** A prefixed declaration that Tailwind's own pass writes twice. */
const REPEATED = /([{;])([^{};]+;)\2+/g

function minify(css: string, options: object): string {
  const file = { filename: 'page.css', code: Buffer.from(css), minify: true }
  return Buffer.from(transform({ ...file, ...options }).code).toString()
}

function dropRules(css: string, { words, readers }: Pruning): string {
  const names = new Set(words)
  const composed = new RegExp(
    `^(?:${words.filter((word) => BEGINNING.test(word)).join('|') || '$'})[\\w-]*$`,
  )
  const hasFields = readers.some((text) => FIELD_WITH_PARTS.test(text))
  const isPossible = (selector: Selector): boolean =>
    selector.every((part) => {
      if ('name' in part && NAMES.has(part.type))
        return names.has(part.name) || composed.test(part.name)
      if (part.type === 'pseudo-class' && part.kind === 'is') return part.selectors.some(isPossible)
      return (
        hasFields || part.type !== 'pseudo-element' || !PART_OF_FIELD.test(JSON.stringify(part))
      )
    })
  const style = (rule: { value: { selectors: Selector[] } }) => {
    const selectors = rule.value.selectors.filter(isPossible)
    if (selectors.length === rule.value.selectors.length) return undefined
    rule.value.selectors = selectors
    return selectors.length > 0 ? JSON.parse(JSON.stringify(rule, leaveOutNull)) : []
  }
  return minify(css, { visitor: { Rule: { style } } })
}

const NAMES: ReadonlySet<string> = new Set(['class', 'id', 'type'])
/** The beginning of a class that a script completes, as "button-" in `button-${look}`; such a name has no variant. */
const BEGINNING = /^[a-z][\w-]*-$/i
const FIELD_WITH_PARTS = /type[=:]\s*["'`](?:date|time|month|week|file|search|number)/
const PART_OF_FIELD = /-webkit-(?:date|calendar|search|inner|outer)|file-selector/
/** lightningcss does not take back the `from: null` that it gives with each `var()`. */
const leaveOutNull = (_key: string, value: unknown) => value ?? undefined

const READING = /var\((--(?:tw|default)-[\w-]+)(?:,([^()]*))?\)/g
const FIRST_VALUE = /@property (--[\w-]+)\{[^}]*initial-value:([^;}]*)/g

/** Replaces Tailwind's own properties that nothing sets by their first value or fallback. */
function writeOutFixedProperties(css: string, whole: string, readers: readonly string[]): string {
  const firstValues = new Map(
    [...whole.matchAll(FIRST_VALUE)].map(([, name, value]) => [name, value] as const),
  )
  const set = new Set(
    [css.replace(/@layer properties\{[^{}]*\{[^{}]*\}\}/, ''), ...readers]
      .join()
      .match(/--[\w-]+(?=:)/g),
  )
  return css.replace(READING, (read, name, fallback) =>
    set.has(name) ? read : (firstValues.get(name) ?? fallback?.trim() ?? read),
  )
}

const OWN = /(?<=[{;])(--[\w-]+):([^;}]*)/g
const READ = /(?<!\\)\((--[\w-]+)/g
function list(css: string, pattern: RegExp): string[] {
  return [...css.matchAll(pattern)].map(([, name = '']) => name)
}

/** Custom properties and animations that nothing reads, or only such properties. */
function listUnread(css: string, readers: readonly string[]): string[] {
  const elsewhere = list(readers.join(), /(--[\w-]+)/g)
  const read = new Set([...elsewhere, ...list(css.replace(OWN, ''), READ)])
  const own = [...css.matchAll(OWN)]
  // What is added while a set is gone through is gone through, too.
  for (const name of read) {
    const values = own.filter(([, property]) => property === name).join()
    for (const other of list(values, READ)) read.add(other)
  }
  const properties = [...list(css, OWN), ...list(css, /@property ([\w-]+)/g)]
  const animations = list(css, /@keyframes ([\w-]+)/g)
  const play = (name: string) => new RegExp(`(?<!@keyframes |[\\w-])${name}(?![\\w-])`)
  return [
    ...properties.filter((name) => !read.has(name)),
    ...animations.filter((name) => !play(name).test(css)),
  ]
}
