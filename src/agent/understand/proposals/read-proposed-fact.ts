import {
  DRAGGING_PHRASES,
  INTRODUCING_PHRASES,
  NOT_PLAIN_PHRASES,
  PLAIN_SUBJECTS,
} from '#agent/lexicon/proposal-phrases.ts'
import type { Hearing } from '#agent/understand/hear-message.ts'
import type { Act, Finding, Span } from '#agent/understand/message/act.ts'
import type { Context, MessageView } from '#agent/understand/message/message-view.ts'
import { BLANK, findSentence } from '#agent/understand/message/message-view.ts'
import { readProposedName } from '#agent/understand/proposals/read-proposed-name.ts'
import { overlaps, type WeighedMessage } from '#agent/understand/proposals/weighed-message.ts'
import { readFindings } from '#agent/understand/read-findings.ts'
import { isWorkNoun, readVerb } from '#agent/understand/slots/pain/work-words.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import { SLOT_UNITS, type Slot } from '#domain/fact.ts'

const PLAIN_CUES = compilePhrases({ ours: PLAIN_SUBJECTS, not: NOT_PLAIN_PHRASES })

/** Whether a sentence says plainly how it is with those who write it, so that words cut out of it say what it says. */
function isPlainStatement(tokens: readonly Token[]): boolean {
  const labels = findPhrases(PLAIN_CUES, tokens).map(({ label }) => label)
  const isQuestion = tokens.some(({ norm }) => norm === '?')
  return labels.includes('ours') && !labels.includes('not') && !isQuestion
}

type Asked = Hearing['asked']

const NOTHING_ASKED: Asked = { asking: null, alsoAsking: null }

const CUES = compilePhrases({ introduces: INTRODUCING_PHRASES, drags: DRAGGING_PHRASES })

const WORDS_MIN = 3

const QUOTE_MAX_CHARS = 200

const has = (tokens: readonly Token[], label: 'introduces' | 'drags') =>
  findPhrases(CUES, tokens).some((match) => match.label === label)

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

/** A process and what is done with it, or how it drags; a verb alone may be anything. */
function tellsOfWork(tokens: readonly Token[]): boolean {
  const isProcess = tokens.some(({ norm }) => isWorkNoun(norm))
  const isDone = tokens.some((token) => readVerb(token) !== undefined && !isWorkNoun(token.norm))
  return isProcess ? isDone || has(tokens, 'drags') : isDone && has(tokens, 'drags')
}

/** "Torvald Brekke, I handle dispatch for …" says who writes. */
function isIntroduction(sentence: readonly Token[], span: Span, acts: readonly Act[]): boolean {
  const isNamed = acts.some(
    (act) =>
      act.kind === 'inform' &&
      (act.slot === 'contact_name' || act.slot === 'company_name') &&
      overlaps(act.span, span),
  )
  return isNamed || has(sentence, 'introduces')
}

/** The visitor's work in their own words: a plain sentence of theirs that names a process and what hurts or is done. */
function readProposedPain({ own, acts }: WeighedMessage, quote: Span): Finding | null {
  const isSeller = acts.some((act) => act.kind === 'inform' && act.value === 'not_a_buyer')
  const view = own
  const around = findSentences(view.plain, quote)
  // The sign that ends the sentence tells whether it asks.
  const sentence = tokenize(view.visible.slice(around[0], around[1] + 1))
  const words = tokenize(view.visible.slice(...quote))
  const isShort = words.filter(({ kind }) => kind === 'word').length < WORDS_MIN
  if (isSeller || isShort || view.visible.slice(...quote).includes(BLANK)) return null
  if (!tellsOfWork(words) || !isPlainStatement(sentence)) return null
  if (isIntroduction(sentence, around, acts)) return null
  const span: Span = [quote[0], Math.min(quote[1], quote[0] + QUOTE_MAX_CHARS)]
  return { slot: 'pain', value: view.text.slice(...span), span }
}

function cut(view: MessageView, [start, end]: Span, context: Context): MessageView {
  return {
    text: view.text.slice(start, end),
    visible: view.visible.slice(start, end),
    plain: view.plain.slice(start, end),
    context,
    cuts: new Map(),
  }
}

function shift({ consumed, ...finding }: Finding, by: number): Finding {
  const move = ([start, end]: Span): Span => [start + by, end + by]
  return {
    ...finding,
    span: move(finding.span),
    ...(consumed === undefined ? {} : { consumed: consumed.map(move) }),
  }
}

/** The sentences that a quote stands in. */
function findSentences(plain: string, [start, end]: Span): Span {
  return [findSentence(plain, start)[0], Math.max(end, findSentence(plain, end - 1)[1])]
}

/** What the rules read from a stretch of the message by itself, with positions in the message. */
function readStretch({ heard, own }: WeighedMessage, stretch: Span, asked: Asked): Finding[] {
  const context = { ...own.context, ...asked }
  const view = cut(own, stretch, context)
  const found = readFindings({
    ...heard,
    start: cut(heard.start, stretch, context),
    // The addresses read before tell a company by its host.
    own: { view, findings: heard.own.findings },
    whole: view,
    moves: [],
    questions: [],
    asked,
  })
  const fresh = found.filter((finding) => !heard.own.findings.includes(finding))
  return fresh.map((finding) => shift(finding, stretch[0]))
}
