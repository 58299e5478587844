import type { Span } from '#agent/understand/message/act.ts'

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
/** "The examiner question". */
const NAMED_QUESTION =
  /\b(?:answer(?:s|ed|ing)?|ignored|skipped|missed|dodged|to)(?: (?:me|please))* (?:my|the|that) (?!(?:next|first|last|other|same|second|third|only|real|big|following|above|previous)\b)(\p{L}{4,}(?: \p{L}{4,})?) question\b/giu

const NOT_ASKED =
  /\b(?:did not|didn['’]?t|never|do not|don['’]?t|wasn['’]?t|was not|am not|['’]?m not|not) (?:really )?(?:ask|asking|mean|meant|asked|talking)\b[^.?!;]*/gi
const AFTER_ASKED = /^(?:if|whether) /i

export type Restated = {
  /** The words that are asked once more. */
  questions: readonly { span: Span; query: string }[]
  /** Where a message asks nothing: "I didn't ask about mistakes", and the words around a question. */
  notAsked: readonly Span[]
}

/** "I didn't ask about mistakes. I asked what it costs": what was asked before, in the words after it. */
export function findRestated(text: string): Restated {
  const negated = [...text.matchAll(NOT_ASKED)].map(
    ({ index, 0: words }): Span => [index, index + words.length],
  )
  const found = [...FRAMES, NAMED_QUESTION].flatMap((frame) =>
    [...text.matchAll(frame)].flatMap(({ index, 0: whole, 1: words = '' }) => {
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
