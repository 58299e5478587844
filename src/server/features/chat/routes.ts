import { type Context, Hono } from 'hono'
import { accepts } from 'hono/accepts'
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
import {
  createConversation,
  readConversation,
} from '#server/features/chat/conversations/open-conversation.ts'
import type { TurnEvents } from '#server/features/chat/conversations/turns-under-way.ts'
import { limitMessages } from '#server/features/chat/limit-messages.ts'
import { noteNetworkCompany } from '#server/features/enrichment/note-network-company.ts'
import { readLeftMs, runWithin } from '#server/platform/deadline.ts'
import { type EventSink, streamEvents } from '#server/platform/events/stream-events.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import {
  readAddressKey,
  readVisitorSecret,
  writeVisitorSecret,
} from '#server/platform/http/request-identity.ts'
import { valid } from '#server/platform/http/valid.ts'

const EVENT_STREAM = 'text/event-stream'

/** Far more than a reply can have: nobody who reads slowly loses the end of one. */
const REPLY_MAX_BYTES = 1024 * 1024

/** Half of what a visitor's chat takes for a lost connection. */
const HEARTBEAT_MS = 10_000

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
        refusals: ['body', 'too_many_requests'],
      }),
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
        refusals: ['body', 'owner', 'conflict', 'too_many_requests'],
      }),
      valid('json', AgentRequest, AGENT_BODY_MAX_BYTES),
      limitMessages(deps),
      async (c) => {
        const address = readClientAddress(c, deps.config.trustedProxies)
        const request = {
          ...c.req.valid('json'),
          secret: readVisitorSecret(c, deps.config),
          addressKey: readAddressKey(c, deps.config),
        }
        const gone = new AbortController()
        const left = AbortSignal.any([gone.signal, c.req.raw.signal])
        async function* answer(): TurnEvents {
          const reply = yield* answerMessage(deps, request, left)
          // After the reply, and in memory alone: the address is stored nowhere.
          if (request.triggerEnrichment) void noteNetworkCompany(deps, { ...request, address })
          return reply
        }
        if (wantsEventStream(c)) return streamReply(c, deps, { events: answer(), gone })
        return c.json(await waitForReply(answer()), 200)
      },
    )
    .post(
      '/correct-fact',
      describe({
        summary: 'Correct or forget one fact of the score card; everything is computed anew',
        tag,
        reply: { status: 200, description: 'The reply', schema: CorrectFactReply },
        refusals: ['body', 'owner', 'conflict', 'too_many_requests'],
      }),
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
        refusals: ['owner', 'too_many_requests'],
      }),
      limitRate(deps, ['read-conversation']),
      valid('param', ConversationParam),
      async (c) => {
        const secret = readVisitorSecret(c, deps.config)
        const { id } = c.req.valid('param')
        return c.json(await readConversation(deps, { conversationId: id, secret }), 200)
      },
    )

function wantsEventStream(c: Context): boolean {
  const chosen = accepts(c, {
    header: 'Accept',
    supports: [EVENT_STREAM],
    default: '',
    match: (all) =>
      all.some(({ type, q }) => type.toLowerCase() === EVENT_STREAM && q > 0) ? EVENT_STREAM : '',
  })
  return chosen === EVENT_STREAM
}

async function waitForReply(events: TurnEvents): Promise<AgentReply> {
  let next = await events.next()
  while (!next.done) next = await events.next()
  return next.value
}

type Streamed = { events: TurnEvents; gone: AbortController }

/**
 * Answers with a stream: `data` (all that code decided, without the words), `text` (the next piece of them), `reset`
 * (all pieces so far are void), `done` (the words that stand). It begins once the turn is stored: a refusal before
 * that is thrown, and becomes JSON with its status. One that ends without `done` is to be asked for again.
 */
async function streamReply(
  c: Context<AppEnv>,
  { logger }: Pick<Deps, 'logger'>,
  { events, gone }: Streamed,
): Promise<Response> {
  const first = await events.next()
  async function tell(sink: EventSink): Promise<void> {
    try {
      let next = first
      for (; !next.done; next = await events.next()) sink.send(next.value.name, next.value.data)
      const { response, brain, origin } = next.value
      sink.send('done', { response, brain, origin })
    } catch (error) {
      // Too late for a refusal: without `done` the client asks again.
      logger.error({ err: error, requestId: c.var.requestId }, 'a reply broke off')
    }
    sink.end()
  }
  const leftMs = readLeftMs()
  const open = (sink: EventSink) => {
    void runWithin(leftMs, () => tell(sink))
    return () => gone.abort()
  }
  return streamEvents(c, open, {
    heartbeatMs: HEARTBEAT_MS,
    unreadMaxBytes: REPLY_MAX_BYTES,
    greeting: '',
  })
}
