/**
 * The facts that a conversation can hold about a visitor. One name per slot, one unit per slot;
 * the unit is part of the contract of `POST /api/bd-agent-conversation`.
 */
export const SLOT_UNITS = {
  contact_name: null,
  company_name: null,
  /** Bare host, such as "harborfreightco.com". */
  company_website: null,
  email: null,
  /** E.164. */
  phone: null,
  /** Whole team. */
  manual_hours: 'hours/week',
  team_size: 'people',
  /** Loaded cost. */
  hourly_rate: 'USD/hour',
  /** Names of the tools in use. */
  tools: null,
  tool_count: 'tools',
  error_rate: 'percent',
  industry: null,
  pain: null,
  timeline: null,
  /** 0 is an explicit "none". */
  budget: 'USD',
  authority: null,
} as const

export type Slot = keyof typeof SLOT_UNITS

export const TIMELINES = ['now', 'quarter', 'half_year', 'year', 'none'] as const
export type Timeline = (typeof TIMELINES)[number]

export const AUTHORITIES = ['decision_maker', 'influencer', 'researcher', 'not_a_buyer'] as const
export type Authority = (typeof AUTHORITIES)[number]

export type FactStatus = 'stated' | 'confirmed' | 'corrected' | 'refused'

/** Money as it was told: an amount with the code of its currency (ISO 4217). */
export type OriginalMoney = { amount: number; currency: string }

/** One known thing, with the visitor's own words that it rests on. `value` is null when it was refused. */
export type Fact = {
  value: string | number | readonly string[] | null
  unit?: string
  quote: string
  /** Message that holds the quote. */
  messageId: string
  status: FactStatus
  /** Set when the visitor typed it into the score card instead of saying it. */
  source?: 'widget'
  /** Pay or budget told in another currency than dollars; of pay by the year, the year's. */
  original?: OriginalMoney
}

export type Facts = Partial<Record<Slot, Fact>>

/** The rows of the worksheet in their order, each with the slot that it shows. */
export const ROW_SLOTS = {
  process: 'pain',
  hours: 'manual_hours',
  rate: 'hourly_rate',
  tools: 'tools',
  errors: 'error_rate',
} as const satisfies Record<string, Slot>

export type RowName = keyof typeof ROW_SLOTS
export const ROW_NAMES = Object.keys(ROW_SLOTS) as RowName[]
