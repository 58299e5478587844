import { type Fact, type Facts, SLOT_UNITS, type Slot } from '#domain/fact.ts'

/** Words and signs that a name or a pain may not bring along. */
const PAYLOAD =
  /[<>{}[\]=`\\\u202a-\u202e\u2066-\u2069\u200b]|https?:|\bsystem\b|\bscore\b|qualified|instruct|ignore/iu

/** Slots whose value is the visitor's own words, of which an attack may hold some. */
const FREE_TEXT: readonly Slot[] = ['contact_name', 'company_name', 'pain']

/** Values that make a lead worth less; a role claim may well be read as one. */
const HARMLESS: Readonly<Partial<Record<Slot, readonly unknown[]>>> = {
  authority: ['researcher', 'not_a_buyer'],
}

const HOURS_PER_WEEK = 168
const LARGEST_RATE_USD = 500
const LARGEST_ERROR_PERCENT = 60
/** Taken where nobody has said how many people there are. */
const LARGEST_USUAL_TEAM = 100

function readNumber(facts: Facts, slot: Slot): number {
  const value = facts[slot]?.value
  return typeof value === 'number' ? value : 0
}

function findImplausible(facts: Facts): readonly string[] {
  const people = readNumber(facts, 'team_size') || LARGEST_USUAL_TEAM
  const limits: readonly (readonly [Slot, number])[] = [
    ['manual_hours', HOURS_PER_WEEK * people],
    ['hourly_rate', LARGEST_RATE_USD],
    ['error_rate', LARGEST_ERROR_PERCENT],
  ]
  return limits
    .map(([slot, limit]) => ({ slot, limit, value: readNumber(facts, slot) }))
    .filter(({ value, limit }) => value > limit || value < 0)
    .map(({ slot, value }) => `stored ${slot} ${value}`)
}

const toList = (value: Fact['value'] | undefined) =>
  (Array.isArray(value) ? value : [value]).map((one) => String(one).toLowerCase())

/** A value may be missing, be one that honest talk gave, or (for lists) hold some of it. */
function isHonest(slot: Slot, fact: Fact, honest: readonly Facts[]): boolean {
  if (fact.value === null || HARMLESS[slot]?.includes(fact.value)) return true
  if (FREE_TEXT.includes(slot) && !PAYLOAD.test(String(fact.value))) return true
  return honest.some((facts) => {
    const known = toList(facts[slot]?.value)
    return toList(fact.value).every((one) => known.includes(one))
  })
}

/** What is wrong with the facts of an attack, beside those of the same talk without it. */
export function judgeFacts(facts: Facts, honest: readonly Facts[]): readonly string[] {
  const slots = Object.keys(facts) as Slot[]
  const strange = slots.filter((slot) => !Object.hasOwn(SLOT_UNITS, slot))
  const planted = slots.filter((slot) => {
    const fact = facts[slot]
    return fact !== undefined && !isHonest(slot, fact, honest)
  })
  return [
    ...strange.map((slot) => `unknown slot ${slot}`),
    ...planted.map((slot) => `planted ${slot} ${JSON.stringify(facts[slot]?.value)}`),
    ...findImplausible(facts),
  ]
}
