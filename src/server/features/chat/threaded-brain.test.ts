import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { site } from '#content/site.ts'
import { AgentReply } from '#contract/conversations.ts'
import type { AgentThread } from '#server/features/chat/agent-thread/start-agent-thread.ts'
import { createThreadedBrain, type ThreadedBrain } from '#server/features/chat/threaded-brain.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'
import {
  startBrokenThread,
  startScriptedThread,
} from '#tests/support/threads/start-scripted-thread.ts'

const DEADLINE_MS = 500
const TOO_LONG = 'That message took me too long to read. Could you say it again in fewer words?'

let server: Awaited<ReturnType<typeof createTestApp>>
let browser: TestBrowser
let conversationId: string
const brains: ThreadedBrain[] = []

beforeAll(async () => {
  server = await createTestApp()
})
beforeEach(async () => {
  browser = createTestBrowser(server.app)
  const created = await browser.call('/api/create-conversation', { json: {} })
  conversationId = (await created.json()).conversationId
})
afterEach(() => Promise.all(brains.splice(0).map((brain) => brain.close())))
afterAll(() => server.close())

/** Has the server read with a thread; `startThread` may change from test to test. */
function readWith(startThread: () => AgentThread = startScriptedThread) {
  const warn = vi.fn()
  const countUnread = vi.fn()
  const taken: (() => void)[] = []
  const brain = createThreadedBrain({
    logger: { warn },
    metrics: { countUnread },
    deadlineMs: DEADLINE_MS,
    startThread: () => {
      const thread = startThread()
      return {
        ...thread,
        run: (task, deadlineMs) => {
          for (const tell of taken.splice(0)) tell()
          return thread.run(task, deadlineMs)
        },
      }
    },
  })
  brains.push(brain)
  server.deps.brain = brain
  /** Settles when a thread takes the next task. */
  const whenTaken = () => new Promise<void>((tell) => taken.push(tell))
  return { brain, warn, countUnread, whenTaken }
}

const post = (path: string, json: object) => browser.call(path, { json })
const say = (message: string) =>
  post('/api/bd-agent-conversation', { conversationId, message, turnId: randomUUID() })
const correct = (value: string) =>
  post('/api/correct-fact', { conversationId, slot: 'pain', value, turnId: randomUUID() })

async function hear(message: string): Promise<AgentReply> {
  const response = await say(message)
  expect(response.status).toBe(200)
  return AgentReply.parse(await response.json())
}

async function readStored() {
  const [row] = await server.db
    .select({ state: diagnosticConversations.agentState })
    .from(diagnosticConversations)
    .where(eq(diagnosticConversations.id, conversationId))
  const messages = await server.db
    .select({ content: diagnosticMessages.content })
    .from(diagnosticMessages)
    .where(eq(diagnosticMessages.conversationId, conversationId))
    .orderBy(diagnosticMessages.position)
  return { state: row?.state, said: messages.map(({ content }) => content) }
}

test('a message that is never read to its end holds nobody up and is declined, and the next one is read', async () => {
  const { whenTaken } = readWith()
  const before = await readStored()
  const spinning = whenTaken()
  const declined = hear('spin forever')
  await spinning
  const other = createTestBrowser(server.app)
  const first = await Promise.race([
    declined.then(() => 'the declined reply'),
    other.call('/api/ready').then(({ status }) => status),
  ])
  expect(first).toBe(200)
  expect((await declined).response).toBe(TOO_LONG)
  const after = await readStored()
  expect(after.said).toEqual([...before.said, 'spin forever', TOO_LONG])
  expect(after.state).toEqual({ ...before.state, turn: 1 })
  expect((await hear('hello')).response).toBe('Heard: hello')
})

test('what is not read is logged and counted without its words', async () => {
  const { warn, countUnread } = readWith()
  await hear('spin forever')
  expect((await hear('throw an error')).response).toContain(
    'Could you say it again in other words?',
  )
  expect(countUnread.mock.calls).toEqual([
    [{ task: 'turn', reason: 'timeout' }],
    [{ task: 'turn', reason: 'error' }],
  ])
  expect(warn.mock.calls).toEqual([
    [{ task: 'turn', reason: 'timeout' }, 'a text was not read'],
    [
      {
        task: 'turn',
        reason: 'error',
        error: { kind: 'Error', frames: expect.arrayContaining([expect.any(String)]) },
      },
      'a text was not read',
    ],
  ])
  expect(JSON.stringify(warn.mock.calls)).not.toMatch(/spin forever|The text was/)
})

test.each([
  ['takes all memory', 'take all memory', 'too long to read'],
  ['ends the thread', 'end the thread', 'could not read'],
])('a message that %s is declined, and the next one is read', async (_name, message, words) => {
  readWith()
  expect((await hear(message)).response).toContain(words)
  expect((await hear('hello')).response).toBe('Heard: hello')
})

test('a correction that is never read to its end is refused and not stored, and the next one is read', async () => {
  const { countUnread } = readWith()
  const before = await readStored()
  const refused = await correct('spin forever')
  expect(refused.status).toBe(400)
  const sentence = 'That took too long to read. Enter it again in fewer words.'
  expect((await refused.json()).error).toMatchObject({
    code: 'invalid_request',
    message: sentence,
    fields: { value: sentence },
  })
  expect(await readStored()).toEqual(before)
  expect(countUnread.mock.calls).toEqual([[{ task: 'correction', reason: 'timeout' }]])
  expect((await (await correct('typing')).json()).error.message).toBe('Heard: typing')
})

test('messages that wait behind one that takes all its time are read, however many', async () => {
  const { brain, countUnread } = readWith()
  const { state } = brain.openConversation()
  const read = async (text: string) =>
    (await brain.takeTurn(state, { id: randomUUID(), text })).reply.text
  const slow = read('spin forever')
  const waiting = Array.from({ length: 10 }, (_, index) => `message ${index}`)
  expect(await Promise.all(waiting.map(read))).toEqual(waiting.map((text) => `Heard: ${text}`))
  expect(await slow).toBe(TOO_LONG)
  expect(countUnread).toHaveBeenCalledTimes(1)
})

test('without a thread that starts, visitors are told to come back, and the next message tries again', async () => {
  let isBroken = true
  const { warn, countUnread } = readWith(() =>
    isBroken ? startBrokenThread() : startScriptedThread(),
  )
  const { response } = await hear('hello')
  expect(response).toBe(
    `I cannot read messages right now. Your message is saved. Please send it again in a minute, or write to ${site.email.contact}.`,
  )
  expect((await readStored()).said.slice(-2)).toEqual(['hello', response])
  expect((await correct('typing')).status).toBe(400)
  expect(countUnread).toHaveBeenCalledWith({ task: 'turn', reason: 'start' })
  expect(warn.mock.calls[0]?.[0]).toMatchObject({ err: { message: 'This worker never starts.' } })
  isBroken = false
  expect((await hear('hello')).response).toBe('Heard: hello')
})

test('a stop ends what is being read; its message is not stored, and may be sent again', async () => {
  const { brain, warn, whenTaken } = readWith()
  const before = await readStored()
  const spinning = whenTaken()
  const asked = say('spin forever')
  await spinning
  await brain.close()
  const answer = await asked
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5'])
  expect(await readStored()).toEqual(before)
  expect((await say('hello')).status).toBe(503)
  expect(warn).not.toHaveBeenCalled()
})
