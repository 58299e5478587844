import { BackupError } from '#server/features/backup/backup-error.ts'
import { isConnectionFailure } from '#server/platform/db/embedded/connection-failure.ts'
import { EmbeddedPostgresError } from '#server/platform/db/embedded/embedded-postgres-error.ts'
import { EnvError } from '#server/platform/env.ts'
import { describeError } from '#server/platform/log/describe-error.ts'

/** Says what went wrong and ends. What is not expected is described without the rows that were on their way. */
export function exitWithReason(error: unknown): never {
  const isExplained =
    error instanceof EnvError ||
    error instanceof EmbeddedPostgresError ||
    error instanceof BackupError
  if (isExplained) console.error(error.message)
  else if (isConnectionFailure(error)) {
    console.error('The database cannot be reached, or has no room left:', describeError(error))
  } else console.error(describeError(error))
  process.exit(1)
}
