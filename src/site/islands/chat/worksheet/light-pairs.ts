import type { Worksheet } from '#contract/conversations.ts'
import { getEntryId } from '#site/islands/chat/transcript/show-message.ts'
import { findQuote } from '#site/lib/mark-evidence.ts'

type Row = Worksheet['rows'][number]

/** The name of the highlight in trace.css; browsers without the CSS Custom Highlight API get `data-lit` on the marks. */
const HIGHLIGHT = 'lit-words'
const EVENTS = ['pointerover', 'focusin', 'focusout', 'click'] as const

/**
 * Lights a row of the worksheet and the words that it rests on, whichever of them the pointer or the focus is on; one
 * pair at a time. Nothing is wrapped or drawn again, so that translated text stays whole.
 */
export function lightPairs(readRows: () => readonly Row[]): () => void {
  let lit: Row | null = null

  function handle({ type, target }: Event) {
    const element = type === 'focusout' || !(target instanceof Element) ? null : target
    const row = findRow(element, readRows()) ?? findRow(document.activeElement, readRows())
    if (row === lit) return
    lit = row
    light(row)
  }

  for (const type of EVENTS) document.addEventListener(type, handle)
  return () => {
    for (const type of EVENTS) document.removeEventListener(type, handle)
    light(null)
  }
}

/** The row itself, or the one whose words these are. */
function findRow(element: Element | null, rows: readonly Row[]): Row | null {
  const name = element?.closest('[data-worksheet-row]')?.getAttribute('data-worksheet-row')
  if (name) return rows.find(({ row }) => row === name) ?? null
  const mark = element?.closest('[role=log] mark')
  const entryId = mark?.closest('li[id]')?.id
  if (!mark || entryId === undefined) return null
  const words = mark.textContent ?? ''
  const isOf = ({ quote, messageId }: Row['quotes'][number]) =>
    getEntryId(messageId) === entryId && (words.includes(quote) || quote.includes(words))
  return rows.find(({ quotes }) => quotes.some(isOf)) ?? null
}

function light(row: Row | null): void {
  for (const element of document.querySelectorAll('[data-lit]')) element.removeAttribute('data-lit')
  if (typeof Highlight !== 'undefined') CSS.highlights.delete(HIGHLIGHT)
  if (row === null) return
  for (const element of document.querySelectorAll(`[data-worksheet-row='${row.row}']`)) {
    element.setAttribute('data-lit', '')
  }
  const ranges = row.quotes.flatMap(findWords)
  if (typeof Highlight !== 'undefined') CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
  else for (const range of ranges) findMark(range)?.setAttribute('data-lit', '')
}

function findMark({ startContainer }: Range): Element | null {
  return startContainer.parentElement?.closest('mark') ?? null
}

/** Ranges of the page that hold the quote; none when a translator has changed the words. */
function findWords({ quote, messageId }: Row['quotes'][number]): Range[] {
  const entry = document.getElementById(getEntryId(messageId))
  const text = entry?.querySelector('[dir=auto]')
  if (!text) return []
  const nodes = listTexts(text)
  return findQuote(text.textContent ?? '', quote).map(({ start, end }) => {
    const range = document.createRange()
    let from = 0
    for (const node of nodes) {
      const to = from + node.data.length
      if (start >= from && start < to) range.setStart(node, start - from)
      if (end > from && end <= to) range.setEnd(node, end - from)
      from = to
    }
    return range
  })
}

function listTexts(element: Element): Text[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    if (node instanceof Text) texts.push(node)
  }
  return texts
}
