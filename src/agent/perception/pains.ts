import type { PainAct, Span } from '#agent/perception/act.ts'
import {
  type Finding,
  findSentence,
  isAskedFor,
  type MessageView,
  withBlanked,
} from '#agent/perception/message-view.ts'
import { CONSEQUENCE, PAIN_CUES, PROCESS, WORK_VERB } from '#agent/perception/pain-lexicon.ts'

const DENIED =
  /\b(?:not|no|isn't|aren't|don't|doesn't|never|hardly|without|wasn't|nothing)\b[^,.;]{0,16}$/
const ABOUT_OTHERS =
  /\b(?:your (?:site|website|bot|chat)|this chat|chat ?bots?|bots?|other vendors?|competitors?)\b/
/** A process that is named as the answer to "what takes the most time" hurts at least this much. */
export const NAMED_PROCESS_SEVERITY = 0.3
const QUOTE_MAX_CHARS = 200

function readCues(view: MessageView): PainAct[] {
  const { plain } = view
  return PAIN_CUES.flatMap(([severity, pattern]) =>
    [...plain.matchAll(pattern)].flatMap((match): PainAct[] => {
      const [from, to] = findSentence(plain, match.index)
      if (DENIED.test(plain.slice(Math.max(from, match.index - 30), match.index))) return []
      if (ABOUT_OTHERS.test(plain.slice(from, to))) return []
      const span: Span = [match.index, match.index + match[0].length]
      return [{ kind: 'pain', cue: match[0], severity, quote: view.text.slice(...span), span }]
    }),
  )
}

/** Each phrase that shows pain; a tenth more with a consequence, a tenth more when it was put in numbers. */
export function findPainCues(view: MessageView, isQuantified: boolean): PainAct[] {
  const extra = (CONSEQUENCE.test(view.plain) ? 0.1 : 0) + (isQuantified ? 0.1 : 0)
  const cues = readCues(view)
  const seen = new Set<string>()
  return cues.flatMap((cue) => {
    if (seen.has(cue.cue)) return []
    seen.add(cue.cue)
    return [{ ...cue, severity: Math.min(1, Math.round((cue.severity + extra) * 100) / 100) }]
  })
}

function toSpan(view: MessageView, [from, to]: Span): Span {
  const raw = view.text.slice(from, to)
  const start = from + (raw.length - raw.trimStart().length)
  return [start, Math.min(start + QUOTE_MAX_CHARS, start + raw.trim().length)]
}

/** Leaves out what is said about our mails and this chat. */
function withoutAsides(view: MessageView): MessageView {
  const aside = ABOUT_MAIL.exec(view.plain)
  return aside ? withBlanked(view, [findSentence(view.plain, aside.index)]) : view
}

/** The words that name the work in answer to the question for it. */
function findNamed(
  view: MessageView,
  { told, hasOtherFacts, isNoAnswer }: PainContext,
): Span | null {
  const isAsked = isAskedFor(view, 'pain') && !isNoAnswer && !ABOUT_OTHERS.test(view.plain)
  if (!isAsked) return null
  const inClause = hasOtherFacts ? nameInClause(view, told) : null
  if (inClause) return inClause
  const isAnswer = !hasOtherFacts && /[a-z]{3}/.test(view.plain.replaceAll(HEDGE, ' '))
  const isNamed = PROCESS.test(view.plain) || WORK_VERB.test(view.plain)
  return isAnswer || isNamed ? toSpan(view, [0, view.text.length]) : null
}

const SENTENCE = /[^.;!?\n]+/g
const SENTENCES_MAX = 30
const GERUND = /\b[a-z]{3,}ing\b/

/** How much a sentence says of the work: a cue of pain, a process with its verb, something being done. */
function weigh(sentence: string): number {
  if (ABOUT_OTHERS.test(sentence)) return 0
  const hasCue = PAIN_CUES.some(([, pattern]) => sentence.search(pattern) >= 0)
  const isWork = PROCESS.test(sentence) && WORK_VERB.test(sentence) && !ROLE.test(sentence)
  if (!hasCue && !isWork) return 0
  return (hasCue ? 2 : 0) + (isWork ? 2 : 0) + (GERUND.test(sentence) ? 1 : 0)
}

/** The sentence that says most of the work, the first of equals. */
function findDescription(view: MessageView): Span | null {
  const sentences = [...view.plain.matchAll(SENTENCE)].slice(0, SENTENCES_MAX)
  const weights = sentences.map((match) => weigh(match[0]))
  const most = Math.max(0, ...weights)
  const best = sentences[weights.indexOf(most)]
  return most === 0 || !best ? null : toSpan(view, [best.index, best.index + best[0].length])
}

/** "I manage billing at …" introduces someone and complains of nothing. */
const ROLE =
  /\b(?:i|we) (?:help )?(?:manage|run|lead|head|oversee|handle|do) (?:the )?[a-z &-]{2,30} (?:at|for|@|of)\b/
/** "Nothing, all good really". */
const NO_PAIN =
  /^\s*(?:(?:oh|well|um|hmm|honestly|no|nah|nope|nothing|none)[\s,.!-]*)*(?:nothing|none|no (?:problems?|issues?|complaints?)|nah|nope|(?:there's|there is|we have|i have|it's) (?:no|not a) (?:real |particular |big )?(?:problem|issue|pain|complaint)s?|all(?:'s| is)? (?:good|fine|well)|we(?:'re| are) (?:fine|good|ok|okay))(?: (?:really|comes to mind|in particular|at the moment|so far))?\b[^.;]{0,30}$/
/** A dislike of our messages is no process of theirs. */
const ABOUT_MAIL =
  /\b(?:hate|sick of|tired of|don't want|no more)\s(?:any )?(?:spam|newsletters?|sales (?:calls?|e-?mails?|pitches)|chat ?bots?|being (?:called|spammed|sold to))\b/
const HEDGE =
  /\b(?:around|about|roughly|approximately|maybe|probably|almost|nearly|over|under|like|say|some|hours?|a|the|week|per)\b/g

const CLAUSE = /[^,.;:!?\n()\u2013\u2014]+/g
/** Words that say nothing of the work: who, how much, and the figures around them. */
const FILLER =
  /\b(?:so|well|it's|its|it|is|are|that's|that|this|there|we|us|me|my|our|i|i'd|say|think|guess|yes|no|ok|hi|hello|and|or|of|in|on|for|with|each|all|total|altogether|people|person|team|days?|weekly|daily|month|year|takes?|spent|spend|goes|into|between|them|just|only|mostly|mainly|probably|honestly|please|thanks)\b/g

/** Who the company is, rather than what its people do. */
const ABOUT_COMPANY =
  /\b(?:we(?:'re| are)|were|i work|our (?:business|company|place|firm)|my employer|(?:it's|its|this is) (?:for )?an?|our outfit|i work (?:at|for|in)|that's us|think of us|picture|as a company)\b/

/** "Reminder letters, 9 hours a week": the clause that holds more than figures and filler names the work. */
function nameInClause(view: MessageView, told: readonly Span[]): Span | null {
  const clauses = [...view.plain.matchAll(CLAUSE)].filter(({ 0: clause, index }) => {
    const isTold = told.some(([start, end]) => start < index + clause.length && end > index)
    const words = clause.replaceAll(HEDGE, ' ').replaceAll(FILLER, ' ')
    return !isTold && /[a-z]{4}/.test(words) && !/[\d\ue000]/.test(words)
  })
  const own = clauses.filter(({ 0: clause }) => !ABOUT_COMPANY.test(clause))
  const named = own.find(({ 0: clause }) => GERUND.test(clause)) ?? own[0] ?? clauses[0]
  return named ? toSpan(view, [named.index, named.index + named[0].length]) : null
}

export type PainContext = {
  /** Where the message told something else. */
  told: readonly Span[]
  hasOtherFacts: boolean
  /** The message refuses, does not know, or asks instead of answering. */
  isNoAnswer: boolean
}

/** The process or problem in the visitor's own words: a sentence with a cue, or the answer to the question. */
export function findPains(whole: MessageView, context: PainContext): Finding[] {
  if (NO_PAIN.test(whole.plain)) return []
  const view = withoutAsides(whole)
  const described = findDescription(view)
  const isAnswer = isAskedFor(view, 'pain') && !context.isNoAnswer && !ABOUT_OTHERS.test(view.plain)
  const isShort = view.text.length <= QUOTE_MAX_CHARS
  const span =
    described !== null && isAnswer && isShort && !context.hasOtherFacts
      ? toSpan(view, [0, view.text.length])
      : (described ?? findNamed(view, context))
  if (span === null || span[1] - span[0] < 2) return []
  return [{ slot: 'pain', value: view.text.slice(...span), span, consumed: [] }]
}
