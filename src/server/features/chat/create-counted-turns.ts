const TURNS_MAX = 10_000

/**
 * The turns that this process counted of late. Sent again, by a double click or after a lost connection, a turn gets
 * its stored reply and is no new message; should it be forgotten here, or come to another process, it counts once more.
 */
export function createCountedTurns() {
  const turns = new Set<string>()
  return {
    /** False when it was counted before. */
    add(turn: string): boolean {
      if (turns.has(turn)) return false
      const [oldest] = turns
      if (turns.size >= TURNS_MAX && oldest !== undefined) turns.delete(oldest)
      turns.add(turn)
      return true
    },
    remove(turn: string): void {
      turns.delete(turn)
    },
  }
}
