import {
  ABOUT_US_CUES,
  CORRECTION_CUES,
  DOINGS_OF_OTHERS,
  FIRM_WORDS,
  NOW_CUES,
  OTHER_FIRMS,
  OWN_WORDS,
  PAST_CUES,
  PLACES_OF_OTHERS,
  PLANNED_CUES,
  SOURCE_VERBS,
  SOURCES,
  SUPPOSED_CUES,
  THINGS_OF_OTHERS,
  WEAK_PAST_CUES,
} from '#agent/lexicon/clause-cues.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import { findRangeOf, findSentences, type Range } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const BREAKS = toWordSet(', ; : ( ) but if when while whereas although though because since')

/** "and we", "so now": a joint begins a clause where a subject follows it. */
const JOINTS = toWordSet('and so then now')

const SUBJECTS = toWordSet('we i they he she you it our my now for the')

/** A part of a sentence with one subject: whose figures it tells, of when, and whether they are meant. */
export type Clause = Range & {
  sentence: Range
  /** Whose: the visitor's firm, this firm ("you charge $25K"), or another (an agency, a competitor, a friend). */
  owner: 'us' | 'you' | 'other'
  time: 'now' | 'past' | 'planned'
  /** "If", "suppose", "imagine", or a question: nothing that is told. */
  isSupposed: boolean
  isNegated: boolean
  /** "Actually", "sorry, I meant", "no, more like": what it tells replaces what was said. */
  isCorrection: boolean
}

/** Cuts every sentence into clauses and reads what holds for each. A clause without a subject keeps that of the last. */
export function findClauses(tokens: readonly Token[]): readonly Clause[] {
  const known = clausesOf.get(tokens)
  if (known !== undefined) return known
  const clauses = cutClauses(tokens)
  clausesOf.set(tokens, clauses)
  return clauses
}

const clausesOf = new WeakMap<readonly Token[], readonly Clause[]>()

function cutClauses(tokens: readonly Token[]): Clause[] {
  return findSentences(tokens).flatMap((sentence) => {
    const isQuestion = endsAsQuestion(tokens, sentence)
    const clauses: Clause[] = []
    for (const part of cutSentence(tokens, sentence)) {
      clauses.push(readClause(tokens, part, { sentence, isQuestion, before: clauses.at(-1) }))
    }
    return clauses
  })
}

/** The clause that holds a token; signs between clauses belong to none. */
export function findClauseOf(clauses: readonly Clause[], index: number): Clause | undefined {
  return findRangeOf(clauses, index)
}

/** Phrases by their first word, so that a clause is read once however many there are. */
type Cues = ReadonlyMap<string, readonly (readonly string[])[]>

const indexCues = (phrases: readonly string[]): Cues =>
  Map.groupBy(
    phrases.map((phrase) => phrase.split(' ')),
    ([first]) => first ?? '',
  )

const PAST = indexCues(PAST_CUES)
const WEAK_PAST = indexCues(WEAK_PAST_CUES)
const NOW = indexCues(NOW_CUES)
const PLANNED = indexCues(PLANNED_CUES)
const SUPPOSED = indexCues(SUPPOSED_CUES)
const GENERIC_IF = indexCues(['if you'])
const CORRECTION = indexCues(CORRECTION_CUES)
const ABOUT_US = indexCues(ABOUT_US_CUES)
const PLACES = indexCues(PLACES_OF_OTHERS)

/** Stands before the first word of a clause in `words`. */
const START = '^'

const hasCue = (words: readonly string[], cues: Cues) =>
  words.some((word, at) =>
    cues.get(word)?.some((phrase) => phrase.every((one, ahead) => words[at + ahead] === one)),
  )

const QUESTION_STARTS = toWordSet(
  'what how who why when where which do does did is are can could would will should have has am',
)

function endsAsQuestion(tokens: readonly Token[], { from, to }: Range): boolean {
  if (tokens[to]?.norm !== '?') return false
  const words = tokens.slice(from, to).map(({ norm }) => norm)
  const asksUs = words.some((word) => ['you', 'u', 'your', 'guys'].includes(word))
  // "maybe 15?" is an answer in doubt.
  return (
    asksUs || QUESTION_STARTS.has(words[0] ?? '') || (words.length > 6 && words.includes('right'))
  )
}

type Around = { sentence: Range; isQuestion: boolean; before: Clause | undefined }

function readClause(
  tokens: readonly Token[],
  part: Range,
  { sentence, isQuestion, before }: Around,
): Clause {
  const words = [
    START,
    ...tokens.slice(part.from, part.to).flatMap(({ norm }) => (norm === '-' ? [] : [norm])),
  ]
  const hasOwn = words.some((word) => OWN_WORDS.has(word))
  // What has no subject of its own goes on as the clause before it in the sentence.
  const continued = hasOwn || hasSubject(words) ? undefined : before
  return {
    ...part,
    sentence,
    owner: readOwner(words) ?? continued?.owner ?? 'us',
    time: readTime(words, continued),
    // "If you count all hands" is told.
    isSupposed:
      isQuestion ||
      (hasCue(words, SUPPOSED) && !hasCue(words, GENERIC_IF)) ||
      continued?.isSupposed === true,
    isNegated: words.includes('not') || words.includes('never') || words.includes('no'),
    isCorrection: hasCue(words, CORRECTION),
  }
}

/** "At my last job, Telmax, 25 hours": what has no subject of its own goes on in the same time. */
function readTime(words: readonly string[], continued: Clause | undefined): Clause['time'] {
  const isNow = hasCue(words, NOW)
  if (hasCue(words, PAST) || (hasCue(words, WEAK_PAST) && !isNow)) return 'past'
  if (hasCue(words, PLANNED)) return 'planned'
  return isNow ? 'now' : (continued?.time ?? 'now')
}

/** A subject begins a clause, and what it does follows soon: "supplier in China needs". */
const SUBJECT_START = 5
const SUBJECT_END = 8
const SUBJECT_REACH = 3
const DETERMINERS = toWordSet('a an the my our one another some that this other')

/** The subject of a clause where it is not the visitor's firm. */
function readOwner(words: readonly string[]): 'you' | 'other' | null {
  if (hasCue(words, ABOUT_US)) return 'you'
  const source = words.findIndex((word) => SOURCES.has(word))
  if (source >= 0 && words.slice(source + 1, source + 4).some((word) => SOURCE_VERBS.has(word)))
    return 'other'
  const at = findOthers(words)
  // "We're a PR agency" is about the visitor's own firm.
  const isOwn = words.slice(0, at).some((word) => word === 'we' || word === 'i')
  return at > 0 && !isOwn ? 'other' : null
}

const isDoing = (words: readonly string[], at: number) =>
  words.slice(at + 1, at + 1 + SUBJECT_REACH).some((word) => DOINGS_OF_OTHERS.has(word))

/** "the developer gets 14": nothing goes on in a clause with a subject of its own. */
const hasSubject = (words: readonly string[]) => words[1] === 'the' && isDoing(words, 2)

/** Where other firms are the subject. */
function findOthers(words: readonly string[]): number {
  const isAnother = (word: string, at: number) => {
    if (FIRM_WORDS.has(word))
      return words.slice(Math.max(0, at - 2), at).includes("'s") && isDoing(words, at)
    if (!OTHER_FIRMS.has(word) || at > SUBJECT_START || THINGS_OF_OTHERS.has(words[at + 1] ?? ''))
      return false
    const before = words.slice(Math.max(0, at - 3), at)
    return before.some((one) => DETERMINERS.has(one)) || (at === 1 && isDoing(words, at))
  }
  const at = words.slice(0, SUBJECT_END).findIndex(isAnother)
  const isElsewhere = at < 0 && hasCue(words, PLACES) && !words.includes('our')
  return isElsewhere ? 1 : at
}

/** The parts of a sentence between commas, conjunctions, and the like. */
function cutSentence(tokens: readonly Token[], { from, to }: Range): Range[] {
  const parts: Range[] = []
  let start = from
  for (let index = from; index < to; index += 1) {
    const token = tokens[index]
    if (token === undefined || !isBreak(tokens, index)) continue
    if (index > start) parts.push({ from: start, to: index })
    start = token.kind === 'sign' ? index + 1 : index
  }
  if (to > start) parts.push({ from: start, to })
  return parts
}

/** A hyphen inside a word or a range breaks nothing. */
function isBreak(tokens: readonly Token[], index: number): boolean {
  const norm = (at: number) => tokens[at]?.norm ?? ''
  if (norm(index) === '-') return !(tokens[index]?.isGlued ?? false)
  if (BREAKS.has(norm(index))) return true
  return JOINTS.has(norm(index)) && SUBJECTS.has(norm(index + 1))
}
