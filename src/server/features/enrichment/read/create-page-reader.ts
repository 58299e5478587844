import type { ResourceLimits } from 'node:worker_threads'
import type { Logger } from 'pino'
import type { Finding } from '#domain/finding.ts'
import type { PageAnswer, PageTask } from '#server/features/enrichment/read/page-worker.ts'
import { createTaskQueue, type TaskFailure } from '#server/platform/threads/create-task-queue.ts'
import { startTaskThread, type TaskThread } from '#server/platform/threads/task-thread.ts'

/** Twice what is ever fetched, in characters. */
const HTML_MAX_CHARS = 1_048_576
const DEADLINE_MS = 2_000
/** A thread costs some tens of megabytes, and pages come in bursts. */
const IDLE_MS = 30_000
/** Three times what the largest honest page takes. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

export type PageThread = TaskThread<PageTask, PageAnswer>

/** Why a page was not read, as the log has it. */
type ReadFailure = 'too_long' | 'too_complex' | TaskFailure['failure']

export type PageReader = {
  /** A page's statements about its company; none when it cannot be read within the limits. Never throws. */
  readPage(page: PageTask): Promise<readonly Finding[]>
  close(): Promise<void>
}

type Options = {
  logger?: Pick<Logger, 'warn'>
  deadlineMs?: number
  idleMs?: number
  startThread?: () => PageThread
}

/** Starts a thread that reads pages, within limits of memory and time. */
export function startPageThread(limits: ResourceLimits = MEMORY): PageThread {
  return startTaskThread(new URL('./page-worker.ts', import.meta.url), limits)
}

/** Reads pages one after the other in a thread that is started for the first and ended when none come. */
export function createPageReader({
  logger,
  deadlineMs = DEADLINE_MS,
  idleMs = IDLE_MS,
  startThread = startPageThread,
}: Options = {}): PageReader {
  const queue = createTaskQueue({ startThread, deadlineMs, idleMs })

  function note(failure: ReadFailure): readonly Finding[] {
    if (failure !== 'closed') logger?.warn({ failure }, 'a page could not be read for what it says')
    return []
  }

  return {
    async readPage({ url, html }) {
      if (html.length > HTML_MAX_CHARS) return note('too_long')
      const outcome = await queue.run({ url, html })
      if (outcome.kind === 'failed') return note(outcome.failure)
      const { answer } = outcome
      return answer.kind === 'read' ? answer.findings : note(answer.failure)
    },
    close: queue.close,
  }
}
