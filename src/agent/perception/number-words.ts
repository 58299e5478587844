const UNITS: Readonly<Record<string, number>> = {
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
}

const TENS: Readonly<Record<string, number>> = {
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

const SCALES: Readonly<Record<string, number>> = {
  dozen: 12,
  hundred: 100,
  thousand: 1_000,
  grand: 1_000,
  k: 1_000,
  million: 1_000_000,
  mil: 1_000_000,
  billion: 1_000_000_000,
}

const FRACTIONS: Readonly<Record<string, number>> = { half: 0.5, couple: 2 }

export type NumberWord =
  | { kind: 'unit' | 'tens' | 'scale'; value: number }
  | { kind: 'article' }
  | { kind: 'fraction'; value: number }

/** What a lower-case word means inside a number, or null when it ends one. */
export function readNumberWord(word: string): NumberWord | null {
  const unit = UNITS[word]
  if (unit !== undefined) return { kind: 'unit', value: unit }
  const tens = TENS[word]
  if (tens !== undefined) return { kind: 'tens', value: tens }
  const scale = SCALES[word]
  if (scale !== undefined) return { kind: 'scale', value: scale }
  const fraction = FRACTIONS[word]
  if (fraction !== undefined) return { kind: 'fraction', value: fraction }
  return word === 'a' || word === 'an' ? { kind: 'article' } : null
}

export function getScale(word: string): number {
  return SCALES[word] ?? 1
}
