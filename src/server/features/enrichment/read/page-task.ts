import type { Finding } from '#domain/finding.ts'
import type { TaskFailure } from '#server/platform/threads/create-task-queue.ts'

/** A fetched page, decoded. */
export type PageTask = { url: string; html: string }

/** The thread's answer to its task. */
export type PageAnswer =
  | { kind: 'read'; findings: readonly Finding[] }
  | { kind: 'failed'; failure: 'too_complex' | 'error' }

/** Why a page was not read, as the log has it. */
export type ReadFailure = 'too_long' | 'too_complex' | TaskFailure['failure']
