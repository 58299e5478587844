/** The share of one conversation, or one audit request, in the figures. */
export type Fact = {
  subjectId: string
  createdAt: Date
  updatedAt: Date
  /** The numbers that count it, each once: "step:chat", "score:60:won". A list stands behind each. */
  cells: readonly string[]
  /** Amounts that no list stands behind: "answer_ms:300" → 2. */
  weights: Readonly<Record<string, number>>
}

/** Cells and weights added up. */
export type Sums = ReadonlyMap<string, number>

/** The one way in which amounts are added, wherever they come from. */
export function addFact(sums: Map<string, number>, fact: Omit<Fact, 'subjectId'>, sign = 1): void {
  for (const cell of fact.cells) sums.set(cell, (sums.get(cell) ?? 0) + sign)
  for (const [name, amount] of Object.entries(fact.weights)) {
    sums.set(name, (sums.get(name) ?? 0) + sign * amount)
  }
}
