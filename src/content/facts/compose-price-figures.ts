import type { PricedPhase } from '#content/facts/facts.schema.ts'

/** Words, or words that depend on what a reader's process would save. */
export type Figure = string | ((savedUsd: number) => string)
type Phase = PricedPhase & { investment: string }
type Range = { minimumUsd: number; maximumUsd: number | null }

/** What an article may say of prices in braces: `{auditPrice}`, `{auditAndPilotPayback(14_496)}`. */
export function composePriceFigures(
  [audit, pilot, , retainer]: readonly [Phase, Phase, Phase, Phase],
  calculatorInvestmentUsd: number,
) {
  const auditAndPilot = addRanges(audit, pilot)
  return {
    auditPrice: audit.investment,
    auditDuration: audit.duration,
    pilotPrice: pilot.investment,
    retainerPrice: retainer.investment,
    retainerYearlyMinimum: writeUsd(retainer.minimumUsd * 12),
    auditAndPilotPrice: auditAndPilot.maximumUsd
      ? `between ${writeUsd(auditAndPilot.minimumUsd)} and ${writeUsd(auditAndPilot.maximumUsd)}`
      : `at least ${writeUsd(auditAndPilot.minimumUsd)}`,
    /** From what is saved in a month. */
    auditAndPilotPayback: (savedUsd) => writePayback(auditAndPilot, savedUsd),
    calculatorInvestment: writeUsd(calculatorInvestmentUsd),
    /** From what is saved in a year. */
    calculatorPayback: (savedUsd) => writeMonths((calculatorInvestmentUsd / savedUsd) * 12),
  } satisfies Record<string, Figure>
}

function addRanges(one: Range, other: Range): Range {
  const isOpen = one.maximumUsd === null || other.maximumUsd === null
  return {
    minimumUsd: one.minimumUsd + other.minimumUsd,
    maximumUsd: isOpen ? null : Number(one.maximumUsd) + Number(other.maximumUsd),
  }
}

function writePayback({ minimumUsd, maximumUsd }: Range, savedMonthlyUsd: number): string {
  const soonest = (minimumUsd / savedMonthlyUsd).toFixed(1)
  return maximumUsd === null
    ? `${soonest} months or more`
    : `${soonest} to ${(maximumUsd / savedMonthlyUsd).toFixed(1)} months`
}

function writeUsd(amount: number): string {
  return `$${amount.toLocaleString('en-US')}`
}

function writeMonths(months: number): string {
  return months < 24 ? `${months.toFixed(1)} months` : `${(months / 12).toFixed(1)} years`
}
