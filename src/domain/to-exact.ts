const DIGITS_KEPT = 12

/** A computed value with all its digits but without the noise of binary fractions; rounding is for showing. */
export function toExact(value: number): number {
  return Number(value.toPrecision(DIGITS_KEPT))
}
