import type { MiddlewareHandler } from 'hono'
import type { AgentRequest } from '#contract/conversations.ts'
import type { Deps } from '#server/deps.ts'
import { findAnsweringPerson } from '#server/features/chat/takeover/find-answering-person.ts'
import { readOwnConversation } from '#server/features/conversations/conversation.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { readVisitorSecret } from '#server/platform/http/request-identity.ts'
import { refuseExcess } from '#server/platform/limits/count-within.ts'
import { type Count, findCounter } from '#server/platform/limits/create-counter.ts'

const TURNS_MAX = 10_000

/**
 * Counts a message for its conversation and for the address. Conversations are counted by id and secret, so that
 * knowing an id does not use up somebody else's. Stands behind the check of the body.
 */
export function limitMessages(
  deps: Pick<Deps, 'db' | 'config' | 'logger'>,
): MiddlewareHandler<AppEnv> {
  const counter = findCounter(deps)
  const countedTurns = createCountedTurns()

  async function isWithPerson(conversationId: string, secret: string | null): Promise<boolean> {
    const conversation = await readOwnConversation(deps.db, { conversationId, secret })
    return findAnsweringPerson(conversation) !== null
  }

  return async (c, next) => {
    const { conversationId, turnId } = c.req.valid('json' as never) as AgentRequest
    const secret = readVisitorSecret(c, deps.config)
    const address = readClientAddress(c, deps.config.trustedProxies)
    const subject = `${conversationId} ${secret}`
    const turn = turnId === undefined ? null : `${subject} ${turnId}`
    const isAgain = turn !== null && !countedTurns.add(turn)
    const excess = await counter.count(
      isAgain ? [{ limit: 'message-again', subject: address }] : listCounts(subject, address),
    )
    const isOpen = excess?.limit === 'message-day' && (await isWithPerson(conversationId, secret))
    if (excess && !isOpen) {
      if (turn !== null && !isAgain) countedTurns.remove(turn)
      throw refuseExcess(excess)
    }
    await next()
  }
}

function listCounts(subject: string, address: string): Count[] {
  return [
    { limit: 'message', subject },
    { limit: 'message-hour', subject },
    { limit: 'message-day', subject },
    { limit: 'message-address', subject: address },
  ]
}

/**
 * The turns that this process counted of late. Sent again, by a double click or after a lost connection, a turn gets
 * its stored reply and is no new message; should it be forgotten here, or come to another process, it counts once more.
 */
function createCountedTurns() {
  const turns = new Set<string>()
  return {
    /** False when it was counted before. */
    add(turn: string): boolean {
      if (turns.has(turn)) return false
      const [oldest] = turns
      if (turns.size >= TURNS_MAX && oldest !== undefined) turns.delete(oldest)
      turns.add(turn)
      return true
    },
    remove(turn: string): void {
      turns.delete(turn)
    },
  }
}
