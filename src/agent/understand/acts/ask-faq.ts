import type { Part } from '#agent/understand/acts/moves.ts'
import { findPriceWorry, findQuestionSpans, isTopic } from '#agent/understand/acts/questions.ts'
import type { FaqAct, MoveAct, MoveKind, Span } from '#agent/understand/message/act.ts'
import { findDirectQuestions } from '#agent/understand/message/asked-figures.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

const WORDS_BETWEEN = `(?: (?:just|only|still|also|actually|specifically|really|clearly|simply|literally))*`
const BEFORE = String.raw`\b(?:i|we)(?:['’]?m| am| was|['’]ve| have| keep| kept)?${WORDS_BETWEEN} `
/** After these the words are a question; after others, somebody else is asked: "I asked my boss". */
const OPENS =
  '(?:if|whether|what|how|who|whose|why|when|where|which|does|do|is|are|can|could|will|would)'

/** What each kind of sentence asks once more; its last group is the question. */
const FRAMES: readonly RegExp[] = [
  new RegExp(
    `${BEFORE}(?:asked|asking|wondering|wanted to (?:know|ask))(?: (?:you|again|earlier|before|already))*(?:[:,]? (?:about|regarding) |[:,]? (?=${OPENS}\\b))([^.?!;]{3,160})`,
    'gi',
  ),
  // "I meant 20 hours" tells a figure.
  new RegExp(
    `${BEFORE}(?:meant|mean|talking about)[:,]? ((?:the|an?|your|${OPENS})\\b[^.?!;,\\d]{3,160})`,
    'gi',
  ),
  /\bmy (?:\p{L}+ )?question (?:is |was |were )?(?:about|on|regarding|concerning|is|was) ([^.?!;]{3,160}?)(?= (?:still )?(?:stands?|remains?|is (?:still )?open|was|is|never|has|hasn['’]?t|wasn['’]?t|isn['’]?t)\b|[.?!;]|$)/giu,
  /\b(?:answer|ignored|skipped|missed|dodged|back to|forgot)(?: (?:me|to|just|please|answer|completely))* (?:my|the|that) (?:question|part|bit|one) (?:about|on|regarding) ([^.?!;,]{3,160})/gi,
]
/** "You didn't really say how it works", "still waiting on how it works": a question that got no answer. */
const UNSAID =
  /\b(?:you|u) (?:still |just |really ){0,2}(?:did not|didn['’]?t|have not|haven['’]?t|never|do not|don['’]?t)(?: (?:really|actually|even|quite|ever))? (?:say|said|tell|told|explain|explained|mention|mentioned)(?: (?:me|us|yet))? ((?:how|what|if|whether|why|who|when|where)\b[^.?!;]{3,160}?)(?= (?:tho|though|yet|at all|either)\b|[.?!;]|$)|\b(?:still )?waiting (?:on|for|to hear) ((?:how|what|if|whether|why|who|when|where)\b[^.?!;,]{3,160})/giu
/** "The examiner question". */
const NAMED_QUESTION =
  /\b(?:answer(?:s|ed|ing)?|ignored|skipped|missed|dodged|to)(?: (?:me|please))* (?:my|the|that) (?!(?:next|first|last|other|same|second|third|only|real|big|following|above|previous)\b)(\p{L}{4,}(?: \p{L}{4,})?) question\b/giu

const NOT_ASKED =
  /(?:\b(?:did not|didn['’]?t|never|do not|don['’]?t|wasn['’]?t|was not|am not|['’]?m not|not) (?:really )?(?:ask|asking|mean|meant|asked|talking)\b|\b(?:is not|isn['’]?t|was not|wasn['’]?t|not) (?:even |really )?(?:my question|what i asked)\b|\basked (?:you )?an? (?:[\p{L}-]+ ){1,3}question\b(?! (?:about|on)\b))[^.?!;]*/giu
const AFTER_ASKED = /^(?:if|whether) /i

type Restated = {
  /** The words that are asked once more. */
  questions: readonly { span: Span; query: string }[]
  /** Where a message asks nothing: "I didn't ask about mistakes", and the words around a question. */
  notAsked: readonly Span[]
}

/** "I didn't ask about mistakes. I asked what it costs": what was asked before, in the words after it. */
function findRestated(text: string): Restated {
  const negated = [...text.matchAll(NOT_ASKED)].map(
    ({ index, 0: words }): Span => [index, index + words.length],
  )
  const found = [...FRAMES, UNSAID, NAMED_QUESTION].flatMap((frame) =>
    [...text.matchAll(frame)].flatMap(({ index, 0: whole, 1: first, 2: second }) => {
      const words = first ?? second ?? ''
      const start = index + whole.lastIndexOf(words)
      const isNegated = negated.some(([from, to]) => from <= start && start < to)
      if (isNegated) return []
      const query = words.trim().toLowerCase().replace(AFTER_ASKED, '')
      const frameSpan: Span = [index, index + whole.length]
      return [{ span: [start, start + words.length] as Span, query, frame: frameSpan }]
    }),
  )
  const questions = found.filter(
    ({ span }, at) =>
      !found.slice(0, at).some((one) => span[0] < one.span[1] && one.span[0] < span[1]),
  )
  return {
    questions: questions.map(({ span, query }) => ({ span, query })),
    notAsked: [...negated, ...questions.map(({ frame }) => frame)],
  }
}

/** What these say is answered in their own way. */
const ANSWERED_AS_MOVES: readonly MoveKind[] = [
  'book',
  'handoff',
  'why',
  'stop',
  'injection',
  'abuse',
  'decline_booking',
  'no_call',
  'refuse',
]
/** A clause that is mostly a move is that move. */
const MOVE_SHARE = 0.6
const QUESTIONS_AT_ONCE = 3
const QUERY_MAX_CHARS = 240
const CONTEXT_MAX_CHARS = 400

/** A message as written, and folded: the same positions in both. */
type Texts = { text: string; plain: string }

/** What is asked in words of another topic, and the words of its own. */
const SAID_OTHERWISE: readonly (readonly [RegExp, string])[] = [
  [/^\W*who(?:'?s| is) asking(?: (?:this|me|that|here|now|exactly))?(?=\W*$)/, 'who are you'],
  // What was told may change the estimate; rules and code are not meant.
  [
    /\b(?:does|would|will|do|did|doesnt|doesn't) (?:that|this|it|they|these|those) (?:not )?change (?:anything|things|something|your (?:answer|mind|verdict)|the (?:answer|result|verdict|estimate|math|picture)|it)\b/,
    'is it worth it',
  ],
  [
    /\b(?:what|where) (?:(?:is|are|was|were|do|does|did) )?(?:the |those |that |your )?\d[\d.,]*(?:k| hours?| hrs?|%| percent)?(?: a (?:week|year))? (?:(?:is|are) )?based on\b/,
    'how did you work that out',
  ],
  [
    /\b(?:does|do|will|would|can|could) (?:it|this|that|you|we|they) (?:really |actually |even )?save (?:us |me )?\d[^?.!]{0,60}/,
    'how sure is the estimate',
  ],
  [
    /\bso (?:is (?:this|it|that)|it's|its|that's|thats)(?: (?:basically|really|just))? (?:a no|not worth (?:it|doing)|no good)\b[^?.!]{0,40}/,
    'is it worth it',
  ],
  // Any name stands for whoever is to be told.
  [
    /\bwhat (?:do|should|can|shall) (?:i|we) tell (?!(?:my|our|the|an?|you|your|it|people|customers|clients|patients|staff|them|him|her|everyone|someone)\b)\p{L}+/u,
    'what do i tell greg',
  ],
  [
    /\b(?:does|do|can|will|would) (?:the |your |an )?(?:agents?|it|this|bot|thing|tool) (?:really )?(?:work|run|act|operate|live) (?:inside|in|within|with) (?:of )?/,
    'does it integrate with ',
  ],
]

const ASKS_SOURCE =
  /^(?:and |so |but )?(?:how (?:do|did|does) (?:you|u) (?:get|arrive|come)|where (?:do|did|does) (?:you|u) get|where (?:does|did) (?:that|this|it) come)\b[^\d]*$/
const FIGURE_BEFORE = /\d[^.?!\n]{0,40}(?:\.\d[^.?!\n]{0,40})?[-–—:,;?] *$/

/** "We're on Symitar, does that matter?" */
const OF_TOOL =
  /^(?:does|will|would|is) (?:that|this|it) (?:matter|work|fit|a problem|an issue|be (?:a problem|an issue|ok|okay|fine))\W*$/
const ON_TOOL =
  /\b(?:we(?:'re| are)? (?:on|use|run|using|running)|it's (?:all )?in|everything is in) ([a-z0-9][\w .&-]{1,28}?),? *$/
/** The act of asking by what stands at a place of the message. */
export function toQuestion({ text, plain }: Texts, [start, end]: Span): FaqAct {
  const span = [start, Math.min(end, start + QUERY_MAX_CHARS)] as const
  const from = Math.max(0, Math.min(start - CONTEXT_MAX_CHARS / 2, end - CONTEXT_MAX_CHARS))
  const words = plain.slice(...span)
  // "124.8 of 240 hours - how do you get that?"
  const [figure = ''] = ASKS_SOURCE.test(words)
    ? (FIGURE_BEFORE.exec(plain.slice(from, start)) ?? [])
    : []
  const [, tool] = OF_TOOL.test(words) ? (ON_TOOL.exec(plain.slice(0, start)) ?? []) : []
  return {
    kind: 'ask_faq',
    query:
      tool !== undefined
        ? `does it integrate with ${tool}`
        : SAID_OTHERWISE.reduce(
            (query, [said, meant]) => query.replace(said, meant),
            `${figure}${words}`,
          ),
    context: plain.slice(from, end),
    quote: text.slice(...span),
    span,
  }
}

/** What stands before it is no part of what is asked once more. */
function askAgain(texts: Texts, { span, query }: { span: Span; query: string }): FaqAct {
  return { ...toQuestion(texts, span), query, context: query, isAsked: true, isRestated: true }
}

function isMove([start, end]: Span, moves: readonly MoveAct[]): boolean {
  return moves.some(({ kind, span }) => {
    const shared = Math.min(end, span[1]) - Math.max(start, span[0])
    return ANSWERED_AS_MOVES.includes(kind) && shared >= (end - start) * MOVE_SHARE
  })
}

const overlaps = (one: Span, other: Span) => one[0] < other[1] && other[0] < one[1]

/** From which chance on a stretch asks that has none of the words of a question. Chosen on held-out authors. */
const ASKS = 0.75
const ASKING: readonly Part['move'][] = ['ask', 'what_if', 'complain']

/** Clauses that have the words of a question, and stretches that plainly ask without them. */
function uniteClauses(found: readonly Span[], parts: readonly Part[], text: string): Span[] {
  const learned = parts.flatMap(({ move, chance, span }) => {
    // "You didn't answer me about jobs" asks again.
    const isAsking = ASKING.includes(move) && chance >= ASKS
    const isNew = isAsking && !found.some((clause) => overlaps(clause, span))
    return isNew && !IS_YOURS.test(text.slice(...span)) ? [span] : []
  })
  const clauses = [...found.map((clause) => withoutTold(clause, parts, text)), ...learned]
  const direct = findDirectQuestions(text).filter(
    (span) => isFull(text.slice(...span)) && !clauses.some((one) => overlaps(one, span)),
  )
  return [...clauses, ...direct]
}

const DIRECT_WORDS_MIN = 4
const HEDGING_END = /\b(?:right|ok|okay|fair|correct|enough|sense|good|help|helpful|fine)\W*$/i

/** "Does that make sense?" hedges what is told. */
const isFull = (words: string) =>
  words.trim().split(/\s+/).length >= DIRECT_WORDS_MIN && !HEDGING_END.test(words)

/** "The 25,000 is YOUR price" tells whose it is. */
const IS_YOURS = /\b(?:is|was|are|were) your (?:own )?(?:price|figure|number|fee|cost)s?[^?]*$/i

/** "They cost $40 an hr. does it work with portals?" asks only what stands after what is told. */
function withoutTold([start, end]: Span, parts: readonly Part[], text: string): Span {
  const at = parts.findIndex(({ span }) => span[0] <= start && start < span[1])
  const [told, next] = [parts[at], parts[at + 1]]
  const isTold = told?.move === 'tell' && told.chance >= ASKS && next !== undefined
  const isAsked = isTold && ASKING.includes(next.move) && next.chance >= ASKS
  // "Is the call confirmed for Tuesday then?"
  const isWhole = isAsked && text.slice(next.span[0], end).split(/\s+/).length >= CLAUSE_WORDS_MIN
  return isWhole && next.span[0] < end ? [next.span[0], end] : [start, end]
}

const CLAUSE_WORDS_MIN = 2

/** From which chance on a stretch is answered whatever stands beside it. */
const PUTS = 0.7

/** Whether most of a clause, or of a stretch within it, was learned to ask. */
function isPutToUs(clause: Span, parts: readonly Part[]): boolean {
  return parts.some(({ move, chance, span }) => {
    const shared = Math.min(clause[1], span[1]) - Math.max(clause[0], span[0])
    const shorter = Math.min(clause[1] - clause[0], span[1] - span[0])
    return (move === 'ask' || move === 'what_if') && chance >= PUTS && shared > shorter / 2
  })
}

/** A clause of which this much is learned to tell, and less than this to ask, puts nothing to us. */
const TELLS = 0.7
const ASKS_LITTLE = 0.2

/** What the smallest parts of a clause are learned to do. */
function weighClause([start, end]: Span, parts: readonly Part[]): { asks: number; tells: number } {
  const within = parts
    .flatMap(({ grains }) => grains)
    .filter(({ span }) => {
      const shared = Math.min(end, span[1]) - Math.max(start, span[0])
      return shared > Math.min(end - start, span[1] - span[0]) / 2
    })
  return {
    asks: Math.max(0, ...within.map(({ asks }) => asks)),
    tells: Math.max(0, ...within.map(({ tells }) => tells)),
  }
}

const QUOTE_BEFORE = /["“][^"”]*$/
const QUOTE_AFTER = /^[^"“]*["”]/

const SENTENCE_START = /(?:^|[.!?\n])\s*$/
const OF_YOU = /\b(?:you|your|u|ur|guys|y['’]?all)\b/i

/** "Shouldn't that be counted?" is said to who counts. */
const DOUBTS = /^(?:is|are|was|does|do|did|would|should|could|can)n['’]?t\b[^?]*\?/i

/** "Customers text us where's my order": told of others' questions, or between quotation marks. */
function isTold(clause: Span, text: string, parts: readonly Part[]): boolean {
  const { asks, tells } = weighClause(clause, parts)
  const isQuoted =
    QUOTE_BEFORE.test(text.slice(0, clause[0])) && QUOTE_AFTER.test(text.slice(clause[1]))
  const words = text.slice(...clause)
  const isDirect = isFull(words) && findDirectQuestions(text).some(([from]) => from === clause[0])
  const isToUs =
    SENTENCE_START.test(text.slice(0, clause[0])) &&
    (OF_YOU.test(words) || DOUBTS.test(words) || isDirect)
  // "You didn't answer who owns it": what was asked before.
  const isAskedAgain = parts.some(
    ({ move, span }) => move === 'complain' && Math.abs(span[1] - clause[0]) <= 1,
  )
  return isQuoted || (!isToUs && !isAskedAgain && tells >= TELLS && asks < ASKS_LITTLE)
}

/** "I said it already two times" complains of us, and asks nothing: no project failed before. */
const SAID_BEFORE =
  /\b(?:told you|said)(?: that)? i (?:don['’]?t|do not) know\b|\b(?:said|told|wrote|gave|answered|mentioned)\b[^?]{0,40}\b(?:already|twice|two times|before)\b|\balready (?:said|told|wrote|gave|answered|mentioned)\b/i

/** Beside a wish for a call. */
const ASKS_FOR_CALL =
  /^(?:i|we) (?:already |just )?(?:asked|ask|wanted) for (?:a|the) (?:\w+ )?(?:call|meeting|demo)\W*$|^is there (?:a|any) (?:time|slot)\W*$/i

type Beside = { moves: readonly MoveAct[]; asking: Slot | null; parts: readonly Part[] }

/** What a message asks of us, at most two things. What it is about is not decided here. */
export function findQuestions(
  tokens: readonly Token[],
  texts: Texts,
  { moves, asking, parts }: Beside,
): FaqAct[] {
  const [first, last] = [tokens[0], tokens.at(-1)]
  // The name of a process is an answer to what we ask about it.
  if (first && last && asking !== 'pain' && isTopic(tokens))
    return [toQuestion(texts, [first.start, last.end])]
  const isBooking = moves.some(({ kind }) => kind === 'book')
  const worry = findPriceWorry(tokens)
  const worries = worry === null ? [] : [worry]
  const restated = findRestated(texts.text)
  const isOfRestated = (clause: Span) => restated.notAsked.some((one) => overlaps(one, clause))
  const clauses = uniteClauses(findQuestionSpans(tokens), parts, texts.text).filter(
    (clause) =>
      !isOfRestated(clause) &&
      !isMove(clause, moves) &&
      !(isBooking && ASKS_FOR_CALL.test(texts.text.slice(...clause))) &&
      !isTold(clause, texts.text, parts) &&
      (texts.text.slice(...clause).includes('?') || !SAID_BEFORE.test(texts.text.slice(...clause))),
  )
  const asked = clauses.filter((clause) => !worries.some((one) => overlaps(clause, one)))
  const direct = findDirectQuestions(texts.text)
  const isPlain = (span: Span) =>
    isPutToUs(span, parts) ||
    weighClause(span, parts).asks >= PUTS ||
    (isFull(texts.text.slice(...span)) && direct.some((one) => overlaps(one, span)))
  const others = [...worries, ...asked]
    .toSorted((one, other) => one[0] - other[0])
    .map((span) => ({
      ...toQuestion(texts, span),
      ...(isPlain(span) && { isAsked: true }),
    }))
  return [...restated.questions.map((one) => askAgain(texts, one)), ...others].slice(
    0,
    QUESTIONS_AT_ONCE,
  )
}
