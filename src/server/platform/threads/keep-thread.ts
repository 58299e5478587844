import type { TaskThread, ThreadFailure } from '#server/platform/threads/task-thread.ts'

type Opened<Task, Answer> = { kind: 'ready'; thread: TaskThread<Task, Answer> } | ThreadFailure

/** At most one thread at a time: one that failed is gone before the next starts. */
export type ThreadKeeper<Task, Answer> = {
  /** The thread, ready for a task. When a thread does not start, a second one is tried. */
  open(): Promise<Opened<Task, Answer>>
  /** Starts the thread ahead of its first task. Never throws: `open` reports a failure. */
  wake(): void
  /** Ends the thread, whatever it is doing. */
  end(): void
  /** Settles when the thread is gone. No other starts. */
  close(): Promise<void>
}

export function keepThread<Task, Answer>(
  startThread: () => TaskThread<Task, Answer>,
): ThreadKeeper<Task, Answer> {
  let thread: TaskThread<Task, Answer> | null = null
  let ending: Promise<unknown> = Promise.resolve()
  let isClosed = false

  async function start(): Promise<TaskThread<Task, Answer> | null> {
    await ending
    if (thread?.hasEnded()) thread = null
    if (!isClosed) thread ??= startThread()
    return thread
  }

  async function tryStart(): Promise<Opened<Task, Answer>> {
    try {
      const started = await start()
      if (started === null) return fail(null)
      const failed = await started.waitForStart()
      if (failed === null) return { kind: 'ready', thread: started }
      end()
      return failed
    } catch (error) {
      // The system gives no thread.
      return fail(error)
    }
  }

  function end() {
    ending = Promise.all([ending, thread?.end()])
    thread = null
  }

  return {
    end,
    async open() {
      const opened = await tryStart()
      return opened.kind === 'failed' ? tryStart() : opened
    },
    wake() {
      start().catch(() => undefined)
    },
    async close() {
      isClosed = true
      end()
      await ending
    },
  }
}

const fail = (error: unknown): ThreadFailure => ({ kind: 'failed', failure: 'start', error })
