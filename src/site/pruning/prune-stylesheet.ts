import postcss, { type AtRule, type Declaration, type Root, type Rule } from 'postcss'
import { PurgeCSS } from 'purgecss'

type Pruning = {
  /** Names that may be a class, an element, or an id on the page, in any of its states. */
  words: readonly string[]
  /** Other texts that may read custom properties: the page, its scripts, its other stylesheets. */
  readers: readonly string[]
}

const ATTRIBUTE_NAME = /\[\s*([\w-]+)/g
const CUSTOM_PROPERTY = /--[\w-]+/g
/** By itself PurgeCSS drops a rule that names nothing but a state, as `:focus-visible { … }`. */
const STATE = /^:/
/** Parts from which a script builds a class, as "button-" in `button-${look}`. */
const BEGINNING = /^[a-z][\w-]*-$/i
/** PurgeCSS drops arguments of `:is()`, which would change how specific the rest is. It leaves unknown names alone. */
const IS = ':is('
const IS_WITHOUT_PURGING = ':-kept-is('

/**
 * Drops rules for classes, elements and ids that cannot appear, and custom properties that nothing reads. States are
 * never judged: neither pseudo-classes nor attributes, media or themes.
 */
export async function pruneStylesheet(css: string, { words, readers }: Pruning): Promise<string> {
  const attributes = [...css.matchAll(ATTRIBUTE_NAME)].map(([, name = '']) => name)
  const unwrapped = unwrapSelectors(css).replaceAll(IS, IS_WITHOUT_PURGING)
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: unwrapped }],
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => [...words],
    dynamicAttributes: [...new Set(attributes)],
    keyframes: true,
    safelist: [STATE, ...words.filter((word) => BEGINNING.test(word)).map(startWith)],
  })
  if (!purged) throw new Error('PurgeCSS gave nothing back.')
  const root = postcss.parse(purged.css.replaceAll(IS_WITHOUT_PURGING, IS))
  dropPartsOfFields(root, readers)
  writeOutFixedProperties(root, readers)
  registerWithoutAtRules(root)
  dropUnreadProperties(root, readers)
  return root.toString()
}

/** `:is(.a .b)`, as Tailwind writes `group-hover:b`, is `.a .b`: so it is judged by each of its names. */
function unwrapSelectors(css: string): string {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (WRAPPED.test(rule.selector) && isOneList(rule.selector)) {
      rule.selector = rule.selector.slice(IS.length, -1)
    }
  })
  return root.toString()
}

const WRAPPED = /^:is\(.*\)$/

/** Whether the first bracket closes at the end, around one selector. */
function isOneList(selector: string): boolean {
  let depth = 0
  for (const [at, sign] of [...selector.replaceAll(ESCAPED, '__')].entries()) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (depth === 1 && sign === ',') return false
    if (depth === 0 && at > IS.length && at < selector.length - 1) return false
  }
  return true
}

const ESCAPED = /\\./g

/** A name put together has no variant: React's "data-" is no beginning of `data-lit:underline`. */
function startWith(beginning: string): RegExp {
  return new RegExp(`^${beginning}[\\w-]*$`)
}

/** Parts that only fields of these types have. */
const PARTS_OF_FIELDS = [
  { part: /^::-webkit-(?:date|calendar)/, type: /type[=:]\s*["'`](?:date|time|month|week)/ },
  { part: /^::file-selector-button$/, type: /type[=:]\s*["'`]file/ },
  { part: /^::-webkit-search/, type: /type[=:]\s*["'`]search/ },
  { part: /^::-webkit-(?:inner|outer)-spin/, type: /type[=:]\s*["'`]number/ },
]

function dropPartsOfFields(root: Root, readers: readonly string[]): void {
  const absent = PARTS_OF_FIELDS.filter(({ type }) => !readers.some((text) => type.test(text)))
  root.walkRules((rule) => {
    if (absent.some(({ part }) => part.test(rule.selector))) rule.remove()
  })
}

/** Tailwind's own: state of utilities, and typefaces that a theme may set. */
const REGISTERED = /^--tw-/
const READING = /var\((--(?:tw|default)-[\w-]+)(?:,([^()]*))?\)/g

/** Where Tailwind reads a property of its own that nothing sets, its first value or the fallback is written out. */
function writeOutFixedProperties(root: Root, readers: readonly string[]): void {
  const firstValues = new Map<string, string>()
  root.walkAtRules('property', (rule) => {
    rule.walkDecls('initial-value', ({ value }) => {
      firstValues.set(rule.params, value)
    })
  })
  const set = new Set(readers.flatMap((text) => text.match(CUSTOM_PROPERTY) ?? []))
  const everywhere = new Set<string>()
  root.walkDecls(CUSTOM_PROPERTY_NAME, (declaration) => {
    if (!isFallback(declaration)) set.add(declaration.prop)
    if (isOfRoot(declaration)) everywhere.add(declaration.prop)
  })
  root.walkDecls((declaration) => {
    declaration.value = declaration.value.replace(READING, (whole, name, fallback) => {
      if (everywhere.has(name)) return `var(${name})`
      return set.has(name) ? whole : (firstValues.get(name) ?? fallback?.trim() ?? whole)
    })
  })
}

const isOfRoot = ({ parent }: Declaration) =>
  parent?.type === 'rule' && (parent as Rule).selector === ':root,:host'

/** In the layer that registers the same first values in browsers without `@property`. */
function isFallback({ parent }: Declaration): boolean {
  for (let node: typeof parent | undefined = parent; node; node = node.parent as typeof parent) {
    if (node.type === 'atrule' && (node as AtRule).params === 'properties') return true
  }
  return false
}

/**
 * Tailwind registers its properties twice: by `@property`, and, for browsers without it, by one rule that sets them on
 * every element. The rule says the same in all browsers, and in fewer bytes.
 */
function registerWithoutAtRules(root: Root): void {
  root.walkAtRules('layer', ({ params, nodes }) => {
    const [condition] = nodes ?? []
    if (params !== 'properties' || condition?.type !== 'atrule' || !condition.nodes) return
    condition.replaceWith(condition.nodes)
    root.walkAtRules('property', (rule) => {
      if (REGISTERED.test(rule.params)) rule.remove()
    })
  })
}

/** Again and again, because a property may be read by one that is dropped. */
function dropUnreadProperties(root: Root, readers: readonly string[]): void {
  const readElsewhere = readers.flatMap((text) => text.match(CUSTOM_PROPERTY) ?? [])
  let dropped = 1
  while (dropped > 0) {
    dropped = 0
    const read = new Set([...readElsewhere, ...listRead(root)])
    root.walkDecls(CUSTOM_PROPERTY_NAME, (declaration) => {
      if (read.has(declaration.prop)) return
      dropWithEmptyParents(declaration)
      dropped += 1
    })
    root.walkAtRules('property', (rule) => {
      if (!read.has(rule.params)) rule.remove()
    })
  }
}

const CUSTOM_PROPERTY_NAME = /^--/

function listRead(root: Root): string[] {
  const read: string[] = []
  root.walkDecls(({ value }) => {
    read.push(...(value.match(CUSTOM_PROPERTY) ?? []))
  })
  root.walkAtRules(({ name, params }) => {
    if (name !== 'property') read.push(...(params.match(CUSTOM_PROPERTY) ?? []))
  })
  return read
}

function dropWithEmptyParents(declaration: Declaration): void {
  let node = declaration.parent
  declaration.remove()
  while (node && node.type !== 'root' && node.nodes?.length === 0) {
    const { parent } = node
    node.remove()
    node = parent as typeof node
  }
}
