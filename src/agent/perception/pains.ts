import { loosenApostrophes } from '#agent/perception/loosen-apostrophes.ts'
import {
  findSentence,
  isAskedFor,
  type MessageView,
  withBlanked,
} from '#agent/perception/message-view.ts'
import { findNamedClause, findWork, TITLED } from '#agent/perception/pain-clauses.ts'
import {
  ABOUT_OTHERS,
  CONSEQUENCE,
  PAIN_CUES,
  PROCESS,
  WORK_VERB,
} from '#agent/perception/pain-lexicon.ts'
import type { Finding, PainAct, Span } from '#agent/understand/act.ts'

const DENIED =
  /\b(?:not|no|isn't|aren't|don't|doesn't|never|hardly|without|wasn't|nothing)\b[^,.;]{0,16}$/
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
  const asides = [ABOUT_MAIL, ABOUT_TALK, WITHHELD, THANKS].flatMap((said) => [
    ...view.plain.matchAll(said),
  ])
  return withBlanked(
    view,
    asides.map(({ index, 0: words }) => findSentence(view.plain, index + words.length - 1)),
  )
}

/** The words that name the work in answer to the question for it. */
function findNamed(
  view: MessageView,
  { told, hasOtherFacts, isNoAnswer }: PainContext,
): Span | null {
  if (!isAskedFor(view, 'pain') || isNoAnswer || ABOUT_OTHERS.test(view.plain)) return null
  const clause = hasOtherFacts ? findNamedClause(view.plain, told) : null
  if (clause) return toSpan(view, clause)
  const isAnswer = !hasOtherFacts && /[a-z]{3}/.test(view.plain.replaceAll(HEDGE, ' '))
  const untitled = view.plain.replaceAll(TITLED, ' ')
  const isNamed = PROCESS.test(untitled) || WORK_VERB.test(untitled)
  return isAnswer || isNamed ? toSpan(view, [0, view.text.length]) : null
}

/** "Nothing, all good really". */
const NO_PAIN =
  /^\s*(?:(?:oh|well|um|hmm|honestly|no|nah|nope|nothing|none)[\s,.!-]*)*(?:nothing(?! but)|none|no (?:problems?|issues?|complaints?)|nah|nope|(?:there's|there is|we have|i have|it's) (?:no|not a) (?:real |particular |big )?(?:problem|issue|pain|complaint)s?|all(?:'s| is)? (?:good|fine|well)|we(?:'re| are) (?:fine|good|ok|okay))(?: (?:really|hurts|bothers us|is wrong|comes to mind|in particular|at the moment|so far))*\b[^.;]{0,30}$/
/** A dislike of our messages is no process of theirs. */
const ABOUT_MAIL = loosenApostrophes(
  /\b(?:hate|sick of|tired of|don't want|no more)\s(?:any )?(?:spam|newsletters?|sales (?:calls?|e-?mails?|pitches)|chat ?bots?|being (?:called|spammed|sold to))\b|\b(?:never|rarely|seldom|hardly ever|don't|do not) (?:really |ever )?(?:check|read|use|open|answer|look at) (?:(?:my|the|any|our|work) ){0,2}(?:e-?mails?|mail|inbox|phone|messages|texts)\b/g,
)
const BOTHER =
  '(?:faff|waste|pain|hassle|drag|bore|palaver|rigmarole|chore|nuisance|slog|ordeal|joke|farce|mess|lot of questions|interrogation|interview|quiz)'
/** A sigh over this talk: "what a faff", "this is a waste of my morning", "I have better things to do". */
const ABOUT_TALK = loosenApostrophes(
  new RegExp(
    `(?:^|[.!?;\\n])[^\\S\\n]*(?:(?:well|honestly|god|ugh|oh|man|and|but|look)\\b[\\s,]*){0,2}(?:what an? (?:[a-z]+ )?${BOTHER}(?: (?:this|that) is)?(?=\\s*(?:[.!?;\\n]|$))|(?:this|that|it)(?:'s| is) (?:(?:such|all|just|really|getting|becoming|a|an|complete|total|utter|real|so|very|too) ){0,4}(?:waste of (?:my|everyone's|everybody's) [a-z]+|taking (?:too long|forever|ages)|${BOTHER}(?=\\s*(?:[.!?;\\n]|$)))|i(?:'ve| have)(?: got)? (?:better|other|more important) things to do|i(?:'ve| have) (?:[a-z]+ )?(?:had|seen|filled(?: in| out)?|answered|done|been through|sat|passed|read) (?:[a-z]+ ){0,2}(?:shorter|longer|easier|fewer|worse|quicker|friendlier)|you ask (?:a lot|too much|many)|(?:so|too) many questions|how (?:many more|much longer))`,
    'g',
  ),
)
const HEDGE =
  /\b(?:around|about|roughly|approximately|maybe|probably|almost|nearly|over|under|like|say|some|hours?|a|the|week|per)\b/g

/** "Thanks for getting back to me." */
const THANKS =
  /(?:^|[.!?;\n])[^\S\n]*(?:many |ok |okay )?(?:thanks|thank you|thx|cheers|(?:i |we )?appreciate)\b[^,.!?;:\n]*(?=[.!?;\n]|$)/g

/** "I will not be sharing that", "we would rather not tell": declines, and names no work. */
const WITHHELD = loosenApostrophes(
  /\b(?:i|we)(?:(?: will| would| am| are| do|'ll|'d|'m|'re) (?:not|never)| won't| wouldn't| don't|'d rather not| (?:would )?(?:rather|prefer) not)(?: (?:be|to|want|like|going|comfortable|willing|happy|keen|inclined|planning)){0,4} (?:shar|giv|tell|disclos|reveal|provid|hand|discuss|post|answer)(?:e|es|ing|ting)?\b/g,
)

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
  const work = findWork(view.plain, context.told)
  const described = work && toSpan(view, work.span)
  const isAnswer = isAskedFor(view, 'pain') && !context.isNoAnswer && !ABOUT_OTHERS.test(view.plain)
  const isShort = view.text.length <= QUOTE_MAX_CHARS
  const span =
    described !== null && isAnswer && isShort && !context.hasOtherFacts && context.told.length === 0
      ? toSpan(view, [0, view.text.length])
      : (described ?? findNamed(view, context))
  if (span === null || span[1] - span[0] < 2) return []
  return [{ slot: 'pain', value: view.text.slice(...span), span, consumed: [] }]
}
