import type { PricedPhase } from '#content/facts/facts.schema.ts'

/** "$20K-$45K", "from $9K per month": every page, the chat and structured data say the price from its two numbers. */
export function pricePhase(phase: PricedPhase): PricedPhase & { investment: string } {
  const range = sayRange(phase)
  return { ...phase, investment: phase.per ? `${range} per ${phase.per}` : range }
}

export function shortenUsdRange(least: number, most: number): string {
  return `${shortenUsd(least)}-${shortenUsd(most)}`
}

export function shortenUsd(amount: number): string {
  return amount < 1_000_000 ? `$${amount / 1_000}K` : `$${amount / 1_000_000}M`
}

/** The four engagement phases in the order they run. Prices in US dollars; `maximumUsd: null` means "from". */
export const engagementPhases = [
  pricePhase({
    invented: true,
    phase: 1,
    name: 'Operations Audit',
    duration: '2-4 weeks',
    minimumUsd: 25_000,
    maximumUsd: 50_000,
    per: null,
    scope: 'one process, mapped end to end',
    description:
      'We map one process with the people who do it, measure it, and tell you what an agent should and should not do.',
    deliverables: [
      'Process map with hours, handoffs, and errors',
      'Ranked list of what to automate',
      'Design with goals, limits, and owners',
      'Savings estimate and the method behind it',
    ],
    outcome: 'You can decide without us: build, wait, or leave the process as it is.',
  }),
  pricePhase({
    invented: true,
    phase: 2,
    name: 'Pilot Deployment',
    duration: '8-12 weeks',
    minimumUsd: 80_000,
    maximumUsd: 150_000,
    per: null,
    scope: '2-3 core tools integrated',
    description:
      'We run one system alongside your team: supervised at first, then with more autonomy as its results allow.',
    deliverables: [
      'Agents connected to 2-3 core tools',
      'Tests on your own past cases',
      'A readable log of every step',
      'Training for the people who supervise it',
    ],
    outcome: 'At the end, you have a running system, with its results measured against the audit.',
  }),
  pricePhase({
    invented: true,
    phase: 3,
    name: 'Scaled Rollout',
    duration: '3-6 months',
    minimumUsd: 150_000,
    maximumUsd: 500_000,
    per: null,
    scope: 'enterprise integration of 5+ tools',
    description:
      'We extend the pilot to neighboring processes, with one log and one set of limits.',
    deliverables: [
      'Enterprise integration of 5+ tools',
      'Governance, roles, and thresholds',
      'Shared alerts across processes',
      'Handoff to your team',
    ],
    outcome: 'You own several automated processes, supervised in one place.',
  }),
  pricePhase({
    invented: true,
    phase: 4,
    name: 'Continuous Evolution',
    duration: 'ongoing',
    minimumUsd: 15_000,
    maximumUsd: null,
    per: 'month',
    scope: 'optional monthly retainer',
    description:
      'Each month we review the log with you, then expand, correct, or retire parts of the system.',
    deliverables: [
      'Monthly review of the log',
      'New sources and rules',
      'Model and tool upgrades',
      'Incident response',
    ],
    outcome: 'The system keeps up as your work changes.',
  }),
] as const

/** From the end of a pilot or rollout, in the price of every engagement. */
export const supportDays = 30

export const includedInEveryEngagement = [
  'Full source code and documentation',
  'Unlimited revisions during the engagement',
  'Team training',
  `${supportDays}-day post-deployment support`,
  'Telemetry and monitoring',
  'Security and compliance review',
] as const

export const pilotTimeline = {
  pilot: '6-10 weeks',
  customDevelopment: '6-12 months',
} as const

/** What draws a price toward the lower or the higher end of its range, or the running costs. No source has an amount for one of them. */
export const investmentFactors = [
  {
    name: 'Number of tools',
    effect: 'each one adds access, permissions, and tests',
    lower: 'Two in a pilot, five in a rollout',
    higher: 'Three in a pilot, more than five in a rollout',
    moves: 'build',
  },
  {
    name: 'Quality of access',
    effect: 'an API takes days; automating a screen takes weeks',
    lower: 'An API, which takes days',
    higher: 'A screen to automate, which takes weeks',
    moves: 'build',
  },
  {
    name: 'Exceptions',
    effect: 'rare cases take more design than common ones',
    lower: 'Mostly common cases',
    higher: 'Many rare cases',
    moves: 'build',
  },
  {
    name: 'Regulation',
    effect: 'evidence and approvals add design and test time',
    lower: 'No evidence or approvals required',
    higher: 'Both required',
    moves: 'build',
  },
  {
    name: 'Volume',
    effect: 'affects running costs more than the price of the build',
    lower: 'Few cases',
    higher: 'Many cases',
    moves: 'running costs',
  },
] as const

/** Words, or words that depend on what a reader's process would save. */
export type Figure = string | ((savedUsd: number) => string)
type Phase = PricedPhase & { investment: string }
type UsdRange = { minimumUsd: number; maximumUsd: number | null }

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

function addRanges(one: UsdRange, other: UsdRange): UsdRange {
  const isOpen = one.maximumUsd === null || other.maximumUsd === null
  return {
    minimumUsd: one.minimumUsd + other.minimumUsd,
    maximumUsd: isOpen ? null : Number(one.maximumUsd) + Number(other.maximumUsd),
  }
}

function writePayback({ minimumUsd, maximumUsd }: UsdRange, savedMonthlyUsd: number): string {
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

const WEEKS_PER_YEAR = 52
const WEEKS_PER_MONTH = WEEKS_PER_YEAR / 12

/** "1-3 months" is 4 1/3 to 13 weeks; "ongoing" is no range. */
export function readWeeks(duration: string): { least: number; most: number } | undefined {
  const [, least, most, unit] = /^(\d+)-(\d+) (weeks|months)$/.exec(duration) ?? []
  if (least === undefined) return undefined
  const weeks = unit === 'months' ? WEEKS_PER_MONTH : 1
  return { least: Number(least) * weeks, most: Number(most) * weeks }
}

export type YearOneTotal = { id: 'pilot' | 'retainer' | 'rollout'; sum: string; total: string }

/** What a customer may have paid us after a year, as sums of the prices. */
export function composeYearOne([audit, pilot, rollout, retainer]: readonly [
  Phase,
  Phase,
  Phase,
  Phase,
]): { monthsLeft: { least: number; most: number }; totals: readonly YearOneTotal[] } {
  const [auditWeeks, pilotWeeks] = [readWeeks(audit.duration), readWeeks(pilot.duration)]
  if (!auditWeeks || !pilotWeeks) throw new Error('An audit and a pilot need durations that end.')
  const countMonthsLeft = (weeks: number) => Math.floor((WEEKS_PER_YEAR - weeks) / WEEKS_PER_MONTH)
  const monthsLeft = {
    least: countMonthsLeft(auditWeeks.most + pilotWeeks.most),
    most: countMonthsLeft(auditWeeks.least + pilotWeeks.least),
  }
  const onePilot = addRanges(audit, pilot)
  const lowestWithRetainer = onePilot.minimumUsd + monthsLeft.least * retainer.minimumUsd
  return {
    monthsLeft,
    totals: [
      {
        id: 'pilot',
        sum: `${sayRange(audit)} + ${sayRange(pilot)}`,
        total: sayRange(onePilot),
      },
      {
        id: 'retainer',
        sum: `${sayRange(onePilot)} + ${monthsLeft.least} × ${shortenUsd(retainer.minimumUsd)}`,
        total: `from ${shortenUsd(lowestWithRetainer)}`,
      },
      {
        id: 'rollout',
        sum: `${sayRange(onePilot)} + ${sayRange(rollout)}`,
        total: sayRange(addRanges(onePilot, rollout)),
      },
    ],
  }
}

function sayRange({ minimumUsd, maximumUsd }: UsdRange): string {
  return maximumUsd === null
    ? `from ${shortenUsd(minimumUsd)}`
    : shortenUsdRange(minimumUsd, maximumUsd)
}

/** The drawing of what has been paid by which week. */
export const phaseFigureWords = {
  title: 'What you have paid in total, by week from the start',
  caption:
    'Each box is a point where you can stop. It runs from the shortest to the longest time, and from the lowest to the highest total. Pauses between phases and running costs are left out.',
  week: (week: number) => (week === 0 ? 'wk 0' : String(week)),
  corner: (usd: number, week: number) => `${shortenUsd(usd)}, wk ${week}`,
  corners: (lower: string, upper: string) => `${lower} to ${upper}`,
  /** At the end of each phase. */
  stop: (least: number, most: number, price: string) =>
    `Stop here after ${least}-${most} weeks, ${price} in total`,
  ways: [
    ', or order phase 2. The audit commits you to nothing more.',
    `, with ${supportDays} days of support included. Or order phase 3, or the retainer.`,
    ', or order the retainer.',
    'It is monthly and optional.',
  ],
} as const
