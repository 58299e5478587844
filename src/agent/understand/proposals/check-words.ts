import { CLAIM_WORDS } from '#agent/lexicon/claim-words.ts'
import { DRAGGING_PHRASES, INTRODUCING_PHRASES } from '#agent/lexicon/proposal-phrases.ts'
import type { Act, Finding, InformAct, ReadFact, Span } from '#agent/understand/message/act.ts'
import type { Context } from '#agent/understand/message/message-view.ts'
import {
  type Claims,
  hasWord,
  locateQuote,
  weighWords,
} from '#agent/understand/proposals/claims.ts'
import { isWorkNoun, readVerb } from '#agent/understand/slots/work-words.ts'
import { foldText } from '#agent/understand/text/folded-text.ts'
import { findTool } from '#agent/understand/text/known-tools.ts'
import { compilePhrases, findPhrases } from '#agent/understand/text/phrases.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import { toInform, understand } from '#agent/understand/understand.ts'
import type { Slot } from '#domain/fact.ts'

const CUES = compilePhrases({ introduces: INTRODUCING_PHRASES, drags: DRAGGING_PHRASES })
const WORDS_MIN = 3
const PAIN_MAX_CHARS = 200

/** The rules see every address of a message; one that they pass over is somebody else's. */
const RULES_ONLY: readonly Slot[] = ['email', 'phone', 'company_website']
/** "4.5" goes on. */
const SENTENCE_END = /^(?:[!?\n]|\.(?!\d))/

/** What the rules alone read of a slot in words by themselves, without a question that they answer. */
export function readAlone({ heard }: Claims, words: string, slot: Slot): InformAct | null {
  const language = heard.languages[0]?.language ?? null
  const context: Context = { asking: null, knownSlots: new Set(), teamSize: null, language }
  const told = understand(words, context).filter((act) => 'slot' in act && act.slot === slot)
  const [only, ...others] = told
  const isSure = only?.kind === 'inform' && only.reading.isInferred !== true
  return isSure && others.length === 0 && !only.reading.isPerPerson ? only : null
}

/** The sentence that words stand in. */
export function findAround(text: string, [start, end]: Span): Span {
  const isEnd = (at: number) => SENTENCE_END.test(text.slice(at - 1, at + 1))
  let from = start
  while (from > 0 && !isEnd(from)) from -= 1
  let to = end
  while (to < text.length && !isEnd(to)) to += 1
  return [from, to]
}

const isSameText = (one: unknown, other: unknown) =>
  foldText(String(one)).trim() === foldText(String(other)).trim()

/** Names of tools, each of which stands in the quotes beside a word of use. */
function checkTools(claims: Claims, { value }: ReadFact, span: Span): Finding | null {
  const words = foldText(claims.text.slice(...span))
  const named = Array.isArray(value) ? value : [String(value)]
  const around = tokenize(claims.visible.slice(...findAround(claims.visible, span)))
  const isUsed = claims.languages.some((language) => hasWord(around, CLAIM_WORDS[language]?.uses))
  const isKnown = (name: string) =>
    ['sure', 'capital'].includes(findTool(name)?.certainty ?? 'word')
  const kept = named.filter((name: string) => words.includes(foldText(name)) && isKnown(name))
  const usual = kept.map((name: string) => findTool(name)?.name ?? name)
  return isUsed && usual.length > 0 ? { slot: 'tools', value: usual, span } : null
}

const NO_WORK: readonly Slot[] = ['contact_name', 'company_name', 'hourly_rate', 'budget']
const isNoWork = (act: Act) =>
  act.kind === 'unsure' ||
  act.kind === 'refuse' ||
  (act.kind === 'inform' && NO_WORK.includes(act.slot))

/** The visitor's work in their own words: a plain sentence that names a process and what hurts or is done. */
function checkPain(claims: Claims, acts: readonly Act[], span: Span): Finding | null {
  const words = tokenize(claims.visible.slice(...span))
  if (words.filter(({ kind }) => kind === 'word').length < WORDS_MIN) return null
  const labels = (tokens: typeof words) => findPhrases(CUES, tokens).map(({ label }) => label)
  const around = tokenize(claims.visible.slice(...findAround(claims.visible, span)))
  // A name, what an hour costs, or that nothing is known, is no work.
  const isElse = acts.some((act) => isNoWork(act) && act.span[0] < span[1] && span[0] < act.span[1])
  if (isElse || labels(around).includes('introduces')) return null
  const isProcess = words.some(({ norm }) => isWorkNoun(norm))
  const isDone = words.some((token) => readVerb(token) !== undefined && !isWorkNoun(token.norm))
  const isDragging = labels(words).includes('drags')
  const isEnglish = claims.heard.languages.length === 0
  const isWork = isEnglish
    ? isProcess
      ? isDone || isDragging
      : isDone && isDragging
    : claims.languages.some((one) => words.some(({ norm }) => CLAIM_WORDS[one]?.work.test(norm)))
  const end = Math.min(span[1], span[0] + PAIN_MAX_CHARS)
  return isWork
    ? { slot: 'pain', value: claims.text.slice(span[0], end), span: [span[0], end] }
    : null
}

/** A name, a trade, a date, or a say: what the rules read in the quote or its sentence, where it is what is proposed. */
function checkRead(claims: Claims, { slot, value }: ReadFact, span: Span): Finding | null {
  const around = findAround(claims.visible, span)
  // A name or a trade that is cut out of its sentence may be anybody's.
  const isWhole = slot === 'contact_name' || slot === 'company_name' || slot === 'industry'
  // "Xero" is a tool of accountants, and makes nobody one.
  const isTool = tokenize(claims.visible.slice(...span)).some(
    ({ norm }) => findTool(norm)?.certainty === 'sure',
  )
  if (slot === 'industry' && isTool) return null
  for (const stretch of isWhole ? [around] : [span, around]) {
    const words = claims.visible.slice(...stretch)
    const read = readAlone(claims, words, slot)
    if (read !== null && (slot === 'industry' || isSameText(read.value, value)))
      return { slot, value: read.value, span, reading: read.reading }
  }
  return null
}

/** Checks a fact that is no figure: plain words of the visitor's own have to say it. Null where they do not. */
export function checkWords(claims: Claims, fact: ReadFact, acts: readonly Act[]): InformAct | null {
  if (RULES_ONLY.includes(fact.slot)) return null
  for (const quote of fact.quotes) {
    const span = locateQuote(claims, quote)
    if (span === null) return null
    if (weighWords(claims, span) !== 'plain') continue
    const found =
      fact.slot === 'tools'
        ? checkTools(claims, fact, span)
        : fact.slot === 'pain'
          ? checkPain(claims, acts, span)
          : checkRead(claims, fact, span)
    if (found !== null) return toInform(claims.heard.start, found)
  }
  return null
}
