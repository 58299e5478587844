import type { PainAct, Span } from '#agent/perception/act.ts'
import type { Finding, MessageView } from '#agent/perception/message-view.ts'
import { findSentence } from '#agent/perception/message-view.ts'
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

function findDescription(view: MessageView): Span | null {
  const cue = PAIN_CUES.map(([, pattern]) => view.plain.search(pattern)).filter(
    (at) => at >= 0 && !ABOUT_OTHERS.test(view.plain.slice(...findSentence(view.plain, at))),
  )
  const named = PROCESS.exec(view.plain)
  const isWork = named !== null && WORK_VERB.test(view.plain) && !ROLE.test(view.plain)
  const at = cue.length > 0 ? Math.min(...cue) : isWork ? named.index : -1
  return at < 0 ? null : toSpan(view, findSentence(view.text, at))
}

/** "I manage billing at …" introduces someone and complains of nothing. */
const ROLE =
  /\b(?:i|we) (?:help )?(?:manage|run|lead|head|oversee|handle|do) (?:the )?[a-z &-]{2,30} (?:at|for|@|of)\b/
const HEDGE =
  /\b(?:around|about|roughly|approximately|maybe|probably|almost|nearly|over|under|like|say|some|hours?|a|the|week|per)\b/g

const FIRST_SENTENCE = /^[^.;:!?\n]{6,120}(?=[.;:!?\n])/

/** "Warranty registration cards. 26 hours per week": what stands first, without a figure, names the work. */
function nameFirst(view: MessageView): Span | null {
  const first = FIRST_SENTENCE.exec(view.plain)?.[0] ?? ''
  const isName = /[a-z]+ [a-z]{5}/.test(first) && !/[\d\ue000]/.test(first)
  return isName ? toSpan(view, [0, first.length]) : null
}

export type PainContext = {
  hasOtherFacts: boolean
  /** The message refuses, does not know, or asks instead of answering. */
  isNoAnswer: boolean
}

/** The process or problem in the visitor's own words: a sentence with a cue, or the answer to the question. */
export function findPains(
  view: MessageView,
  { hasOtherFacts, isNoAnswer }: PainContext,
): Finding[] {
  const described = findDescription(view)
  const isAsked = view.context.asking === 'pain' && !isNoAnswer && !ABOUT_OTHERS.test(view.plain)
  const isAnswer = isAsked && !hasOtherFacts && /[a-z]{3}/.test(view.plain.replaceAll(HEDGE, ' '))
  const isNamed = isAsked && (PROCESS.test(view.plain) || WORK_VERB.test(view.plain))
  const isShort = view.text.length <= QUOTE_MAX_CHARS
  const whole =
    isAsked && isShort && described !== null ? toSpan(view, [0, view.text.length]) : null
  const span =
    whole ??
    described ??
    (isAsked && hasOtherFacts ? nameFirst(view) : null) ??
    (isAnswer || isNamed ? toSpan(view, [0, view.text.length]) : null)
  if (span === null || span[1] - span[0] < 2) return []
  return [{ slot: 'pain', value: view.text.slice(...span), span, consumed: [] }]
}
