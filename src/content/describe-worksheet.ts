import { describeValue } from '#content/describe-value.ts'
import { type OriginalMoney, ROW_SLOTS, type RowName } from '#domain/fact.ts'
import type { PriceRange, WorksheetEstimate, WorksheetRow } from '#domain/worksheet.ts'

export const rowLabels: Readonly<Record<RowName, string>> = {
  process: 'Process',
  hours: 'Hours a week, whole team',
  rate: 'Cost of an hour',
  tools: 'Tools it runs through',
  errors: 'Share that has to be redone',
}
export const rowStateWords: Readonly<Record<WorksheetRow['state'], string>> = {
  open: 'not known',
  to_check: 'to check',
  agreed: 'agreed',
  refused: 'left out',
}
export const verdictWords: Readonly<Record<WorksheetEstimate['verdict'], string>> = {
  worth_it: 'Worth it',
  borderline: 'Borderline',
  too_small: 'Too small for us',
  unknown: 'Not known yet',
}
/** The reason of a verdict that stands before it, without the words that say it again. */
export function explainVerdict({ why }: Pick<WorksheetEstimate, 'why'>): string {
  const rest = why.replace(/^This (?:looks worth it|is borderline|is too small for us): /, '')
  return rest.charAt(0).toUpperCase() + rest.slice(1)
}
export const costLabels: Readonly<Record<keyof WorksheetEstimate['cost'], string>> = {
  audit: 'Audit',
  pilot: 'Pilot',
  implementation: 'Implementation',
}

/** The estimate by email. */
export const emailEstimateWords = {
  label: 'Your email',
  send: 'Email me this estimate',
  sent: (address: string) =>
    `On its way to ${address}. The email has a link that opens this conversation on any device.`,
  noEmail: 'Email is not set up on this site.',
  print: 'Print this estimate instead',
  printFromPage: 'Print it from your page instead',
} as const

/** As the contract has it, too, where an absent field may be undefined. */
type Row = Pick<WorksheetRow, 'row' | 'value' | 'state'> & { original?: OriginalMoney | undefined }

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 })
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
})
const list = new Intl.ListFormat('en-US', { type: 'conjunction' })

/** The value of a row with its unit, in the told currency, too; empty where nothing is known. */
export function describeRow({ row, value, original }: Row): string {
  if (value === null) return ''
  const slot = typeof value === 'number' && row === 'tools' ? 'tool_count' : ROW_SLOTS[row]
  const told = original ? ` (given as ${number.format(original.amount)} ${original.currency})` : ''
  return `${describeValue(slot, value)}${told}`
}

/** "if 90 hours a week is right"; empty where everything that counts was agreed to. */
export function describeCondition(
  rows: readonly Row[],
  { ifRight }: Pick<WorksheetEstimate, 'ifRight'>,
): string {
  const values = rows.filter(({ row }) => ifRight.includes(row)).map(describeRow)
  if (values.length === 0) return ''
  return `if ${list.format(values)} ${values.length > 1 ? 'are' : 'is'} right`
}

export function describeSaving({ savings }: Pick<WorksheetEstimate, 'savings'>): string {
  return `${dollars.format(savings)} a year`
}

export function describePrice({ minimumUsd, maximumUsd }: PriceRange): string {
  const least = dollars.format(minimumUsd)
  if (maximumUsd === null) return `from ${least}`
  return maximumUsd === minimumUsd ? least : `${least} to ${dollars.format(maximumUsd)}`
}

/** With the investment that it was worked out on: what so many months save (spec, section 9). */
export function describePayback({
  paybackMonths,
  savings,
}: Pick<WorksheetEstimate, 'paybackMonths' | 'savings'>): string {
  if (paybackMonths === null) return 'never, at these savings'
  const investment = dollars.format((paybackMonths * savings) / 12)
  const months = Math.max(1, Math.round(paybackMonths))
  return `about ${months} ${months === 1 ? 'month' : 'months'}, on the ${investment} our calculator assumes`
}
