import type { DefaultTreeAdapterTypes } from 'parse5'
import { isHidingStyle } from '#server/features/enrichment/read/hiding-styles.ts'
import { readAttribute } from '#server/features/enrichment/read/read-attribute.ts'

/** Classes by which the usual frameworks keep text for screen readers alone, or for nobody. */
const HIDING_CLASSES = new Set(
  'sr-only visually-hidden visuallyhidden screen-reader-text screenreader-only d-none is-hidden u-hidden'.split(
    ' ',
  ),
)
const CLASSES_MAX = 60

/** Whether people do not see an element. Pages fade in as a whole, so a page itself is never hidden. */
export function isHiddenElement(
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
