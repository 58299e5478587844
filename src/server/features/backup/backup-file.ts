import { createHash } from 'node:crypto'
import { z } from 'zod'

/** A backup or a restore that cannot be done. The message is for people: what is wrong, and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

export const INCOMPLETE = 'The file is not whole: parts of it are missing.'

/**
 * A backup is gzipped SQL: `COPY` blocks as psql reads them, and comments that say what must be in them. Should this
 * program ever be unable to read one, `gunzip --stdout FILE | psql DATABASE_URL` does, into empty tables.
 */
export const FORMAT = 1
const PREFIX = {
  header: '-- loopwright backup ',
  table: '-- table ',
  secret: '-- secret ',
  end: '-- end ',
} as const
const BEGIN_ROWS = /^COPY .* FROM stdin;$/
export const END_ROWS = '\\.'

export const BackupHeader = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  /** Hashes of the migrations that made the tables, in their order: the version of the schema. */
  migrations: z.array(z.string()),
  tables: z.array(
    z.object({ name: z.string(), columns: z.array(z.string()), key: z.array(z.string()) }),
  ),
})
export type BackupHeader = z.infer<typeof BackupHeader>
export type BackupTable = BackupHeader['tables'][number]

/** Stands behind the rows of a table: what they add up to. */
export const TableSeal = z.object({ table: z.string(), rows: z.int(), sha256: z.string() })
export type TableSeal = z.infer<typeof TableSeal>
export const BackupSecret = z.object({ authSecret: z.string() })
/** The last line. Without it a file is not whole. */
export const BackupEnd = z.object({ tables: z.int(), rows: z.int() })
export type BackupEnd = z.infer<typeof BackupEnd>

const SCHEMAS = { header: BackupHeader, table: TableSeal, secret: BackupSecret, end: BackupEnd }
type NoteKind = keyof typeof SCHEMAS
type NoteOf = { [Kind in NoteKind]: z.infer<(typeof SCHEMAS)[Kind]> }
type Note = { [Kind in NoteKind]: { kind: Kind; note: NoteOf[Kind] } }[NoteKind]

export function formatNote<Kind extends NoteKind>(kind: Kind, note: NoteOf[Kind]): string {
  return `${PREFIX[kind]}${JSON.stringify(note)}\n`
}

/** Null for a line that is none of ours, or has been damaged. */
function parseNote(line: string): Note | null {
  for (const kind of Object.keys(SCHEMAS) as NoteKind[]) {
    if (!line.startsWith(PREFIX[kind])) continue
    const parsed = SCHEMAS[kind].safeParse(parseJson(line.slice(PREFIX[kind].length)))
    return parsed.success ? ({ kind, note: parsed.data } as Note) : null
  }
  return null
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

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

export function notABackup(): BackupError {
  return new BackupError('The file is not a backup of this site, or it has been damaged.')
}

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

export function addRows(seals: readonly TableSeal[]): number {
  return seals.reduce((sum, { rows }) => sum + rows, 0)
}
