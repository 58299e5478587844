import type { Finding } from '#domain/finding.ts'

/** A fetched page, decoded. */
export type PageTask = { url: string; html: string }

/** What the thread tells about itself and its task. */
export type WorkerNews =
  | { kind: 'ready' }
  | { kind: 'read'; findings: readonly Finding[] }
  | { kind: 'failed'; failure: 'too_complex' | 'error' }

/** Why a page was not read, as the log has it. */
export type ReadFailure = 'too_long' | 'too_complex' | 'timeout' | 'memory' | 'start' | 'error'
