import { BackupError } from '#server/features/backup/backup-error.ts'
import { BEGIN_ROWS, END_ROWS, type Note, parseNote } from '#server/features/backup/backup-file.ts'

const NEWLINE = 10
const BLOCK_END = Buffer.from(`${END_ROWS}\n`)
const END_AFTER_ROW = Buffer.from(`\n${END_ROWS}\n`)
const LINE_MAX_BYTES = 1_000_000
/** Lines that are there for psql alone. */
const FOR_PSQL = new Set(['BEGIN;', 'COMMIT;'])

export type BackupPart = Note | { kind: 'rows'; bytes: Buffer }

/**
 * Takes a backup apart as it comes. Rows come in whole lines; the memory it needs is that of the largest row.
 * @throws BackupError at the first line that is not of a backup.
 */
export async function* readBackup(chunks: AsyncIterable<Buffer>): AsyncGenerator<BackupPart> {
  let pending: Buffer = Buffer.alloc(0)
  let isInRows = false
  for await (const chunk of chunks) {
    pending = pending.length > 0 ? Buffer.concat([pending, chunk]) : chunk
    let cut: Cut
    do {
      cut = isInRows ? cutRows(pending) : cutLine(pending)
      if (cut.part) yield cut.part
      pending = cut.rest
      isInRows = cut.isInRows
    } while (!cut.isLast)
  }
  if (pending.length > 0 || isInRows) throw new BackupError('The file ends in the middle.')
}

/** `isLast`: nothing more can be told before more comes. */
type Cut = { part: BackupPart | null; rest: Buffer; isInRows: boolean; isLast: boolean }

function cutLine(bytes: Buffer): Cut {
  const end = bytes.indexOf(NEWLINE)
  if (end < 0) {
    if (bytes.length > LINE_MAX_BYTES) throw notABackup()
    return { part: null, rest: bytes, isInRows: false, isLast: true }
  }
  const line = bytes.toString('utf8', 0, end)
  const isInRows = BEGIN_ROWS.test(line)
  const part = isInRows || FOR_PSQL.has(line) ? null : readNote(line)
  return { part, rest: bytes.subarray(end + 1), isInRows, isLast: false }
}

/** The rows that are here in full, up to the end of their block. */
function cutRows(bytes: Buffer): Cut {
  if (bytes.subarray(0, BLOCK_END.length).equals(BLOCK_END)) {
    return { part: null, rest: bytes.subarray(BLOCK_END.length), isInRows: false, isLast: false }
  }
  const end = bytes.indexOf(END_AFTER_ROW)
  // Where no end is seen, what may be the beginning of one stays.
  const cut = (end >= 0 ? end : bytes.lastIndexOf(NEWLINE)) + 1
  const part = cut > 0 ? ({ kind: 'rows', bytes: bytes.subarray(0, cut) } as const) : null
  return { part, rest: bytes.subarray(cut), isInRows: true, isLast: end < 0 }
}

function readNote(line: string): Note {
  const note = parseNote(line)
  if (!note) throw notABackup()
  return note
}

function notABackup(): BackupError {
  return new BackupError('The file is not a backup of this site, or it has been damaged.')
}
