import type { AgentReply } from '#contract/conversations.ts'

type TurnUnderWay = { messageHash: string; reply: Promise<AgentReply> }
type TurnName = { conversationId: string; turnId: string | undefined; messageHash: string }

/**
 * The turns that this process is at work on while a model speaks. A request that comes again joins its turn instead
 * of paying for another; it is a convenience of one process, and nothing rests on it.
 */
export type TurnsUnderWay = {
  find(name: TurnName): Promise<AgentReply> | null
  /** Runs the turn, and lets others join it until it is over. */
  run(name: TurnName, work: () => Promise<AgentReply>): Promise<AgentReply>
  /** Aborted when the process stops: models are to end their sentence, and replies to go out. */
  stopping: AbortSignal
  stop(): void
  /** Settles once nothing is under way in the conversation; never throws. */
  whenQuiet(conversationId: string): Promise<void>
}

export function createTurnsUnderWay(): TurnsUnderWay {
  const turns = new Map<string, Map<string | symbol, TurnUnderWay>>()
  const stopping = new AbortController()

  return {
    stopping: stopping.signal,
    stop: () => stopping.abort(),
    find({ conversationId, turnId, messageHash }) {
      const found = turnId && turns.get(conversationId)?.get(turnId)
      return found && found.messageHash === messageHash ? found.reply : null
    },
    async run({ conversationId, turnId, messageHash }, work) {
      const reply = work()
      const own = turns.get(conversationId) ?? new Map<string | symbol, TurnUnderWay>()
      const name =
        turnId === undefined || own.has(turnId) ? Symbol('a turn without a name') : turnId
      turns.set(conversationId, own.set(name, { messageHash, reply }))
      try {
        return await reply
      } finally {
        own.delete(name)
        if (own.size === 0) turns.delete(conversationId)
      }
    },
    async whenQuiet(conversationId) {
      const own = turns.get(conversationId)?.values() ?? []
      await Promise.allSettled([...own].map(({ reply }) => reply))
    },
  }
}
