import { areEnds, namesEnd } from '#agent/lexicon/figure-words.ts'
import { toWordSet } from '#agent/lexicon/word-set.ts'
import type { Figures } from '#agent/understand/quantities/derivation.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** Farther apart, two figures are no ends of one range; neither are those of which one is more than so many times the other. */
const GAP_MAX = 9
const TIMES_MAX = 4
const REACH = 5

/** "8 hours in a quiet week, 12 in a busy one", "$22 at the low end and $28 at the high end": one figure with two ends. */
export function bindRanges(figures: Figures): Figures {
  const mentions: Mention[] = []
  for (const mention of figures.mentions) {
    if (isPronoun(figures, mention)) continue
    const before = mentions.at(-1)
    const range = before === undefined ? null : toRange(figures, before, mention)
    if (range === null) mentions.push(mention)
    else mentions[mentions.length - 1] = range
  }
  return mentions.length === figures.mentions.length ? figures : { ...figures, mentions }
}

/** "A quiet week is 8 hours, a busy one 12": the one is a week, and no figure. */
function isPronoun({ tokens }: Figures, { from, to }: Mention): boolean {
  const kind = tokens[from - 1]?.norm ?? ''
  const isOne = tokens[from]?.norm === 'one' && to === from + 1
  return isOne && namesEnd(kind)
}

function toRange(figures: Figures, first: Mention, second: Mention): Mention | null {
  const unit = findUnit(first, second)
  if (unit === null || !isPair(figures, first, second)) return null
  // A bare number is in the unit that is told beside the other.
  const scale = unit.kind === 'time' ? unit.value / findNumber(figures, unit) : 1
  const of = (one: Mention) => one.value * (one === unit || one.kind === unit.kind ? 1 : scale)
  const [low, high] = [of(first), of(second)].toSorted((a, b) => a - b)
  if (low === undefined || high === undefined || low <= 0) return null
  if (low === high || high > low * TIMES_MAX) return null
  const per = [unit, first, second].find((one) => one.per.week !== null)?.per ?? unit.per
  const ends = { low, high, value: (low + high) / 2 }
  return { ...unit, ...ends, per, from: first.from, to: second.to }
}

/** Minutes are kept in hours: the number as it was written. */
function findNumber({ tokens }: Figures, { from, value }: Mention): number {
  const written = Number(tokens[from]?.norm)
  return written > 0 ? written : value
}

/** The mention with the unit of both, or null where they are of different sorts. */
function findUnit(first: Mention, second: Mention): Mention | null {
  const isAmount = ({ kind }: Mention) => kind === 'time' || kind === 'money' || kind === 'percent'
  if (first.unit === 'clock' || second.unit === 'clock') return null
  if (isAmount(first) && first.kind === second.kind)
    return first.unit === second.unit || second.unit === null || first.unit === null ? first : null
  if (isAmount(first) && isBare(second)) return first
  return isBare(first) && isAmount(second) ? second : null
}

const isBare = ({ kind, noun, nounClass }: Mention) =>
  kind === 'count' && (noun === null || (nounClass !== 'person' && ENDS.has(noun)))

/** Read as the noun of a number that is an end: "3 some weeks", "12 maximum". */
const ENDS = toWordSet('some max min maximum minimum other others at')
const MONTHS = toWordSet('month months year years')

function isPair(figures: Figures, first: Mention, second: Mention): boolean {
  const { tokens } = figures
  const { from, to } = findSentenceOf(figures.sentences, first.from)
  const gap = second.from - first.to
  const isApart = gap > 0 || (isBare(first) && first.noun !== null)
  if (second.from >= to || !isApart || gap > GAP_MAX) return false
  const say = (start: number, end: number) =>
    tokens
      .slice(Math.max(from, start), Math.min(to, end))
      .map(({ norm }) => norm)
      .join(' ')
  // A season of so many months is another matter.
  const isSeason = figures.mentions.some(
    ({ noun, unit, from: at }) =>
      at >= from && at < to && (MONTHS.has(noun ?? '') || MONTHS.has(unit ?? '')),
  )
  if (isSeason) return false
  const [before, between, after] = [
    say(first.from - REACH, first.from),
    say(first.to - (isBare(first) && first.noun !== null ? 1 : 0), second.from),
    say(second.to - (isBare(second) && second.noun !== null ? 1 : 0), second.to + REACH),
  ]
  const [start, end] = [`${before} | ${firstHalf(between)}`, `${lastHalf(between)} | ${after}`]
  return areEnds(start, end, first.kind === 'money' || second.kind === 'money')
}

/** Words between two figures belong to the first up to a comma or "and", and to the second from there. */
const JOINT = /(?:^| )(?:,|and|or|but|then|up)(?= |$)/
const firstHalf = (words: string) => {
  const at = words.search(JOINT)
  return at < 0 ? words : words.slice(0, at)
}
const lastHalf = (words: string) => {
  const at = words.search(JOINT)
  return at < 0 ? words : words.slice(at)
}
