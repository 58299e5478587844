import type { DefaultTreeAdapterTypes } from 'parse5'
import { isHidingStyle } from '#server/features/enrichment/read/hiding-styles.ts'
import type { PageLink, PageParts } from '#server/features/enrichment/read/page-parts.ts'
import { readAttribute } from '#server/features/enrichment/read/read-attribute.ts'

const BLOCK_MAX_CHARS = 2_000

const BLOCKS_MAX = 600

/** Some seven thousand words; what is at the end of a longer page is not about the company. */
const TEXT_MAX_CHARS = 40_000

type TextCollector = {
  add(text: string): void
  /** The next text is another paragraph. */
  endBlock(): void
  readonly blocks: readonly string[]
}

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const LINKS_MAX = 1_500
const LINK_TEXT_MAX_CHARS = 200
const LINK_MAX_CHARS = 2_000
/** Elements whose content is not shown as text. */
const NO_TEXT = new Set(
  'script style template noscript iframe object embed svg math canvas video audio select textarea head noembed noframes datalist'.split(
    ' ',
  ),
)
const INLINE = new Set(
  'a abbr b bdi bdo big cite code data em font i img ins kbd label mark q s samp small span strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)

type Step = { kind: 'enter'; node: Node } | { kind: 'leave'; element: Element }

/** Hears the parts of a page one by one, as people see them. */
function createVisibleReader(hidingSelectors: ReadonlySet<string>) {
  const text = createTextCollector()
  const links: PageLink[] = []
  let link: PageLink | null = null

  return {
    text,
    links,
    /** False for what is not shown, with all in it. */
    enter(element: Element): boolean {
      if (NO_TEXT.has(element.tagName) || isHiddenElement(element, hidingSelectors)) return false
      if (!INLINE.has(element.tagName)) text.endBlock()
      const href = element.tagName === 'a' ? readAttribute(element, 'href') : undefined
      if (href === undefined || links.length >= LINKS_MAX) return true
      link = { text: '', href: href.slice(0, LINK_MAX_CHARS) }
      links.push(link)
      return true
    },
    hear(words: string) {
      text.add(words)
      if (link !== null && link.text.length < LINK_TEXT_MAX_CHARS)
        link.text += words.slice(0, LINK_TEXT_MAX_CHARS)
    },
    leave({ tagName }: Element) {
      if (!INLINE.has(tagName)) text.endBlock()
      if (tagName === 'a') link = null
    },
  }
}

function pushChildren(children: readonly Node[], open: Step[]) {
  for (let index = children.length - 1; index >= 0; index--) {
    const node = children[index]
    if (node !== undefined) open.push({ kind: 'enter', node })
  }
}

/** The text that people see, and the links within it; in one call, however deep the markup is nested. */
export function readVisible(
  document: Node,
  hidingSelectors: ReadonlySet<string>,
): Pick<PageParts, 'blocks' | 'links'> {
  const reader = createVisibleReader(hidingSelectors)
  const open: Step[] = [{ kind: 'enter', node: document }]
  for (let step = open.pop(); step !== undefined; step = open.pop()) {
    if (step.kind === 'leave') {
      reader.leave(step.element)
      continue
    }
    const { node } = step
    if ('value' in node) reader.hear(node.value)
    if (!('childNodes' in node)) continue
    if ('tagName' in node) {
      if (!reader.enter(node)) continue
      open.push({ kind: 'leave', element: node })
    }
    pushChildren(node.childNodes, open)
  }
  reader.text.endBlock()
  return { blocks: reader.text.blocks, links: reader.links }
}

/** Gathers visible text paragraph by paragraph, as much as is read at all. */
function createTextCollector(): TextCollector {
  const blocks: string[] = []
  let pieces: string[] = []
  let blockChars = 0
  let totalChars = 0

  return {
    blocks,
    add(text) {
      if (blockChars >= BLOCK_MAX_CHARS || totalChars >= TEXT_MAX_CHARS) return
      const piece = text.slice(0, BLOCK_MAX_CHARS)
      pieces.push(piece)
      blockChars += piece.length
      totalChars += piece.length
    },
    endBlock() {
      const block = pieces.join('').replaceAll(/\s+/g, ' ').trim()
      if (block !== '' && blocks.length < BLOCKS_MAX) blocks.push(block)
      pieces = []
      blockChars = 0
    },
  }
}

/** Classes by which the usual frameworks keep text for screen readers alone, or for nobody. */
const HIDING_CLASSES = new Set(
  'sr-only visually-hidden visuallyhidden screen-reader-text screenreader-only d-none is-hidden u-hidden'.split(
    ' ',
  ),
)
const CLASSES_MAX = 60

/** Whether people do not see an element. Pages fade in as a whole, so a page itself is never hidden. */
function isHiddenElement(
  element: DefaultTreeAdapterTypes.Element,
  hidingSelectors: ReadonlySet<string>,
): boolean {
  if (element.tagName === 'html' || element.tagName === 'body') return false
  if (readAttribute(element, 'hidden') !== undefined) return true
  if (readAttribute(element, 'aria-hidden')?.trim().toLowerCase() === 'true') return true
  if (element.tagName === 'dialog' && readAttribute(element, 'open') === undefined) return true
  const id = readAttribute(element, 'id')
  if (id !== undefined && hidingSelectors.has(`#${id}`)) return true
  const classes = (readAttribute(element, 'class') ?? '').split(/\s+/, CLASSES_MAX)
  if (classes.some((name) => HIDING_CLASSES.has(name) || hidingSelectors.has(`.${name}`)))
    return true
  return isHidingStyle(readAttribute(element, 'style') ?? '')
}
