import type { ModelReading, ReadFact } from '#agent/understand/message/act.ts'
import type { Slot } from '#domain/fact.ts'
import { SLOTS } from '#server/features/models/reading/reading-schema.ts'

const FACTS_MAX = 16
const QUOTES_MAX = 6
const TEXT_CHARS = 400
/** Of a list that is looked through for usable entries. */
const LOOKED_AT_MAX = 50

type Json = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim().length > 0 && value.length <= TEXT_CHARS
const listOf = (value: unknown): readonly unknown[] =>
  Array.isArray(value) ? value.slice(0, LOOKED_AT_MAX) : []
const toSlot = (value: unknown): Slot[] => SLOTS.filter((slot) => slot === value)

/** The usable parts of a model's answer; null where it is no reading. */
export function parseReading(value: unknown): ModelReading | null {
  if (!isObject(value) || !Array.isArray(value.facts)) return null
  const { language, wants_person: wantsPerson, wants_call: wantsCall } = value
  return {
    language: isText(language) ? language : 'en',
    facts: listOf(value.facts).flatMap(parseFact).slice(0, FACTS_MAX),
    questions: listOf(value.questions).flatMap((one) =>
      isObject(one) && isText(one.quote) ? [{ quote: one.quote }] : [],
    ),
    refuses: listOf(value.refuses).flatMap(toSlot),
    wantsPerson: wantsPerson === true,
    wantsCall: wantsCall === true,
  }
}

/** Longer than any reading of the tokens that one may have. */
const SEARCHED_CHARS = 20_000
/** Braces in the prose around the answer. */
const STARTS_MAX = 20

/** The first JSON object in a text that is a reading: as it is, in a code fence, or between sentences. */
export function findReading(text: string): ModelReading | null {
  const searched = text.slice(0, SEARCHED_CHARS)
  let start = searched.indexOf('{')
  for (let tries = 0; start >= 0 && tries < STARTS_MAX; tries += 1) {
    const end = findObjectEnd(searched, start)
    const reading = end === null ? null : parseReading(parseJson(searched.slice(start, end)))
    if (reading !== null) return reading
    start = searched.indexOf('{', start + 1)
  }
  return null
}

/** The position after the brace that closes the one at `start`; null where none does. */
function findObjectEnd(text: string, start: number): number | null {
  let depth = 0
  for (const { 0: piece, index } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"?|[{}]/gs)) {
    if (piece === '{') depth += 1
    if (piece === '}') depth -= 1
    if (depth === 0) return start + index + 1
  }
  return null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function parseFact(fact: unknown): ReadFact[] {
  if (!isObject(fact)) return []
  const { value, workings = null, certainty } = fact
  const [slot] = toSlot(fact.slot)
  const quotes = listOf(fact.quotes)
  const isQuoted = quotes.length > 0 && quotes.length <= QUOTES_MAX && quotes.every(isText)
  const isWorked = workings === null || workings === '' || isText(workings)
  const isSure = certainty === 'said' || certainty === 'worked_out'
  if (slot === undefined || !isQuoted || !isWorked || !isSure || !isValue(value)) return []
  return [{ slot, value, quotes, workings: workings === '' ? null : workings, certainty }]
}

const isValue = (value: unknown): value is ReadFact['value'] =>
  isText(value) || Number.isFinite(value) || (Array.isArray(value) && value.every(isText))
