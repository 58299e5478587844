import type { JSONSchema7 } from 'ai'
import type { Slot } from '#domain/fact.ts'

/** Addresses and phone numbers are hidden from the model, and found by rules. */
export type ReadableSlot = Exclude<Slot, 'email' | 'phone'> | 'question'

export const READABLE_SLOTS: readonly ReadableSlot[] = [
  'contact_name',
  'company_name',
  'company_website',
  'manual_hours',
  'team_size',
  'hourly_rate',
  'tools',
  'tool_count',
  'error_rate',
  'industry',
  'pain',
  'timeline',
  'budget',
  'authority',
  'question',
]

/** For the provider, which holds a model to it. Within what OpenAI's strict mode takes: all required, no lengths. */
export const PROPOSALS_SCHEMA: JSONSchema7 = {
  type: 'object',
  properties: {
    proposals: {
      type: 'array',
      items: {
        type: 'object',
        properties: {
          slot: { type: 'string', enum: [...READABLE_SLOTS] },
          quote: { type: 'string' },
        },
        required: ['slot', 'quote'],
        additionalProperties: false,
      },
    },
  },
  required: ['proposals'],
  additionalProperties: false,
}
