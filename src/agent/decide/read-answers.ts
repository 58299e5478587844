import type { Answer } from '#agent/knowledge/answer.ts'
import { answerHint, answerObjection, answerQuestion } from '#agent/knowledge/answer-question.ts'
import { getPageKnowledge, type Knowledge } from '#agent/knowledge/knowledge.ts'
import { type KnownSum, readAskedFigures, readSupposed } from '#agent/knowledge/what-if.ts'
import type { Act, FaqAct, Span } from '#agent/understand/message/act.ts'
import { allCards } from '#content/answers/all-cards.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Slot } from '#domain/fact.ts'

/** What each of these is already answered by, so that an unknown question beside it is not. */
const ANSWERED_OTHERWISE: readonly Act['kind'][] = [
  'book',
  'decline_booking',
  'no_call',
  'handoff',
  'why',
  'off_topic',
  'injection',
  'abuse',
  'other_lang',
  'stop',
  'complaint',
]
/** Cards that say what the reply to such a move says anyway. */
const SAID_BY_MOVES: Readonly<Partial<Record<Act['kind'], readonly string[]>>> = {
  handoff: ['contact', 'phone', 'bot'],
  book: ['next-step', 'the-call', 'start-date', 'stop-asking', 'this-chat'],
}

/** A question put to us; "maybe 4%?" beside a fact is only a hedge. */
const PUT_TO_US =
  /\b(?:do|does|can|could|will|would|are|is|have|did|who|what|where|how|when|which)\b[^?]{0,40}\b(?:you|your|guys)\b/i

/** Before a correction: "are you sure? it was 60 a month". */
const DOUBT = /^\W*(?:are you (?:really |quite )?(?:sure|certain)|you sure|is that right)\W*$/i

function nameAnswer(answer: Answer): string {
  if (answer.kind === 'card') return answer.id
  if (answer.kind === 'passage') return answer.quote || (answer.citations[0]?.url ?? '')
  return answer.kind === 'state' ? answer.topic : answer.kind
}

const TELLS: readonly Act['kind'][] = ['inform', 'items', 'confirm']

const hasFigures = (acts: readonly Act[]) => acts.some(({ kind }) => TELLS.includes(kind))

function isRepeated(answer: Answer, acts: readonly Act[]): boolean {
  return acts.some(({ kind }) => SAID_BY_MOVES[kind]?.includes(nameAnswer(answer)))
}

/** "Why would I do this over a rater like EZLynx?" asks about us, and not why something is asked. */
function isOfSomethingElse(why: Act, { acts }: Pick<Read, 'acts'>): boolean {
  return acts.some(
    (act) =>
      act.kind === 'ask_faq' &&
      act.span[0] <= why.span[0] &&
      why.span[1] <= act.span[1] &&
      act.query.split(/\s+/).length >= WHY_ELSE_WORDS &&
      !WHY_ASKED.test(act.query),
  )
}
const WHY_ELSE_WORDS = 8
const WHY_ASKED =
  /\b(?:you|u|this chat|bot) (?:need|ask|want|have to know)|\b(?:asking|my email)\b/i

/** What a message does, without words that are part of a question about something else. */
function dropSpoken(read: Read): readonly Act[] {
  const isAsking = read.acts.some((act) => act.kind === 'ask_faq' && act.isAsked === true)
  return dropLost(read.acts).filter(
    (act) =>
      !(act.kind === 'why' && !('slot' in act && act.slot) && isOfSomethingElse(act, read)) &&
      !(act.kind === 'refuse' && isAsking && /^before\b/i.test(act.quote)),
  )
}

/** "Can the agent listen to recordings?" is no hedge of the facts beside it. */
const isOwnQuestion = (query: string): boolean => ABILITY.test(query)
const ABILITY =
  /^\W*(?:(?:and|but|so|also)\W+)*(?:can|could|does|do|will|would|is|are) (?:it|this|an?|the|your)\b(?: (?:agents?|ai|bot|system|software|tool)\b)?(?: [\p{L}'’]+){2,}/iu

/** "And the MFA on the portals?": a sentence of its own that holds nothing told. */
function isWholeQuestion({ quote, span }: FaqAct, acts: readonly Act[]): boolean {
  const isLong = quote.trim().split(/\s+/).length >= QUESTION_MIN_WORDS
  return (
    isLong &&
    /[^\d]\?\W*$/.test(quote) &&
    !acts.some((act) => TELLS.includes(act.kind) && act.span[0] < span[1] && span[0] < act.span[1])
  )
}
const QUESTION_MIN_WORDS = 3
const OF_SUM = /\b(?:both|together|combined|in all|add(?:ed)?(?: up)?)\b/i

/** "You ignored my question about the portals" asks it again. */
const ASKS_AGAIN = /\b(?:questions?|ask(?:ed|ing)|answer(?:ed|ing)?|ignor(?:e|ed|ing))\b/i

/** An unknown question is passed over where the message is answered anyway, or only doubts aloud. */
function isIdle(answer: Answer, act: FaqAct, acts: readonly Act[]): boolean {
  const { query } = act
  // "2 people, 4 hours a day each, same pay".
  const isShort = !query.includes('?') && query.trim().split(/\s+/).length < QUESTION_MIN_WORDS
  if (
    isShort &&
    acts.some((one) => TELLS.includes(one.kind) && 'slot' in one && one.slot === 'manual_hours')
  )
    return true
  if (answer.kind !== 'unknown') return isRepeated(answer, acts)
  const hasFacts = hasFigures(acts)
  const isAnswered = acts.some(
    ({ kind }) =>
      ANSWERED_OTHERWISE.includes(kind) && !(kind === 'complaint' && ASKS_AGAIN.test(query)),
  )
  const isAsked =
    act.isAsked === true ||
    isWholeQuestion(act, acts) ||
    PUT_TO_US.test(query) ||
    isOwnQuestion(query)
  // "What about check calls, 2 people spend half their day on those" tells rather than asks.
  const isTelling =
    /^\W*(?:and |so |but )?(?:what about|(?:can|could) (?:you|we) (?:use|put|take|make|change|set|count))\b/i.test(
      query,
    ) &&
    acts.some(
      (one) => TELLS.includes(one.kind) && act.span[0] <= one.span[0] && one.span[1] <= act.span[1],
    )
  const isHedge = hasFacts && !answer.isForeign && (!isAsked || isTelling || DOUBT.test(query))
  // "Would both together change it?" is settled by the sum that is said back.
  const isOfSum = acts.some(({ kind }) => kind === 'confirm') && OF_SUM.test(query)
  return answer.isAside || isAnswered || isHedge || isOfSum
}

/** Beside these, words that do not ask may still be meant as a question. */
const BESIDE_HINTS: readonly Act['kind'][] = [
  'greet',
  'thanks',
  'inform',
  'off_topic',
  'correct',
  'unsure',
  'affirm',
  'deny',
]
/** Named in passing; whoever tells more than these is not asking. */
const PASSING_SLOTS: readonly Slot[] = ['tools', 'tool_count', 'industry']
/** What is told of these may sound like anything. */
const FREELY_ANSWERED: readonly (Slot | null)[] = ['pain', 'tools']
const HINT_MAX_WORDS = 28
const HINT_MAX_CHARS = 200
const YES_OR_NO: readonly Act['kind'][] = ['affirm', 'deny', 'thanks']
/** A yes or a no in fewer words is no more than that. */
const ANSWER_AND_MORE_WORDS = 4
/** In a single word nothing is objected. */
const OBJECTION_MIN_WORDS = 2
/** A longer statement tells of the work, whatever else it says. */
const OBJECTION_MAX_WORDS = 18

/** "We use Zapier instead of RPA" tells of the visitor. */
const TELLING =
  /^\W*(?:(?:and|but|so|well|yes|yeah|no|ok|okay|actually)\W+)*(?:we|i|our|my|we're|i'm|we've|i've)\b/i
/** "I want details on the retainer" does not. */
const SEEKING =
  /\b(?:want|wants|need|looking|interested|worr\w+|concern\w*|afraid|scared|nervous|s[kc]eptical|comfortable|trust|wonder\w*|curious|unsure|unclear|clear|not sure|no idea|question|details|information|info|hear|know|learn|understand|see|get how|should|could|would|rather|hop(?:e|ing)|assum\w+|suppose|guess|surely|if|whether|before|what then|or not|anything like|any experience|done that)\b/i

const isSeeking = (text: string) => SEEKING.test(text)

/** A message before it is decided on. */
export type Read = {
  acts: readonly Act[]
  text: string
  asking: Slot | null
  /** A yes or no to a figure that was said back: "no, that's too much" speaks of the figure, not of a price. */
  isYesOrNo?: boolean
  /** What a question may suppose otherwise. */
  known?: KnownSum
  /** The figure that was said back and waits for a yes. */
  open?: number
}

function mayHint({ acts, text, asking }: Read): boolean {
  const isShort = text.trim().split(/\s+/).length <= HINT_MAX_WORDS
  const isBare = acts.every(
    (act) =>
      BESIDE_HINTS.includes(act.kind) &&
      (act.kind !== 'inform' || PASSING_SLOTS.includes(act.slot)),
  )
  const isTold = TELLING.test(text) && !isSeeking(text)
  const isYesOrNo = acts.some(({ kind }) => YES_OR_NO.includes(kind))
  if (isYesOrNo && text.trim().split(/\s+/).length < ANSWER_AND_MORE_WORDS) return false
  const isUnsure =
    asking !== null && acts.some(({ kind }) => kind === 'unsure') && !ABOUT_US.test(text)
  if (isUnsure || countUntold(acts, text) < HINT_MIN_WORDS) return false
  return isShort && isBare && !isTold && !FREELY_ANSWERED.includes(asking)
}

const ABOUT_US = /\byou(?:r|rs)?\b/i
const HINT_MIN_WORDS = 2

/** "Shopify, Gmail" tells tools and asks for none of ours. */
function countUntold(acts: readonly Act[], text: string): number {
  const told = acts.flatMap((act) => (act.kind === 'inform' ? [act.span] : []))
  const rest = [...text].map((letter, at) =>
    told.some(([start, end]) => start <= at && at < end) ? ' ' : letter,
  )
  return rest.join('').match(/[\p{L}\d]+/gu)?.length ?? 0
}

function readHint({ text }: Read, knowledge?: Knowledge): Answer | null {
  return answerHint(knowledge ?? getPageKnowledge(), text, isSeeking(text))
}

/** Figures are told, not objected with. */
const FIGURES: readonly Slot[] = [
  'manual_hours',
  'hourly_rate',
  'team_size',
  'error_rate',
  'timeline',
  'tools',
]
const ANSWERED_BEFORE_OBJECTIONS: readonly Act['kind'][] = [
  'abuse',
  'injection',
  'other_lang',
  'book',
  'handoff',
]

const SENTENCE = /[^.!?\n]+(?:[.!?](?!\s|$)[^.!?\n]*)*[.!?]*/g

/** "June. If it orders the wrong part, who eats it": the sentences that tell nothing, where others do; else null. */
function cutTold(read: Read): Read | null {
  const { acts, text } = read
  const told = acts.filter(({ kind }) => TELLS.includes(kind))
  const rest = Array.from(text.matchAll(SENTENCE)).filter(
    ({ 0: sentence, index }) =>
      !told.some(({ span }) => span[0] < index + sentence.length && index < span[1]),
  )
  const said = rest
    .map(([sentence]) => sentence.trim())
    // "20 hours a WEEK. total. not per year": what goes on with the correction asks nothing.
    .filter((sentence) => sentence !== '' && !/^(?:not|total|in total|in all)\b/i.test(sentence))
    .join(' ')
  if (told.length === 0 || said.split(/\s+/).length < ANSWER_AND_MORE_WORDS) return null
  return { ...read, text: said, asking: null, acts: acts.filter((act) => !told.includes(act)) }
}

/** What holds the visitor back, said of themselves: "we tried that and it failed", "I have to ask my boss". */
function readObjection(read: Read, knowledge?: Knowledge): Answer | null {
  const { acts, text, asking } = read
  const count = text.trim().split(/\s+/).length
  const isBare = acts.some(({ kind }) => YES_OR_NO.includes(kind))
  const least = isBare ? ANSWER_AND_MORE_WORDS : OBJECTION_MIN_WORDS
  const isTold = acts.some((act) =>
    act.kind === 'inform'
      ? FIGURES.includes(act.slot) || act.slot === asking
      : act.kind === 'confirm' || act.kind === 'items',
  )
  const isElse = acts.some(({ kind }) => ANSWERED_BEFORE_OBJECTIONS.includes(kind))
  if (count < least || count > OBJECTION_MAX_WORDS || isTold || isElse) return null
  return answerObjection(knowledge ?? getPageKnowledge(), text)
}

/** The answer with what it answers: it may go to a person, and is compared with what is asked later. */
function withQuestion(answer: Answer, asked: string): Answer {
  return answer.kind === 'unknown' || answer.kind === 'card'
    ? { ...answer, asked: cutText(asked, HINT_MAX_CHARS) }
    : answer
}

/** `asks`: the part of the text that asks, or all of it. */
function toAct(text: string, asks = text): FaqAct {
  const start = Math.max(0, text.indexOf(asks))
  const isWhole = text.slice(start, start + asks.length) !== asks
  const quote = cutText(isWhole ? text : asks, HINT_MAX_CHARS)
  const query = quote.toLowerCase()
  return { kind: 'ask_faq', query, context: query, quote, span: [start, start + quote.length] }
}

/** "??" and "I don't understand" close no question: they did not reach it. */
const LOST = /^[^a-z]*$|\b(?:understand|follow|get it|means?)\b/i

function dropLost(acts: readonly Act[]): readonly Act[] {
  return acts.filter(({ kind, quote }) => kind !== 'unsure' || !LOST.test(quote))
}

const OBJECTIONS: ReadonlySet<string> = new Set(
  allCards.filter((card) => card.isObjection).map(({ id }) => id),
)

/** "Sounds like snake oil to me" does not say who decides. */
const ASIDE_SLOTS: readonly Slot[] = ['authority', 'contact_name']

function dropAsides(acts: readonly Act[], said: Answer): readonly Act[] {
  if (!OBJECTIONS.has(nameAnswer(said)) || nameAnswer(said) === 'ask-boss') return acts
  return acts.filter((act) => act.kind !== 'inform' || !ASIDE_SLOTS.includes(act.slot))
}

/** Slots that a question of such an answer names and does not tell. */
function listNamedSlots(answer: Answer): readonly Slot[] {
  if (answer.kind === 'card' && answer.id.startsWith('compare')) return PASSING_SLOTS
  if (answer.kind === 'card') return NAMES
  if (answer.kind === 'figure' || answer.kind === 'what_if') return FIGURES
  return answer.kind === 'state' ? ['timeline'] : []
}

/** "Excel. And the MFA on the portals?" asks about MFA; "does it work with our NetSuite?" tells of a tool. */
function isAskedAbout(act: Act, asked: readonly FaqAct[], acts: readonly Act[]): boolean {
  if (act.kind !== 'inform' || act.slot !== 'tools') return false
  const isElse = acts.some((other) => other !== act && hasFigures([other]))
  return (
    isElse &&
    asked.some(
      ({ span, query }) =>
        span[0] <= act.span[0] && act.span[1] <= span[1] && !OF_THE_VISITOR.test(query),
    )
  )
}
const OF_THE_VISITOR = /\b(?:our|my|we|us|i)\b/i

/** "What's it cost to find out?" says nothing of who decides. */
const NAMES: readonly Slot[] = ['contact_name', 'company_name', 'authority']

/**
 * "Why not just use ChatGPT?" does not say that it is used, "what about FERPA" tells no name, and "what does 58 months
 * mean" tells no date.
 */
function dropNamed(acts: readonly Act[], answers: readonly Answer[], text: string): readonly Act[] {
  const named = answers.flatMap(listNamedSlots)
  const asked = acts.filter((act) => act.kind === 'ask_faq')
  const isSupposing = answers.some(({ kind }) => kind === 'what_if')
  const spans = asked.map(({ span }) => (isSupposing ? toSentence(text, span) : span))
  return acts.filter(
    (act) =>
      !isAskedAbout(act, asked, acts) &&
      (!(act.kind === 'inform' || (isSupposing && act.kind === 'confirm')) ||
        !named.includes(act.slot) ||
        !spans.some((span) => span[0] <= act.span[0] && act.span[1] <= span[1])),
  )
}

/** "What if we only did mortgages, that's half of it" supposes to the end of its sentence. */
function toSentence(text: string, [start, end]: Span): Span {
  const before = text.slice(0, start).search(/[^.!?]*$/)
  const after = text.slice(end).search(/[.!?](?:\s|$)/)
  return [before, after < 0 ? text.length : end + after]
}

const PHASES = /\b(?:audit|pilot|rollout|retainer|phases?)\b/i

/** "Can I skip the audit?" asks about our phases and refuses no question of ours. */
function dropRefused(acts: readonly Act[], asked: readonly FaqAct[]): readonly Act[] {
  const isOfPhases = asked.some(({ query }) => PHASES.test(query))
  return isOfPhases ? acts.filter((act) => act.kind !== 'refuse' || act.slot !== undefined) : acts
}

/** "Can you just send me a number", "a number for MY case". */
const NUMBER_WANTED =
  /\b(?:just )?(?:send|give|tell|get|show) (?:me|us) (?:a|an|the|my|our) (?:\w+ )?(?:number|figure|estimate|ballpark)\b|\b(?:number|figure|estimate) for (?:my|our|us|me)\b/i

/** "Just tell me the ROI number". */
const ROI_WANTED = /\b(?:send|give|tell|get|show) (?:me|us) (?:the|my|our|an?) roi\b/i

/** "Just tell me is it worth it". */
const WORTH_IT =
  /\bis (?:it|this|that) (?:even |really |still |actually )?worth it(?: or (?:not|no))?\W*$/i

/** "So what's the verdict?" */
const VERDICT = /^what(?:['’]?s| is) (?:the|your) (?:verdict|answer|bottom line)\b/i

/** "Is that a lot?", "is that normal for a firm our size?" */
const A_LOT =
  /^(?:so |and |but |hm+ |ok(?:ay)? )*(?:is|are|isn['’]?t|seems?|does) (?:that|this|it|those|these)(?: (?:seem|sound|look))?(?: (?:like|really|even|not|actually|considered))* (?:an? )?(?:lot|much|many|high|low|big|small|normal|typical|usual|average|bad|good|ok|okay|reasonable|a lot|too much|too many|out of line|above average)(?: (?:hours|time|of (?:time|hours))| for (?:an? |us |our |this )?[\w' -]{2,40}| compared to (?:others|other \w+))?\W*$/i

/** "That would double the invoices. What would it look like then": what the sentence before it supposes. */
const OUTCOME =
  /\b(?:what (?:would|does|will|are|is) (?:it|that|the (?:savings?|numbers?|estimate|payback)|we)\b|what (?:then|about then)|would (?:it|that|this) (?:be|change|work|help|pay|make))/i

/** What only the figures of this talk answer: "what if it was 60 hours?", and "are you sure?" by itself. */
function answerOwn(
  { query, context }: FaqAct,
  { acts, known }: Pick<Read, 'acts' | 'known'>,
): Answer | null {
  const [sentence = '', before = ''] = context.split(/(?<=[.!?])\s/).toReversed()
  const supposed =
    readSupposed(query, known) ??
    readSupposed(sentence, known) ??
    (OUTCOME.test(query) && !/\d/.test(query) ? readSupposed(`${before} ${query}`, known) : null)
  if (supposed !== null) return { kind: 'what_if', ...supposed }
  const figures = readAskedFigures(query)
  if (figures !== null) return { kind: 'figure', figures }
  if (ROI_WANTED.test(query)) return { kind: 'state', topic: 'my_roi' }
  if (NUMBER_WANTED.test(query)) return { kind: 'state', topic: 'my_savings' }
  if (known?.hours !== undefined && A_LOT.test(query)) return { kind: 'state', topic: 'my_size' }
  if (VERDICT.test(query)) return { kind: 'state', topic: 'my_verdict' }
  if (WORTH_IT.test(query)) return { kind: 'state', topic: 'my_payback' }
  return DOUBT.test(query) && acts.length === 1 ? { kind: 'state', topic: 'my_facts' } : null
}

const OF_ESTIMATE: readonly string[] = ['my_savings', 'my_payback', 'my_verdict', 'my_roi']

/** "70 hours a week then, what does that save": asked of hours that are said back in the same reply. */
function supposeOpen(answer: Answer, acts: readonly Act[]): Answer {
  const open = acts.find((act) => act.kind === 'confirm' && act.slot === 'manual_hours')
  const isOfEstimate = answer.kind === 'state' && OF_ESTIMATE.includes(answer.topic)
  return open?.kind === 'confirm' && isOfEstimate
    ? { kind: 'what_if', manual_hours: open.value }
    : answer
}

/** "So is that a yes or no on phone calls", "does it do phone calls, yes or no": only a word of how to answer. */
const YES_OR_NO_ON = /^\W*(?:so )?is (?:that|this|it) an? yes or (?:an? )?no (?:on|to|for|about) /i
const WANTS_YES_OR_NO = /\s*[,;.:–-]+\s*(?:just )?(?:a )?yes or (?:a )?no\W*$/i

function withoutForm(act: FaqAct): FaqAct {
  const plain = (text: string) =>
    text.replace(YES_OR_NO_ON, 'does it handle ').replace(WANTS_YES_OR_NO, '')
  const query = plain(act.query)
  return query === act.query ? act : { ...act, query, context: query, quote: plain(act.quote) }
}

/** What is near and no answer is left out beside an answer. */
const isNear = (answer: Answer): boolean =>
  answer.kind === 'unknown' && answer.citations !== undefined

const INTERROGATIVE =
  /^(?:and |but |so )?(?:do|does|is|are|can|could|will|would|what|whats|how|why|who|when|where)\b/i

/** "Like discrimination in hiring" says what the question before it was about. */
const ELABORATING =
  /^\W*(?:like|such as|i mean|i meant|meaning|for example)\b(?= [\p{L}’' ]+\W*$)/iu

/** What it is surely about, where that is no work of the visitor. */
function readElaboration({ text }: Read, knowledge?: Knowledge): Answer | null {
  if (!ELABORATING.test(text)) return null
  const answer = answerHint(knowledge ?? getPageKnowledge(), text, true)
  return answer?.kind === 'card' && answer.isUnpublished ? answer : null
}

/** "Can you automate our request triage?" to the question for the work names it. */
const WORK_ASKED =
  /^\W*(?:(?:so|and|well|ok(?:ay)?|hm+)\W+)*(?:can|could|do|does|would|will) (?:you|u|it|this|your \w+|an? \w+)(?: guys)?(?: also| even)? (?:automate|handle|do|take over|take on|help (?:us )?with|deal with)(?: (?:our|my|the|all|some|of|stuff like|things like))* ([\p{L}\p{M}][\p{L}\p{M}’' -]{3,60}?)(?: for us| too| as well)?\W*$/iu

function withWork({ text, asking }: Read, acts: readonly Act[]): readonly Act[] {
  const isTold = acts.some((act) => act.kind === 'inform' && act.slot === 'pain')
  const [, work] = asking === 'pain' && !isTold ? (WORK_ASKED.exec(text) ?? []) : []
  if (work === undefined || work.split(/\s+/).length < 2) return acts
  const start = text.indexOf(work)
  const span: Span = [start, start + work.length]
  return [...acts, { kind: 'inform', slot: 'pain', value: work, quote: work, span, reading: {} }]
}

/** "Idk what redone means" asks about our own words. */
const OF_OUR_WORDS =
  /\bwhat (?:(?:do|did) (?:you|u) mean|(?:is|does|do)? ?["“'‘]?[\p{L}-]+(?: [\p{L}-]+)?["”'’]?(?: even| actually| here)? means?\b)/iu

/** The questions of a message with what to answer to each, every answer once. */
export function readAnswers(
  read: Read,
  knowledge?: Knowledge,
): { acts: readonly Act[]; answers: Answer[] } {
  const { text } = read
  const isPlain = read.isYesOrNo === true && !text.includes('?')
  const isAfter = ({ span: [start] }: Act) =>
    /[.!,;]|\b(?:but|and)\b/.test(text.slice(0, start)) && INTERROGATIVE.test(text.slice(start))
  const acts = withWork(read, dropSpoken(read)).filter(
    (act) => !isPlain || act.kind !== 'ask_faq' || isAfter(act),
  )
  const asked = acts.filter((act) => act.kind === 'ask_faq')
  if (asked.length === 0) {
    if (read.asking !== null && !hasFigures(acts) && OF_OUR_WORDS.test(text))
      return { acts: [...acts.filter(({ kind }) => kind !== 'unsure'), toAct(text)], answers: [] }
    if (isPlain) return { acts, answers: [] }
    const meant = readElaboration(read, knowledge)
    if (meant !== null) return { acts: [toAct(text)], answers: [withQuestion(meant, text)] }
    const untold = cutTold({ ...read, acts }) ?? read
    const said = mayHint(untold) ? readHint(untold, knowledge) : readObjection(untold, knowledge)
    if (said === null) return { acts, answers: [] }
    const told = dropAsides(acts, said)
    const { text: asks } = untold
    return { acts: [...told, toAct(text, asks)], answers: [withQuestion(said, asks)] }
  }
  const answers = asked.map(withoutForm).flatMap((act) => {
    const found =
      answerOwn(act, { acts, known: read.known }) ??
      answerQuestion(knowledge ?? getPageKnowledge(), { ...act, said: text.slice(0, act.span[1]) })
    const answer = supposeOpen(found, acts)
    // Of a figure that was just said back: "how do you mean?"
    if (answer.kind === 'unknown' && answer.isAside && read.open !== undefined && !hasFigures(acts))
      return [{ kind: 'figure', figures: [{ value: read.open, isMoney: false }] } as const]
    if (answer.kind === 'unknown' && read.asking !== null && OF_OUR_WORDS.test(act.query)) return []
    const isDoubtful =
      act.isAsked === true && 'isNearest' in answer && answer.isNearest && hasFigures(acts)
    const said: Answer = isDoubtful ? { kind: 'unknown', isForeign: false, isAside: false } : answer
    return isIdle(said, act, acts) ? [] : [withQuestion(said, act.quote)]
  })
  const isAnswered = answers.some(({ kind }) => kind !== 'unknown')
  const kept = answers.filter((answer) => !isAnswered || !isNear(answer))
  const names = kept.map(nameAnswer)
  return {
    acts: dropRefused(dropNamed(acts, answers, text), asked),
    answers: kept.filter((answer, index) => names.indexOf(nameAnswer(answer)) === index),
  }
}
