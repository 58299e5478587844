import postcss, { type Declaration, type Root } from 'postcss'
import { PurgeCSS } from 'purgecss'

type Pruning = {
  /** What may be a class, an element or an id on the page, in any of its states. */
  words: readonly string[]
  /** Other texts that may read custom properties: the page, its scripts, its other stylesheets. */
  readers: readonly string[]
}

const ATTRIBUTE_NAME = /\[\s*([\w-]+)/g
const CUSTOM_PROPERTY = /--[\w-]+/g
/** By itself PurgeCSS drops a rule that names nothing but a state, as `:focus-visible { … }`. */
const STATE = /^:/
/** What a script puts a class together from, as "button-" in `button-${look}`. */
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
  const [purged] = await new PurgeCSS().purge({
    css: [{ raw: css.replaceAll(IS, IS_WITHOUT_PURGING) }],
    content: [{ raw: '', extension: 'html' }],
    defaultExtractor: () => [...words],
    dynamicAttributes: [...new Set(attributes)],
    keyframes: true,
    safelist: [STATE, ...words.filter((word) => BEGINNING.test(word)).map(startWith)],
  })
  if (!purged) throw new Error('PurgeCSS gave nothing back.')
  const root = postcss.parse(purged.css.replaceAll(IS_WITHOUT_PURGING, IS))
  dropUnreadProperties(root, readers)
  return root.toString()
}

function startWith(beginning: string): RegExp {
  return new RegExp(`^${beginning}`)
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
