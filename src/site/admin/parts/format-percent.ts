/** A share of 0..1 in whole percent. */
export function formatPercent(share: number): string {
  return `${Math.round(share * 100)}%`
}
