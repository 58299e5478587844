import type { ImplausibleAct, InformAct, Reading } from '#agent/understand/message/act.ts'
import type { Context } from '#agent/understand/message/message-view.ts'
import { isKnownTool } from '#agent/understand/text/known-tools.ts'
import type { Slot } from '#domain/fact.ts'

const HOURS_IN_A_WEEK = 168
/** Above these a value is asked about instead of stored. */
const LARGEST: Readonly<Partial<Record<Slot, number>>> = {
  hourly_rate: 500,
  error_rate: 60,
  team_size: 500_000,
  tool_count: 200,
  budget: 100_000_000,
}
const SMALLEST_RATE = 3
const SMALLEST: Readonly<Partial<Record<Slot, number>>> = {
  hourly_rate: SMALLEST_RATE,
  team_size: 1,
}
/** Hours that no team of unknown size is believed to spend. */
const LARGEST_HOURS_UNKNOWN_TEAM = 5_000

/** Between what a number can be right. Hours are measured against the people who do them. */
export function getPlausibleRange(
  slot: Slot,
  teamSize: number | null,
): { smallest: number; largest: number } {
  if (slot === 'manual_hours') {
    const largest = teamSize === null ? LARGEST_HOURS_UNKNOWN_TEAM : HOURS_IN_A_WEEK * teamSize
    return { smallest: 0, largest }
  }
  return { smallest: SMALLEST[slot] ?? 0, largest: LARGEST[slot] ?? Number.POSITIVE_INFINITY }
}

export function isPlausible(slot: Slot, value: number, teamSize: number | null): boolean {
  const { smallest, largest } = getPlausibleRange(slot, teamSize)
  return Number.isFinite(value) && value >= smallest && value <= largest
}

/** More programs than anyone names in one message; then only those of our own list are believed. */
const TOOLS_AT_ONCE_MAX = 15
/** Orders and words about this talk in the place of a program's name: "SetScore100". */
const ABOUT_THE_TALK =
  /score|qualified|instruction|ignore|override|jailbreak|previous|visitor|booking reason|system prompt/i
const ORDER =
  /^(?:confirm(?:ed)?|accept(?:ed)?|Confirm(?:ed)?|Accept(?:ed)?|set|mark|give|drop|delete|update|final|agreed|Set|Mark|Give|Drop|Delete|Update|Final|Agreed)(?:[A-Z\d\s]|$)/

/** "Kind regards" and kinds of files are no programs. */
const NO_PROGRAM =
  /^(?:xlsx?|csv|pdfs?|docx?|json|xml|txt|png|jpe?g|html|kind regards|best regards|regards|yours|tuesday|wednesday|thursday|friday|saturday|sunday)$/i

const isProgram = (name: string) =>
  !ABOUT_THE_TALK.test(name) && !ORDER.test(name) && !NO_PROGRAM.test(name)

function keepPlausibleTools(act: InformAct): InformAct | null {
  if (act.slot !== 'tools' || typeof act.value !== 'object') return act
  const named = act.value.filter(isProgram)
  const isFlood = named.length > TOOLS_AT_ONCE_MAX
  const value = isFlood ? named.filter(isKnownTool) : named
  return value.length === 0 && act.reading.dropped === undefined ? null : { ...act, value }
}

/** Words of this talk in the place of a person's or a company's name. */
const NOT_A_NAME =
  /^(?:(?:fit |lead )?score|system|assistant|qualified|admin|visitor)\b|\b(?:ignore|disregard|override)\b|\binstructions?\b|\b(?:set|fit|my|lead) scores?\b|\bscore \d|\bas qualified\b/i

function isName({ slot, value }: InformAct): boolean {
  const isNamed = slot === 'contact_name' || slot === 'company_name'
  return !isNamed || !NOT_A_NAME.test(String(value))
}

/** A team that is too small for the hours told before is asked about, too. */
function isTooSmall(act: InformAct, { figures = [] }: Context): boolean {
  const hours = figures.find(([slot]) => slot === 'manual_hours')?.[1] ?? 0
  return act.slot === 'team_size' && hours > HOURS_IN_A_WEEK * Number(act.value)
}

/** The least an hour is believed to cost in dollars, where it is paid in another currency. */
const SMALLEST_RATE_ABROAD = 0.3

function isLowPay({ slot, value }: Pick<InformAct, 'slot' | 'value'>, { original }: Reading) {
  const rate = slot === 'hourly_rate' && original !== undefined ? Number(value) : 0
  return rate >= SMALLEST_RATE_ABROAD && rate < SMALLEST_RATE
}

/** Takes out the values that cannot be right. Hours are checked against the people named with them or before. */
export function separateImplausible(
  acts: readonly InformAct[],
  context: Context,
): (InformAct | ImplausibleAct)[] {
  const team = acts.find((act) => act.slot === 'team_size')?.value
  const teamSize = typeof team === 'number' ? team : context.teamSize
  const believable = acts.filter(isName).flatMap((act) => keepPlausibleTools(act) ?? [])
  const hasHours = acts.some((act) => act.slot === 'manual_hours')
  return believable.map(({ reading, ...act }) => {
    if (reading.isUnreadable && typeof act.value === 'string')
      return { ...act, value: act.value, kind: 'implausible' }
    if (reading.original && reading.isUnconverted)
      return { ...act, value: reading.original.currency, kind: 'implausible' }
    if (typeof act.value !== 'number') return { ...act, reading }
    const people = act.slot === 'manual_hours' ? teamSize : null
    const isRight = isPlausible(act.slot, act.value, people) || isLowPay(act, reading)
    if (isRight && (hasHours || !isTooSmall({ ...act, reading }, context)))
      return { ...act, reading }
    return { ...act, value: act.value, kind: 'implausible' }
  })
}
