import { getPlausibleRange, isPlausible } from '#agent/understand/judge/plausibility.ts'
import type { Act, InformAct, Reading, SlotValue } from '#agent/understand/message/act.ts'
import { type Context, cutView, viewMessage } from '#agent/understand/message/message-view.ts'
import { asFind, readInTurn } from '#agent/understand/message/reading.ts'
import { findEmails } from '#agent/understand/slots/emails.ts'
import { dropGeneric, readTools as readToolNames } from '#agent/understand/slots/tools.ts'
import { findWebsites } from '#agent/understand/slots/websites.ts'
import { understand } from '#agent/understand/understand.ts'
import { authorityWords, industryWords, timelineWords } from '#content/fact-words.ts'
import { cutText } from '#domain/cut-text.ts'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'

/** What a form's field says of one slot. `quote` is what was typed, or the words that were picked. */
export type CorrectionReading =
  | { kind: 'read'; value: SlotValue; quote: string; reading: Reading }
  | { kind: 'unreadable'; quote: string }
  | { kind: 'implausible'; quote: string; smallest: number; largest: number }

const TYPED_MAX_CHARS = 240
const NAME_MAX_CHARS = 80
const TOOL_MAX_CHARS = 40
const TOOLS_MAX = 30
const SHORTEST_DESCRIPTION_CHARS = 3

/** A number and nothing else but its sign: in a form with its unit written behind, it is taken as it stands. */
const PLAIN_NUMBER = /^\$?\s?(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,6})?\s?%?$/
const NEGATIVE = /^[-−–]\s?\$?\s?\d/
/** These are counted, so a fraction is a slip of the finger. */
const COUNTED: readonly Slot[] = ['team_size', 'tool_count']
const PICKED: Readonly<Partial<Record<Slot, Readonly<Record<string, string>>>>> = {
  timeline: timelineWords,
  authority: authorityWords,
  industry: industryWords,
}
const TITLED: readonly Slot[] = ['contact_name', 'company_name']
/** Characters without a shape of their own, which can hide one text in another. */
const INVISIBLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu

export function cleanTyped(typed: SlotValue): string {
  const text = typeof typed === 'object' ? typed.join(', ') : String(typed)
  return cutText(text.replaceAll(INVISIBLE, ' ').replaceAll(/\s+/g, ' ').trim(), TYPED_MAX_CHARS)
}

/** Reads what was typed for a slot as an answer would be read to its question, with the same limits. */
export function readCorrection(
  slot: Slot,
  typed: SlotValue,
  context: Pick<Context, 'knownSlots' | 'teamSize'>,
): CorrectionReading {
  const quote = cleanTyped(typed)
  if (quote === '') return { kind: 'unreadable', quote }
  if (PICKED[slot] !== undefined) return readPicked(slot, quote, context)
  if (slot === 'tools') return readTools(quote, typed, context)
  if (slot === 'pain') return readDescription(quote)
  if (TITLED.includes(slot)) return readTitle(quote)
  const isNumber = SLOT_UNITS[slot] !== null
  return isNumber ? readNumber(slot, quote, context) : readSaid(slot, quote, context)
}

type Known = Pick<Context, 'knownSlots' | 'teamSize'>

function hear(slot: Slot, quote: string, known: Known): Act[] {
  // The question about tools is the one that a bare count answers.
  return understand(quote, { ...known, asking: slot === 'tool_count' ? 'tools' : slot })
}

function findInform(acts: readonly Act[], slot: Slot): InformAct | undefined {
  return acts.find(
    (act): act is InformAct =>
      act.kind === 'inform' && act.slot === slot && act.reading.isInferred !== true,
  )
}

/** What was said to the slot's question: an address, a phone number, a choice in other words. */
function readSaid(slot: Slot, quote: string, known: Known): CorrectionReading {
  const act = findInform(hear(slot, quote, known), slot)
  if (act === undefined) return { kind: 'unreadable', quote }
  return { kind: 'read', value: act.value, quote, reading: act.reading }
}

function readPicked(slot: Slot, quote: string, known: Known): CorrectionReading {
  const words = PICKED[slot]?.[quote]
  if (words !== undefined) return { kind: 'read', value: quote, quote: words, reading: {} }
  return readSaid(slot, quote, known)
}

function readNumber(slot: Slot, quote: string, known: Known): CorrectionReading {
  const teamSize = slot === 'manual_hours' ? known.teamSize : null
  if (NEGATIVE.test(quote)) {
    return { kind: 'implausible', quote, ...getPlausibleRange(slot, teamSize) }
  }
  const plain = PLAIN_NUMBER.exec(quote)
  if (plain === null) {
    const acts = hear(slot, quote, known)
    const isOff = acts.some(
      (act) => act.kind === 'implausible' && act.slot === slot && typeof act.value === 'number',
    )
    return isOff
      ? { kind: 'implausible', quote, ...getPlausibleRange(slot, teamSize) }
      : readSaid(slot, quote, known)
  }
  const value = Number(`${plain[1]?.replaceAll(',', '')}${plain[2] ?? ''}`)
  const isCountable = !COUNTED.includes(slot) || Number.isInteger(value)
  if (!isCountable || !isPlausible(slot, value, teamSize)) {
    return { kind: 'implausible', quote, ...getPlausibleRange(slot, teamSize) }
  }
  return { kind: 'read', value, quote, reading: { low: value, high: value } }
}

function readTools(quote: string, typed: SlotValue, known: Known): CorrectionReading {
  const items = typeof typed === 'object' ? typed : String(typed).split(/[,;\n]|\s(?:and|&)\s/)
  const told = items
    .map((item) => cutText(cleanTyped(item), TOOL_MAX_CHARS))
    .filter((item) => /[\p{L}\d]/u.test(item))
  // Each is read as an answer of its own, so that no more of them are read than are kept.
  const distinct = [...new Set(told)].slice(0, TOOLS_MAX)
  const named = distinct.map((item) => nameTool(item, known))
  const byKey = new Map(named.map((name) => [name.toLowerCase(), name]))
  const value = dropGeneric([...byKey.values()]).slice(0, TOOLS_MAX)
  return value.length === 0
    ? { kind: 'unreadable', quote }
    : { kind: 'read', value, quote, reading: {} }
}

/**
 * "netsuite" is NetSuite; what the gazetteer does not know keeps its own spelling. An item holds nothing but a name, so
 * that nothing else is looked for in it.
 */
function nameTool(item: string, known: Known): string {
  const view = viewMessage(item, { ...known, asking: 'tools' })
  const { view: rest } = readInTurn({ view, findings: [] }, [
    asFind(findEmails),
    asFind((message) => findWebsites(message, { hasWebsite: false })),
  ])
  const value = readToolNames(cutView(rest))[0]?.value
  const [name, ...others] = Array.isArray(value) ? value : []
  return name !== undefined && others.length === 0 ? name : item
}

function readDescription(quote: string): CorrectionReading {
  const letters = quote.match(/\p{L}/gu)?.length ?? 0
  return letters < SHORTEST_DESCRIPTION_CHARS
    ? { kind: 'unreadable', quote }
    : { kind: 'read', value: quote, quote, reading: {} }
}

/** A name is taken as it is written; an address is none. */
function readTitle(quote: string): CorrectionReading {
  const isName = /\p{L}/u.test(quote) && !/@|https?:/i.test(quote) && quote.length <= NAME_MAX_CHARS
  return isName ? { kind: 'read', value: quote, quote, reading: {} } : { kind: 'unreadable', quote }
}
