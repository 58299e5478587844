import { findEncodedText } from '#agent/perception/foreign/encoded-text.ts'
import { findFloods } from '#agent/perception/foreign/floods.ts'
import {
  findForeignAmounts,
  findSentencesForUs,
} from '#agent/perception/foreign/foreign-amounts.ts'
import {
  findForeignSentences,
  findOthersWork,
} from '#agent/perception/foreign/foreign-sentences.ts'
import { findMachineText } from '#agent/perception/foreign/machine-text.ts'
import { findRolesWithUs } from '#agent/perception/foreign/roles-with-us.ts'
import { findTranscripts } from '#agent/perception/foreign/transcripts.ts'
import { type MessageView, withBlanked } from '#agent/perception/message-view.ts'
import type { Span } from '#agent/understand/act.ts'

const QUOTED = /"[^"\n]{8,300}"|“[^”\n]{8,300}”|(?<![\p{L}\d])'[^'\n]{12,300}'(?![\p{L}\d])/gu
/** Names are often put in quotes, and people quote their own. */
const OWN_QUOTE_BEFORE =
  /\b(?:called|named|name is|name:|(?:my|our) (?:boss|manager|colleague|ceo|cfo|coo|team|owner|director|people|clerks?)[^"“.?!\n]{0,40})\s{0,3}:?\s{0,2}$/i

/** Quoted words with figures in them, where nobody of the visitor's own is quoted. */
function findQuotes(text: string): Span[] {
  return [...text.matchAll(QUOTED)].flatMap((match): Span[] => {
    const before = text.slice(Math.max(0, match.index - 60), match.index)
    const isOwn = OWN_QUOTE_BEFORE.test(before) || !/\d/.test(match[0])
    return isOwn ? [] : [[match.index, match.index + match[0].length]]
  })
}

/** "hours=80, rate: 200": shorthand in an honest message, and data in one that gives orders. */
const KEYED_FIGURE = /\b[a-z][a-z ]{0,20}\s?[:=]\s?\$?\d[^\n,;]{0,40}/g

function findKeyedFigures(plain: string): Span[] {
  return [...plain.matchAll(KEYED_FIGURE)].map((match) => [
    match.index,
    match.index + match[0].length,
  ])
}

/** What people write around pasted data has more words than this. */
const PROSE_WORDS_MIN = 5
const MACHINE_SHARE = 0.75
const FIRST_PERSON = /\b(?:we|us|our|my|i|it)\b/i

/** A message that is data for the most part has no prose of its own between. */
function isMostlyMachine(text: string, spans: readonly Span[]): boolean {
  const rest = spans.reduce(
    (left, [start, end]) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
  const share =
    1 - rest.replaceAll(/\s/g, '').length / Math.max(1, text.replaceAll(/\s/g, '').length)
  const words = rest.match(/[a-z]{2,}/gi)?.length ?? 0
  return share >= MACHINE_SHARE && words < PROSE_WORDS_MIN && !FIRST_PERSON.test(rest)
}

/** Leaves out what no person wrote as prose: code, data, hidden text, conversations put into our mouth. */
export function withoutMachineText(view: MessageView): MessageView {
  const { text } = view
  const spans = [...findMachineText(text), ...findEncodedText(text), ...findTranscripts(text)]
  return withBlanked(view, isMostlyMachine(text, spans) ? [[0, text.length]] : spans)
}

/** Leaves out what is prose but tells nothing about the visitor's own work. What remains may hold facts. */
export function withoutForeignProse(view: MessageView, isSteering: boolean): MessageView {
  return withBlanked(view, [
    ...findQuotes(view.text),
    ...findForeignSentences(view.plain),
    ...(isSteering ? findKeyedFigures(view.plain) : []),
  ])
}

/** Leaves out amounts that are no facts, once addresses and phone numbers are read. */
export function withoutForeignAmounts(view: MessageView): MessageView {
  const work = withoutSentencesForUs(view)
  return withBlanked(work, [...findForeignAmounts(work.plain), ...findFloods(work.plain)])
}

/** Leaves out what is said of other firms, which stands beside many an honest answer. */
export function withoutOthersWork(view: MessageView): MessageView {
  return withBlanked(view, findOthersWork(view.plain))
}

/** Leaves out claims to belong to us. */
export function withoutRolesWithUs(view: MessageView): MessageView {
  return withBlanked(view, findRolesWithUs(view.plain))
}

/** Leaves out sentences to us that speak of nobody's work. */
export function withoutSentencesForUs(view: MessageView): MessageView {
  return withBlanked(view, findSentencesForUs(view.plain, view.context.isSteering ?? false))
}
