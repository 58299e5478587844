import { randomUUID } from 'node:crypto'
import { setImmediate as tick } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createState } from '#agent/state/conversation-state.ts'
import type {
  AgentTask,
  AgentThread,
} from '#server/features/chat/agent-thread/start-agent-thread.ts'
import {
  startBrokenThread,
  startScriptedThread,
} from '#tests/support/threads/start-scripted-thread.ts'

const DEADLINE_MS = 100
const LONG_MS = 60_000

const threads: AgentThread[] = []
const start = (startThread = startScriptedThread) => {
  const thread = startThread()
  threads.push(thread)
  return thread
}

afterEach(() => Promise.all(threads.splice(0).map((thread) => thread.end())))

const say = (text: string): AgentTask => ({
  kind: 'turn',
  state: createState(),
  message: { id: randomUUID(), text },
  reading: null,
})

test('a task is answered with what the program makes of it', async () => {
  const thread = start()
  expect(await thread.waitForStart()).toBeNull()
  expect(await thread.run(say('hello'), LONG_MS)).toMatchObject({
    kind: 'answered',
    answer: { turn: { reply: { text: 'Heard: hello' } } },
  })
  expect(thread.hasEnded()).toBe(false)
})

test.each([
  ['takes longer than the deadline', 'spin forever', 'timeout', DEADLINE_MS],
  ['takes more memory than the limit', 'take all memory', 'memory', LONG_MS],
  ['throws', 'throw an error', 'error', LONG_MS],
  ['ends the thread', 'end the thread', 'error', LONG_MS],
])('a task that %s fails, and this process goes on', async (_name, text, failure, deadlineMs) => {
  const thread = start()
  await thread.waitForStart()
  expect(await thread.run(say(text), deadlineMs)).toMatchObject({ kind: 'failed', failure })
  await thread.end()
  expect(thread.hasEnded()).toBe(true)
})

test('a program that fails before it is ready says why it does not start', async () => {
  expect(await start(startBrokenThread).waitForStart()).toMatchObject({
    kind: 'failed',
    failure: 'start',
    error: { message: 'This worker never starts.' },
  })
})

test('an answer that came in time counts, although this thread was too busy to hear it', async () => {
  const thread = start()
  await thread.waitForStart()
  // From here the event loop goes on to its timers, and takes messages afterwards.
  await tick()
  const outcome = thread.run(say('hello'), DEADLINE_MS)
  holdUpThisThread(3 * DEADLINE_MS)
  expect(await outcome).toMatchObject({ kind: 'answered' })
})

function holdUpThisThread(durationMs: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs)
}
