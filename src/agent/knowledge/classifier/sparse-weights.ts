/** The weights that are not zero, row by row: a sixth of them all, for a classifier that learnt words. */
export type SparseWeights = {
  /** Where each row begins, and where the last ends. */
  starts: Uint32Array
  columns: Uint16Array
  values: Float32Array
}

export function toSparse(weights: Float32Array, width: number): SparseWeights {
  const count = weights.reduce((sum, weight) => (weight === 0 ? sum : sum + 1), 0)
  const starts = new Uint32Array(weights.length / width + 1)
  const columns = new Uint16Array(count)
  const values = new Float32Array(count)
  let next = 0
  weights.forEach((weight, at) => {
    if (at % width === 0) starts[at / width] = next
    if (weight === 0) return
    columns[next] = at % width
    values[next] = weight
    next += 1
  })
  starts[starts.length - 1] = next
  return { starts, columns, values }
}

/** Adds `factor` times a row to the sums of its columns. */
export function addRow(
  sums: Float32Array,
  { starts, columns, values }: SparseWeights,
  { row, factor }: { row: number; factor: number },
): void {
  const end = starts[row + 1] ?? 0
  for (let at = starts[row] ?? 0; at < end; at++) {
    const column = columns[at] ?? 0
    sums[column] = (sums[column] ?? 0) + factor * (values[at] ?? 0)
  }
}
