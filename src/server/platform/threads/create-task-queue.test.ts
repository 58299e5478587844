import { setImmediate as tick } from 'node:timers/promises'
import { afterEach, expect, test, vi } from 'vitest'
import { createTaskQueue } from '#server/platform/threads/create-task-queue.ts'
import type {
  TaskThread,
  ThreadFailure,
  ThreadOutcome,
} from '#server/platform/threads/task-thread.ts'

const DEADLINE_MS = 100
const WAIT_MS = 1_000
const CANNOT_START: ThreadFailure = { kind: 'failed', failure: 'start', error: null }
const TIMEOUT: ThreadFailure = { kind: 'failed', failure: 'timeout', error: null }

type Thread = TaskThread<string, string>
type Options = { start?: () => Promise<ThreadFailure | null>; waitMs?: number; idleMs?: number }

/** A queue on threads without a worker: each task is answered when the test says so. */
function open({ start = async () => null, waitMs, idleMs }: Options = {}) {
  const threads: { isGone: boolean }[] = []
  const taken: { task: string; answer: (outcome: ThreadOutcome<string>) => void }[] = []
  const startThread = vi.fn((): Thread => {
    const thread = { isGone: false }
    threads.push(thread)
    return {
      waitForStart: start,
      run: (task) => new Promise((answer) => taken.push({ task, answer })),
      hasEnded: () => thread.isGone,
      end: async () => {
        thread.isGone = true
      },
    }
  })
  const queue = createTaskQueue<string, string>({
    startThread,
    deadlineMs: DEADLINE_MS,
    idleMs: idleMs ?? null,
    ...(waitMs !== undefined && { waitMs }),
  })
  const answerNext = async (outcome?: ThreadOutcome<string>) => {
    await vi.waitUntil(() => taken.length > 0, { interval: 1 })
    const { task, answer } = taken.shift() ?? {}
    answer?.(outcome ?? { kind: 'answered', answer: `${task} done` })
    return task
  }
  const countRunning = () => threads.filter(({ isGone }) => !isGone).length
  return { queue, startThread, threads, taken, answerNext, countRunning }
}

afterEach(() => {
  vi.useRealTimers()
})

test('tasks are done one after the other, in the order they came', async () => {
  const { queue, taken, answerNext, startThread } = open()
  const all = Promise.all(['one', 'two', 'three'].map((task) => queue.run(task)))
  for (const task of ['one', 'two', 'three']) {
    await tick()
    expect(taken.length).toBeLessThanOrEqual(1)
    expect(await answerNext()).toBe(task)
  }
  expect(await all).toEqual([
    { kind: 'answered', answer: 'one done' },
    { kind: 'answered', answer: 'two done' },
    { kind: 'answered', answer: 'three done' },
  ])
  expect(startThread).toHaveBeenCalledTimes(1)
})

test('a task that failed ends its thread, and one thread is started in its place at once', async () => {
  const { queue, answerNext, startThread, countRunning } = open()
  const failed = queue.run('endless')
  await answerNext(TIMEOUT)
  expect(await failed).toEqual(TIMEOUT)
  await tick()
  expect([startThread.mock.calls.length, countRunning()]).toEqual([2, 1])
  const next = queue.run('next')
  await answerNext()
  expect(await next).toEqual({ kind: 'answered', answer: 'next done' })
  expect(startThread).toHaveBeenCalledTimes(2)
})

test('a thread that died between two tasks is replaced before the next one', async () => {
  const { queue, answerNext, startThread, threads } = open()
  queue.wake()
  await tick()
  for (const thread of threads) thread.isGone = true
  const done = queue.run('task')
  await answerNext()
  expect(await done).toEqual({ kind: 'answered', answer: 'task done' })
  expect(startThread).toHaveBeenCalledTimes(2)
})

test('a start that fails is tried once more, and nobody hears of it', async () => {
  const start = vi.fn(async (): Promise<ThreadFailure | null> => null)
  start.mockResolvedValueOnce(CANNOT_START)
  const { queue, answerNext, countRunning } = open({ start })
  const done = queue.run('task')
  await answerNext()
  expect(await done).toEqual({ kind: 'answered', answer: 'task done' })
  expect(countRunning()).toBe(1)
})

test('after two starts that fail all that wait have their answer, and the next task tries again', async () => {
  const start = vi.fn(async (): Promise<ThreadFailure | null> => null)
  start.mockResolvedValueOnce(CANNOT_START).mockResolvedValueOnce(CANNOT_START)
  const { queue, answerNext, startThread } = open({ start })
  expect(await Promise.all([queue.run('one'), queue.run('two')])).toEqual([
    CANNOT_START,
    CANNOT_START,
  ])
  expect(startThread).toHaveBeenCalledTimes(2)
  const next = queue.run('three')
  await answerNext()
  expect(await next).toEqual({ kind: 'answered', answer: 'three done' })
})

test('a system that gives no thread is a failed start', async () => {
  const { queue, startThread } = open()
  const error = new Error('no more threads')
  startThread.mockImplementation(() => {
    throw error
  })
  expect(await queue.run('task')).toEqual({ ...CANNOT_START, error })
})

test('a task waits so long and no longer for the thread to take it, and is then not done', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { queue, answerNext, taken } = open({ waitMs: WAIT_MS })
  const first = queue.run('first')
  const second = queue.run('second')
  await tick()
  vi.advanceTimersByTime(WAIT_MS)
  expect(await second).toEqual({ kind: 'failed', failure: 'waited', error: null })
  const third = queue.run('third')
  await answerNext()
  expect(await first).toEqual({ kind: 'answered', answer: 'first done' })
  expect(await answerNext()).toBe('third')
  await third
  expect(taken).toEqual([])
})

test('a task that may wait less than others is given up earlier', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { queue, answerNext } = open({ waitMs: WAIT_MS })
  const first = queue.run('first')
  const hurried = queue.run('hurried', 1)
  await tick()
  vi.advanceTimersByTime(1)
  expect(await hurried).toEqual({ kind: 'failed', failure: 'waited', error: null })
  await answerNext()
  await first
})

test('closing ends the thread and refuses what is done, what waits and what comes', async () => {
  const { queue, countRunning, taken } = open()
  const closed = { kind: 'failed', failure: 'closed', error: null }
  const first = queue.run('first')
  const second = queue.run('second')
  await tick()
  await queue.close()
  // As a real thread answers when it is ended.
  taken[0]?.answer({ kind: 'failed', failure: 'error', error: null })
  expect(await Promise.all([first, second, queue.run('third')])).toEqual([closed, closed, closed])
  await tick()
  expect(countRunning()).toBe(0)
})
