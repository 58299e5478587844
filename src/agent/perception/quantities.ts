import { findDigitNumbers } from '#agent/perception/digit-numbers.ts'
import { joinRange, type Quantity } from '#agent/perception/quantity.ts'
import { listSlips } from '#agent/perception/slips.ts'
import { joinSpreads } from '#agent/perception/spreads.ts'
import { findWordedNumbers } from '#agent/perception/worded-numbers.ts'

const RANGE_JOINT =
  /^\s{0,2}(?:-|to|or|up to|or up to|and up to|\/|,? ?(?:or )?(?:maybe|might be|could be|can be|perhaps|possibly|sometimes|or maybe|or even))\s{0,2}(?:about |around |maybe |even )?$/
const BETWEEN_JOINT = /^\s{1,2}and\s{1,2}$/
const BETWEEN_BEFORE = /\b(?:between|from|anywhere from)\s+(?:about |around )?$/
/** A number that the visitor takes back: "30, not 25", "instead of 40". */
const REJECTED_BEFORE = new RegExp(
  `\\b(?:not|forget|ignore|disregard|scrap|(?:${listSlips('instead')}) of|rather than|down from|up from|used to be|used to do|isn't|wasn't)\\s+(?:about |around |the )?$`,
)
/** "58 was old", "USD 48 an hour was wrong". */
const REJECTED_AFTER =
  /^(?:\s?(?:an?|per|hours?|hrs?|hour|week|people|dollars|of us|\/)){0,4}\s(?:was|is|were) (?:old|wrong|a typo|my mistake|a mistake|incorrect|outdated|too (?:high|low))\b/
/** "Change the team size from 10 to 13", "30 hours a week, I typed 24". */
const CHANGED_FROM =
  /\b(?:chang\w+|correct\w*|updat\w+|amend\w*|adjust\w*)\b[^.;\d]{0,36}\bfrom\s(?:\$ ?)?$|\d[^.;]{0,24},\s(?:and )?(?:i (?:typed|wrote|mistyped|had written|put down))\s$/
const OLD_BEFORE = /\b(?:was|were)\s+(?:about |around |at )?$/
const NOW_AFTER = /\b(?:now|but now|it's now|today)\b/
const WIDEST_RANGE = 20

/** "1 in 20 is wrong" tells how often. */
const WHOLE_BEFORE = /\b(?:in|out of|of|per|every|from)\s(?:every |each |about )?$/
/** A dash with spaces also stands between two sentences: "a team of 2 - $16 per hour". */
const DASH = /^\s+-\s+$/
const WIDEST_WITH_DASH = 5

function isApart(from: Quantity, to: Quantity, plain: string): boolean {
  const isPrice = from.kind === 'number' && /^\D/.test(plain.slice(to.start))
  return (isPrice && to.kind === 'money') || to.value > from.value * WIDEST_WITH_DASH
}

/** Looked for first, as a message may be all numbers. */
const CHANGE_BEFORE = /\b(?:from|typed|wrote|mistyped|written|down)\s(?:\$ ?)?$/

const isChangedFrom = ({ start }: Quantity, plain: string) =>
  CHANGE_BEFORE.test(plain.slice(Math.max(0, start - 16), start)) &&
  CHANGED_FROM.test(plain.slice(Math.max(0, start - 64), start))

function isRange(from: Quantity, to: Quantity, plain: string): boolean {
  const between = plain.slice(from.end, to.start)
  if (between.length > 20 || to.low !== to.high || !(to.value > from.value * 0.99)) return false
  if (DASH.test(between) && isApart(from, to, plain)) return false
  const before = plain.slice(Math.max(0, from.start - 24), from.start)
  const isJoined =
    RANGE_JOINT.test(between) || (BETWEEN_JOINT.test(between) && BETWEEN_BEFORE.test(before))
  return (
    isJoined &&
    !isChangedFrom(from, plain) &&
    ((from.value === 0 && !between.includes(',')) || to.value / from.value <= WIDEST_RANGE)
  )
}

/** "50-60k" and "$40 to 60k" mean thousands on both sides. */
function sharePrefix(from: Quantity, to: Quantity, plain: string): Quantity {
  const isThousands = /k|thousand|grand/.test(plain.slice(to.start, to.end))
  if (!isThousands || from.value >= 1_000 || to.value < 1_000) return from
  return { ...from, value: from.value * 1_000, low: from.low * 1_000, high: from.high * 1_000 }
}

function joinRanges(quantities: readonly Quantity[], plain: string): Quantity[] {
  const joined: Quantity[] = []
  for (const quantity of quantities) {
    const previous = joined.at(-1)
    const from = previous && sharePrefix(previous, quantity, plain)
    if (from && from.low === from.high && isRange(from, quantity, plain)) {
      joined[joined.length - 1] = joinRange(from, quantity)
    } else joined.push(quantity)
  }
  return joined
}

function isRejected(quantity: Quantity, plain: string): boolean {
  const before = plain.slice(Math.max(0, quantity.start - 28), quantity.start)
  if (
    REJECTED_BEFORE.test(before) ||
    (REJECTED_AFTER.test(plain.slice(quantity.end, quantity.end + 48)) &&
      quantity.kind !== 'percent' &&
      !WHOLE_BEFORE.test(before))
  )
    return true
  if (isChangedFrom(quantity, plain)) return true
  return OLD_BEFORE.test(before) && NOW_AFTER.test(plain.slice(quantity.end, quantity.end + 80))
}

function dropOverlaps(quantities: readonly Quantity[]): Quantity[] {
  const kept: Quantity[] = []
  for (const quantity of quantities) {
    if (quantity.start >= (kept.at(-1)?.end ?? 0)) kept.push(quantity)
  }
  return kept
}

/** Every number of a message in order, ranges joined, those taken back among them. */
export function listNumbers(plain: string): Quantity[] {
  const all = [...findDigitNumbers(plain), ...findWordedNumbers(plain)]
  const ordered = dropOverlaps(all.toSorted((left, right) => left.start - right.start))
  return joinRanges(joinSpreads(ordered, plain), plain)
}

/** The numbers of a message that stand. */
export function findQuantities(plain: string): Quantity[] {
  return listNumbers(plain).filter((quantity) => !isRejected(quantity, plain))
}
