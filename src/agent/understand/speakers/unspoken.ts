import type { Span } from '#agent/understand/message/act.ts'
import { findEncodedText } from '#agent/understand/speakers/encoded-text.ts'
import { findMachineText } from '#agent/understand/speakers/machine-text.ts'
import { findTranscripts } from '#agent/understand/speakers/transcripts.ts'

/** What people write around pasted data has more words than this. */
const PROSE_WORDS_MIN = 5
const MACHINE_SHARE = 0.75
const FIRST_PERSON = /\b(?:we|us|our|my|i|it)\b/i
/** Stands for every character that is left out; `tokens.ts` reads it as a break. */
const BLANK = '\ue000'

/** `spans` in order, without what they share. */
export type Unspoken = { spans: readonly Span[]; visible: string }

/** Blanks spans of a text; positions stay. */
export function blankSpans(text: string, spans: readonly Span[]): string {
  let visible = ''
  let at = 0
  for (const [start, end] of spans.toSorted((one, other) => one[0] - other[0])) {
    if (end <= at) continue
    const from = Math.max(start, at)
    visible += text.slice(at, from) + BLANK.repeat(end - from)
    at = end
  }
  return visible + text.slice(at)
}

/** A message that is data for the most part has no prose of its own between. */
function isMostlyMachine(text: string, visible: string): boolean {
  const rest = visible.replaceAll(BLANK, ' ')
  const length = (one: string) => one.replaceAll(/\s/g, '').length
  const words = rest.split(/[^a-z]+/i).filter((word) => word.length > 1).length
  const share = 1 - length(rest) / Math.max(1, length(text))
  return share >= MACHINE_SHARE && words < PROSE_WORDS_MIN && !FIRST_PERSON.test(rest)
}

/** What no person wrote as prose: code, data, hidden text, conversations put into our mouth. */
export function findUnspoken(text: string): Unspoken {
  const spans = [...findMachineText(text), ...findEncodedText(text), ...findTranscripts(text)]
  if (spans.length === 0) return { spans, visible: text }
  const visible = blankSpans(text, spans)
  return isMostlyMachine(text, visible)
    ? { spans: [[0, text.length]], visible: BLANK.repeat(text.length) }
    : { spans, visible }
}
