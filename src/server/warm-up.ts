import { randomUUID } from 'node:crypto'
import type { Brain } from '#server/deps.ts'

/**
 * Takes a turn that nobody sees. The rules compile their patterns when they first meet a text, which is more than a
 * second of work: it belongs to the start, and not into the transaction of the first visitor.
 */
export async function warmUp(brain: Pick<Brain, 'openConversation' | 'takeTurn'>): Promise<void> {
  await brain.takeTurn(brain.openConversation().state, { id: randomUUID(), text: 'hello' })
}
