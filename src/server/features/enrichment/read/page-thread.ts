import type { ResourceLimits } from 'node:worker_threads'
import type { PageAnswer, PageTask } from '#server/features/enrichment/read/page-task.ts'
import { startTaskThread, type TaskThread } from '#server/platform/threads/task-thread.ts'

/** Three times what the largest honest page takes. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

export type PageThread = TaskThread<PageTask, PageAnswer>

/** Starts a thread that reads pages, within limits of memory and time. */
export function startPageThread(limits: ResourceLimits = MEMORY): PageThread {
  return startTaskThread(new URL('./page-worker.ts', import.meta.url), limits)
}
