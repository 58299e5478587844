/** Where a list box would go from `current` on this key; null when it is not one of its keys. */
export function findTargetIndex(key: string, current: number, count: number): number | null {
  const last = count - 1
  const targets: Record<string, number> = {
    ArrowDown: Math.min(current + 1, last),
    ArrowUp: Math.max(current - 1, 0),
    Home: 0,
    End: last,
  }
  return targets[key] ?? null
}
