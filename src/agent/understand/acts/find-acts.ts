import { SENT_PHRASES } from '#agent/lexicon/call-phrases.ts'
import {
  CORRECTION_LISTS,
  CORRECTION_PHRASES,
  NO_CORRECTION_PHRASES,
} from '#agent/lexicon/correction-phrases.ts'
import { MANNER_LISTS, MANNER_PHRASES, NO_MANNER_PHRASES } from '#agent/lexicon/manner-phrases.ts'
import { NO_UNSURE_PHRASES, UNSURE_LISTS, UNSURE_PHRASES } from '#agent/lexicon/unsure-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { findCallMoves } from '#agent/understand/acts/calls.ts'
import { findAnswers } from '#agent/understand/acts/consent.ts'
import { findRefusals, findSubjects } from '#agent/understand/acts/refusals.ts'
import { type MoveAct, type MoveKind, toMove } from '#agent/understand/message/act.ts'
import {
  compilePhrases,
  findPhrases,
  type PhraseMatch,
  type Phrases,
} from '#agent/understand/text/phrases.ts'
import { findRangeOf, findSentences } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

/** Phrases of acts, and for each kind the phrases beside which they mean something else. */
type Family = {
  acts: Phrases<MoveKind>
  doubts: Phrases<string>
  doubtOf: (kind: MoveKind) => string
}

const FAMILIES: readonly Family[] = [
  {
    acts: compilePhrases(UNSURE_PHRASES, { lists: UNSURE_LISTS, hasSlips: true }),
    doubts: compilePhrases(NO_UNSURE_PHRASES),
    doubtOf: () => 'other',
  },
  {
    acts: compilePhrases(CORRECTION_PHRASES, { lists: CORRECTION_LISTS, hasSlips: true }),
    doubts: compilePhrases(NO_CORRECTION_PHRASES),
    doubtOf: () => 'work',
  },
  {
    acts: compilePhrases(MANNER_PHRASES, { lists: MANNER_LISTS }),
    doubts: compilePhrases(NO_MANNER_PHRASES),
    doubtOf: (kind) => kind,
  },
  {
    acts: compilePhrases(SENT_PHRASES),
    doubts: compilePhrases({ other: '' }),
    doubtOf: () => 'other',
  },
]

/** What the question before asked for, and whether a call was offered with it. */
export type Asked = {
  asking: Slot | null
  alsoAsking?: Slot | null | undefined
  isCalendarOffered: boolean
}

/** What a message does apart from informing: one act of each kind, with its words, and each refusal. */
export function findActs(
  tokens: readonly Token[],
  text: string,
  { asking, alsoAsking, isCalendarOffered }: Asked,
): MoveAct[] {
  const heard = { tokens, text, asking, alsoAsking }
  const answers = findAnswers(tokens, text)
  const refusals = findRefusals(heard)
  return [
    ...(refusals.length > 0 ? refusals : toRefusals(answers, asking)),
    ...FAMILIES.flatMap((family) => findFirstOfEach(family, heard)),
    ...findCallMoves(tokens, text, { isCalendarOffered }),
    ...answers,
  ]
}

/** Who is asked for an address or a name and says no keeps it back. */
const GIVEN_OR_KEPT: readonly (Slot | null)[] = ['email', 'phone', 'contact_name', 'company_name']

function toRefusals(answers: readonly MoveAct[], asking: Slot | null): MoveAct[] {
  if (asking === null || !GIVEN_OR_KEPT.includes(asking)) return []
  const denials = answers.filter(({ kind }) => kind === 'deny')
  return denials.map((denial) => ({ ...denial, kind: 'refuse', slot: asking }))
}

function findFirstOfEach(
  { acts, doubts, doubtOf }: Family,
  heard: { tokens: readonly Token[]; text: string },
): MoveAct[] {
  const found = findPhrases(acts, heard.tokens)
  if (found.length === 0) return []
  const others = findPhrases(doubts, heard.tokens)
  const meant = found.filter(
    ({ label, first, last }) =>
      !others.some((one) => one.label === doubtOf(label) && one.last > first && one.first < last),
  )
  return meant
    .filter(({ label }, index) => meant.findIndex((other) => other.label === label) === index)
    .map((match) =>
      match.label === 'why' ? toWhy(match, heard) : toMove(match.label, match, heard),
    )
}

const ASKED_FOR = toWordSet('need want ask asking know have require care matter')

/** "Why do you need my email?" asks about the email, whatever our last question was. */
function toWhy(
  match: PhraseMatch<MoveKind>,
  heard: { tokens: readonly Token[]; text: string },
): MoveAct {
  const { tokens } = heard
  const sentence = findRangeOf(findSentences(tokens), match.first)
  const subject = findSubjects(tokens).find(
    ({ first, last }) => first >= match.first && last <= (sentence?.to ?? 0),
  )
  const words = tokens.slice(match.first, subject?.last ?? match.last)
  if (subject === undefined || !words.some(({ norm }) => ASKED_FOR.has(norm)))
    return toMove('why', match, heard)
  const last = Math.max(match.last, subject.last)
  return { ...toMove('why', { first: match.first, last }, heard), slot: subject.label }
}
