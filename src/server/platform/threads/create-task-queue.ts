import type {
  TaskThread,
  ThreadFailure,
  ThreadOutcome,
} from '#server/platform/threads/task-thread.ts'

/** `waited`: the tasks before it or the start of the thread took too long. `closed`: the process stops. */
export type TaskFailure = {
  kind: 'failed'
  failure: ThreadFailure['failure'] | 'waited' | 'closed'
  error: unknown
}
export type TaskOutcome<Answer> = ThreadOutcome<Answer> | TaskFailure

export type TaskQueue<Task, Answer> = {
  /** One task after the other. It may wait for `longestMs` where that is less than the queue's own limit. Never rejects. */
  run(task: Task, longestMs?: number): Promise<TaskOutcome<Answer>>
  /** Starts the thread ahead of the first task. */
  wake(): void
  /** Ends the thread. The task under way and those that wait fail. */
  close(): Promise<void>
}

type Options<Task, Answer> = {
  startThread: () => TaskThread<Task, Answer>
  /** For one task, from when the thread takes it. */
  deadlineMs: number
  /** The longest wait of a task for the thread; without it a task waits without end. */
  waitMs?: number
  /** Time after which a thread without a task is ended. Null: never, and a new one starts as soon as one fails. */
  idleMs: number | null
}

type Waiting<Task, Answer> = {
  task: Task
  settle: (outcome: TaskOutcome<Answer>) => void
  timer: NodeJS.Timeout | undefined
}

/** Does tasks one after the other in a thread that is started for the first of them, and anew after a failure. */
export function createTaskQueue<Task, Answer>({
  startThread,
  deadlineMs,
  waitMs = Number.POSITIVE_INFINITY,
  idleMs,
}: Options<Task, Answer>): TaskQueue<Task, Answer> {
  const keeper = keepThread(startThread)
  const waiting = new Set<Waiting<Task, Answer>>()
  let isWorking = false
  let isClosed = false
  let idleTimer: NodeJS.Timeout | undefined

  function take(one: Waiting<Task, Answer>) {
    clearTimeout(one.timer)
    waiting.delete(one)
  }

  function failAll(outcome: TaskFailure) {
    for (const one of waiting) {
      take(one)
      one.settle(outcome)
    }
  }

  async function workOnce(): Promise<void> {
    const opened = await keeper.open()
    // Those that came meanwhile would only wait for the same; the next to come tries again.
    if (opened.kind === 'failed') return failAll(opened)
    const [next] = waiting
    if (next === undefined) return
    take(next)
    const outcome = await runTask(opened.thread, next.task, deadlineMs)
    if (outcome.kind === 'failed') keeper.end()
    if (outcome.kind === 'failed' && idleMs === null) keeper.wake()
    next.settle(isClosed && outcome.kind === 'failed' ? fail('closed') : outcome)
  }

  async function work(): Promise<void> {
    if (isWorking) return
    isWorking = true
    clearTimeout(idleTimer)
    while (waiting.size > 0) await workOnce()
    isWorking = false
    if (idleMs !== null) idleTimer = setTimeout(keeper.end, idleMs).unref()
  }

  return {
    wake: keeper.wake,
    run(task, longestMs = waitMs) {
      if (isClosed) return Promise.resolve(fail('closed'))
      return new Promise((settle) => {
        const one: Waiting<Task, Answer> = { task, settle, timer: undefined }
        const giveUp = () => {
          take(one)
          settle(fail('waited'))
        }
        const patienceMs = Math.min(waitMs, longestMs)
        if (Number.isFinite(patienceMs)) one.timer = setTimeout(giveUp, patienceMs).unref()
        waiting.add(one)
        void work()
      })
    },
    async close() {
      isClosed = true
      clearTimeout(idleTimer)
      failAll(fail('closed'))
      await keeper.close()
    },
  }
}

function fail(failure: TaskFailure['failure'], error: unknown = null): TaskFailure {
  return { kind: 'failed', failure, error }
}

async function runTask<Task, Answer>(
  thread: TaskThread<Task, Answer>,
  task: Task,
  deadlineMs: number,
): Promise<TaskOutcome<Answer>> {
  try {
    return await thread.run(task, deadlineMs)
  } catch (error) {
    // A task that cannot be copied to the thread.
    return fail('error', error)
  }
}

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

function keepThread<Task, Answer>(
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
      if (started === null) return failStart(null)
      const failed = await started.waitForStart()
      if (failed === null) return { kind: 'ready', thread: started }
      end()
      return failed
    } catch (error) {
      // The system gives no thread.
      return failStart(error)
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

const failStart = (error: unknown): ThreadFailure => ({ kind: 'failed', failure: 'start', error })
