import type { Finding, Span } from '#agent/understand/act.ts'
import { BLANK } from '#agent/understand/message-view.ts'
import { isPlainStatement } from '#agent/understand/proposals/plain-statement.ts'
import { readProposedName } from '#agent/understand/proposals/read-proposed-name.ts'
import { readProposedPain } from '#agent/understand/proposals/read-proposed-pain.ts'
import {
  findSentences,
  NOTHING_ASKED,
  readStretch,
} from '#agent/understand/proposals/read-quote.ts'
import { overlaps, type WeighedMessage } from '#agent/understand/proposals/weighed-message.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'

/** The rules see every address of a message; one that they pass over is somebody else's. */
const RULES_ONLY: readonly Slot[] = ['email', 'phone', 'company_website']

const isWithin = ([start, end]: Span, [from, to]: Span) => from <= start && end <= to
const isSame = (one: Finding, other: Finding) =>
  JSON.stringify(one.value) === JSON.stringify(other.value)

function pick(findings: readonly Finding[], slot: Slot, quote: Span): Finding | null {
  const found = findings.filter((finding) => finding.slot === slot && isWithin(finding.span, quote))
  const [first, ...others] = found
  return first !== undefined && others.length === 0 ? first : null
}

/** A figure needs a unit of its own, which says this and nothing else, by itself and in its sentence. */
function readFigure(message: WeighedMessage, slot: Slot, quote: Span): Finding | null {
  const alone = readStretch(message, quote, NOTHING_ASKED)
  const figure = pick(alone, slot, quote)
  const isOther = alone.some(
    (finding) => finding.slot !== slot && SLOT_UNITS[finding.slot] !== null,
  )
  if (figure === null || isOther) return null
  const sentence = findSentences(message.heard.start.plain, quote)
  const same = pick(readStretch(message, sentence, message.heard.asked), slot, quote)
  return same !== null && isSame(same, figure) ? same : null
}

/** Whether the sentence says plainly how it is, and nothing else by these words. */
function isBorneOut(message: WeighedMessage, found: Finding, sentence: Span): boolean {
  const around = readStretch(message, sentence, NOTHING_ASKED)
  const isClaimed = around.some(
    ({ slot, span, consumed = [] }) =>
      slot === found.slot || [span, ...consumed].some((claimed) => overlaps(claimed, found.span)),
  )
  const words = tokenize(message.heard.start.visible.slice(sentence[0], sentence[1] + 1))
  return !isClaimed && isPlainStatement(words)
}

function readWords(message: WeighedMessage, slot: Slot, quote: Span): Finding | null {
  const sentence = findSentences(message.heard.start.plain, quote)
  const said = pick(readStretch(message, sentence, message.heard.asked), slot, quote)
  if (said !== null) return said
  if (slot === 'contact_name' || slot === 'company_name')
    return readProposedName(message, slot, quote)
  const alone = pick(readStretch(message, quote, NOTHING_ASKED), slot, quote)
  return alone !== null && isBorneOut(message, alone, sentence) ? alone : null
}

/** Reads the value of a slot from a quote of the message, as the rules read; null where it does not tell the slot. */
export function readProposedFact(message: WeighedMessage, slot: Slot, quote: Span): Finding | null {
  if (RULES_ONLY.includes(slot)) return null
  if (slot === 'pain') return readProposedPain(message, quote)
  if (message.open.plain.slice(...quote).includes(BLANK)) return null
  return SLOT_UNITS[slot] === null
    ? readWords(message, slot, quote)
    : readFigure(message, slot, quote)
}
