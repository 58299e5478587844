import { findUnsaid, holdsFigure, prepareGrounds } from '#agent/respond/wording/evidence.ts'
import { type Verdict, verifySentence } from '#agent/respond/wording/verify-sentence.ts'
import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'

const SENTENCES_MAX = 12
/** An endless answer ends here. */
const READ_MAX_CHARS = 8_000
/** Longer than any sentence that passes, so what is cut off here is refused anyway. */
const KEPT_MAX_CHARS = 500

export type Writer = {
  /** Takes a piece of the model's text and returns what may be shown now, white space included. */
  push(delta: string): readonly string[]
  /** Verifies what is left, then adds what has to be said and was not. */
  finish(): readonly string[]
  /** All that was returned, joined. */
  text(): string
  /** The model's own sentences. */
  tally(): { accepted: number; refused: number }
  /** The question that is due has been asked. */
  hasAsked(): boolean
  /** Nothing more that the model writes would be shown. */
  isFull(): boolean
}

export type WriterSources = {
  message: string
  /** The visitor's own earlier messages. */
  earlier?: readonly string[]
  /** Hears of each sentence whether it may be shown, and why not. */
  note?: (text: string, verdict: Verdict) => void
}

type Said = { text: string; isParagraph: boolean }

/**
 * Turns the raw text of a model into the text of a reply, sentence by sentence. Whatever comes, what the plan has to
 * say and its question are in it, and nothing that was not verified.
 */
export function createWriter(
  plan: WordingPlan,
  { message, earlier = [], note }: WriterSources,
): Writer {
  const grounds = prepareGrounds(plan, message, earlier)
  const accepted: string[] = []
  const cited = new Set<string>()
  const released: string[] = []
  let fresh: string[] = []
  let question: Said | null = null
  let tally = { accepted: 0, refused: 0 }
  let readChars = 0
  let isFinished = false

  function release({ text, isParagraph }: Said): void {
    const gap = released.length === 0 ? '' : isParagraph ? '\n\n' : ' '
    released.push(gap, text)
    fresh.push(`${gap}${text}`)
  }

  function judge(text: string, marks: readonly string[]): Verdict {
    const isOpen = accepted.length < SENTENCES_MAX && !accepted.includes(text)
    const verdict = isOpen ? verifySentence(text, marks, grounds) : null
    const isSecond = verdict?.kind === 'question' && question !== null
    return verdict === null || isSecond ? { kind: 'refused', why: 'repeated' } : verdict
  }

  function weigh({ text, marks, isParagraph }: Sentence): void {
    const verdict = judge(text, marks)
    note?.(text, verdict)
    if (verdict.kind === 'refused') {
      tally = { ...tally, refused: tally.refused + 1 }
      return
    }
    tally = { ...tally, accepted: tally.accepted + 1 }
    accepted.push(text)
    for (const mark of marks) cited.add(mark)
    if (verdict.kind === 'question') question = { text, isParagraph }
    else release({ text, isParagraph })
  }

  const cutter = createCutter(weigh)

  function take(): readonly string[] {
    const pieces = fresh
    fresh = []
    return pieces
  }

  function finish(): readonly string[] {
    if (isFinished) return []
    isFinished = true
    cutter.finish()
    const isSilent = accepted.length === 0
    const missing = plan.blocks.flatMap((block) =>
      isSilent ? [block] : findUnsaid(block, { accepted, cited, plan }),
    )
    for (const { text, startsParagraph } of missing)
      release({ text, isParagraph: startsParagraph || !isSilent })
    ask(missing.length > 0)
    return take()
  }

  function ask(isApart: boolean): void {
    const ours = plan.question
    const isSilent = accepted.length === 0
    if (question !== null && holdsFigure(plan, accepted))
      release({ ...question, isParagraph: question.isParagraph || isApart })
    else if (ours !== null)
      release({
        text: isSilent ? ours.text : (ours.abroad ?? ours.text),
        isParagraph: ours.startsParagraph || !isSilent,
      })
  }

  return {
    push(delta) {
      if (isFinished) return []
      const room = delta.slice(0, READ_MAX_CHARS - readChars)
      readChars += room.length
      cutter.push(room)
      return take()
    },
    finish,
    text: () => released.join(''),
    tally: () => tally,
    hasAsked: () => question !== null,
    isFull: () => accepted.length >= SENTENCES_MAX || readChars >= READ_MAX_CHARS,
  }
}

type Sentence = { text: string; marks: readonly string[]; isParagraph: boolean }

const MARK = /\[((?:[SL]\d{1,3})(?:\s*[,;]\s*[SL]\d{1,3})*)\]/g
const SHORT_FORMS =
  /(?:^|[\s(])(?:\p{L}|\p{L}\.\p{L}|e\.g|i\.e|vs|dr|mr|mrs|ms|st|nr|approx|incl|etc|z\.\s?b|bzw|ca|sra?|ej|p\.\s?ex|env|np|bijv|dott|sig)\.$/iu

/** Cuts a text that comes in pieces of any size into sentences; a mark after the full stop belongs to its sentence. */
function createCutter(take: (sentence: Sentence) => void): {
  push(delta: string): void
  finish(): void
} {
  let kept = ''
  let isParagraph = false
  let isEnded = false

  function close(): void {
    const marks = [...kept.matchAll(MARK)].flatMap(([, list = '']) => list.split(/\s*[,;]\s*/))
    const text = kept
      .replaceAll(MARK, '')
      .replaceAll(/[ \t\u00a0\u202f\u2009]+/g, ' ')
      .replaceAll(/ (?=[.,])/g, '')
      .replaceAll(/^ | $/g, '')
    kept = ''
    isEnded = false
    if (/[\p{L}\p{N}]/u.test(text)) {
      take({ text, marks, isParagraph })
      isParagraph = false
    } else if (text !== '' && !/^[.!?…"”]*$/.test(text)) take({ text, marks, isParagraph })
  }

  function feed(char: string): void {
    if (char === '\n' || char === '\r') {
      close()
      isParagraph = true
      return
    }
    const isSpace = char === ' ' || char === '\t'
    const isInMark = kept.lastIndexOf('[') > kept.lastIndexOf(']')
    // Behind the full stop only a mark still belongs to the sentence.
    if (isEnded && !isSpace && !isInMark && char !== '[' && /\s$/.test(kept)) close()
    if (
      isSpace &&
      !isInMark &&
      /[.!?…]["”»)]*(?:\s*\[[^\]]*\])*$/.test(kept) &&
      !SHORT_FORMS.test(kept)
    )
      isEnded = true
    if (kept.length < KEPT_MAX_CHARS) kept += char
    else if (/[.!?]/.test(char)) kept = `${kept.slice(0, -1)}${char}`
  }

  return {
    push: (delta) => {
      // By UTF-16 unit, so that a character split between two pieces reads the same.
      for (let index = 0; index < delta.length; index += 1) feed(delta.charAt(index))
    },
    finish: close,
  }
}
