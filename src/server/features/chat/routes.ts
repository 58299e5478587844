import { Hono } from 'hono'
import { z } from 'zod'
import {
  AgentReply,
  AgentRequest,
  ConversationView,
  CorrectFactReply,
  CorrectFactRequest,
  CreateConversationReply,
  CreateConversationRequest,
} from '#contract/conversations.ts'
import type { Deps } from '#server/deps.ts'
import { answerMessage } from '#server/features/chat/conversations/answer-message.ts'
import { correctFact } from '#server/features/chat/conversations/correct-fact.ts'
import { createConversation } from '#server/features/chat/conversations/create-conversation.ts'
import { readConversation } from '#server/features/chat/conversations/read-conversation.ts'
import {
  listenAlone,
  type TurnListener,
} from '#server/features/chat/conversations/turn-listener.ts'
import { limitMessages } from '#server/features/chat/limit-messages.ts'
import { streamReply, wantsEventStream } from '#server/features/chat/stream-reply.ts'
import { noteNetworkCompany } from '#server/features/enrichment/note-network-company.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { readAddressKey } from '#server/platform/http/read-address-key.ts'
import { valid } from '#server/platform/http/valid.ts'
import { readVisitorSecret, writeVisitorSecret } from '#server/platform/http/visitor-cookie.ts'

/** Large enough for the history that the spec has clients send along. */
const AGENT_BODY_MAX_BYTES = 256 * 1024

const tag = 'Conversation'
const ConversationParam = z.object({ id: z.string() })

export const conversationRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .post(
      '/create-conversation',
      describe({
        summary: 'Open a conversation; the cookie that comes with the answer owns it',
        tag,
        reply: { status: 201, description: 'Opened', schema: CreateConversationReply },
        refusals: ['invalid_request', 'too_many_requests', 'unsupported_media_type'],
      }),
      limitBody(),
      valid('json', CreateConversationRequest),
      limitRate(deps, ['create-conversation', 'create-conversation-hour']),
      async (c) => {
        const { visitor } = c.req.valid('json').enrichmentData
        const presentedSecret = readVisitorSecret(c, deps.config)
        const { secret, reply } = await createConversation(deps, { visitor, presentedSecret })
        writeVisitorSecret(c, deps.config, secret)
        return c.json(reply, 201)
      },
    )
    .post(
      '/bd-agent-conversation',
      describe({
        summary: 'Say one thing to the agent and get its reply, as JSON or as an event stream',
        tag,
        reply: { status: 200, description: 'The reply', schema: AgentReply },
        refusals: [
          'invalid_request',
          'not_found',
          'conflict',
          'too_many_requests',
          'payload_too_large',
          'unsupported_media_type',
        ],
      }),
      limitBody(AGENT_BODY_MAX_BYTES),
      valid('json', AgentRequest),
      limitMessages(deps),
      async (c) => {
        const address = readClientAddress(c, deps.config.trustedProxies)
        const request = {
          ...c.req.valid('json'),
          secret: readVisitorSecret(c, deps.config),
          addressKey: readAddressKey(c, deps.config),
        }
        const answer = async (listener: TurnListener) => {
          const reply = await answerMessage(deps, request, listener)
          // After the reply, and in memory alone: the address is stored nowhere.
          if (request.triggerEnrichment) void noteNetworkCompany(deps, { ...request, address })
          return reply
        }
        // The typed client is told of the JSON answer alone; a stream is read by hand.
        if (wantsEventStream(c)) return streamReply(c, deps, answer) as Promise<never>
        return c.json(await answer(listenAlone(c.req.raw.signal)), 200)
      },
    )
    .post(
      '/correct-fact',
      describe({
        summary: 'Correct or forget one fact of the score card; everything is computed anew',
        tag,
        reply: { status: 200, description: 'The reply', schema: CorrectFactReply },
        refusals: [
          'invalid_request',
          'not_found',
          'conflict',
          'too_many_requests',
          'payload_too_large',
          'unsupported_media_type',
        ],
      }),
      limitBody(),
      valid('json', CorrectFactRequest),
      limitRate(deps, ['correction']),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        const addressKey = readAddressKey(c, deps.config)
        const correction = { ...c.req.valid('json'), secret, addressKey }
        return c.json(await correctFact(deps, correction), 200)
      },
    )
    .get(
      '/conversations/:id',
      describe({
        summary: 'Read a conversation back, for its owner',
        tag,
        reply: { status: 200, description: 'The conversation', schema: ConversationView },
        refusals: ['not_found', 'too_many_requests'],
      }),
      limitRate(deps, ['read-conversation']),
      valid('param', ConversationParam),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        const { id } = c.req.valid('param')
        return c.json(await readConversation(deps, { conversationId: id, secret }), 200)
      },
    )
