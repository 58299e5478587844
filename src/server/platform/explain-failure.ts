import { EmbeddedPostgresError } from '#server/platform/db/embedded/embedded-postgres-error.ts'
import { EnvError } from '#server/platform/env.ts'

/** What an owner is to read of a start that failed: the sentence alone where there is one. */
export function explainFailure(error: unknown): unknown {
  const isExplained = error instanceof EnvError || error instanceof EmbeddedPostgresError
  return isExplained ? error.message : error
}
