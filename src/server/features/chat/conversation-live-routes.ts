import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod'
import { PersonPresence, PreferenceRequest } from '#contract/conversations.ts'
import type { VisitorNews } from '#contract/live.ts'
import type { Deps } from '#server/deps.ts'
import { describePresence } from '#server/features/chat/takeover/describe-presence.ts'
import {
  type Key,
  lockOwnConversation,
  readOwnConversation,
} from '#server/features/conversations/conversation.ts'
import { linkConversation } from '#server/features/leads/relate-conversation.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'
import {
  answerNews,
  createStreamLimit,
  type NewsPace,
} from '#server/platform/events/stream-events.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { readVisitorSecret } from '#server/platform/http/request-identity.ts'
import { valid } from '#server/platform/http/valid.ts'
import { OPEN_STREAMS } from '#server/platform/limits/limits.ts'

const ConversationParam = z.object({ id: z.string() })

export const conversationLiveRoutes = (deps: Deps, pace: NewsPace = {}) => {
  const limit = createStreamLimit()
  return new Hono<AppEnv>().get(
    '/conversations/:id/live',
    describe({
      summary: 'Hear of what is new in a conversation, as an event stream, for its owner',
      tag: 'Conversation',
      reply: { status: 200, description: 'A stream that stays open (text/event-stream)' },
      refusals: ['owner', 'too_many_requests'],
    }),
    valid('param', ConversationParam),
    async (c) => {
      const secret = readVisitorSecret(c, deps.config)
      const key = { conversationId: c.req.valid('param').id, secret }
      const { id } = await readOwnConversation(deps.db, key)
      const leave = limit.enter([
        { key: id, max: OPEN_STREAMS.perConversation },
        { key: readClientAddress(c, deps.config.trustedProxies), max: OPEN_STREAMS.perAddress },
        { key: 'all', max: OPEN_STREAMS.ofVisitors },
      ])
      return answerNews<VisitorNews>(
        c,
        {
          subscribe: (handler) => deps.live.subscribe('visitor_news', handler),
          isFor: ({ conversationId }) => conversationId === id,
          isAllowed: async () => (await readOwnConversation(deps.db, key)).id === id,
          leave,
        },
        pace,
      )
    },
  )
}

export const preferenceRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .post(
      '/conversations/:id/typing',
      describe({
        summary: 'Say that the visitor is typing, as the owner of the conversation; never what',
        tag: 'Conversation',
        reply: { status: 204, description: 'The staff are told' },
        refusals: ['owner', 'too_many_requests'],
      }),
      limitRate(deps, ['typing']),
      valid('param', ConversationParam),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        const key = { conversationId: c.req.valid('param').id, secret }
        const { id } = await readOwnConversation(deps.db, key)
        await notifyStaff(deps.db, { kind: 'typing', conversationId: id })
        return c.body(null, 204)
      },
    )
    .post(
      '/conversations/:id/preference',
      describe({
        summary: 'Choose between the agent and a person, as the owner of the conversation',
        tag: 'Conversation',
        reply: { status: 200, description: 'Who is there now', schema: PersonPresence },
        refusals: ['body', 'owner', 'too_many_requests'],
      }),
      limitRate(deps, ['choose-answerer']),
      valid('param', ConversationParam),
      valid('json', PreferenceRequest),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        const conversationId = c.req.valid('param').id
        const { prefers } = c.req.valid('json')
        return c.json(await chooseAnswerer(deps, { conversationId, secret, prefers }), 200)
      },
    )

type ChoiceDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>

/**
 * Stores the visitor's choice between the agent and a person. Waiting for one that is not there yet counts as a request
 * for one; until then the agent answers, so that nobody talks to an empty room.
 */
function chooseAnswerer(
  deps: ChoiceDeps,
  { prefers, ...key }: PreferenceRequest & Key,
): Promise<PersonPresence> {
  return deps.db.transaction(async (transaction) => {
    const conversation = await lockOwnConversation(transaction, key)
    const now = deps.clock()
    const isNewWish =
      prefers === 'person' &&
      conversation.takenById === null &&
      !describePresence(deps, conversation).isWanted
    const change = {
      prefersAgent: prefers === 'agent',
      ...(isNewWish && { wantsPersonAt: now, wantsPersonReason: 'asked' as const }),
    }
    await transaction
      .update(diagnosticConversations)
      .set(change)
      .where(eq(diagnosticConversations.id, conversation.id))
    if (isNewWish) await linkConversation(deps, transaction, conversation.id)
    await notifyStaff(transaction, { kind: 'conversation', conversationId: conversation.id })
    return describePresence(deps, { ...conversation, ...change })
  })
}
