import { CLAIM_WORDS } from '#agent/lexicon/claim-words.ts'
import { LANGUAGES } from '#agent/lexicon/languages.ts'
import { NOT_PLAIN_PHRASES } from '#agent/lexicon/proposal-phrases.ts'
import { type Hearing, hearMessage } from '#agent/understand/hear-message.ts'
import type { Act, Span } from '#agent/understand/message/act.ts'
import { BLANK, type Context, withBlanked } from '#agent/understand/message/message-view.ts'
import { cutItems } from '#agent/understand/speakers/foreign-items.ts'
import { findClauses } from '#agent/understand/text/clauses.ts'
import { foldText } from '#agent/understand/text/folded-text.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { type Token, tokenize } from '#agent/understand/text/tokens.ts'

/** In a message that does one of these, the rules are alone. */
const RULES_ALONE: readonly Act['kind'][] = ['injection', 'abuse', 'off_topic', 'stop', 'distress']

/** A message of the visitor, and what of it may hold their own statements. */
export type Claims = {
  heard: Hearing
  /** As it was written; what is not the visitor's own is blanked in `visible`. */
  text: string
  folded: string
  visible: string
  tokens: readonly Token[]
  /** English, unless code found another; with it what the reading names. */
  languages: readonly string[]
}

/** Two lines like these head a mail that somebody pasted. */
const MAIL_HEAD =
  /^[\t >]*(?:from|to|sent|date|subject|de|para|enviado|fecha|asunto|von|an|gesendet|datum|betreff|envoye|objet|da|a|inviato|data|oggetto|assunto|van|aan|verzonden|onderwerp|od|do|wyslano|temat)\s?:/gimu
const QUOTED = /"[^"\n]{8,300}"|[“„«][^”“»\n]{8,300}[”“»]/gu

function findPasted(folded: string, text: string): Span[] {
  const heads = [...folded.matchAll(MAIL_HEAD)]
  const mail: Span[] =
    heads.length > 1 && heads[0] !== undefined ? [[heads[0].index, text.length]] : []
  const quotes = [...text.matchAll(QUOTED)].filter(([words]) => /\d/.test(words))
  return [...mail, ...quotes.map(({ index, 0: words }): Span => [index, index + words.length])]
}

/** Null where only the rules may read: orders to us, games, stories, abuse. */
export function openClaims(
  text: string,
  context: Context,
  { acts, language }: { acts: readonly Act[]; language: string },
): Claims | null {
  const heard = hearMessage(text, context)
  const isGuarded = context.isGuarded === true || heard.own.view.context.isSteering === true
  const found = heard.languages[0]?.language
  // Whose words a sentence is was learned from English; in other languages it is told by their own words.
  const isForeign = found !== undefined
  const isClosed = heard.isSteering || (isGuarded && !isForeign) || context.isGuarded === true
  if (isClosed || acts.some(({ kind }) => RULES_ALONE.includes(kind))) return null
  const folded = foldText(text)
  const view = withBlanked(isForeign ? heard.whole : heard.own.view, [
    ...heard.voices.rolesWithUs,
    ...findPasted(folded, text),
  ])
  const { visible } = view
  const languages = [...new Set([found ?? 'en', language.slice(0, 2).toLowerCase(), 'en'])]
  return { heard, text: heard.start.text, folded, visible, tokens: tokenize(visible), languages }
}

const QUOTE_MAX_CHARS = 400
const SAYS_SOMETHING = /[\p{L}\p{N}]/u
/** A quote that begins here cuts a word, a number, a range, or its sign in two: "0 hours" of "40 hours". */
const CUT_BEFORE = /[\p{L}\p{M}\p{N}_]$|\p{N}[.,:/'’–—-]\s?$|[$€£+@#−-]$|\p{L}['’-]$/u
const CUT_AFTER = /^[\p{L}\p{M}\p{N}_@]|^[.,:/–—-]\p{N}|^\s?%|^['’-]\p{L}/u

/** Where a quote stands in a message: to the letter but for capitals and the form of quotes, and in whole words. */
export function locateQuote(
  { text, folded }: Pick<Claims, 'text' | 'folded'>,
  quote: string,
): Span | null {
  const words = foldText(quote.trim())
  if (words.length > QUOTE_MAX_CHARS || !SAYS_SOMETHING.test(words)) return null
  for (let at = folded.indexOf(words); at >= 0; at = folded.indexOf(words, at + 1)) {
    const end = at + words.length
    const isWhole =
      !CUT_BEFORE.test(text.slice(Math.max(0, at - 4), at)) &&
      !CUT_AFTER.test(text.slice(end, end + 4))
    if (isWhole) return [at, end]
  }
  return null
}

const NOT_PLAIN = compilePhrases({ not: NOT_PLAIN_PHRASES })
const NEGATIVE = new Set(LANGUAGES.flatMap(({ negative }) => negative.split(' ')))

export type Weight = 'plain' | 'doubtful' | 'not_told'

const touches = (tokens: readonly Token[], from: number, to: number, [start, end]: Span) =>
  (tokens[from]?.start ?? 0) < end && start < (tokens[to - 1]?.end ?? 0)

/** Whether words are the visitor's own statement of how it is: plainly, in doubt, or not at all. */
export function weighWords({ heard, visible, tokens, languages }: Claims, span: Span): Weight {
  if (visible.slice(...span).includes(BLANK)) return 'not_told'
  const clauses = findClauses(tokens).filter(({ from, to }) => touches(tokens, from, to, span))
  const isMeant = clauses.every(
    ({ owner, time, isSupposed }) => owner === 'us' && time === 'now' && !isSupposed,
  )
  if (!isMeant || clauses.length === 0) return 'not_told'
  const from = Math.min(...clauses.map(({ sentence }) => sentence.from))
  const to = Math.max(...clauses.map(({ sentence }) => sentence.to))
  const sentence = tokens.slice(from, to)
  const own = clauses.flatMap((clause) => tokens.slice(clause.from, clause.to))
  const spoken = languages.filter((language) => language !== 'en')
  if (languages.some((language) => hasWord(sentence, CLAIM_WORDS[language]?.unmeant)))
    return 'not_told'
  if (spoken.some((language) => isUnsaid(own, language))) return 'not_told'
  const isOpen = tokens[to]?.norm === '?' || overlapsAny(heard.voices.amounts, span)
  const isNegated = own.some(({ norm }) => NEGATIVE.has(norm) || norm === 'not' || norm === 'never')
  const isPlain = languages.some((language) => isOurs(sentence, language))
  const isCompared = spoken.length === 0 && findPhrases(NOT_PLAIN, sentence).length > 0
  return isOpen || isNegated || !isPlain || isCompared ? 'doubtful' : 'plain'
}

const overlapsAny = (spans: readonly Span[], [start, end]: Span) =>
  spans.some(([from, to]) => from < end && start < to)

export const hasWord = (tokens: readonly Token[], words: ReadonlySet<string> | undefined) =>
  words !== undefined && tokens.some(({ norm }) => words.has(norm))

function isOurs(sentence: readonly Token[], language: string): boolean {
  const { ours, ending } = CLAIM_WORDS[language] ?? {}
  return hasWord(sentence, ours) || sentence.some(({ norm }) => ending?.test(norm) === true)
}

/** "Si", "fruher", "clients": what the tables of the language mark as said of others, of before, or of what could be. */
function isUnsaid(clause: readonly Token[], language: string): boolean {
  const known = LANGUAGES.find((words) => words.language === language)
  if (known === undefined) return false
  return cutItems(clause, known.language).some(
    ({ role, beside, kind }) => kind === 'word' && (role === 'unsaid' || beside === 'unsaid'),
  )
}
