import type { Decision, Notice } from '#agent/decide/decision.ts'
import { judgeEstimate } from '#agent/decide/estimate-roi.ts'
import type { Learned } from '#agent/decide/set-fact.ts'
import { SHARED_CURRENCIES } from '#agent/lexicon/figure-words.ts'
import { echo } from '#agent/respond/echo.ts'
import { isAskedByNotice, sayLanguage, sayNotice } from '#agent/respond/notice-texts.ts'
import { ADVICE } from '#agent/respond/say-estimate.ts'
import { sayFigure } from '#agent/respond/say-figure.ts'
import { sayQuestion } from '#agent/respond/say-question.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { formatCents, formatComputed, formatList } from '#agent/state/format.ts'
import type { BookingOffer } from '#agent/state/turn.ts'
import type { ImplausibleAct } from '#agent/understand/message/act.ts'
import { caseStudies } from '#content/facts/case-studies.ts'
import { readClaim } from '#content/facts/claims.ts'
import { engagementPhases } from '#content/facts/pricing.ts'
import type { Slot } from '#domain/fact.ts'

const BOOKING_WORDS: Readonly<Record<BookingOffer['reason'], string>> = {
  requested: 'Here is the calendar.',
  qualified: 'This looks worth a 30-minute call with one of our people.',
}

export type SectionName =
  | 'language'
  | 'notice'
  | 'greeting'
  | 'noted'
  | 'doubt'
  | 'answer'
  | 'estimate'
  | 'case_study'
  | 'booking'
  | 'question'
  | 'closing'

/** One thing that a reply says. `startsParagraph`: it does not continue the one before. */
export type Section = { name: SectionName; text: string; startsParagraph: boolean }

/** What is said last, where a question would stand. */
function isClosing(notice: Notice): boolean {
  return notice === 'goodbye' || notice.startsWith('nothing_left')
}

function joinWords(parts: readonly string[]): string {
  return parts.filter((part) => part !== '').join(' ')
}

const listKeyWords = (text: string) => text.toLowerCase().match(/[\p{L}\d$%-]{4,}/gu) ?? []
/** A sentence with this share of its longer words in the sentences before it repeats them. */
const REPEATS = 0.85

/** Two answers may hold the same sentence in other words: it is said once. */
function joinAnswers(answers: readonly string[]): string {
  const said = new Set<string>()
  const kept = answers.map((answer) => {
    const before = new Set(said)
    return answer
      .split(/(?<=[.!?]) (?=\p{Lu})/u)
      .filter((sentence) => {
        const words = listKeyWords(sentence)
        for (const word of words) said.add(word)
        const known = words.filter((word) => before.has(word)).length
        return words.length === 0 || known / words.length < REPEATS
      })
      .join(' ')
  })
  return joinWords(kept)
}

const SPOKEN_WORK =
  /\b(?:answer|tak|return|mak|handl|screen|pick)\w*(?: up)?(?: (?:all|the|our|their|inbound|incoming|outbound|customer|patient|client|service|sales|phone)){0,3} (?:phones?|calls)\b|\bphone calls\b|\bcold[ -]?call\w*|\bon the phones?\b|\bcalling (?:back |up |the |our )?(?:customers|clients|patients|tenants|leads|people|parents|donors|members|applicants|candidates)\b/i
const SPOKEN_LIMIT =
  'One thing before you count: our agents read and write text, and I know of none that talks on the phone. They can take over the work around the calls, such as notes, entries, and follow-up emails, so leave the time on the phone out of the hours.'

/** Work that no agent can take over is told as such when it is named, and not first by the audit. */
function saySpoken(state: ConversationState, { learned, answers }: Decision): string {
  const pain = learned.some(({ slot, change }) => slot === 'pain' && change !== 'same')
  const { value, quote = '' } = state.facts.pain ?? {}
  const isSaid = answers.some((answer) => answer.kind === 'card' && answer.id === 'phone-calls')
  return pain && !isSaid && SPOKEN_WORK.test(`${value} ${quote}`) ? SPOKEN_LIMIT : ''
}

/** All that a reply says, in its order; `answers` are the words that were found to the questions. */
export function listSections(
  state: ConversationState,
  decision: Decision,
  answers: readonly string[],
): Section[] {
  const { language, notices, implausible, question } = decision
  const closing = notices.find(isClosing)
  const meant = notices.filter((notice) => !isClosing(notice))
  const paragraphs: readonly (readonly [SectionName, string])[][] = [
    [
      ['language', language === null ? '' : sayLanguage(language, state)],
      ['notice', joinWords(meant.map((notice) => sayNotice(notice, state, decision)))],
      ['greeting', greetByName(state, decision.learned)],
      ['noted', echo(state, decision)],
      ['doubt', implausible === null ? '' : sayImplausible(implausible)],
    ],
    [['answer', joinWords([saySpoken(state, decision), joinAnswers(answers)])]],
    [
      ['estimate', sayEstimate(state, decision, answers)],
      ['case_study', sayCaseStudy(decision)],
    ],
    [
      ['booking', sayBooking(decision)],
      ['question', isAskedByNotice(decision) ? '' : sayQuestion(state, question)],
      ['closing', closing === undefined ? '' : sayNotice(closing, state, decision)],
    ],
  ]
  return paragraphs.flatMap((paragraph) =>
    paragraph
      .filter(([, text]) => text !== '')
      .map(([name, text], index) => ({ name, text, startsParagraph: index === 0 })),
  )
}

export function joinSections(sections: readonly Section[]): string {
  return sections
    .map(({ text, startsParagraph }, index) =>
      index === 0 ? text : `${startsParagraph ? '\n\n' : ' '}${text}`,
    )
    .join('')
}

function sayMissing(state: ConversationState): string {
  const hasTools = state.facts.tool_count !== undefined
  const hasErrors = typeof state.facts.error_rate?.value === 'number'
  if (!hasTools && !hasErrors)
    return ' I left tools and errors out, since I have no figures for them yet.'
  if (!hasTools) return ' I left tools out, since I don’t have any yet.'
  return hasErrors ? '' : ' I left errors out, since I have no figure for them.'
}

const [audit, pilot] = engagementPhases
/** Beside an answer that names both prices they are not said again. */
const sayPrices = (answers: readonly string[]): string =>
  [audit, pilot].every(({ investment }) => answers.some((text) => text.includes(investment)))
    ? ''
    : ` ${PRICES}`
const PRICES = `The audit costs ${audit.investment}, a pilot ${pilot.investment}.`

/** The estimate in words, with its price and whether it pays; the card beside it shows the same figures. */
function sayEstimate(
  state: ConversationState,
  decision: Decision,
  answers: readonly string[],
): string {
  if (decision.estimate === null) return sayProvisional(decision)
  const { roi } = decision.estimate
  const why = dropAdvice(judgeEstimate(state)?.why ?? '', answers)
  const figures = `about ${formatCents(roi.annualSavingsCents)} a year and ${formatComputed(roi.weeklyHoursSaved)} hours a week`
  if (decision.isEstimateUpdate) {
    const judged = sayStill(state, decision) ?? `. ${why}${sayTurned(state, decision)}`
    return `With that, the estimate is ${figures}${judged}${sayMissing(state)}`
  }
  return `By our calculator’s formula, automating this could save ${figures}; an estimate, not a promise.${sayMissing(state)}${sayPrices(answers)} ${why}`
}

/** The cheaper step is named once in a reply. */
const dropAdvice = (why: string, answers: readonly string[]): string =>
  answers.some((text) => text.includes('a connector such as')) ? why.replace(ADVICE, '') : why

/** A verdict that is the same as before is said in a few words; null where it is another. */
function sayStill(state: ConversationState, { verdictBefore, estimate }: Decision): string | null {
  const { verdict = 'unknown' } = judgeEstimate(state) ?? {}
  if (verdict === 'unknown' || verdict !== verdictBefore) return null
  const months = Math.round(estimate?.roi.paybackMonths ?? 0)
  return {
    worth_it: `, so it still looks worth it and pays back in about ${months} months.`,
    borderline: `, so it is still borderline: it pays back in about ${months} months.`,
    too_small: ', which is still too small for us.',
  }[verdict]
}

const VERDICT_WORDS = {
  worth_it: 'worth it',
  borderline: 'borderline',
  too_small: 'too small',
  unknown: '',
} as const

/** What each figure does to the estimate, in the order in which it is named. */
const MOVES_ESTIMATE: readonly (readonly [Slot, string])[] = [
  ['manual_hours', 'the hours'],
  ['hourly_rate', 'the cost of an hour'],
  ['tool_count', 'the tools'],
  ['tools', 'the tools'],
  ['error_rate', 'the errors'],
]

/** A verdict that is another than before says what turned it. */
function sayTurned(state: ConversationState, { verdictBefore, learned }: Decision): string {
  const now = judgeEstimate(state)?.verdict ?? 'unknown'
  if (verdictBefore === null || verdictBefore === now) return ''
  const causes = MOVES_ESTIMATE.filter(([slot]) =>
    learned.some((one) => one.slot === slot && one.change !== 'same'),
  ).map(([, words]) => words)
  const cause = formatList([...new Set(causes)])
  return cause === ''
    ? ''
    : ` Before, it was ${VERDICT_WORDS[verdictBefore]}; what changed it is ${cause}.`
}

/** An estimate on a figure that nobody agreed to says on which. */
function sayProvisional({ provisional }: Decision): string {
  if (provisional === null) return ''
  const { condition, estimate } = provisional
  const saved = `about ${formatCents(estimate.savings * 100)} a year and ${formatComputed(estimate.hoursSaved)} hours a week`
  return `If ${condition} is right, automating this could save ${saved}, by our calculator’s formula. ${PRICES} ${estimate.why} Tell me the right figure, and I will count with that.`
}

const reduction = readClaim('manual-work')
const COMPARISON = `For comparison, our published average is ${reduction.figure} less manual work ${reduction.basis}.`

/** The card shows title and reason, so the words only point to it, and claim no likeness that is not there. */
function sayCaseStudy({ caseStudy, isCaseStudyClose, isComparisonDue }: Decision): string {
  if (caseStudy === null) return isComparisonDue ? COMPARISON : ''
  if (isCaseStudyClose) return 'A case close to yours is below.'
  const field = caseStudies.find(({ slug }) => slug === caseStudy.slug)?.industry.toLowerCase()
  return `Below is a published case from ${field}; not the same as yours, but it shows how such a project went.`
}

/** What was worked out, or would be rounded in writing, is not the figure that the visitor wrote. */
function isWritten({ value, quote }: { value: number; quote: string }): boolean {
  return Number.isInteger(value * 10) && quote.replaceAll(/[,\s]/g, '').includes(String(value))
}

/** The figure in our own writing: the visitor's words are not repeated. */
function sayImplausible(act: ImplausibleAct): string {
  const { slot, value, quote } = act
  if (typeof value === 'string' && (slot === 'hourly_rate' || slot === 'budget'))
    return sayUnconverted(value)
  if (typeof value === 'string')
    return `“${value}” does not look like a complete ${slot === 'email' ? 'email address' : 'address'}, so I have not used it.`
  return isWritten({ value, quote })
    ? `I read ${sayFigure(slot, value)}; that seems off, so I have not used it.`
    : `That would come to ${sayFigure(slot, Math.round(value))}, which seems off, so I have not used it.`
}

/** An amount in a currency without a rate. */
function sayUnconverted(currency: string): string {
  return SHARED_CURRENCIES.has(currency)
    ? `Several countries have ${currency}, so I have not used that figure. Say which, such as “450 Norwegian kroner”, and I can convert it.`
    : `I have no exchange rate for ${currency}, so I have not used that figure. In US dollars, euros, or pounds I can.`
}

function sayBooking({ booking, callTime, question }: Decision): string {
  const isForInvitation = question?.kind === 'slot' && question.purpose === 'invitation'
  const offered = booking === null ? '' : BOOKING_WORDS[booking.reason]
  const place = booking === null ? 'in the calendar' : 'there'
  const pick = `You can pick “${callTime}” ${place}, which also confirms the time zone.`
  return joinWords([isForInvitation ? 'Sure.' : offered, callTime === null ? '' : pick])
}

/** What a visitor is called in talk: the first name alone, or a nickname with its word before. */
export function findFirstName(state: ConversationState): string | null {
  const name = state.facts.contact_name?.value
  if (typeof name !== 'string') return null
  const [first = name] = /^(?:Big|Little|Old|Young) \S+|^\S+/.exec(name) ?? []
  return first
}

const TITLES: Readonly<Record<string, string>> = {
  dr: 'Dr.',
  doctor: 'Dr.',
  prof: 'Prof.',
  professor: 'Prof.',
  mr: 'Mr.',
  mrs: 'Mrs.',
  ms: 'Ms.',
}
const TITLED = /\b(dr|doctor|prof|professor|mr|mrs|ms)\.? (\p{L}[\p{L}’'-]*)/iu
const GREETED = /^\W*(?:hi|hiya|hello|hey|good (?:morning|afternoon|evening|day)|greetings)\b/i

/** Thanks for a name that was just told; who greets is greeted. */
export function greetByName(state: ConversationState, learned: readonly Learned[]): string {
  const isNew = learned.some((item) => item.slot === 'contact_name' && item.change !== 'same')
  const first = findFirstName(state)
  if (!isNew || first === null) return ''
  const heard = state.heard ?? ''
  const [, title = '', word] = TITLED.exec(heard) ?? []
  const isSurname = word?.toLowerCase() === String(state.facts.contact_name?.value).toLowerCase()
  // Nobody is called by a family name alone.
  const called = isSurname ? `${TITLES[title.toLowerCase()]} ${first}` : first
  return GREETED.test(heard) ? `Hello, ${called}.` : `Thanks, ${called}.`
}
