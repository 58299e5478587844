import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { warmUp } from '#server/features/chat/agent-thread/warm-up.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'
import { watchStatements } from '#tests/support/watch-statements.ts'

let server: Awaited<ReturnType<typeof createTestApp>>

beforeAll(async () => {
  const brain = createOfflineBrain()
  await warmUp(brain)
  server = await createTestApp({ brain })
  // The patterns are compiled here, which takes long where others test beside it.
}, 60_000)
afterAll(() => server.close())

const TALK = [
  'I am Priya Raman from Northwind Logistics, priya@northwindlogistics.com.',
  'We spend 40 hours a week on manual order entry at $55 an hour, which is really painful.',
  'We use Salesforce, NetSuite, Slack and Excel.',
  'Actually it is 45 hours a week.',
  'I love this, thank you!',
  'How do you price this?',
  'About 6% of the orders have an error, it drives us mad.',
  'We are 12 people and want something live this quarter.',
]
const EARLY = 8
const LATE = 24

test(`message ${LATE} asks what message ${EARLY} asked, and reads no earlier message`, async () => {
  const browser = createTestBrowser(server.app)
  const created = await browser.call('/api/create-conversation', { json: {} })
  const { conversationId } = await created.json()
  const say = async (turn: number) => {
    const json = { conversationId, message: TALK[turn % TALK.length], turnId: randomUUID() }
    expect((await browser.call('/api/bd-agent-conversation', { json })).status).toBe(200)
  }
  const measure = async (turn: number) => (await watchStatements(server.db, () => say(turn))).flat()
  for (let turn = 0; turn < EARLY; turn += 1) await say(turn)
  const early = await measure(EARLY)
  for (let turn = EARLY + 1; turn < LATE; turn += 1) await say(turn)
  const late = await measure(LATE)
  expect(late).toEqual(early)
  expect(late.filter((text) => text.includes('from "diagnostic_messages"'))).toEqual([])
})
