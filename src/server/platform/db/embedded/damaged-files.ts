import type { ClusterLayout } from '#server/platform/db/embedded/cluster-layout.ts'
import { EmbeddedPostgresError } from '#server/platform/db/embedded/embedded-postgres-error.ts'

/**
 * Messages of PostgreSQL 18 about files that are gone or damaged. A full disk, too little memory and a server
 * that has not quite ended say other things: those pass, and the start is tried again.
 */
const DAMAGE = [
  /could not find the database system|is not a valid data directory/,
  /incorrect checksum in control file|database files are incompatible with server/,
  /could not read file "[^"]+": read \d+ of \d+/,
  /could not open (?:file|directory) "[^"]+": No such file or directory/,
  /could not access the server configuration file/,
  /required WAL directory "[^"]+" does not exist/,
  /(?:locate|find|invalid) (?:a valid |the |required )?(?:checkpoint record|redo location)/,
  /file "[^"]+" contains (?:invalid data|incorrect checksum)/,
  /invalid page in block \d+/,
  /could not access status of transaction/,
]

/** True when the last log lines of a server that did not start report damaged files. */
export function isDamage(lastWords: string): boolean {
  return DAMAGE.some((words) => words.test(lastWords))
}

export function describeDamage(
  { cluster, logFile }: Pick<ClusterLayout, 'cluster' | 'logFile'>,
  reason: string,
): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    [
      `The files of the database are damaged, and PostgreSQL cannot start on them: ${cluster}`,
      reason,
      `Its log is ${logFile}.`,
      `Move ${cluster} to another place and keep it there, then restore the latest backup: npm run restore -- FILE. docs/guides/runbook.md has the steps.`,
    ].join('\n'),
  )
}
