import { Hono } from 'hono'
import { z } from 'zod'
import { answerMessage } from '#server/conversations/answer-message.ts'
import { correctFact } from '#server/conversations/correct-fact.ts'
import { createConversation } from '#server/conversations/create-conversation.ts'
import { readConversation } from '#server/conversations/read-conversation.ts'
import type { Deps } from '#server/deps.ts'
import type { AppEnv } from '#server/http/app-env.ts'
import { describe } from '#server/http/describe.ts'
import { limitBody } from '#server/http/limit-body.ts'
import { streamReplyWhenAsked } from '#server/http/stream-reply.ts'
import { valid } from '#server/http/valid.ts'
import { readVisitorSecret, writeVisitorSecret } from '#server/http/visitor-cookie.ts'
import {
  AgentReply,
  AgentRequest,
  ConversationView,
  CorrectFactReply,
  CorrectFactRequest,
  CreateConversationReply,
  CreateConversationRequest,
} from '#server/routes/conversations.schema.ts'

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
        refusals: ['invalid_request', 'unsupported_media_type'],
      }),
      limitBody(),
      valid('json', CreateConversationRequest),
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
          'payload_too_large',
          'unsupported_media_type',
        ],
      }),
      limitBody(AGENT_BODY_MAX_BYTES),
      streamReplyWhenAsked,
      valid('json', AgentRequest),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        return c.json(await answerMessage(deps, { ...c.req.valid('json'), secret }), 200)
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
          'payload_too_large',
          'unsupported_media_type',
        ],
      }),
      limitBody(),
      valid('json', CorrectFactRequest),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        return c.json(await correctFact(deps, { ...c.req.valid('json'), secret }), 200)
      },
    )
    .get(
      '/conversations/:id',
      describe({
        summary: 'Read a conversation back, for its owner',
        tag,
        reply: { status: 200, description: 'The conversation', schema: ConversationView },
        refusals: ['not_found'],
      }),
      valid('param', ConversationParam),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        const { id } = c.req.valid('param')
        return c.json(await readConversation(deps, { conversationId: id, secret }), 200)
      },
    )
