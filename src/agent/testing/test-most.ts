import { expect, test } from 'vitest'

/** Each training moves some phrases at the edge of what a learned reader knows. */
const MISSES = 0.1

type Run<Cells extends unknown[]> = (name: string, check: (...cells: Cells) => void) => void

/** As `test.each`, for phrases of which a learned reader may miss one in ten. */
export function testMost<Cells extends [unknown, ...unknown[]]>(rows: readonly Cells[]): Run<Cells>
export function testMost<Cell>(rows: readonly Cell[]): Run<[Cell]>
export function testMost(rows: readonly unknown[]): Run<unknown[]> {
  return (name, check) =>
    test(`${name}, most of ${rows.length}`, () => {
      const misses = rows.flatMap((row) => {
        const cells: unknown[] = Array.isArray(row) ? row : [row]
        try {
          check(...cells)
          return []
        } catch (error) {
          return [`${cells.join(' | ')}: ${error instanceof Error ? error.message : error}`]
        }
      })
      expect(misses.slice(Math.floor(rows.length * MISSES)), misses.join('\n')).toEqual([])
    })
}
