import { toTable, toWordSet } from '#agent/lexicon/word-set.ts'

/** Cardinal words up to nineteen. */
export const SMALL_NUMBERS = toTable<number>({
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
})
export const TENS = toTable<number>({
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
})
/** Multiply what stands before them. */
export const MAGNITUDES = toTable<number>({
  hundred: 100,
  thousand: 1_000,
  k: 1_000,
  grand: 1_000,
  mil: 1_000_000,
  million: 1_000_000,
  m: 1_000_000,
  dozen: 12,
  dozens: 12,
})
/** Parts of one: "a third of the week", "three quarters". */
export const FRACTIONS = toTable<number>({
  half: 1 / 2,
  halves: 1 / 2,
  third: 1 / 3,
  thirds: 1 / 3,
  quarter: 1 / 4,
  quarters: 1 / 4,
  fourth: 1 / 4,
  fifth: 1 / 5,
  fifths: 1 / 5,
  sixth: 1 / 6,
  eighth: 1 / 8,
  tenth: 1 / 10,
  tenths: 1 / 10,
})
/** "every tenth": one in so many. */
export const ORDINALS = toTable<number>({
  other: 1 / 2,
  second: 1 / 2,
  third: 1 / 3,
  fourth: 1 / 4,
  fifth: 1 / 5,
  sixth: 1 / 6,
  seventh: 1 / 7,
  eighth: 1 / 8,
  ninth: 1 / 9,
  tenth: 1 / 10,
  twelfth: 1 / 12,
  fifteenth: 1 / 15,
  twentieth: 1 / 20,
  thirtieth: 1 / 30,
  fiftieth: 1 / 50,
  hundredth: 1 / 100,
})
/** Words that say that a number is not exact. */
export const APPROXIMATE = toWordSet(
  'about around roughly approx approximately maybe perhaps some circa ca nearly almost like say probably ish give abt est estimated ballpark close easily',
)
