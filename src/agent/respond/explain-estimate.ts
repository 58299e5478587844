import { estimateRoi, type RoiEstimate } from '#agent/decide/estimate-roi.ts'
import type { AskedFigure } from '#agent/knowledge/answer.ts'
import { describeKnown } from '#agent/respond/describe-known.ts'
import { type ConversationState, getKnownNumber } from '#agent/state/conversation-state.ts'
import { formatCents, formatComputed, formatList, formatNumber } from '#agent/state/format.ts'
import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import type { Slot } from '#domain/fact.ts'
import { calculateAutomationPercent, IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'

export type EstimateInput = {
  slot: Slot
  label: string
  value: string
  /** How it was read, or what it counts as because nobody said it. */
  note: string
  isAssumed: boolean
  quote: string
  messageId: string
}

export type EstimateBasis = {
  inputs: readonly EstimateInput[]
  /** The formula with the figures of this lead, step by step. */
  steps: readonly string[]
  /** What keeps an estimate from being made; empty when there is one. */
  missing: string
}

const [audit, pilot, , retainer] = engagementPhases

/** The constants of the spec's formula, read off the formula itself. */
const BASE_PERCENT = calculateAutomationPercent(0, 0)
export const PERCENT_PER_TOOL = calculateAutomationPercent(1, 0) - BASE_PERCENT
export const PERCENT_PER_ERROR = calculateAutomationPercent(0, 1) - BASE_PERCENT
const MOST_PERCENT = calculateAutomationPercent(1_000, 0)

/** What the estimate rests on, in words: each input with its source, and what was assumed. */
export function explainEstimate(state: ConversationState): EstimateBasis {
  const estimate = estimateRoi(state)
  if (estimate === null)
    return { inputs: listStated(state), steps: [], missing: explainMissing(state) }
  const assumed = (['tool_count', 'error_rate'] as const).filter(
    (slot) => getKnownNumber(state, slot) === null,
  )
  return {
    inputs: [
      ...listStated(state),
      ...assumed.map((slot) => describeAssumed(state, estimate, slot)),
    ],
    steps: listSteps(estimate),
    missing: '',
  }
}

function listStated(state: ConversationState): EstimateInput[] {
  return (['manual_hours', 'hourly_rate', 'tool_count', 'error_rate'] as const).flatMap((slot) => {
    const value = getKnownNumber(state, slot)
    if (value === null) return []
    const known = describeKnown(state, slot) ?? describeKnown(state, 'tools')
    const names = slot === 'tool_count' ? describeKnown(state, 'tools')?.value : undefined
    return [
      {
        slot,
        label: factLabels[slot],
        value: describeValue(slot, value),
        note: [names, known?.note].filter(Boolean).join('; '),
        isAssumed: false,
        quote: known?.quote ?? '',
        messageId: known?.messageId ?? '',
      },
    ]
  })
}

const COUNTED_AS = {
  tool_count: { value: 'counted as 0 tools', step: 'Each tool', percent: PERCENT_PER_TOOL },
  error_rate: { value: 'counted as 0%', step: 'Each percent', percent: PERCENT_PER_ERROR },
} as const

function describeAssumed(
  state: ConversationState,
  { roi }: RoiEstimate,
  slot: keyof typeof COUNTED_AS,
): EstimateInput {
  const { value, step, percent } = COUNTED_AS[slot]
  const worth = formatCents((roi.annualCostCents * percent) / 100)
  const refused = describeKnown(state, slot)
  return {
    slot,
    label: factLabels[slot],
    value,
    note: `${refused ? 'would not say' : 'nobody said it'}. ${step} adds ${percent} points, ${worth} a year`,
    isAssumed: true,
    quote: refused?.quote ?? '',
    messageId: refused?.messageId ?? '',
  }
}

function listSteps({ input, roi }: RoiEstimate): string[] {
  const { manualHours, hourlyRateCents, toolCount, errorRatePercent } = input
  const uncapped =
    BASE_PERCENT + PERCENT_PER_TOOL * toolCount + PERCENT_PER_ERROR * errorRatePercent
  const sum = `${BASE_PERCENT}% + ${describeValue('tool_count', toolCount)} × ${PERCENT_PER_TOOL}% + ${describeValue('error_rate', errorRatePercent)} × ${PERCENT_PER_ERROR} = ${formatNumber(uncapped)}%`
  const capped = uncapped > MOST_PERCENT ? `, counted as ${MOST_PERCENT}% at most` : ''
  const payback =
    roi.paybackMonths === null ? 'never' : `in ${formatComputed(roi.paybackMonths)} months`
  return [
    `Cost today: ${formatNumber(manualHours)} hours × ${formatRate(hourlyRateCents)} × 52 weeks = ${formatCents(roi.annualCostCents)} a year`,
    `Share automated: ${sum}${capped}`,
    `Saved: ${formatCents(roi.annualCostCents)} × ${formatNumber(roi.automationPercent)}% = ${formatCents(roi.annualSavingsCents)} and ${formatComputed(roi.weeklyHoursSaved)} hours a week`,
    `Against the calculator’s fixed ${formatCents(IMPLEMENTATION_INVESTMENT_CENTS)}: paid back ${payback}`,
  ]
}

function formatRate(cents: number): string {
  return describeValue('hourly_rate', cents / 100).replace(' an hour', '')
}

function explainMissing(state: ConversationState): string {
  const missing = (['manual_hours', 'hourly_rate'] as const)
    .filter((slot) => getKnownNumber(state, slot) === null)
    .map((slot) => {
      const label = slot === 'manual_hours' ? 'the manual hours' : 'the cost of an hour'
      return state.facts[slot] ? `${label} (would not say)` : label
    })
  return `No estimate: it needs ${missing.join(' and ')}.`
}

/** "Why 22 and not 37?": the hours that stay, and the parts of the share. */
export function sayHoursSaved(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { input, roi } = estimate
  const all = describeValue('manual_hours', input.manualHours)
  const rest = formatComputed(input.manualHours - roi.weeklyHoursSaved)
  return `${all} is what the work takes; ${formatComputed(roi.weeklyHoursSaved)} of them is what automation would save, and ${rest} stay with your people. ${sayShare(estimate)}`
}

const ROWS = ['hourly_rate', 'manual_hours', 'error_rate', 'team_size'] as const

/** "Where does 72 dollars come from?": the row that the figure stands in, with its words and workings. */
export function sayFigureSource(state: ConversationState, asked: readonly AskedFigure[]): string {
  const named = asked.map(({ value }) => listSources(state).find((one) => isNearTo(one, value)))
  // "From 220 to 105" asks for the one that was worked out.
  const found = named.find((one) => one?.isComputed) ?? named[0]
  if (found !== undefined) return found.say()
  const row = sayRow(state, asked[0]?.isMoney ? 'hourly_rate' : 'manual_hours')
  return row === null
    ? 'I have counted nothing with that figure so far.'
    : `I don’t use that figure in the estimate; if I said it, I was wrong. ${row}`
}

type Source = { value: number; say: () => string; isComputed?: true }

const isNearTo = (source: Source, value: number): boolean =>
  Math.abs(source.value - value) < 1 || Math.abs(source.value - value) <= source.value / 100

/** The ends of our price ranges, in dollars. */
const PRICES: readonly Source[] = engagementPhases.flatMap(
  ({ name, investment, minimumUsd, maximumUsd }) =>
    [minimumUsd, maximumUsd].flatMap((value) =>
      value === null ? [] : [{ value, say: () => `The ${name} costs ${investment}.` }],
    ),
)

const toComputed = (source: Source): Source => ({ ...source, isComputed: true })

function listSources(state: ConversationState): Source[] {
  const rows = ROWS.flatMap((slot): Source[] => {
    const value = getKnownNumber(state, slot)
    return value === null ? [] : [{ value, say: () => sayRow(state, slot) ?? '' }]
  })
  const waiting = Object.values(state.proposed ?? {}).map(({ slot, value, workings }) => ({
    value,
    say: () =>
      `${describeValue(slot, value)} is what I made of your words${workings ? `: ${workings}` : ''}. It does not count until you agree.`,
  }))
  const estimate = estimateRoi(state)
  if (estimate === null) return [...rows, ...waiting, ...PRICES]
  const { roi } = estimate
  const [, , saved = ''] = listSteps(estimate)
  const computed: Source[] = [
    { value: roi.weeklyHoursSaved, say: () => sayHoursSaved(state) ?? '' },
    { value: roi.annualSavingsCents / 100, say: () => `${saved}. ${sayShare(estimate)}` },
    { value: roi.annualCostCents / 100, say: () => sayCost(state) ?? '' },
    ...(roi.paybackMonths === null
      ? []
      : [{ value: roi.paybackMonths, say: () => sayBreakEven(state) ?? '' }]),
  ]
  return [...rows, ...waiting, ...computed.map(toComputed), ...PRICES]
}

/** Longer or excited words of the visitor are not read back. */
const QUOTED = /^[^?!]{1,80}$/

function sayRow(state: ConversationState, slot: (typeof ROWS)[number]): string | null {
  const value = getKnownNumber(state, slot)
  if (value === null) return null
  const quote = state.facts[slot]?.quote ?? ''
  const words = QUOTED.test(quote) ? ` I have it from your words “${quote}”.` : ''
  const workings = state.details[slot]?.derivation
  const sum = workings ? `, worked out as ${workings}` : ''
  return `${describeValue(slot, value)} is your row “${factLabels[slot]}”${sum}.${words} If it is wrong, tell me the right figure.`
}

/** "The share is 55%: 30% to begin with, 5 for 1 tool, and 20 for 10% errors." */
function sayShare({ input, roi }: RoiEstimate): string {
  const { toolCount, errorRatePercent } = input
  const add = (slot: Slot, value: number, percent: number) =>
    value > 0 ? [`${formatNumber(percent * value)} for ${describeValue(slot, value)}`] : []
  const parts = [
    `${BASE_PERCENT}% to begin with`,
    ...add('tool_count', toolCount, PERCENT_PER_TOOL),
    ...add('error_rate', errorRatePercent, PERCENT_PER_ERROR),
  ]
  const most = roi.automationPercent === MOST_PERCENT ? `, and ${MOST_PERCENT}% at most` : ''
  return `The share is ${formatNumber(roi.automationPercent)}%: ${formatList(parts)}${most}.`
}

/** "How come it's 48%?" */
export function sayShareOf(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { input, roi } = estimate
  const rest = formatComputed(input.manualHours - roi.weeklyHoursSaved)
  return `${sayShare(estimate)} So ${formatComputed(roi.weeklyHoursSaved)} of the ${formatNumber(input.manualHours)} hours a week would be automated, and ${rest} stay with your people. It is our calculator’s rule of thumb; an audit confirms or corrects it.`
}

/** "Did you count the errors?" */
export function sayErrorsCounted(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { errorRatePercent } = estimate.input
  const share = formatNumber(estimate.roi.automationPercent)
  if (errorRatePercent === 0)
    return `No errors are counted so far. Each percent that has to be redone adds ${PERCENT_PER_ERROR} points to the share that can be automated, which is ${share}%.`
  const points = formatNumber(PERCENT_PER_ERROR * errorRatePercent)
  return `Yes: ${describeValue('error_rate', errorRatePercent)} add ${points} points to the share that can be automated, which is ${share}%. What a mistake itself costs you is not counted.`
}

/** "Is that per person?" */
export function sayTeam(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { input, roi } = estimate
  const team = getKnownNumber(state, 'team_size')
  const all =
    team !== null && team > 1 ? `all ${formatNumber(team)} people together` : 'the whole team'
  const each =
    team !== null && team > 1
      ? ` That is about ${formatComputed(roi.weeklyHoursSaved / team)} hours a week per person.`
      : ''
  return `It is for ${all}: about ${formatComputed(roi.weeklyHoursSaved)} of ${formatNumber(input.manualHours)} hours a week and ${formatCents(roi.annualSavingsCents)} a year.${each} If the ${formatNumber(input.manualHours)} hours are those of one person, tell me.`
}

/** "Which part would be automated, and what stays with us?" */
export function saySplit(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { input, roi } = estimate
  const rest = formatComputed(input.manualHours - roi.weeklyHoursSaved)
  return `About ${formatComputed(roi.weeklyHoursSaved)} of the ${formatNumber(input.manualHours)} hours a week would be automated: reading what comes in, checking it by your rules, and entering it in your tools. About ${rest} hours stay with your people: cases that cross a limit, contradict each other, or can’t be read, and every decision you don’t hand over. Whether the hours saved mean other work or fewer people is your decision.`
}

/** "When do we break even?", "how did you get 8 months?" */
export function sayBreakEven(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { paybackMonths, annualSavingsCents } = estimate.roi
  if (paybackMonths === null) return 'Never, on your figures, because no hours are saved.'
  const least = pilot.minimumUsd * 100
  const cheapest = formatNumber(Math.ceil(least / (annualSavingsCents / 12)))
  return `After about ${formatNumber(Math.round(paybackMonths))} months: you would save about ${formatCents(annualSavingsCents / 12)} a month (${formatCents(annualSavingsCents)} a year), and our calculator assumes ${formatCents(IMPLEMENTATION_INVESTMENT_CENTS)} for the build. A pilot costs ${pilot.investment}; at ${formatCents(least)} it would be about ${cheapest} months. The months count from when the system runs.`
}

/** "What are the assumptions?", "what's not in the number?" */
export function sayAssumptions(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { input, roi } = estimate
  return `It assumes four things: ${formatNumber(input.manualHours)} hours in all 52 weeks, ${describeValue('hourly_rate', input.hourlyRateCents / 100)}, ${formatNumber(roi.automationPercent)}% of the hours automated, and ${formatCents(IMPLEMENTATION_INVESTMENT_CENTS)} for the build. Not in it: the audit (${audit.investment}), running costs, the optional retainer, your time to manage it, and what mistakes cost you.`
}

/** "Does that include your fees?" */
export function sayFees(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  return `No, the ${formatCents(estimate.roi.annualSavingsCents)} a year is before anything you pay us. The payback sets it against ${formatCents(IMPLEMENTATION_INVESTMENT_CENTS)} for the build, the top of a pilot’s price range (${pilot.investment}). The audit (${audit.investment}), running costs, and the optional retainer (${retainer.investment}) come on top.`
}

/** "What about hiring costs, training, turnover?", "does it include my time to manage it?" */
export function sayPeopleCosts(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { manualHours, hourlyRateCents } = estimate.input
  return `No, it counts only the ${describeValue('manual_hours', manualHours)} you told me, at ${formatRate(hourlyRateCents)} an hour. Hiring, training, turnover, and the time to manage people or the system are not in it. If you know what one of them costs you a year, tell me, and I’ll set it beside the savings.`
}

/** "Should I include the supervisors' time too?" */
export const sayScope = (state: ConversationState): string => {
  const hours = getKnownNumber(state, 'manual_hours')
  const known = hours === null ? '' : ` So far I count ${describeValue('manual_hours', hours)}.`
  return `Yes, if they do the work, check it, or fix it: count those hours, at what they cost. Time spent on managing people stays out, because an agent does not replace it.${known} If they are not in there, tell me the new total.`
}

/** "That seems high": what the same work would save if the tools and errors added nothing. */
function sayLowest({ roi }: RoiEstimate): string {
  const least = (roi.annualCostCents * BASE_PERCENT) / 100
  return roi.automationPercent > BASE_PERCENT
    ? ` At the lowest share it counts, ${BASE_PERCENT}%, it would be ${formatCents(least)} a year.`
    : ''
}

/** "What's the low end?" */
export function sayRange(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { annualCostCents, annualSavingsCents } = estimate.roi
  const of = (percent: number) => formatCents((annualCostCents * percent) / 100)
  return `${of(BASE_PERCENT)} a year is the lowest that our calculator gives for your hours and pay, without tools and errors (${BASE_PERCENT}% automated); ${of(MOST_PERCENT)} is the most (${MOST_PERCENT}%). On your figures it is ${formatCents(annualSavingsCents)}, one figure and not a range. The prices are ranges: a pilot costs ${pilot.investment}.`
}

/** "Explain it like I'm five" */
export function sayPlainly(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { input, roi } = estimate
  const months =
    roi.paybackMonths === null
      ? ''
      : ` Building it costs about ${formatCents(IMPLEMENTATION_INVESTMENT_CENTS)} by our calculator, so it has paid for itself after about ${formatNumber(Math.round(roi.paybackMonths))} months.`
  return `Your people spend ${formatNumber(input.manualHours)} hours a week on this, which costs you ${formatCents(roi.annualCostCents)} a year. Software could do about ${formatNumber(roi.automationPercent)}% of it. That saves about ${formatCents(roi.annualSavingsCents)} a year.${months} It is an estimate, not a promise.`
}

/** "So what's my net in year one?" */
export function sayNet(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { annualSavingsCents, threeYearNetCents } = estimate.roi
  const first = annualSavingsCents - IMPLEMENTATION_INVESTMENT_CENTS
  return `About ${formatSigned(first)} in year one: ${formatCents(annualSavingsCents)} saved, less ${formatCents(IMPLEMENTATION_INVESTMENT_CENTS)} for the build. Over three years, the net is about ${formatSigned(threeYearNetCents)}. The audit and running costs are not deducted.`
}

const formatSigned = (amount: number): string =>
  `${amount < 0 ? 'minus ' : ''}${formatCents(Math.abs(amount))}`

/** "What does it cost us now?" */
export function sayCost(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { input, roi } = estimate
  return `Today the work costs you about ${formatCents(roi.annualCostCents)} a year: ${formatNumber(input.manualHours)} hours × ${formatRate(input.hourlyRateCents)} × 52 weeks.`
}

/** "How sure are you?": what is told, what is assumed, and what would measure it. */
export function saySureness(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { input, roi } = estimate
  const told = `${describeValue('manual_hours', input.manualHours)} at ${formatRate(input.hourlyRateCents)} an hour`
  const left = UNTOLD.filter(({ slot }) => getKnownNumber(state, slot) === null)
  const untold =
    left.length === 0
      ? ''
      : ` Nobody has told me ${left.map(({ words }) => words).join(' or ')}, so they count as none.`
  return `It is an estimate, not a measurement. ${told} is what you told me; that ${formatNumber(roi.automationPercent)}% of it can be automated is our calculator’s rule of thumb.${sayLowest(estimate)}${untold} An audit confirms or corrects the rate.`
}

const UNTOLD = [
  { slot: 'tool_count', words: 'the tools' },
  { slot: 'error_rate', words: 'the errors' },
] as const
const NEEDED_FIGURES = [
  { slot: 'manual_hours', words: 'the hours a week that the work takes' },
  { slot: 'hourly_rate', words: 'what an hour of it costs' },
  { slot: 'tool_count', words: 'the tools it passes through' },
  { slot: 'error_rate', words: 'the share that has to be redone' },
] as const

/** "What numbers do you need?": the list, and what of it is still missing. */
export function sayMissing(state: ConversationState): string {
  const all = formatList(NEEDED_FIGURES.map(({ words }) => words))
  const list = `The estimate takes four figures: ${all}.`
  const isKnown = (slot: Slot) => getKnownNumber(state, slot) !== null
  const missing = NEEDED_FIGURES.filter(({ slot }) => !isKnown(slot))
  if (missing.length === 0) return `${list} I have all four from you.`
  const known = NEEDED_FIGURES.flatMap(({ slot }) => {
    const value = getKnownNumber(state, slot)
    return value === null ? [] : [describeValue(slot, value)]
  })
  const guess = 'Guesses are fine.'
  if (known.length === 0) return `${list} ${guess}`
  return `${list} I have ${formatList(known)}; still missing: ${formatList(missing.map(({ words }) => words))}. ${guess}`
}
