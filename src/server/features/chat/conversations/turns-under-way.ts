import type { AgentReply } from '#contract/conversations.ts'

/** Events of a turn while it is taken. `data`: both sides are stored, and all that code decided stands. */
export type TurnEvent =
  | { name: 'data'; data: Omit<AgentReply, 'response'> }
  /** The next piece of the words. */
  | { name: 'text'; data: Pick<AgentReply, 'response'> }
  /** All pieces so far are void. */
  | { name: 'reset'; data: Record<string, never> }
/** The events of a turn, and at its end the reply that stands. */
export type TurnEvents = AsyncGenerator<TurnEvent, AgentReply>

type TurnUnderWay = { messageHash: string; reply: Promise<AgentReply> }
type TurnName = { conversationId: string; turnId: string | undefined; messageHash: string }

/**
 * The turns that this process is at work on while a model speaks. A request that comes again joins its turn instead
 * of paying for another; it is a convenience of one process, and nothing rests on it.
 */
export type TurnsUnderWay = {
  find(name: TurnName): Promise<AgentReply> | null
  /** Passes on the events of the turn, and lets others join it until it is over. */
  follow(name: TurnName, events: TurnEvents): TurnEvents
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
    async *follow({ conversationId, turnId, messageHash }, events) {
      const { promise: reply, resolve, reject } = Promise.withResolvers<AgentReply>()
      // The first caller gets the failure, too, and mostly nobody has joined.
      reply.catch(() => {})
      const own = turns.get(conversationId) ?? new Map<string | symbol, TurnUnderWay>()
      const name =
        turnId === undefined || own.has(turnId) ? Symbol('a turn without a name') : turnId
      turns.set(conversationId, own.set(name, { messageHash, reply }))
      try {
        const standing = yield* events
        resolve(standing)
        return standing
      } catch (error) {
        reject(error)
        throw error
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
