import { randomUUID } from 'node:crypto'
import type { Brain } from '#server/deps.ts'

/** A short talk, from a name to the calendar: between them these meet what most first messages do. */
export const WARM_UP_TALK: readonly string[] = [
  'hello',
  "Hi, I'm Priya Raman from Northwind Logistics (northwindlogistics.com).",
  'Our 12 people spend 40 hours a week in all on order entry, at about $55 an hour.',
  'We use Salesforce, Slack and a lot of Excel, and 6% of orders need rework.',
  'How do you price this, and what happens to our data?',
  'I decide together with our CFO, and it is painful: we’d like it this quarter.',
  "Let's book a call. My address is priya@northwindlogistics.com.",
]

/**
 * Takes turns that nobody sees. The rules compile their patterns when they first meet a text, which is more than a
 * second of work: it belongs to the start, and not into the deadline of the first message.
 */
export async function warmUp(brain: Pick<Brain, 'openConversation' | 'takeTurn'>): Promise<void> {
  let { state } = brain.openConversation()
  for (const text of WARM_UP_TALK) {
    const turn = await brain.takeTurn(state, { id: randomUUID(), text })
    state = turn.state
  }
}
