import { z } from 'zod'

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
export const BEGIN_ROWS = /^COPY .* FROM stdin;$/
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
export type Note = { [Kind in NoteKind]: { kind: Kind; note: NoteOf[Kind] } }[NoteKind]

export function formatNote<Kind extends NoteKind>(kind: Kind, note: NoteOf[Kind]): string {
  return `${PREFIX[kind]}${JSON.stringify(note)}\n`
}

/** Null for a line that is none of ours, or has been damaged. */
export function parseNote(line: string): Note | null {
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
