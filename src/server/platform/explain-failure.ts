import { EmbeddedPostgresError } from '#server/platform/db/embedded/connection-failure.ts'
import { EnvError } from '#server/platform/env.ts'

/** The text for an owner whose start failed: one sentence where there is one, without a stack. */
export function explainFailure(error: unknown): unknown {
  const isExplained = error instanceof EnvError || error instanceof EmbeddedPostgresError
  return isExplained ? error.message : error
}
