import { type ResourceLimits, Worker } from 'node:worker_threads'
import type { Finding } from '#domain/finding.ts'
import type { PageTask, ReadFailure, WorkerNews } from '#server/enrichment/read/page-task.ts'

/** Loading the code of the thread on a busy machine. */
const START_MS = 15_000
/** Three times what the largest honest page takes. */
const MEMORY = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }

export type ThreadAnswer =
  | { kind: 'read'; findings: readonly Finding[] }
  | { kind: 'failed'; failure: ReadFailure }

export type PageThread = {
  /** One page at a time. After a failure the thread is gone. */
  read(task: PageTask, deadlineMs: number): Promise<ThreadAnswer>
  end(): Promise<void>
}

/** Without the environment, so that nothing secret is within reach of what a stranger wrote. */
function startWorker(resourceLimits: ResourceLimits): Worker {
  const file = new URL('./page-worker.ts', import.meta.url)
  return new Worker(file, {
    env: {},
    argv: [],
    execArgv: [],
    resourceLimits,
    // Apart from ours, and never read: to listen to them would keep the process alive.
    stdout: true,
    stderr: true,
  })
}

function classify(error: unknown): ReadFailure {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'error'
}

/** What the thread tells next, or how it fails to. */
function hear(worker: Worker, { withinMs, late }: { withinMs: number; late: ReadFailure }) {
  return new Promise<WorkerNews | { kind: 'failed'; failure: ReadFailure }>((resolve) => {
    const settle = (news: WorkerNews | { kind: 'failed'; failure: ReadFailure }) => {
      clearTimeout(timer)
      worker.off('message', settle).off('error', fail).off('exit', stop)
      resolve(news)
    }
    const fail = (error: unknown) => settle({ kind: 'failed', failure: classify(error) })
    const stop = () => settle({ kind: 'failed', failure: 'error' })
    const timer = setTimeout(() => settle({ kind: 'failed', failure: late }), withinMs)
    worker.on('message', settle).on('error', fail).on('exit', stop)
  })
}

/** Starts a thread that reads pages, within limits of memory and time. */
export function startPageThread(limits: ResourceLimits = MEMORY): PageThread {
  const worker = startWorker(limits)
  // An error between two pages has nobody else to hear it, and would end the process.
  worker.on('error', () => undefined)
  let isGone = false
  worker.on('exit', () => {
    isGone = true
  })
  const started = hear(worker, { withinMs: START_MS, late: 'start' })

  return {
    async read(task, deadlineMs) {
      worker.ref()
      const start = await started
      if (start.kind === 'failed') return start
      if (isGone) return { kind: 'failed', failure: 'error' }
      const heard = hear(worker, { withinMs: deadlineMs, late: 'timeout' })
      worker.postMessage(task)
      const news = await heard
      worker.unref()
      return news.kind === 'ready' ? { kind: 'failed', failure: 'error' } : news
    },
    async end() {
      await worker.terminate()
    },
  }
}
