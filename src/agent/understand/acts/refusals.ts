import {
  NO_REFUSAL_PHRASES,
  REFUSAL_LISTS,
  REFUSAL_PHRASES,
  SUBJECT_PHRASES,
} from '#agent/lexicon/refusal-phrases.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { type MoveAct, toMove } from '#agent/understand/message/act.ts'
import { compilePhrases, findPhrases, type PhraseMatch } from '#agent/understand/text/phrases.ts'
import type { Token } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

const REFUSALS = compilePhrases(REFUSAL_PHRASES, { lists: REFUSAL_LISTS, hasSlips: true })
const DOUBTS = compilePhrases(NO_REFUSAL_PHRASES)
const SUBJECTS = compilePhrases(SUBJECT_PHRASES, { hasSlips: true })

/** Where a message names what we ask for: "my email", "how many people". */
export const findSubjects = (tokens: readonly Token[]): readonly PhraseMatch<Slot>[] =>
  findPhrases(SUBJECTS, tokens)

const REFUSALS_MAX = 4
/** What there is none of is refused as well, some of it only where it was asked for: "don't have one". */
const MISSING = {
  missing_website: 'company_website',
  missing_one: 'company_website',
  missing_company: 'company_name',
  missing_email: 'email',
} as const satisfies Record<string, Slot>
const SENTENCE_ENDS: ReadonlySet<string> = new Set(['.', '!', '?', '\n', '…'])
const CLAUSE_ENDS: ReadonlySet<string> = new Set([
  ',',
  ';',
  ':',
  'but',
  'though',
  'although',
  'so',
  'because',
  'since',
  'while',
  'as',
])
/** "My e-mail?" is what the visitor repeats of our question. */
const TOPIC_MAX_TOKENS = 8

type Heard = {
  tokens: readonly Token[]
  text: string
  asking: Slot | null
  /** The second thing that the same question asked for. */
  alsoAsking?: Slot | null | undefined
}

/** Every slot that the message refuses by name, or the first refusal, when none says what it is about. */
export function findRefusals(heard: Heard): MoveAct[] {
  const { tokens } = heard
  const found = findPhrases(REFUSALS, tokens)
  if (found.length === 0) return []
  const doubts = findPhrases(DOUBTS, tokens)
  const subjects = findSubjects(tokens)
  const meant = found.filter((match) => isMeant(match, doubts, heard))
  const refusals = meant.slice(0, REFUSALS_MAX).flatMap((match): MoveAct[] => {
    const act = toMove('refuse', match, heard)
    const slots =
      match.label === 'refuse' ? listSubjects(tokens, match, subjects) : [MISSING[match.label]]
    return slots.length === 0 ? [act] : slots.map((slot) => ({ ...act, slot }))
  })
  const bySlot = new Map(refusals.toReversed().map((refusal) => [refusal.slot, refusal]))
  if (bySlot.size > 1) bySlot.delete(undefined)
  return [...bySlot.values()].toSorted((one, other) => one.span[0] - other.span[0])
}

function isMeant(
  match: PhraseMatch<keyof typeof REFUSAL_PHRASES>,
  doubts: readonly PhraseMatch[],
  { tokens, asking, alsoAsking }: Heard,
): boolean {
  if (match.label === 'missing_website') return true
  // The greeting asks for the name and the website.
  const isOfSite = tokens.slice(match.first, match.last).some(({ norm }) => norm === 'site')
  if (match.label === 'missing_one' && isOfSite && asking === 'contact_name') return true
  if (match.label !== 'refuse') return [asking, alsoAsking].includes(MISSING[match.label])
  if (isPassedOn(tokens, match) || isOurs(tokens, match)) return false
  return !doubts.some((doubt) => doubt.last > match.first && doubt.first < match.last)
}

/** "Ok pass it on" hands a question on, and refuses none. */
const isPassedOn = (tokens: readonly Token[], { first, last }: PhraseMatch): boolean => {
  const at = tokens.findIndex(
    ({ norm }, index) => index >= first && index < last && norm === 'pass',
  )
  return at >= 0 && (tokens[at + 2]?.norm === 'on' || tokens[at + 2]?.norm === 'along')
}

const YOURS = toWordSet('you u')
const OWN = toWordSet('i we')
const ANSWERS = toWordSet('answer answering say reply respond')
const SUBJECT_REACH = 3

/** "You still won't answer" is no refusal of the visitor's. */
function isOurs(tokens: readonly Token[], { first, last }: PhraseMatch): boolean {
  if (!tokens.slice(first, last).some(({ norm }) => ANSWERS.has(norm))) return false
  const before = tokens.slice(Math.max(0, first - SUBJECT_REACH), first + 1).toReversed()
  const subject = before.find(({ norm }) => YOURS.has(norm) || OWN.has(norm))
  return subject !== undefined && YOURS.has(subject.norm)
}

/** What a refusal names: in its own clause, before it in the sentence, or in a short question before that. */
function listSubjects(
  tokens: readonly Token[],
  { first, last }: PhraseMatch,
  subjects: readonly PhraseMatch<Slot>[],
): Slot[] {
  const isEnd = (at: number) => SENTENCE_ENDS.has(tokens[at]?.norm ?? '')
  const isClauseEnd = (at: number) => isEnd(at) || CLAUSE_ENDS.has(tokens[at]?.norm ?? '')
  const from = walk(first, -1, tokens, isEnd)
  const within = (start: number, end: number) => [
    ...new Set(
      subjects.filter((one) => one.first >= start && one.last <= end).map(({ label }) => label),
    ),
  ]
  const own = within(
    walk(first, -1, tokens, isClauseEnd),
    walk(last - 1, 1, tokens, isClauseEnd) + 1,
  )
  if (own.length > 0) return own
  const before = within(from, last).slice(0, 1)
  if (before.length > 0 || from === 0 || tokens[from - 1]?.norm !== '?') return before
  const topic = walk(from - 2, -1, tokens, isEnd)
  return from - topic <= TOPIC_MAX_TOKENS ? within(topic, from) : []
}

/** The last place in a direction before an end; the words of the match itself are no end of it. */
function walk(
  start: number,
  step: 1 | -1,
  tokens: readonly Token[],
  isEnd: (at: number) => boolean,
): number {
  let at = start
  while (at + step >= 0 && at + step < tokens.length && !isEnd(at + step)) at += step
  return at
}
