import { findDigitNumbers } from '#agent/perception/digit-numbers.ts'
import { joinRange, type Quantity } from '#agent/perception/quantity.ts'
import { findWordedNumbers } from '#agent/perception/worded-numbers.ts'

const RANGE_JOINT =
  /^\s{0,2}(?:-|to|or|up to|\/|,? ?(?:or )?(?:maybe|might be|could be|can be|perhaps|possibly|sometimes|or maybe|or even))\s{0,2}(?:about |around |maybe |even )?$/
const BETWEEN_JOINT = /^\s{1,2}and\s{1,2}$/
const BETWEEN_BEFORE = /\b(?:between|from|anywhere from)\s+(?:about |around )?$/
/** A number that the visitor takes back: "30, not 25", "instead of 40". */
const REJECTED_BEFORE =
  /\b(?:not|forget|ignore|disregard|scrap|instead of|rather than|down from|up from|used to be|used to do|isn't|wasn't)\s+(?:about |around |the )?$/
const OLD_BEFORE = /\b(?:was|were)\s+(?:about |around |at )?$/
const NOW_AFTER = /\b(?:now|but now|it's now|today)\b/
const WIDEST_RANGE = 20

function isRange(from: Quantity, to: Quantity, plain: string): boolean {
  const between = plain.slice(from.end, to.start)
  if (between.length > 20 || !(to.value > from.value * 0.99)) return false
  const before = plain.slice(Math.max(0, from.start - 24), from.start)
  const isJoined =
    RANGE_JOINT.test(between) || (BETWEEN_JOINT.test(between) && BETWEEN_BEFORE.test(before))
  return (
    isJoined &&
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
  if (REJECTED_BEFORE.test(before)) return true
  return OLD_BEFORE.test(before) && NOW_AFTER.test(plain.slice(quantity.end, quantity.end + 80))
}

function dropOverlaps(quantities: readonly Quantity[]): Quantity[] {
  const kept: Quantity[] = []
  for (const quantity of quantities) {
    if (quantity.start >= (kept.at(-1)?.end ?? 0)) kept.push(quantity)
  }
  return kept
}

/** Every number of a message in order, ranges joined, taken-back numbers left out. */
export function findQuantities(plain: string): Quantity[] {
  const all = [...findDigitNumbers(plain), ...findWordedNumbers(plain)]
  const ordered = dropOverlaps(all.toSorted((left, right) => left.start - right.start))
  return joinRanges(ordered, plain).filter((quantity) => !isRejected(quantity, plain))
}
