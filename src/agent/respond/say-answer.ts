import { CHEAPER, nameCard } from '#agent/decide/count-said.ts'
import type { Decision } from '#agent/decide/decision.ts'
import { estimateRoi, isTooSmall, judgeEstimate } from '#agent/decide/estimate-roi.ts'
import { isBuyer } from '#agent/decide/next-question.ts'
import type { Answer, CardAnswer, PassageAnswer, UnknownAnswer } from '#agent/knowledge/answer.ts'
import { nameChoice } from '#agent/knowledge/answer-question.ts'
import { CURRENCY_WORDS } from '#agent/lexicon/figure-words.ts'
import { sayFigureSource } from '#agent/respond/explain-estimate.ts'
import { nameTopic, nameWork } from '#agent/respond/name-work.ts'
import { pick, pickVariant } from '#agent/respond/pick.ts'
import {
  ESTIMATE_ANSWERS,
  INVESTMENT,
  sayFormula,
  sayPaybackBriefly,
  sayWhatIf,
} from '#agent/respond/say-estimate.ts'
import { sayFigure } from '#agent/respond/say-figure.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { formatCents, formatList, formatNumber } from '#agent/state/format.ts'
import type { Citation } from '#agent/state/turn.ts'
import type { StateTopic } from '#content/answers/card.ts'
import { PAGES } from '#content/answers/pages.ts'
import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import { caseStudies } from '#content/facts/case-studies.ts'
import { asOf, currencyNames, usdPerUnit } from '#content/facts/exchange-rates.ts'
import { composeYearOne, engagementPhases } from '#content/facts/pricing.ts'
import { site } from '#content/site.ts'
import type { Slot } from '#domain/fact.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'
import type { ScoreCard } from '#domain/score-card.ts'

const [audit, pilot] = engagementPhases
const INVESTMENT_DOLLARS = IMPLEMENTATION_INVESTMENT_CENTS / 100

/** To a question about us that nothing on the site answers. */
const UNKNOWN_ANSWERS = [
  'I don’t know that one, and I’d rather not guess.',
  'That’s another one I don’t have an answer to.',
  'I don’t know that either.',
] as const

/** The same where the question may be another one that we can answer. */
const UNSURE_ANSWERS = [
  'I’m not sure I understand that question.',
  'I’m not sure what you mean there.',
  'I may not be reading that right.',
] as const

const UNSURE_TOPIC = 'I’m not sure about “{topic}.”'

/** The same of a topic that the visitor named. */
const UNKNOWN_TOPICS = [
  'On “{topic}” I don’t have an answer, and I’d rather not guess.',
  'I don’t have an answer on “{topic}” either.',
  '“{topic}” is another thing I don’t know.',
] as const
/** Asked whether agents can do something, nothing is denied and nothing promised. */
const UNKNOWN_ABILITY = 'I don’t know of “{topic}” in what we publish.'
const ASKS_ABILITY =
  /^\W*(?:and |but |so )?(?:can|could|does|do|will|would) (?:it|this|they|(?:the |your |an? )?agents?|(?:the )?ai|(?:the |your )?bot)\b/i
const TOPIC_UNKNOWN =
  /I don’t know of “[^”]+” in what we publish|On “[^”]+” I don’t have|I don’t have an answer on “|” is another thing I don’t know|I’m not sure about “/

/** To a question in other words that the same card answers. */
const NO_MORE = [
  'With what I said above, that is all we publish on it.',
  'I have no more on that than I said above.',
] as const

/** What was said before is said again by its first sentence, or by its yes or no alone. */
const sayAgain = (text: string, state: ConversationState, id: string): string => {
  const [first = text] = text.split(/(?<=[.!?]) (?=\p{Lu})/u)
  const [word] = /^(?:Yes|No)\b/.exec(first) ?? []
  return `${word === undefined ? first : `${word}.`} ${pickVariant(NO_MORE, state, nameCard(id))}`
}

/** Whether a reply says that the site holds no answer. */
export function saysUnknown(reply: string): boolean {
  const texts = [...UNKNOWN_ANSWERS, ...UNSURE_ANSWERS, ...NO_MORE]
  return TOPIC_UNKNOWN.test(reply) || texts.some((text) => reply.includes(text))
}

function sayUnsure(asked: string, state: ConversationState): string {
  const topic = nameTopic(asked)
  if (topic === null) return pickVariant(UNSURE_ANSWERS, state, 'unknown')
  const said = ASKS_ABILITY.test(asked) ? UNKNOWN_ABILITY : UNSURE_TOPIC
  return said.replace('{topic}', () => topic)
}

/** What may be meant instead, as the quick replies have it. */
function sayChoices({ asked = '', near = [] }: UnknownAnswer, state: ConversationState): string {
  const choices = near.flatMap((name) => nameChoice(name) ?? []).map((text) => `“${text}”`)
  const are = choices.length > 1 ? 'questions I can answer are' : 'question I can answer is'
  return `${sayUnsure(asked, state)} The closest ${are} ${formatList(choices)}`
}

function sayUnknown(answer: UnknownAnswer, state: ConversationState): string {
  const { asked = '', near = [] } = answer
  if (near.length > 0) return sayChoices(answer, state)
  const topic = nameTopic(asked)
  if (topic === null) return pickVariant(UNKNOWN_ANSWERS, state, 'unknown')
  if (ASKS_ABILITY.test(asked)) return UNKNOWN_ABILITY.replace('{topic}', () => topic)
  return pickVariant(UNKNOWN_TOPICS, state, 'unknown').replace('{topic}', () => topic)
}

function sayPassage({ quote, citations: [page] }: PassageAnswer): string {
  return quote === ''
    ? `Our page “${page?.title ?? ''}” is about that.`
    : `Our site says: “${quote}”`
}

/** The page that may be near it, by its name and without its words. */
function sayNearest({ citations: [nearest] = [], near = [] }: UnknownAnswer): string {
  return nearest === undefined || near.length > 0 ? '' : ` The nearest page is “${nearest.title}”.`
}

export type SaidAnswer = { text: string; citations: readonly Citation[] }

/** What a passage of the site says is given word for word; what a card says is its own text. */
export function sayAnswer(
  answer: Answer,
  state: ConversationState,
  { scoreCard, question }: Pick<Decision, 'scoreCard' | 'question'>,
): SaidAnswer {
  switch (answer.kind) {
    case 'card':
      return {
        text:
          answer.isGivenBefore && !isOfFigures(answer, state)
            ? sayAgain(sayCard(answer, state, question), state, answer.id)
            : `${CHEAPER.includes(answer.id) && isTooSmall(state) ? '' : introduce(answer, state)}${sayCard(answer, state, question)}`,
        citations: answer.citations,
      }
    case 'passage':
      return { text: sayPassage(answer), citations: answer.citations }
    case 'figure':
      return {
        text: answer.figures.some(({ value }) => value === INVESTMENT_DOLLARS)
          ? ESTIMATE_ANSWERS.my_investment(state)
          : sayFigureSource(state, answer.figures),
        citations: [PAGES.calculator],
      }
    case 'what_if':
      return { text: sayWhatIf(state, answer), citations: [PAGES.calculator] }
    case 'state':
      return sayFromState(answer.topic, state, scoreCard)
    case 'unknown':
      return {
        text: answer.isForeign
          ? 'I can’t help with that; I only know this firm and its work.'
          : `${sayUnknown(answer, state)}${sayNearest(answer)}`,
        citations: answer.citations ?? [],
      }
  }
}

/** Where the visitor's own figures say more than ours, they are said. */
function sayCard(
  card: CardAnswer,
  state: ConversationState,
  question: Decision['question'],
): string {
  const { id, text, asked = '' } = card
  const own = sayOwnFigures(id, state)
  if (own !== null) return own
  const converted = id === 'currency' || id.startsWith('price') ? sayConverted(asked, state) : null
  if (converted !== null) return id === 'currency' ? converted : `${text} ${converted}`
  if (id === 'roi-formula') return sayOwnFormula(state, question) || text
  return completeCard({ ...card, text }, state)
}

/** Once an estimate was shown, that is what is asked about. */
function sayOwnFormula(state: ConversationState, question: Decision['question']): string {
  const workings = (state.said?.provisional ?? 0) > 0 ? '' : sayWorkings(question)
  return workings || (sayFormula(state) ?? '')
}

/** "What's the total through year one?", "low end and high end of all of it" */
const OF_TOTAL =
  /\b(?:totals?|sum|add(?:s|ed)? up|all in|altogether|all together|in all|year one|first year|(?:start|beginning|begin|audit|first) to (?:finish|end|rollout|last)|whole thing|all (?:the |four |three )?phases|plus (?:the )?(?:pilot|rollout|retainer))\b/i
const OF_PRICES: readonly string[] = ['phases-add-up', 'running-cost']
const {
  totals: [ofPilot, ofRetainer, ofRollout],
} = composeYearOne(engagementPhases)
const TOTALS = `In all, an audit and a pilot come to ${ofPilot?.total}; with a rollout, ${ofRollout?.total}. In year one, an audit, a pilot, and then the retainer come to ${ofRetainer?.total?.replace(/^from/, 'at least')}.`

/** A card with what the talk adds to it. */
function completeCard({ id, text, asked = '' }: CardAnswer, state: ConversationState): string {
  if (id.startsWith('price') || OF_PRICES.includes(id)) {
    const total = OF_TOTAL.test(asked) ? ` ${TOTALS}` : ''
    return `${text}${id === 'price-worry' ? sayPaybackBriefly(state) : ''}${total}`
  }
  if (id === 'contact' && !isBuyer(state)) return `${text} ${FOR_APPLICANTS}`
  if (id === 'compare-outsourcing') return sayOutsourced(text, state)
  if (id === 'do-our-work')
    return text.replace('this:', () => `${nameWork(state)?.words ?? 'this'}:`)
  if (id === 'send-info' && state.shown.roiKey !== null) return text.replace(BEFORE_ESTIMATE, 'You')
  return isReachable(state) ? text.replace(ASKS_EMAIL, CALENDAR) : text
}

/** "What is that in euros?": our prices, and the saving once there is one; null where no currency is named. */
function sayConverted(asked: string, state: ConversationState): string | null {
  const words = asked.toLowerCase().match(/\p{L}+|[€£]/gu) ?? []
  const code = words.map((word) => CURRENCY_WORDS[word]).find((one) => one !== undefined)
  if (code === undefined || code === 'USD') return null
  const rate = usdPerUnit[code]
  const round = (usd: number, step: number) => formatNumber(Math.round(usd / rate / step) * step)
  const range = ({ minimumUsd, maximumUsd }: typeof audit) =>
    `${round(minimumUsd, 1_000)} to ${round(maximumUsd ?? minimumUsd, 1_000)}`
  const savings = estimateRoi(state)?.roi.annualSavingsCents
  const saved =
    savings === undefined
      ? ''
      : ` The saving of ${formatCents(savings)} a year is about ${round(savings / 100, 100)} ${currencyNames[code]}.`
  return `We charge in US dollars. At a rate of ${rate} (the average for ${asOf}), the audit is about ${range(audit)} ${currencyNames[code]} and a pilot about ${range(pilot)}.${saved}`
}

/** In place of a card, where the talk has the figures. */
function sayOwnFigures(id: string, state: ConversationState): string | null {
  if (CHEAPER.includes(id) && isTooSmall(state)) return ESTIMATE_ANSWERS.my_instead(state)
  const isOfEstimate = id === 'small-firm' || id === 'instead-of-us'
  if (isOfEstimate && estimateRoi(state) !== null) return ESTIMATE_ANSWERS.my_payback(state)
  return id === HIRING ? sayHiring(state) : null
}

/** Said in place of asking for figures that are known. */
function sayOutsourced(text: string, state: ConversationState): string {
  const { input, roi } = estimateRoi(state) ?? {}
  if (input === undefined || roi === undefined) return text
  return text.replace(
    ASKS_HOURS,
    () =>
      `today the ${describeValue('manual_hours', input.manualHours)} cost you about ${formatCents(roi.annualCostCents)} a year. I don’t know what an outsourcer would charge you.`,
  )
}
const ASKS_HOURS = /give me the hours and the hourly cost, and I’ll do the math\./

const HIRING = 'compare-hiring'

/** Worked out from the figures of this talk, which may be others than before. */
const isOfFigures = ({ id, asked = '' }: CardAnswer, state: ConversationState): boolean =>
  (id === HIRING && estimateRoi(state) !== null) || sayConverted(asked, state) !== null

/** "Would hiring someone be cheaper?" */
function sayHiring(state: ConversationState): string | null {
  const estimate = estimateRoi(state)
  if (estimate === null) return null
  const { manualHours } = estimate.input
  const { annualCostCents, weeklyHoursSaved, paybackMonths } = estimate.roi
  const share = Math.round((weeklyHoursSaved / manualHours) * 100)
  const months = paybackMonths === null ? null : formatNumber(Math.round(paybackMonths))
  const payback = months === null ? '' : `, which pays back in about ${months} months`
  const advice = isTooSmall(state) ? ' For that amount of work, keep a person on it.' : ''
  return `On your figures, ${describeValue('manual_hours', manualHours)} of people’s time cost about ${formatCents(annualCostCents)} a year. An agent would take over about ${share}% of those hours and costs ${pilot.investment} once, plus running costs. Our calculator assumes ${INVESTMENT}${payback}.${advice} A person is also the better choice where the work varies a lot or needs judgment all day.`
}

const isReachable = ({ shown, facts }: ConversationState): boolean =>
  shown.hasCalendar || typeof facts.email?.value === 'string'

const BEFORE_ESTIMATE = 'Once there is an estimate, you'
const ASKS_EMAIL = 'say “book a call” and leave your email.'
const CALENDAR = 'say “book a call.”'

const FOR_APPLICANTS = `Applications go to ${site.email.careers}.`

/** How a figure that waits for a yes was worked out. */
function sayWorkings(question: Decision['question']): string {
  if (question?.kind !== 'confirm' || question.workings === '') return ''
  const { workings, slot, value } = question
  return `That one comes from your own words: ${workings} makes ${sayFigure(slot, value)}.`
}

const REPEATED = ['Here it is again: ', 'I can only repeat that: ', 'As before: '] as const

function introduce(
  { id, isNearest = false, isTailored = false }: CardAnswer,
  { said = {} }: ConversationState,
): string {
  // This answer is counted already.
  const times = said[nameCard(id)] ?? 1
  if (times > 1 && !isTailored) return pick(REPEATED, times - 2)
  return isNearest ? 'If I understand you right: ' : ''
}

function sayFromState(topic: StateTopic, state: ConversationState, card: ScoreCard): SaidAnswer {
  if (topic === 'my_score') return { text: sayScore(card), citations: [PAGES.diagnostic] }
  if (topic === 'my_facts') return { text: sayFacts(state), citations: [] }
  if (topic === 'my_booking') return { text: sayBooking(state), citations: [] }
  if (topic === 'my_boss_lines') return { text: sayBossLines(state), citations: [] }
  if (topic === 'my_case') return sayCase(state)
  if (topic === 'my_sheet') return { text: SHEET_TEXT, citations: [] }
  if (topic === 'my_industry') return { text: sayIndustry(state), citations: [] }
  return { text: ESTIMATE_ANSWERS[topic](state), citations: [PAGES.calculator] }
}

const SHEET_TEXT =
  'Yes. Tap a row of the worksheet and type over it, or tell me here what it should say.'

const ADVICE = {
  worth_it: 'it looks worth it',
  borderline: 'it is borderline',
  too_small: 'it is too small for an agent, so try a connector such as Zapier first',
  unknown: 'it is too early to say',
} as const

/** "Two lines to send my boss": the worksheet in two sentences. */
function sayBossLines(state: ConversationState): string {
  const estimate = estimateRoi(state)
  if (estimate === null)
    return 'I can write them once I know the hours a week and what an hour of them costs.'
  const { input, roi } = estimate
  const work = nameWork(state)?.words ?? 'this work'
  const now = `We spend ${describeValue('manual_hours', input.manualHours)} on ${work}, about ${formatCents(roi.annualCostCents)} a year.`
  const verdict = judgeEstimate(state)?.verdict ?? 'unknown'
  const months =
    roi.paybackMonths === null
      ? ''
      : ` (payback about ${formatNumber(Math.round(roi.paybackMonths))} months)`
  return `Here they are: “${now} ${site.name}’s first estimate is that automating it saves about ${formatCents(roi.annualSavingsCents)} a year${months}; on these figures ${ADVICE[verdict]}.”`
}

/** "How big was that case?": of the case that was shown. */
function sayCase({ shown }: ConversationState): SaidAnswer {
  const study = caseStudies.find(({ slug }) => slug === shown.caseStudySlug)
  if (study === undefined)
    return {
      text: 'I have not shown you a case yet. The case studies page says of each what was measured.',
      citations: [PAGES.caseStudies],
    }
  const results = study.results.map(({ metric, label }) => `${metric} (${label})`).join('; ')
  return {
    text: `The case is “${study.title}.” It took ${study.timeline}. The published results are: ${results}. How they were measured: ${study.measured} The size of the client is not published.`,
    citations: [{ title: study.title, url: `/library/${study.slug}` }],
  }
}

/** "You had me as what industry?" */
function sayIndustry({ facts }: ConversationState): string {
  const { value, quote = '' } = facts.industry ?? {}
  if (typeof value !== 'string')
    return 'None so far: I have not taken your company for any field. Tell me what it does, and I’ll note it.'
  const from = quote === '' || quote.length > READ_BACK_MAX_CHARS ? '' : `, from “${quote}”`
  return `I have you down as ${describeValue('industry', value)}${from}. It only chooses which published case I show, not your estimate. If it is wrong, tell me what your company does.`
}

/** "Is that booked?" */
function sayBooking({ isBooked, shown }: ConversationState): string {
  if (isBooked) return 'Yes, the call is booked; the confirmation comes by email.'
  const next = shown.hasCalendar
    ? 'Pick a time in the calendar above; the call is booked once you confirm it there.'
    : 'To pick a time, say “book a call.”'
  return `No, nothing is booked yet. ${next} If the calendar gives you trouble, write to ${site.email.contact}.`
}

const SIGNALS_NAMED = 3

function sayScore({ score, coverage, signals, caps }: ScoreCard): string {
  if (signals.length === 0) return 'There is no Fit Score yet; it builds up from what you tell me.'
  const best = signals
    .toSorted((one, other) => other.points - one.points)
    .slice(0, SIGNALS_NAMED)
    .map(({ name, points, weight }) => {
      return `${name.replaceAll('_', ' ')} (${formatNumber(points)} of ${weight})`
    })
  const held = caps.map(({ limit, reason }) => ` It is held at ${limit}: ${reason}`).join('')
  return `Your Fit Score is ${score} of 100, with ${Math.round(coverage * 100)}% of what counts known. Most of it comes from ${formatList(best)}.${held}`
}

/** Long or excited words of the visitor are not read back. */
const READ_BACK_MAX_CHARS = 60
const READ_BACK = /^[^?!]*$/

function sayFacts({ facts }: ConversationState): string {
  const known = (Object.keys(factLabels) as Slot[]).flatMap((slot) => {
    const value = facts[slot]?.value
    if (value === undefined || value === null) return []
    const words = describeValue(slot, value)
    const canSay = words.length <= READ_BACK_MAX_CHARS && READ_BACK.test(words)
    return canSay ? [`${factLabels[slot].toLowerCase()}: ${words}`] : []
  })
  if (known.length === 0) return 'Nothing yet, apart from what you just typed.'
  return `What I have from you: ${known.join('; ')}. If something is wrong, tell me and I’ll change it.`
}
