/** Varies wording without chance: the same turn always reads the same. */
export function pick(variants: readonly string[], turn: number): string {
  return variants[turn % variants.length] ?? variants[0] ?? ''
}
