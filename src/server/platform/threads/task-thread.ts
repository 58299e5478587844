import { parentPort, type ResourceLimits, Worker } from 'node:worker_threads'

/** Loading the code of the thread on a busy machine. */
const START_MS = 30_000

/** Why a task has no answer. `error` is what ended the thread, where anything says so. */
export type ThreadFailure = {
  kind: 'failed'
  failure: 'start' | 'timeout' | 'memory' | 'error'
  error: unknown
}
export type ThreadOutcome<Answer> = { kind: 'answered'; answer: Answer } | ThreadFailure

/** A worker that takes one task at a time. It keeps the process alive only while somebody waits for it. */
export type TaskThread<Task, Answer> = {
  /** @returns null once the thread can take a task, or the reason why it did not start. */
  waitForStart(): Promise<ThreadFailure | null>
  /** The deadline counts from now. After a failure the thread is of no more use, and the caller ends it. */
  run(task: Task, deadlineMs: number): Promise<ThreadOutcome<Answer>>
  hasEnded(): boolean
  end(): Promise<void>
}

/**
 * Starts a worker whose program calls `answerTasks`, within limits of memory. `program` is made where the program
 * lies, with `new URL('./name.ts', import.meta.url)`, which the build rewrites (scripts/build-server.mjs).
 */
export function startTaskThread<Task, Answer>(
  program: URL,
  limits: ResourceLimits,
): TaskThread<Task, Answer> {
  const worker = startWorker(program, limits)
  let hasEnded = false
  worker.on('exit', () => {
    hasEnded = true
  })
  const started = hear<Answer>(worker, { withinMs: START_MS, late: 'start' })

  async function whileInUse<Result>(work: () => Promise<Result>): Promise<Result> {
    worker.ref()
    try {
      return await work()
    } finally {
      worker.unref()
    }
  }

  return {
    hasEnded: () => hasEnded,
    waitForStart: () =>
      whileInUse(async () => {
        const news = await started
        return news.kind === 'failed' ? { ...news, failure: 'start' } : null
      }),
    run: (task, deadlineMs) =>
      whileInUse(async () => {
        const heard = hear<Answer>(worker, { withinMs: deadlineMs, late: 'timeout' })
        worker.postMessage(task)
        const news = await heard
        if (news.kind === 'answer') return { kind: 'answered', answer: news.answer }
        return news.kind === 'failed' ? news : fail('error')
      }),
    async end() {
      await worker.terminate()
    },
  }
}

/** Without the environment, so that nothing secret is within reach of what a stranger wrote. */
function startWorker(program: URL, resourceLimits: ResourceLimits): Worker {
  const worker = new Worker(program, {
    env: {},
    argv: [],
    execArgv: [],
    resourceLimits,
    // Apart from ours, and never read: to listen to them would keep the process alive.
    stdout: true,
    stderr: true,
  })
  // Without a listener, an error between two tasks would end the process.
  worker.on('error', () => undefined)
  worker.unref()
  return worker
}

/** The thread's next message, or its failure. */
function hear<Answer>(
  worker: Worker,
  { withinMs, late }: { withinMs: number; late: ThreadFailure['failure'] },
): Promise<ThreadNews<Answer> | ThreadFailure> {
  return new Promise((resolve) => {
    const settle = (news: ThreadNews<Answer> | ThreadFailure) => {
      clearTimeout(timer)
      worker.off('message', settle).off('messageerror', stop).off('error', stop).off('exit', end)
      resolve(news)
    }
    const stop = (error: unknown) => settle(fail(classify(error), error))
    const end = () => settle(fail('error'))
    // Timers come before messages where the event loop was held up: an answer that lies there is taken first.
    const giveUp = () => setImmediate(() => settle(fail(late)))
    const timer = setTimeout(giveUp, withinMs).unref()
    worker.on('message', settle).on('messageerror', stop).on('error', stop).on('exit', end)
  })
}

function fail(failure: ThreadFailure['failure'], error: unknown = null): ThreadFailure {
  return { kind: 'failed', failure, error }
}

function classify(error: unknown): ThreadFailure['failure'] {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ERR_WORKER_OUT_OF_MEMORY' ? 'memory' : 'error'
}

/** Messages from a thread to the thread that started it. */
type ThreadNews<Answer> = { kind: 'ready' } | { kind: 'answer'; answer: Answer }

/**
 * The worker's side of `startTaskThread`: says that the worker is ready, and answers each task it is sent. Tasks and
 * answers are copied by the structured clone algorithm, so they hold plain data. An error that `answer` throws ends
 * the worker.
 */
export function answerTasks<Task, Answer>(answer: (task: Task) => Answer): void {
  const tell = (news: ThreadNews<Answer>) => parentPort?.postMessage(news)
  parentPort?.on('message', (task: Task) => tell({ kind: 'answer', answer: answer(task) }))
  tell({ kind: 'ready' })
}
