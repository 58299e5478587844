import { PEOPLE_NOUNS, SITE_NOUNS } from '#agent/lexicon/nouns.ts'
import { SMALL_NUMBERS } from '#agent/lexicon/numbers.ts'
import { PERIODS_A_WEEK, WEEKDAYS } from '#agent/lexicon/units.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Figures } from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'
import type { Token } from '#agent/understand/text/tokens.ts'

const EACH_ALONE = toWordSet('apiece ea both respectively individually pp')
const TOGETHER = toWordSet('together combined')
const EACH_BEFORE = toWordSet('each every per')
const EVERYBODY = toWordSet('everyone everybody')
const PERIOD_KINDS = toWordSet('single working work normal typical business other second')
const TOTAL_WORDS = toWordSet(`
  total totals altogether combined overall collectively pooled pool shared
`)
const WHOLES = toWordSet('whole entire full')
const GROUPS = toWordSet('team department dept crew staff lot office group company unit bunch')
const MEETS = toWordSet('sit sits meet meets get gets come comes work works do does')
const MEET_REACH = 2
const AMONG = toWordSet('between across among amongst')
const SHARERS = toWordSet('us them all everyone everybody the both our staff')
const COUNTING = toWordSet(
  'count counts counted counting add added adding include included including taking',
)
const COUNTED = toWordSet('everyone everybody all staff team hands')
const COUNTED_REACH = 3
const WHOLE_OF = toWordSet('us them of')
const AFTER_ALL = toWordSet('told in up hands staff together')

type Words = Pick<Figures, 'tokens' | 'sentences'>

/** "each", "apiece", "everyone spends": the hours of a sentence can be one person's. "Each week" is only how often. */
export function saysEach(words: Words, { from, per }: Pick<Mention, 'from' | 'per'>): boolean {
  return per.person || findSentence(words, from).some((_, at, all) => isEachWord(all, at))
}

/** "In total", "all told", "between us", "for the whole crew": the hours of a sentence are everybody's. */
export function saysTotal(words: Words, from: number): boolean {
  return findSentence(words, from).some((_, at, all) => isTotalWord(all, at))
}

const TAKES = toWordSet('eats eat eating takes costs goes go consumes burns swallows swallow')
const TAKES_REACH = 3

/** "Invoice matching eats 50 hours every week": the hours are those of the work, no matter who does it. */
export const saysOfWork = ({ tokens }: Pick<Figures, 'tokens'>, from: number): boolean =>
  tokens
    .slice(Math.max(0, from - TAKES_REACH), from)
    .some(
      ({ norm }, at, words) =>
        TAKES.has(norm) &&
        !words
          .slice(at)
          .some(({ kind, norm: next }) => kind === 'number' || PEOPLE_NOUNS.has(next)),
    )

function findSentence({ tokens, sentences }: Words, at: number): readonly Token[] {
  const { from, to } = findSentenceOf(sentences, at)
  return tokens.slice(from, to)
}

const normOf = (tokens: readonly Token[], at: number) => tokens[at]?.norm ?? ''

function isEachWord(tokens: readonly Token[], at: number): boolean {
  const norm = normOf(tokens, at)
  // "Both together 25 hours".
  if (EACH_ALONE.has(norm)) return !TOGETHER.has(normOf(tokens, at + 1))
  if (norm === 'all') return isAllOfThem(tokens, at)
  if (EVERYBODY.has(norm)) return !tokens.some((_, place) => isTotalWord(tokens, place))
  if (!EACH_BEFORE.has(norm)) return false
  if (norm !== 'each') return isPerson(tokens, at + 1)
  return !isPeriod(tokens, at + 1)
}

/** "All 6 of us do it", and not "all told", "all of us together". */
function isAllOfThem(tokens: readonly Token[], at: number): boolean {
  const isOfThem =
    normOf(tokens, at + 1) === 'of' ||
    tokens[at + 1]?.kind === 'number' ||
    normOf(tokens, at + 1) in SMALL_NUMBERS
  return (
    isOfThem &&
    normOf(tokens, at - 1) !== 'for' &&
    !tokens.some((_, place) => place !== at && isTotalWord(tokens, place))
  )
}

function isPerson(tokens: readonly Token[], at: number): boolean {
  const [first, second] = [normOf(tokens, at), normOf(tokens, at + 1)]
  const isNoun = (norm: string) =>
    PEOPLE_NOUNS.has(norm) || SITE_NOUNS.has(norm) || norm === 'head' || norm === 'one'
  return isNoun(first) || (!isPeriod(tokens, at) && isNoun(second))
}

/** "Week", "single working day", "Monday". */
function isPeriod(tokens: readonly Token[], at: number): boolean {
  const noun = normOf(tokens, PERIOD_KINDS.has(normOf(tokens, at)) ? at + 1 : at)
  return noun in PERIODS_A_WEEK || noun in WEEKDAYS || noun === 'weekday' || noun === 'time'
}

function isTotalWord(tokens: readonly Token[], at: number): boolean {
  const [before, norm, next] = [normOf(tokens, at - 1), normOf(tokens, at), normOf(tokens, at + 1)]
  if (TOTAL_WORDS.has(norm) || (AMONG.has(norm) && SHARERS.has(next))) return true
  if (WHOLES.has(norm) && GROUPS.has(next)) return true
  if (norm === 'department' || norm === 'dept') return before === 'the'
  // "All three sit down together" says who is there, and not how long they take in all.
  if (norm === 'together')
    return !tokens.slice(Math.max(0, at - MEET_REACH), at).some((one) => MEETS.has(one.norm))
  if (COUNTING.has(norm)) {
    const near = tokens.slice(Math.max(0, at - COUNTED_REACH), at + COUNTED_REACH + 1)
    return near.some((one) => COUNTED.has(one.norm))
  }
  // "All told", "in all", "for all of us", "all hands".
  return (
    norm === 'all' &&
    (AFTER_ALL.has(next) || before === 'in' || (before === 'for' && WHOLE_OF.has(next)))
  )
}
