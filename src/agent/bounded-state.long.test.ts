import { expect, test } from 'vitest'
import { openConversation, takeTurn } from '#agent/conversation.ts'

/** Of everything that leaves a trace: facts that are corrected, pains, feelings and questions. */
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
const EARLY = 160
const LATE = 240

test(`what is remembered of ${LATE} messages is no more than of ${EARLY}`, () => {
  let { state } = openConversation()
  const bytes: number[] = []
  for (let turn = 0; turn < LATE; turn += 1) {
    const text = TALK[turn % TALK.length] ?? ''
    // Ids as long as the real ones.
    const turned = takeTurn(state, { id: `${turn}`.padStart(36, '0'), text })
    state = turned.state
    bytes.push(JSON.stringify([state, turned.scoreCard]).length)
  }
  expect(bytes[LATE - 1]).toBeLessThan((bytes[EARLY - 1] ?? 0) * 1.02)
  expect(bytes[LATE - 1]).toBeLessThan(16_000)
})
