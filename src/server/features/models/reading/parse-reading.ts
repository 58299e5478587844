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
