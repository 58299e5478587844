import { createHash } from 'node:crypto'
import type { TableSeal } from '#server/features/backup/backup-file.ts'

const NEWLINE = 10

/** Adds up the rows of one table as they pass. In the text format of COPY a row is a line, whatever it holds. */
export function measureRows(table: string) {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(chunk: Buffer): void {
      hash.update(chunk)
      for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) rows += 1
    },
    seal: (): TableSeal => ({ table, rows, sha256: hash.digest('hex') }),
  }
}

export function isSameSeal(first: TableSeal, second: TableSeal | undefined): boolean {
  const isSameTable = first.table === second?.table
  return isSameTable && first.rows === second.rows && first.sha256 === second.sha256
}
