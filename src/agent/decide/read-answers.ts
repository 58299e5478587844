import {
  answerOwn,
  answerRemark,
  asksForOurs,
  asksInstead,
  DOUBT,
  supposeOpen,
  wantsNumber,
} from '#agent/decide/answer-own.ts'
import { answerRestated, isBareAskingAgain, readAskedAgain } from '#agent/decide/ask-again.ts'
import {
  cutTold,
  FIGURES,
  mayHint,
  PASSING_SLOTS,
  type Read,
  readHint,
  readObjection,
  TELLS,
} from '#agent/decide/read-hints.ts'
import { type Answer, nameAnswer } from '#agent/knowledge/answer.ts'
import {
  answerCase,
  answerHint,
  answerOtherwise,
  answerQuestion,
  takeFirstSentence,
} from '#agent/knowledge/answer-question.ts'
import { getPageKnowledge, type Knowledge } from '#agent/knowledge/knowledge.ts'
import { readGrowing } from '#agent/knowledge/what-if.ts'
import type { Act, FaqAct, Span } from '#agent/understand/message/act.ts'
import { findTool } from '#agent/understand/text/known-tools.ts'
import { allCards } from '#content/answers/all-cards.ts'
import { STATE_TOPICS } from '#content/answers/card.ts'
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

const hasFigures = (acts: readonly Act[]) => acts.some(({ kind }) => TELLS.includes(kind))

function isRepeated(answer: Answer, acts: readonly Act[]): boolean {
  // "Did you get that it's AUD?" beside the figure, which is said back anyway.
  if (answer.kind === 'state' && answer.topic === 'my_facts' && hasFigures(acts)) return true
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

const contains = (outer: Span, inner: Span) => outer[0] <= inner[0] && inner[1] <= outer[1]

/** "How is the 150000 calculated" tells no figure, with or without its mark. */
const ASKS_REASON =
  /^\W*(?:(?:and|but|so|ok|wait)\W+)*(?:why|where (?:do|does|did|is|are)|how (?:is|are|was|were|come|did))\b/i

/** "What part stays with us" keeps nothing back. */
const ASKS_PART =
  /^\W*(?:(?:and|but|so)\W+)*(?:(?:what|which) (?:parts?|share|steps?|portion|work|tasks?)|how much (?:of|stays))\b/i

/** What a message does, without words that are part of a question about something else. */
function dropSpoken(read: Read): readonly Act[] {
  const asked = read.acts.filter((act) => act.kind === 'ask_faq' && act.isAsked === true)
  const isAsking = asked.length > 0
  const reasons = read.acts.filter((act) => act.kind === 'ask_faq' && ASKS_REASON.test(act.quote))
  return dropLost(read.acts).filter(
    (act) =>
      // "Idk what redone means".
      !(act.kind === 'unsure' && asked.some(({ span }) => contains(span, act.span))) &&
      !(act.kind === 'why' && !('slot' in act && act.slot) && isOfSomethingElse(act, read)) &&
      !(TELLS.includes(act.kind) && reasons.some(({ span }) => contains(span, act.span))) &&
      !(act.kind === 'refuse' && isAsking && /^before\b/i.test(act.quote)) &&
      !(act.kind === 'refuse' && ASKS_PART.test(read.text)),
  )
}

/** "Can the agent listen to recordings?" is no hedge of the facts beside it. */
const isOwnQuestion = (query: string): boolean => ABILITY.test(query)
const ABILITY =
  /^\W*(?:(?:and|but|so|also)\W+)*(?:can|could|does|do|will|would|is|are) (?:it|this|an?|the|your)\b(?: (?:agents?|ai|bot|system|software|tool)\b)?(?: [\p{L}'’]+){2,}/iu

/** "And the MFA on the portals?": a sentence of its own that holds nothing told. */
function isWholeQuestion({ quote, span }: FaqAct, acts: readonly Act[]): boolean {
  const words = quote.trim().split(/\s+/).length
  const isMarked = words >= QUESTION_MIN_WORDS && /[^\d]\?\W*$/.test(quote)
  return (
    (isMarked || (words >= SENTENCE_MIN_WORDS && INTERROGATIVE.test(quote.trim()))) &&
    !acts.some((act) => TELLS.includes(act.kind) && act.span[0] < span[1] && span[0] < act.span[1])
  )
}
const QUESTION_MIN_WORDS = 3
/** What is learned to ask, and has none of these, only comments on a figure: "more like 32, the ladies do most". */
const HAS_WORDS_OF_ASKING =
  /\?|\b(?:what|how|why|who|when|where|which|whose|whether|if|tell|explain|wonder\w*|curious|questions?)\b|^\W*(?:(?:and|but|so|also) )?(?:do|does|is|are|can|could|will|would|any)\b/i
/** "What happens with customer data like SSNs" asks without its mark. */
const SENTENCE_MIN_WORDS = 5
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
    act.isRestated !== true &&
    acts.some((one) => TELLS.includes(one.kind) && 'slot' in one && one.slot === 'manual_hours')
  )
    return true
  const isComplaint = acts.some(
    ({ kind, span }) => kind === 'complaint' && contains(span, act.span),
  )
  const isOfNothing = answer.kind === 'card' && answer.isUnpublished
  if (isComplaint && isOfNothing && !ASKS_AGAIN.test(query)) return true
  const hasFacts = hasFigures(acts)
  if (answer.kind !== 'unknown') return isRepeated(answer, acts)
  const isAnswered =
    act.isRestated !== true &&
    acts.some(
      ({ kind }) =>
        ANSWERED_OTHERWISE.includes(kind) && !(kind === 'complaint' && ASKS_AGAIN.test(query)),
    )
  const isAsked =
    act.isRestated === true ||
    (act.isAsked === true && HAS_WORDS_OF_ASKING.test(query)) ||
    isWholeQuestion(act, acts) ||
    PUT_TO_US.test(query) ||
    isOwnQuestion(query)
  // "What about check calls, 2 people spend half their day on those" tells rather than asks.
  const isTelling =
    /^\W*(?:and |so |but )?(?:what about|(?:can|could) (?:you|we) (?:use|put|take|make|change|set|count|redo|re-?run|recalculate|update))\b/i.test(
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

/** More of a question is not kept. */
const HINT_MAX_CHARS = 200

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
  if (answer.kind === 'figure') return FIGURES
  if (answer.kind === 'what_if') return [...FIGURES, ...NAMES]
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
function dropNamed(
  acts: readonly Act[],
  answers: readonly Answer[],
  text: string,
  asked: readonly FaqAct[],
): readonly Act[] {
  const named = answers.flatMap(listNamedSlots)
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

/** Beside an answer it would not be plain which question is meant. */
function dropChoices(answer: Answer): Answer {
  if (answer.kind !== 'unknown') return answer
  const { near: _, ...rest } = answer
  return rest
}

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

const SUPPOSES =
  /\b(?:what if|if (?:we|i|you)|(?:can|could) (?:we|you|i) (?:also )?(?:add|include|count))\b/i
const FOLLOWING_FIGURE =
  /^\s*(?:that['’]?s|that (?:is|would be)|it['’]?s|another|about|maybe|so)\b[^.?!]*\d[^.?!]*/i

/** "What if we also put reminders in there? That's another 6 hours a week": the figure of the question follows it. */
function withFigure(act: FaqAct, text: string): FaqAct {
  const [start, end] = act.span
  const [following] = FOLLOWING_FIGURE.exec(text.slice(end)) ?? []
  if (following === undefined || !SUPPOSES.test(act.query) || /\d/.test(act.query)) return act
  const quote = text.slice(start, end + following.length)
  const query = quote.toLowerCase().replace(/[?.]/g, ',')
  return { ...act, quote, query, context: query, span: [start, end + following.length] }
}

/** A clause without a form of asking, beside one that has it. */
const hasForm = (act: FaqAct) => act.isRestated === true || hasWords(act)
const hasWords = ({ query }: FaqAct) =>
  HAS_WORDS_OF_ASKING.test(query) || INTERROGATIVE.test(query.trim())

/** What is told beside a question is no question, unless it surely is: "Price variance, mostly. Does it post to NetSuite?" */
function listAsked(acts: readonly Act[], text: string, knowledge?: Knowledge): FaqAct[] {
  const all = acts.flatMap((act) =>
    act.kind === 'ask_faq' && !isBareAskingAgain(act.query) ? [withFigure(act, text)] : [],
  )
  const isBesideQuestion = all.some(hasForm)
  // "I meant the agency in your case study. What did it save?"
  const isSaidInWords = all.some(hasWords)
  return all.filter(
    (act) =>
      !isBesideQuestion ||
      (act.isRestated === true ? !isSaidInWords || hasWords(act) : hasForm(act)) ||
      (act.isRestated !== true &&
        answerHint(knowledge ?? getPageKnowledge(), act.query, false) !== null),
  )
}

/** "5 reps do the calling": a verb behind its subject asks nothing. */
const STARTS_WITH_VERB = /^(?:do|does|is|are|can|could|will|would)\b/i
const BEHIND_SUBJECT =
  /(?<!\b(?:and|but|so|or|well|ok|okay|also|then|plus|because|if|what|how|why|where|when|who|which)) ?(?<=[\p{L}\d] )$/iu

/** "One in ten has a check missed or a phone number wrong" asks for no phone number: its sentence tells a figure. */
function dropToldBeside(acts: readonly Act[], text: string): readonly Act[] {
  const told = acts.filter(
    (act) => (act.kind === 'inform' || act.kind === 'confirm') && typeof act.value === 'number',
  )
  const isTold = (act: FaqAct) =>
    !text.slice(...toSentence(text, act.span)).includes('?') &&
    told.some(({ span }) => contains(toSentence(text, act.span), span))
  const isVerb = ({ span: [start, end] }: FaqAct) =>
    STARTS_WITH_VERB.test(text.slice(start, end)) && BEHIND_SUBJECT.test(text.slice(0, start))
  return acts.filter(
    (act) => act.kind !== 'ask_faq' || !isTold(act) || (hasForm(act) && !isVerb(act)),
  )
}

/** "We expect to grow by 20% a year" names no time to start. */
const GROWS_PER = /^(?:(?:an?|per|each|every|next|this|the|coming) )*(?:year|quarter|month)$/i
/** "Sounds high to me" agrees to nothing, and does not say who decides. */
const SHORT_ANSWERS: readonly Act['kind'][] = ['affirm', 'deny', 'refuse']

/** What is said of the estimate without asking. */
function readRemark(read: Read): Answers | null {
  const answer = read.isYesOrNo === true ? null : answerRemark(read)
  if (answer === null) return null
  const growing = readGrowing(read.text)?.span ?? [0, 0]
  const isOfGrowth = (act: Act) =>
    TELLS.includes(act.kind) &&
    ((act.span[0] < growing[1] && growing[0] < act.span[1]) ||
      ('slot' in act && act.slot === 'timeline' && GROWS_PER.test(act.quote)))
  const isOfRemark = (act: Act) =>
    SHORT_ANSWERS.includes(act.kind) || (act.kind === 'inform' && ASIDE_SLOTS.includes(act.slot))
  const acts = read.acts.filter(
    (act) => !isOfRemark(act) && !(answer.kind === 'what_if' && isOfGrowth(act)),
  )
  return hasFigures(acts) ? null : { acts: [...acts, toAct(read.text)], answers: [answer] }
}

/** What a message that asks nothing may still be answered with. */
function readUnasked(read: Read, isPlain: boolean, knowledge?: Knowledge): Answers {
  const { acts, text } = read
  if (read.asking !== null && !hasFigures(acts) && OF_OUR_WORDS.test(text))
    return { acts: [...acts.filter(({ kind }) => kind !== 'unsure'), toAct(text)], answers: [] }
  if (isPlain) return { acts, answers: [] }
  const remark = readRemark(read)
  if (remark !== null) return remark
  if (!hasFigures(acts) && wantsNumber(text))
    return { acts: [toAct(text)], answers: [{ kind: 'state', topic: 'my_savings' }] }
  if (read.isTooSmall && asksInstead(text) && !hasFigures(acts))
    return { acts: [toAct(text)], answers: [{ kind: 'state', topic: 'my_instead' }] }
  const meant = readElaboration(read, knowledge)
  if (meant !== null) return { acts: [toAct(text)], answers: [withQuestion(meant, text)] }
  const untold = cutTold(read) ?? read
  const said = mayHint(untold) ? readHint(untold, knowledge) : readObjection(untold, knowledge)
  if (said === null) return { acts, answers: [] }
  const { text: asks } = untold
  return {
    acts: [...dropAsides(acts, said), toAct(text, asks)],
    answers: [withQuestion(said, asks)],
  }
}

/** "How would it work with Epic?" asks of the Applied Epic that the visitor named, and not of another tool. */
function nameInFull(query: string, tools: readonly string[]): string {
  const toFull = (word: string) => {
    const other = findTool(word)
    const own = tools.find((tool) => tool.toLowerCase().endsWith(` ${word.toLowerCase()}`))
    return other === undefined || other.name === own ? word : (own ?? word)
  }
  const isInFull = tools.some((tool) => query.toLowerCase().includes(tool.toLowerCase()))
  return isInFull ? query : query.replace(/\p{L}+/gu, toFull)
}

/** "What did it save them?", of the client of a case. */
const OF_THEM =
  /\b(?:sav(?:e|ed)|gain(?:ed)?) (?:them|(?:the|that|those|your) (?:agency|clients?|hospital|customers?))\b|\b(?:the|that) (?:agency|client|hospital) (?:sav|gain)/i

/** What is asked of our clients is not answered from the visitor’s figures. */
function findAnswer(read: Read, asked: FaqAct, knowledge = getPageKnowledge()): Answer {
  const act = { ...asked, query: nameInFull(asked.query, read.tools ?? []) }
  if (OF_THEM.test(act.query))
    return answerCase(knowledge, `${read.lastAsked?.question ?? ''} ${read.text}`)
  const found =
    answerOwn(act, read) ??
    answerRestated(read, act, knowledge) ??
    answerQuestion(knowledge, { ...act, said: read.text.slice(0, act.span[1]) })
  const isOfOurs = found.kind === 'state' && found.topic !== 'my_case' && asksForOurs(act.query)
  return isOfOurs ? answerOtherwise(knowledge, act, STATE_TOPICS) : supposeOpen(found, read.acts)
}

/** Of more questions each answer is cut to its first sentence, which holds what was asked. */
const IN_FULL_MAX = 2

function shorten(answer: Answer): Answer {
  if (answer.kind !== 'card') return answer
  return { ...answer, text: takeFirstSentence(answer.text) }
}

const SUM = /\d ?(?:[x×*+÷/-]|times|plus) ?\d/i

/** Asked of our own words, or of the sum that the same message agrees to: "is that 900 x 6.5? then yes". */
const isUnneeded = ({ query }: FaqAct, { asking, isYesOrNo }: Read): boolean =>
  (asking !== null && OF_OUR_WORDS.test(query)) || (isYesOrNo === true && SUM.test(query))

type Answers = { acts: readonly Act[]; answers: Answer[] }

/** The questions of a message with what to answer to each, every answer once. */
export function readAnswers(read: Read, knowledge?: Knowledge): Answers {
  const { text } = read
  const isPlain = read.isYesOrNo === true && !text.includes('?')
  const isAfter = ({ span: [start] }: Act) =>
    /[.!,;]|\b(?:but|and)\b/.test(text.slice(0, start)) && INTERROGATIVE.test(text.slice(start))
  const acts = dropToldBeside(withWork(read, dropSpoken(read)), text).filter(
    (act) => !isPlain || act.kind !== 'ask_faq' || act.isRestated === true || isAfter(act),
  )
  const told = listAsked(acts, text, knowledge)
  const again = told.length === 0 ? readAskedAgain(read, knowledge) : null
  if (again !== null) {
    const others = acts.filter(({ kind }) => kind !== 'ask_faq')
    const answer = withQuestion(again.answer, again.question)
    return { acts: [...others, toAct(text, again.words)], answers: [answer] }
  }
  const asked = told.length > 0 ? told : acts.filter((act) => act.kind === 'ask_faq')
  if (asked.length === 0) return readUnasked({ ...read, acts }, isPlain, knowledge)
  const answers = asked.map(withoutForm).flatMap((act) => {
    const answer = findAnswer({ ...read, acts }, act, knowledge)
    // Of a figure that was just said back: "how do you mean?"
    if (answer.kind === 'unknown' && answer.isAside && read.open !== undefined && !hasFigures(acts))
      return [{ kind: 'figure', figures: [{ value: read.open, isMoney: false }] } as const]
    if (answer.kind === 'unknown' && isUnneeded(act, read)) return []
    const isDoubtful =
      'isNearest' in answer &&
      answer.isNearest === true &&
      (act.isRestated === true || (act.isAsked === true && hasFigures(acts)))
    const said: Answer = isDoubtful
      ? { kind: 'unknown', isForeign: false, isAside: false, near: [nameAnswer(answer)] }
      : answer
    return isIdle(said, act, acts) ? [] : [withQuestion(said, act.quote)]
  })
  const isAnswered = answers.some(({ kind }) => kind !== 'unknown')
  const kept = isAnswered ? answers.filter((answer) => !isNear(answer)).map(dropChoices) : answers
  const names = kept.map(nameAnswer)
  const distinct = kept.filter((_, index) => names.indexOf(names[index] ?? '') === index)
  return {
    acts: dropRefused(dropNamed(acts, answers, text, asked), asked),
    answers: asked.length > IN_FULL_MAX ? distinct.map(shorten) : distinct,
  }
}
