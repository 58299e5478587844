import { formatDollars, formatNumber } from '#agent/state/format.ts'
import type { CorrectionReading } from '#agent/understand/read-correction.ts'
import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import type { Slot } from '#domain/fact.ts'

const plural = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`

const PLAIN_NUMBER_UNITS: Readonly<Partial<Record<Slot, string>>> = {
  manual_hours: 'hours a week',
  team_size: 'people',
  hourly_rate: 'dollars an hour',
  tool_count: 'tools',
  error_rate: 'percent',
  budget: 'dollars',
}

/** The visitor's side of a correction in the conversation. It holds what was typed, to the letter. */
export function describeCorrection(slot: Slot, quote: string): string {
  const unit = /^[\d,.]+$/.test(quote) ? PLAIN_NUMBER_UNITS[slot] : undefined
  return `Correction · ${factLabels[slot]}: ${quote}${unit === undefined ? '' : ` ${unit}`}`
}

/** The visitor's side of a tick on a row of the worksheet. */
export function describeConfirming(slot: Slot, value: number): string {
  return `Confirmed · ${factLabels[slot]}: ${describeValue(slot, value)}`
}

export const FORGET_QUOTE = 'Forget this'

export function describeForgetting(slot: Slot): string {
  return `${FORGET_QUOTE} · ${factLabels[slot]}`
}

const HINTS: Readonly<Record<Slot, string>> = {
  contact_name: 'Enter a name of up to 80 characters.',
  company_name: 'Enter a company’s name of up to 80 characters.',
  company_website: 'Enter your company’s own address, such as yourcompany.com.',
  email: 'Enter a full email address, such as name@company.com.',
  phone: 'Enter a phone number with its area code, such as +1 415 555 0132.',
  manual_hours: 'Enter the hours a week of the whole team, such as 30.',
  team_size: 'Enter how many people share the work, such as 3.',
  hourly_rate: 'Enter dollars an hour, such as 32.',
  tools: 'Enter the names with commas between them, such as NetSuite, Excel.',
  tool_count: 'Enter a whole number, such as 3.',
  error_rate: 'Enter a share in percent, such as 4.',
  industry: 'Pick one of the industries.',
  pain: 'Say in a few words what is done by hand.',
  timeline: 'Pick one of the dates.',
  budget: 'Enter dollars, such as 50,000, or 0 for none.',
  authority: 'Pick who decides.',
}

type Refused = Exclude<CorrectionReading, { kind: 'read' }>

/** Why something typed into the card was not taken, and what would be. */
export function sayRefusedCorrection(
  slot: Slot,
  reading: Refused,
  teamSize: number | null,
): string {
  if (reading.kind === 'unreadable') {
    return reading.quote === ''
      ? HINTS[slot]
      : `“${shorten(reading.quote)}” was not understood. ${HINTS[slot]}`
  }
  const { smallest, largest, quote } = reading
  const seems = `“${shorten(quote)}” cannot be right, so it was not used.`
  if (slot === 'manual_hours' && teamSize !== null) {
    return `${seems} ${plural(teamSize, 'person has', 'people have')} at most ${formatNumber(largest)} hours in a week.`
  }
  const isMoney = slot === 'hourly_rate' || slot === 'budget'
  const format = isMoney ? formatDollars : formatNumber
  return `${seems} It is between ${format(smallest)} and ${format(largest)}${slot === 'error_rate' ? ' percent' : ''}.`
}

/** Hours that so few people cannot have worked. */
export function sayTooFewPeople(people: number, hours: number): string {
  return `${plural(people, 'person', 'people')} cannot work ${formatNumber(hours)} hours a week. Correct the manual hours first.`
}

function shorten(quote: string): string {
  return quote.length > 40 ? `${quote.slice(0, 40)}…` : quote
}
