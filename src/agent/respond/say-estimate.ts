import {
  estimateProvisional,
  estimateRoi,
  judgeEstimate,
  judgeSavings,
  type Provisional,
  type RoiEstimate,
} from '#agent/decide/estimate-roi.ts'
import { SUPPOSED_SLOTS, type Supposed } from '#agent/knowledge/answer.ts'
import { PEOPLE_NOUNS } from '#agent/lexicon/nouns.ts'
import {
  explainEstimate,
  sayAssumptions,
  sayBreakEven,
  sayCost,
  sayErrorsCounted,
  sayFees,
  sayHoursSaved,
  sayMissing,
  sayNet,
  sayPeopleCosts,
  sayPlainly,
  sayRange,
  sayScope,
  sayShareOf,
  saySplit,
  saySureness,
  sayTeam,
} from '#agent/respond/explain-estimate.ts'
import { nameWork } from '#agent/respond/name-work.ts'
import { pickVariant } from '#agent/respond/pick.ts'
import { nameTools } from '#agent/respond/say-figure.ts'
import {
  type ConversationState,
  getKnownNumber,
  getKnownTools,
} from '#agent/state/conversation-state.ts'
import {
  capitalize,
  formatCents,
  formatComputed,
  formatDollars,
  formatList,
  formatNumber,
} from '#agent/state/format.ts'
import { isSeasonal } from '#agent/understand/revisions/seasons.ts'
import type { StateTopic } from '#content/answers/card.ts'
import { describeValue } from '#content/describe-value.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import type { Slot } from '#domain/fact.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import { toExact } from '#domain/to-exact.ts'
import { BORDERLINE_MONTHS, WORTH_IT_MONTHS } from '#domain/verdict.ts'

function saySavings(state: ConversationState): string {
  const estimate = estimateRoi(state)
  if (estimate === null) {
    const provisional = estimateProvisional(state)
    if (provisional !== null) return sayProvisional(provisional)
    return `I can work that out once I know ${sayNeededFigures(state)}.`
  }
  const { input, roi } = estimate
  const counted = `${formatNumber(input.manualHours)} hours × ${formatDollars(input.hourlyRateCents / 100)} × 52 weeks = ${formatCents(roi.annualCostCents)} a year, ${formatNumber(roi.automationPercent)}% of it automated`
  const saved = `${formatCents(roi.annualSavingsCents)} a year and ${formatComputed(roi.weeklyHoursSaved)} hours a week`
  return `By our calculator’s formula: ${counted}. That is about ${saved}, an estimate and not a promise.`
}

/** What an estimate still needs: nothing that was told is asked for again. */
function sayNeededFigures(state: ConversationState): string {
  const hours = getKnownNumber(state, 'manual_hours')
  if (hours !== null) return `what an hour of the ${describeValue('manual_hours', hours)} costs`
  return getKnownNumber(state, 'hourly_rate') === null
    ? 'how many hours a week the work takes and what an hour of it costs'
    : 'how many hours a week the work takes'
}

function sayCannotYet(state: ConversationState): string {
  const isNothingKnown =
    getKnownNumber(state, 'manual_hours') === null && getKnownNumber(state, 'hourly_rate') === null
  return isNothingKnown
    ? 'I can’t say yet: I need the hours a week and what an hour of them costs.'
    : `I can’t say yet: I need to know ${sayNeededFigures(state)}.`
}

/** The sum on figures that nobody agreed to yet, and what would settle them. */
function sayProvisional({ condition, estimate: { formula, why } }: Provisional): string {
  return `If ${condition} is right, our calculator’s formula gives ${formula}. ${why}`
}

const [audit, pilot, , retainer] = engagementPhases
export const INVESTMENT = formatCents(IMPLEMENTATION_INVESTMENT_CENTS)
const WORTHWHILE_MONTHS = 12
const PATIENT_YEARS = 3
/** More than this many hours a week is no advice to anyone. */
const ADVISABLE_HOURS_MAX = 2_000

const INPUTS: readonly Slot[] = ['manual_hours', 'hourly_rate', 'tool_count', 'error_rate']

/** A figure with how it was worked out of the visitor's words. */
function sayInput(state: ConversationState, slot: Slot): string[] {
  const value = getKnownNumber(state, slot)
  if (value === null) return []
  const derivation = state.details[slot]?.derivation
  return [`${describeValue(slot, value)}${derivation ? ` (${derivation})` : ''}`]
}

/** The lines of the estimate in the visitor's own figures; empty where none is known. */
export function sayFormula(state: ConversationState): string {
  const inputs = INPUTS.flatMap((slot) => sayInput(state, slot))
  if (inputs.length === 0) return ''
  const from = `From what you told me: ${inputs.join(', ')}.`
  const { steps, missing } = explainEstimate(state)
  const provisional = estimateProvisional(state)
  if (provisional !== null) return `${from} ${sayProvisional(provisional)}`
  if (steps.length === 0) return `${from} ${missing}`
  return `${from} ${steps.slice(0, 3).join('. ')}. It is an estimate by our calculator’s formula, not a promise.`
}

const isWithinYear = ({ roi }: RoiEstimate) =>
  roi.paybackMonths !== null && roi.paybackMonths <= WORTHWHILE_MONTHS

/** From how many hours a week the savings of so many years cover the investment, all else as it is. */
function findHours({ input, roi }: RoiEstimate, years: number): number | null {
  if (roi.annualSavingsCents === 0) return null
  const hours = (input.manualHours * IMPLEMENTATION_INVESTMENT_CENTS) / years
  const needed = Math.ceil(hours / roi.annualSavingsCents)
  return needed <= ADVISABLE_HOURS_MAX ? needed : null
}

/** One sentence on from when it would pay, where that is near enough to be of use. */
function sayNeeded(estimate: RoiEstimate): string {
  const isPatient = (estimate.roi.paybackMonths ?? Number.POSITIVE_INFINITY) <= PATIENT_YEARS * 12
  const hours = findHours(estimate, isPatient ? 1 : PATIENT_YEARS)
  if (hours === null) return ''
  const span = isPatient ? 'a year' : 'three years'
  return ` At that cost per hour, it would pay back within ${span} from about ${formatNumber(hours)} hours a week.`
}

/** Whether it pays, said honestly: what makes it not pay, what would, and what to do instead. */
function sayPayback(state: ConversationState): string {
  const estimate = estimateRoi(state)
  if (estimate === null) {
    const provisional = estimateProvisional(state)
    if (provisional !== null) return sayProvisional(provisional)
    return `${sayCannotYet(state)} As a yardstick, our calculator sets the savings against a fixed ${INVESTMENT}.`
  }
  const { input, roi } = estimate
  if (roi.paybackMonths === null)
    return 'On your figures it never pays back, because no hours are saved.'
  const figures = `${describeValue('manual_hours', roundHours(input.manualHours))} at ${describeValue('hourly_rate', input.hourlyRateCents / 100)} saves about ${formatCents(roi.annualSavingsCents)} a year`
  const needed = judgeEstimate(state)?.verdict === 'borderline' ? sayNeeded(estimate) : ''
  return `On your figures, ${figures}. ${sayWhy(state)}${needed}`
}

/** What a worry about the price is answered with besides, once there are figures. */
export function sayPaybackBriefly(state: ConversationState): string {
  const estimate = estimateRoi(state)
  const months = estimate?.roi.paybackMonths ?? null
  if (estimate === null || months === null) return ''
  if (isWithinYear(estimate)) return ' On your figures a full build would pay back within a year.'
  const isPatient = months <= PATIENT_YEARS * 12
  const span = isPatient ? 'one to three years' : 'more than three years'
  return ` On your figures a full build would take ${span} to pay back, so I would not start with more than the audit.`
}

/** "What if it was 60 hours?": the estimate on a figure that is only supposed, and what would make it pay. */
export function sayWhatIf(state: ConversationState, told: Supposed): string {
  if (told.more_dollars !== undefined) return sayWithCost(state, told.more_dollars)
  const terms = sayOnTerms(state, told)
  if (terms !== null) return terms
  const supposed = withGrowth(state, told)
  const supposedState = suppose(state, supposed)
  const estimate = estimateRoi(supposedState)
  const figures = SUPPOSED_SLOTS.flatMap((slot) => {
    const value = supposed[slot]
    return value === undefined ? [] : [describeValue(slot, roundHours(value))]
  })
  if (figures.length === 0) return saySavings(state)
  if (estimate === null) {
    const isWithoutHours = supposedState.facts.manual_hours === undefined
    const missing = isWithoutHours ? 'the hours a week' : 'what an hour costs'
    return `That would be ${formatList(figures)}. What it would save I can work out once I know ${missing}.`
  }
  const { roi } = estimate
  const { verdict = 'unknown', why = '' } = judgeEstimate(supposedState) ?? {}
  const needed = verdict === 'borderline' ? sayNeeded(estimate) : ''
  const each =
    told.each === undefined ? '' : ` (if each of the ${told.each} takes as long as one does now)`
  const isOfShare = supposed.tool_count !== undefined || supposed.error_rate !== undefined
  const share = isOfShare ? `, ${formatNumber(roi.automationPercent)}% of the hours` : ''
  return `At ${formatList(figures)}${each}, all else the same, it could save about ${formatCents(roi.annualSavingsCents)} a year and ${formatComputed(roi.weeklyHoursSaved)} hours a week${share}. ${told.more_hours === undefined ? why : why.replace(SECOND_PROCESS, '')}${needed}${saysChanged(state, told, supposed) ? '' : KEPT}`
}

const KEPT = ' I haven’t changed your figures.'

/** The state with what is supposed in place of what is known. */
function suppose(state: ConversationState, supposed: Supposed): ConversationState {
  const facts = { ...state.facts }
  const waiting = state.proposed?.hourly_rate
  if (waiting !== undefined && facts.hourly_rate === undefined)
    facts.hourly_rate = toSupposed(waiting.value)
  for (const slot of SUPPOSED_SLOTS) {
    const value = supposed[slot]
    if (value !== undefined) facts[slot] = toSupposed(value)
  }
  return { ...state, facts }
}

/** The calculator's months are said as elsewhere; those of another price are never said too short. */
function toMonths(cents: number, savedCents: number): string {
  const months = cents / (savedCents / 12)
  return formatNumber(
    cents === IMPLEMENTATION_INVESTMENT_CENTS ? Math.round(months) : Math.ceil(months),
  )
}
const saySigned = (cents: number) => `${cents < 0 ? 'minus ' : ''}${formatCents(Math.abs(cents))}`

/** "What if the pilot costs only 80k?", "and with the retainer?": other terms for the same work; null where none are supposed. */
function sayOnTerms(state: ConversationState, told: Supposed): string | null {
  const { build_dollars: build, delay_months: delay, has_retainer: hasRetainer, share } = told
  if ((build ?? delay ?? hasRetainer ?? share) === undefined) return null
  const estimate = estimateRoi(suppose(state, {}))
  if (estimate === null) return sayUnknownYet(state)
  if (estimate.roi.annualSavingsCents === 0) return sayPayback(state)
  if (build !== undefined) return sayWithBuild(estimate, build)
  if (share !== undefined) return sayWithShare(estimate, share)
  return delay === undefined ? sayWithRetainer(estimate) : sayWithDelay(estimate, delay)
}

function sayWithBuild({ roi }: RoiEstimate, dollars: number): string {
  const cents = dollars * 100
  const saved = roi.annualSavingsCents
  return `About ${toMonths(cents, saved)} months: at ${formatCents(cents)} for the build, savings of about ${formatCents(saved)} a year pay it back in that time. The net is about ${saySigned(saved - cents)} in year one and ${saySigned(3 * saved - cents)} over three years. A pilot costs ${pilot.investment}, and your own price comes from the audit.`
}

function sayWithShare({ input, roi }: RoiEstimate, percent: number): string {
  const saved = (roi.annualCostCents * percent) / 100
  const hours = formatComputed((input.manualHours * percent) / 100)
  const counted = `The estimate counts ${formatNumber(roi.automationPercent)}%, ${formatCents(roi.annualSavingsCents)} a year.`
  const payback =
    saved === 0 ? 'never' : `in about ${toMonths(IMPLEMENTATION_INVESTMENT_CENTS, saved)} months`
  return `With ${formatNumber(percent)}% automated, it would save about ${formatCents(saved)} a year and ${hours} hours a week, and ${INVESTMENT} would be paid back ${payback}. ${counted}`
}

function sayWithRetainer({ roi }: RoiEstimate): string {
  const yearly = retainer.minimumUsd * 12 * 100
  const left = roi.annualSavingsCents - yearly
  const told = `the retainer (${retainer.investment}, at least ${formatCents(yearly)} a year)`
  if (left <= 0)
    return `With ${told}, it would never pay back: the savings are about ${formatCents(roi.annualSavingsCents)} a year. The retainer is optional; without it, your own people run the system.`
  return `About ${toMonths(IMPLEMENTATION_INVESTMENT_CENTS, left)} months instead of ${toMonths(IMPLEMENTATION_INVESTMENT_CENTS, roi.annualSavingsCents)}: with ${told}, about ${formatCents(left)} of the savings is left each year to pay back ${INVESTMENT}. The retainer is optional; without it, your own people run the system.`
}

const HORIZON_MONTHS = 36

function sayWithDelay({ roi }: RoiEstimate, months: number): string {
  const saved = roi.annualSavingsCents
  const payback = Math.round(IMPLEMENTATION_INVESTMENT_CENTS / (saved / 12))
  const net = (saved * Math.max(0, HORIZON_MONTHS - months)) / 12 - IMPLEMENTATION_INVESTMENT_CENTS
  return `Then it pays back after about ${formatNumber(payback + months)} months instead of ${formatNumber(payback)}, if nothing is saved in the first ${formatNumber(months)}. The savings of about ${formatCents(saved)} a year stay the same after that. The net over three years would be about ${saySigned(net)} instead of ${saySigned(roi.threeYearNetCents)}.`
}

/** Said of hours that are said back in the same reply, or come on top. */
const saysChanged = (state: ConversationState, told: Supposed, { manual_hours: hours }: Supposed) =>
  told.more_hours !== undefined || state.proposed?.manual_hours?.value === hours

/** "Can you add the 30 grand of freight?": beside the estimate, which counts hours. */
function sayWithCost(state: ConversationState, dollars: number): string {
  const { roi } = estimateRoi(state) ?? {}
  const cost = formatCents(dollars * 100)
  const counts = `The estimate counts only hours, so your ${cost} a year is not in it.`
  if (roi === undefined) return `${counts} The audit would measure how much of it can be saved.`
  const all = roi.annualSavingsCents + dollars * 100
  const months = formatNumber(Math.round(IMPLEMENTATION_INVESTMENT_CENTS / (all / 12)))
  return `${counts} If automation saved all of it, which is your assumption and not mine, the savings would be about ${formatCents(all)} a year instead of ${formatCents(roi.annualSavingsCents)}, and ${INVESTMENT} would pay back in about ${months} months. I haven’t changed your figures.`
}

/** Not said to who has just named the second process. */
const SECOND_PROCESS = ' It is worth an audit if a second process can share the system.'

const toSupposed = (value: number) =>
  ({ value, quote: '', messageId: '', status: 'stated' }) as const

/** Figures that are worked out are said to a tenth. */
const roundHours = (value: number) => Math.round(value * 10) / 10

/** Known hours, or those that were said back and wait for a yes. */
const findHoursToday = (state: ConversationState) =>
  getKnownNumber(state, 'manual_hours') ?? state.proposed?.manual_hours?.value ?? null

/** The hours of one person in a full-time week. */
const FULL_TIME_HOURS = 40

/** "Is that a lot?": against one full-time week, since no average is published. */
function saySize(state: ConversationState): string {
  const hours = findHoursToday(state)
  if (hours === null) return sayUnknownYet(state)
  const isOpen = getKnownNumber(state, 'manual_hours') === null
  const jobs = roundHours(hours / FULL_TIME_HOURS)
  const share =
    jobs < 1
      ? `about ${formatNumber(Math.round((hours / FULL_TIME_HOURS) * 100))}% of one full-time job`
      : `about ${jobs === 1 ? 'one full-time job' : `${formatNumber(jobs)} full-time jobs`}`
  const said = describeValue('manual_hours', roundHours(hours))
  const rate = getKnownNumber(state, 'hourly_rate')
  const cost =
    rate === null
      ? ''
      : ` At ${describeValue('hourly_rate', rate)}, it costs you about ${formatCents(Math.round(hours * rate * 52) * 100)} a year.`
  return `${isOpen ? `If it is right, ${said}` : capitalize(said)} is ${share}.${cost} I have no published average of other firms to set beside it.`
}

/** The hours that would come of what is supposed, by those that are known. */
function withGrowth(state: ConversationState, told: Supposed): Supposed {
  const supposed = withTools(state, told)
  const { more_hours = 0, more_people = 0, times = 1, year_share = 1 } = supposed
  const { manual_hours: hours = findHoursToday(state) } = supposed
  const isChanged = more_hours > 0 || more_people > 0 || times !== 1 || year_share !== 1
  if (!hours || !isChanged) return supposed
  const team = getKnownNumber(state, 'team_size') ?? 0
  const people = team > 0 ? (team + more_people) / team : 1
  return { ...supposed, manual_hours: toExact((hours * people * times + more_hours) * year_share) }
}

/** The number of tools that would come of one more, or of one less. */
function withTools(state: ConversationState, supposed: Supposed): Supposed {
  const { more_tools: more } = supposed
  if (more === undefined) return supposed
  const known = getKnownNumber(state, 'tool_count') ?? 0
  return { ...supposed, tool_count: Math.max(0, known + more) }
}

const sayUnknownYet = (state: ConversationState) => `${sayCannotYet(state)} Guesses are fine.`

/** Said of figures that are known; null without them. */
const orUnknown = (state: ConversationState, text: string | null): string => {
  const provisional = estimateProvisional(state)
  return text ?? (provisional === null ? sayUnknownYet(state) : sayProvisional(provisional))
}

/** What to do in place of us: we do not know what a tool can do, and say so; the second time in few words. */
function sayInstead(state: ConversationState): string {
  const hours = findHoursToday(state)
  const amount =
    hours === null ? 'work of this size' : describeValue('manual_hours', roundHours(hours))
  const names = getKnownTools(state).length > TOOLS_NAMED ? '' : nameTools(state)
  const tools = names || 'the tools you have'
  if ((state.said?.instead ?? 1) > 1)
    return pickVariant(
      [
        `I have no product to name: check ${tools} first, then a connector. A person here may know one; say “talk to a person.”`,
        `Not from us for ${amount}. What ${tools} can do, the vendor can tell you; for other names, say “talk to a person.”`,
      ],
      state,
      'instead',
    )
  return `For ${amount}, don’t buy from us. I don’t know what ${tools} can do, so look there first, in the settings, rules, and approval features, or ask the vendor. The next step is a connector such as Zapier. If you want one by name, a person here can suggest it: say “talk to a person.”`
}
const TOOLS_NAMED = 2

/** The cheaper step is said with the estimate, and not with each verdict after it. */
function sayWhy(state: ConversationState): string {
  const why = judgeEstimate(state)?.why ?? ''
  return state.shown.roiKey === null ? why : why.replace(ADVICE, '')
}
export const ADVICE = / A connector such as [^.]*cheaper step\./

const YES_OR_NO = {
  worth_it: 'Yes, on your figures.',
  borderline: 'Not yet, on your figures.',
  too_small: 'No, on your figures.',
  unknown: '',
} as const

/** "What's the ROI in year one?": as the calculator counts it. */
function sayRoi(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { firstYearRoiPercent, annualSavingsCents, threeYearNetCents } = estimate.roi
  const isLess = firstYearRoiPercent < 0
  const percent = `${isLess ? 'minus ' : ''}${formatNumber(Math.abs(Math.round(firstYearRoiPercent)))}%`
  const net = `${threeYearNetCents < 0 ? 'minus ' : ''}${formatCents(Math.abs(threeYearNetCents))}`
  return `On your figures, ROI after year one is about ${percent}: ${formatCents(annualSavingsCents)} saved against the ${INVESTMENT} that our calculator assumes for a build. Over three years, the net is ${net}. It is an estimate, not a promise.`
}

/** "Yes or no?" */
function sayVerdict(state: ConversationState): string | null {
  const judged = judgeEstimate(state)
  if (judged === null) return null
  return `${YES_OR_NO[judged.verdict]} ${sayWhy(state)}`
}

const IN_YOUR_PLACE = {
  worth_it: 'Yes, in your place I would start with the audit.',
  borderline: 'In your place I would not build yet.',
  too_small: 'No, in your place I would not buy this.',
  unknown: '',
} as const

/** "Would you do it in my shoes?" */
function sayAdvice(state: ConversationState): string | null {
  const judged = judgeEstimate(state)
  return judged === null ? null : `${IN_YOUR_PLACE[judged.verdict]} ${sayWhy(state)}`
}

/** "What does borderline mean?": what each verdict rests on, and where this visitor stands. */
function sayVerdictMeaning(state: ConversationState): string {
  const meaning = `“Worth it” means that ${INVESTMENT}, which our calculator assumes for a build, pays back within ${WORTH_IT_MONTHS} months; “borderline,” within ${BORDERLINE_MONTHS} months, or that a connector may do the work. “Too small” means that it takes longer, or that a year’s savings would not cover the audit.`
  const estimate = estimateRoi(state)
  const months = estimate?.roi.paybackMonths ?? null
  if (estimate === null || months === null) return meaning
  return `${meaning} You would save about ${formatCents(estimate.roi.annualSavingsCents)} a year, which takes about ${formatNumber(Math.round(months))} months.`
}

/** "What does 58 months mean?" */
function sayPaybackMeaning(state: ConversationState): string {
  const estimate = estimateRoi(state)
  const months = estimate?.roi.paybackMonths ?? null
  if (estimate === null || months === null)
    return `Payback is how many months of savings cover the ${INVESTMENT} that our calculator assumes for a build.`
  return `It is the payback: savings of about ${formatCents(estimate.roi.annualSavingsCents)} a year take about ${formatNumber(Math.round(months))} months to cover the ${INVESTMENT} that our calculator assumes for a build. It is not how long the work takes.`
}

/** Items by the time of one: "300 renewals × 40 minutes ÷ 4.33 weeks". */
const OF_ITEMS =
  /^([\d,]+) ([\p{L}’' -]{3,30}) × [\d.]+ (?:minutes|hours?)(?: (÷ 4\.33 weeks|× \d days))?$/u

/** The same by what is counted: "about 800 renewals a month". */
function sayItemsNeeded(state: ConversationState, times: number): string {
  const workings = state.details.manual_hours?.derivation ?? ''
  const [, told, counted = '', often = ''] = OF_ITEMS.exec(workings) ?? []
  if (told === undefined || times <= 1 || PEOPLE_NOUNS.has(counted)) return ''
  const work = nameWork(state)?.words ?? ''
  const noun = counted === 'items' && work.endsWith('s') ? work : counted
  const period = often === '' ? 'week' : often.endsWith('days') ? 'day' : 'month'
  const count = formatNumber(Number((Number(told.replaceAll(',', '')) * times).toPrecision(2)))
  return ` That is about ${count} ${noun} a ${period} instead of ${told}.`
}

/** "Can it pay off faster?": from how many hours it would, and for what price. */
function sayLevers(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  const months = estimate?.roi.paybackMonths ?? null
  if (estimate === null || months === null) return null
  const isFast = months <= WORTH_IT_MONTHS
  const hours = findHours(estimate, isFast ? 1 : WORTH_IT_MONTHS / 12)
  const span = isFast ? 'within a year' : `within ${WORTH_IT_MONTHS} months`
  const more =
    hours === null || hours <= estimate.input.manualHours
      ? ''
      : ` With a second process in the same system it adds up: from about ${formatNumber(hours)} hours a week it would pay back ${span}.`
  const items = hours === null ? '' : sayItemsNeeded(state, hours / estimate.input.manualHours)
  const cheapest = (pilot.minimumUsd * 100) / (estimate.roi.annualSavingsCents / 12)
  return `More hours or a smaller build would do it.${more}${items} The calculator assumes ${INVESTMENT}; a pilot costs ${pilot.investment}, and at ${formatCents(pilot.minimumUsd * 100)} it would pay back in about ${formatNumber(Math.ceil(cheapest))} months.`
}

const SEARCH_STEPS = 40

/** The smallest part of the savings at which the verdict is still a yes. */
function findLeast(state: ConversationState, savedCents: number): number {
  let [low, high] = [0, 1]
  for (let step = 0; step < SEARCH_STEPS; step += 1) {
    const middle = (low + high) / 2
    if (judgeSavings(state, savedCents * middle).verdict === 'worth_it') high = middle
    else low = middle
  }
  return high
}

/** "What would make this a no?" */
function sayLimits(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null || judgeEstimate(state)?.verdict !== 'worth_it') return sayLevers(state)
  const { input, roi } = estimate
  const least = findLeast(state, roi.annualSavingsCents)
  const hours = describeValue('manual_hours', Math.ceil(input.manualHours * least))
  const rate = describeValue('hourly_rate', Math.ceil((input.hourlyRateCents / 100) * least))
  const build = Math.floor(IMPLEMENTATION_INVESTMENT_CENTS / 100 / least / 1_000) * 1_000
  return `Below about ${hours}, I would no longer call it worth it, all else the same. The same goes for a cost of less than ${rate}, or a build for more than about ${formatCents(build * 100)}. An audit may also find that less of the work can be automated than the ${formatNumber(roi.automationPercent)}% in the estimate.`
}

/** "Is 8 months typical?" */
function sayTypical(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const months = estimate.roi.paybackMonths
  const own = months === null ? '' : ` Yours is about ${formatNumber(Math.round(months))} months.`
  return `I don’t know: no average payback of our clients is published. Our own line is up to ${WORTH_IT_MONTHS} months for “worth it” and up to ${BORDERLINE_MONTHS} for “borderline.”${own}`
}

/** "Which would you start with, the pilot or the audit?" */
function sayOrder(state: ConversationState): string {
  const order = `The audit (${audit.investment}, ${audit.duration}): it measures the work before you pay for a build, and the phases run in that order. The pilot (${pilot.investment}, ${pilot.duration}) follows if the audit says that it pays.`
  if (judgeEstimate(state)?.verdict !== 'too_small') return order
  return `Neither, on your figures. ${sayWhy(state)} If you go on anyway, the audit comes first.`
}

const OFFER = `It is an estimate by our calculator’s formula, not a quote or an offer, and no expiration date is published. It changes with your figures. Your own price comes from the audit (${audit.investment}), and the published ranges are on the pricing page.`

/** "Why do you assume $150,000 when a pilot starts at $80,000?" */
function sayInvestment(state: ConversationState): string {
  const isTop = IMPLEMENTATION_INVESTMENT_CENTS === (pilot.maximumUsd ?? 0) * 100
  const place = isTop ? 'the top of a pilot’s price range' : 'one figure for every build'
  const why = `${INVESTMENT} is ${place} (${pilot.investment}), so that the payback is cautious rather than flattering. Your own price comes from the audit.`
  const { annualSavingsCents = 0, paybackMonths = null } = estimateRoi(state)?.roi ?? {}
  if (paybackMonths === null) return why
  const least = pilot.minimumUsd * 100
  const months = Math.ceil(least / (annualSavingsCents / 12))
  return `${why} On your figures it pays back in about ${formatNumber(Math.round(paybackMonths))} months; at ${formatCents(least)}, in about ${formatNumber(months)}.`
}

/** "Does your number take the season into account?" */
function saySeason(state: ConversationState): string {
  const hours = getKnownNumber(state, 'manual_hours')
  const workings = state.details.manual_hours?.derivation ?? ''
  if (hours === null) return `${EVERY_WEEK} Tell me the hours a week and the months.`
  if (isSeasonal(workings))
    return `Yes: ${describeValue('manual_hours', hours)} is the average over the year, worked out as ${workings}.`
  const estimate = estimateRoi(state)
  const half =
    estimate === null
      ? ''
      : ` If the work runs half the year, ${formatCents(estimate.roi.annualSavingsCents)} becomes about ${formatCents(estimate.roi.annualSavingsCents / 2)}.`
  return `No: it counts ${describeValue('manual_hours', hours)} in all 52 weeks.${half} Tell me the months, such as “only 6 months a year,” or both parts, such as “40 a week for 3 months and 20 for the rest,” and I’ll count those.`
}

const EVERY_WEEK = 'The estimate counts the same hours in all 52 weeks unless you name the months.'

/** What is told of the visitor’s own estimate, by what was asked. */
export const ESTIMATE_ANSWERS = {
  my_savings: saySavings,
  my_payback: sayPayback,
  my_verdict: (state) => orUnknown(state, sayVerdict(state)),
  my_advice: (state) => orUnknown(state, sayAdvice(state)),
  my_verdict_meaning: sayVerdictMeaning,
  my_sureness: (state) => orUnknown(state, saySureness(state)),
  my_hours_saved: (state) => orUnknown(state, sayHoursSaved(state)),
  my_size: saySize,
  my_instead: sayInstead,
  my_cost: (state) => orUnknown(state, sayCost(state)),
  my_season: saySeason,
  my_payback_meaning: sayPaybackMeaning,
  my_roi: (state) => orUnknown(state, sayRoi(state)),
  my_levers: (state) => orUnknown(state, sayLevers(state)),
  my_missing: sayMissing,
  my_investment: sayInvestment,
  my_share: (state) => orUnknown(state, sayShareOf(state)),
  my_errors: (state) => orUnknown(state, sayErrorsCounted(state)),
  my_team: (state) => orUnknown(state, sayTeam(state)),
  my_split: (state) => orUnknown(state, saySplit(state)),
  my_order: sayOrder,
  my_offer: () => OFFER,
  my_range: (state) => orUnknown(state, sayRange(state)),
  my_plain: (state) => orUnknown(state, sayPlainly(state)),
  my_typical: (state) => orUnknown(state, sayTypical(state)),
  my_net: (state) => orUnknown(state, sayNet(state)),
  my_limits: (state) => orUnknown(state, sayLimits(state)),
  my_break_even: (state) => orUnknown(state, sayBreakEven(state)),
  my_assumptions: (state) => orUnknown(state, sayAssumptions(state)),
  my_fees: (state) => orUnknown(state, sayFees(state)),
  my_people_costs: (state) => orUnknown(state, sayPeopleCosts(state)),
  my_scope: sayScope,
} satisfies Partial<Record<StateTopic, (state: ConversationState) => string>>
