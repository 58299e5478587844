import { expect, test } from 'vitest'
import { AgentReply } from '#contract/conversations.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const TALK = [
  'Hi, I am Priya Raman from Northwind Logistics, priya@northwindlogistics.com.',
  'Our 12 people spend 40 hours a week in all on order entry, at about $55 an hour.',
  'We use Salesforce, Slack and a lot of Excel, and 6% of orders need rework.',
  'How do you price this?',
  'I decide, it is painful, and we would like it this quarter. We have 40,000 dollars for it.',
  "Let's book a call.",
  'Can I talk to a person?',
]

test('a reply is what its schema says, and nothing besides', async () => {
  const server = await createTestApp({ brain: createOfflineBrain() })
  const browser = createTestBrowser(server.app)
  const created = await browser.call('/api/create-conversation', { json: {} })
  const { conversationId } = await created.json()
  const replies: Record<string, unknown>[] = []
  for (const message of TALK) {
    const json = { conversationId, message }
    const reply = await (await browser.call('/api/bd-agent-conversation', { json })).json()
    expect(AgentReply.parse(reply)).toEqual(reply)
    replies.push(reply)
  }
  const shown = ['calculatedROI', 'caseStudy', 'bookingMessage', 'handoff'] as const
  for (const key of shown) expect(replies.some((reply) => reply[key] !== null)).toBe(true)
  await server.close()
}, 60_000)
