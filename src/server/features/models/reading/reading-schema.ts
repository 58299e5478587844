import type { JSONSchema7 } from 'ai'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'

export const SLOTS = Object.keys(SLOT_UNITS) as Slot[]

const text: JSONSchema7 = { type: 'string' }
const slot: JSONSchema7 = { type: 'string', enum: SLOTS }
const listOf = (items: JSONSchema7): JSONSchema7 => ({ type: 'array', items })
/** Within what OpenAI's strict mode takes: all required, nothing besides, no lengths. */
const objectOf = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/** What a model answers, by its name a "reading". A contract: tools outside of this repository follow it. */
export const READING_SCHEMA = objectOf({
  language: text,
  facts: listOf(
    objectOf({
      slot,
      value: { anyOf: [{ type: 'number' }, text, listOf(text)] },
      quotes: listOf(text),
      workings: { anyOf: [text, { type: 'null' }] },
      certainty: { type: 'string', enum: ['said', 'worked_out'] },
    }),
  ),
  questions: listOf(objectOf({ quote: text })),
  refuses: listOf(slot),
  wants_person: { type: 'boolean' },
  wants_call: { type: 'boolean' },
})
