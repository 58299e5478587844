import {
  AUTHORITY_ANSWERS,
  AUTHORITY_DOUBTS,
  AUTHORITY_LISTS,
  AUTHORITY_PHRASES,
} from '#agent/lexicon/authority-phrases.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Message } from '#agent/understand/message.ts'
import {
  dropHeld,
  isInQuestion,
  readParts,
  toSpan,
  widen,
} from '#agent/understand/slots/read-parts.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import type { Range } from '#agent/understand/text/sentences.ts'
import { AUTHORITIES, type Authority } from '#domain/fact.ts'

const OPTIONS = { lists: AUTHORITY_LISTS, hasSlips: true }
const PHRASES = compilePhrases(AUTHORITY_PHRASES, OPTIONS)
const ANSWERS = compilePhrases(AUTHORITY_ANSWERS, OPTIONS)
const DOUBTS = compilePhrases(AUTHORITY_DOUBTS, { lists: AUTHORITY_LISTS })

type Doubt = keyof typeof AUTHORITY_DOUBTS

/** Below this the head does not share what the grammar reads. */
const SHARED = { asked: 0.03, unasked: 0.01 }
/** From here on the head is believed where the grammar is silent. */
const SURE = { asked: 0.75, unasked: 0.93 }
/** From here on it is believed against a phrase that says something else: "I don't have authority to decide". */
const CONTRARY = 0.93

/** What is said in so many words weighs more than what is only likely. */
const SPOKEN_WEIGHT = 0.25
/** A whole sentence says more surely what is meant than its clauses. */
const SENTENCE_WEIGHT = 0.2
/** What follows "but" counts in the end: "procurement runs it, but it's my call". */
const CONTRAST_WEIGHT = 0.45

type Reading = { value: Authority; range: Range; weight: number }

/** Who decides: the visitor, somebody else on their advice, somebody they gather for, or no buyer at all. */
export function readAuthority(message: Message): Finding[] {
  const isAsked = message.asked.includes('authority')
  const mood = isAsked ? 'asked' : 'unasked'
  const phrases = findSpoken(message, isAsked)
  const windows = phrases.map((match) => widen(message, match))
  const readings = readParts('authority', message, windows).flatMap(
    ({ range, isSentence, chances }) =>
      AUTHORITIES.flatMap((value): Reading[] => {
        const spoken = phrases.filter(({ first, last }) => first >= range.from && last <= range.to)
        const isSpoken = spoken.some(({ label }) => label === value)
        const sure = spoken.length > 0 ? CONTRARY : SURE[mood]
        const least = isSpoken ? SHARED[mood] : sure
        if (chances[value] < least || !isTold(message, { value, range })) return []
        const weight = chances[value] + (isSpoken ? SPOKEN_WEIGHT : 0)
        return [
          { value, range, weight: weight + weighPlace(message, { range, isSentence, isSpoken }) },
        ]
      }),
  )
  const best = readings.toSorted((one, other) => other.weight - one.weight)[0]
  if (best === undefined) return []
  return [{ slot: 'authority', value: best.value, span: toSpan(message, best.range), consumed: [] }]
}

/** Phrases that tell who decides, without those that a doubt overlaps. */
function findSpoken({ tokens }: Message, isAsked: boolean): PhraseMatch<Authority>[] {
  const found = [...findPhrases(PHRASES, tokens), ...(isAsked ? findPhrases(ANSWERS, tokens) : [])]
  if (found.length === 0) return []
  const doubts = findPhrases(DOUBTS, tokens)
  return dropHeld(found).filter((one) => !doubts.some((doubt) => isDoubted(one, doubt, isAsked)))
}

/** "I am the owner" is no title of somebody else's, though it holds one. */
function isDoubted(one: PhraseMatch, doubt: PhraseMatch<Doubt>, isAsked: boolean): boolean {
  if (doubt.first >= one.last || doubt.last <= one.first) return false
  if (doubt.label === 'work') return !isAsked
  return doubt.label === 'aide' || (one.label === 'decision_maker' && doubt.first <= one.first)
}

type Place = { range: Range; isSentence: boolean; isSpoken: boolean }

function weighPlace({ tokens }: Message, { range, isSentence, isSpoken }: Place): number {
  if (isSentence) return SENTENCE_WEIGHT
  return isSpoken && tokens[range.from]?.norm === 'but' ? CONTRAST_WEIGHT : 0
}

/** "Who decides?", "at our customer the CFO decides": no answer. What is no buyer may also ask. */
function isTold(message: Message, { value, range }: Pick<Reading, 'value' | 'range'>): boolean {
  if (value === 'not_a_buyer') return true
  const clauses = message.clauses.filter(({ from, to }) => from < range.to && to > range.from)
  return !isInQuestion(message, range.from) && !clauses.every(({ owner }) => owner !== 'us')
}
