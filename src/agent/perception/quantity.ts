/** A number in a message. `low` and `high` are equal unless a range was given; `value` is the middle. */
export type Quantity = {
  value: number
  low: number
  high: number
  kind: 'number' | 'money' | 'percent'
  start: number
  end: number
}

/** Marks in the shape of a message: the first character tells the kind, `~` fills the rest. */
export const QUANTITY_MARKS = { number: '#', money: '$', percent: '%' } as const

export function createQuantity(
  value: number,
  kind: Quantity['kind'],
  span: readonly [number, number],
): Quantity {
  return { value, low: value, high: value, kind, start: span[0], end: span[1] }
}

export function joinRange(from: Quantity, to: Quantity): Quantity {
  const kind = from.kind === 'number' ? to.kind : from.kind
  return {
    value: (from.value + to.value) / 2,
    low: from.value,
    high: to.value,
    kind,
    start: from.start,
    end: to.end,
  }
}

const DIGITS_KEPT = 12

/** A computed value with all its digits but without the noise of binary fractions; rounding is for showing. */
export function toExact(value: number): number {
  return Number(value.toPrecision(DIGITS_KEPT))
}
