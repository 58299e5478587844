/** Moves focus among `rows` as a list box would. False when the key is not one of its keys. */
export function moveFocusByKey(key: string, rows: readonly HTMLElement[]): boolean {
  const current = rows.indexOf(document.activeElement as HTMLElement)
  const last = rows.length - 1
  const targets: Record<string, number> = {
    ArrowDown: Math.min(current + 1, last),
    ArrowUp: Math.max(current - 1, 0),
    Home: 0,
    End: last,
  }
  const target = targets[key]
  if (target === undefined) return false
  rows[target]?.focus()
  return true
}
