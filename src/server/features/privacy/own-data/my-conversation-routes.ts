import { Hono } from 'hono'
import { ConversationView, CorrectFactReply } from '#contract/conversations.ts'
import { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { CorrectOwnFactRequest, EraseOwnRequest } from '#contract/my-conversation.ts'
import type { Deps } from '#server/deps.ts'
import { correctFact } from '#server/features/chat/conversations/correct-fact.ts'
import { readConversation } from '#server/features/chat/conversations/read-conversation.ts'
import { composeOwnText } from '#server/features/privacy/own-data/compose-own-text.ts'
import { eraseOwn } from '#server/features/privacy/own-data/erase-own.ts'
import { openOwn } from '#server/features/privacy/own-data/open-own.ts'
import { readOwnRecord } from '#server/features/privacy/own-data/read-own-record.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { readAddressKey } from '#server/platform/http/read-address-key.ts'
import { readBearer } from '#server/platform/http/read-bearer.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Conversation'
const ATTACHMENT = { 'Content-Disposition': 'attachment; filename="my-conversation.json"' }
const TEXT_ATTACHMENT = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Disposition': 'attachment; filename="my-conversation.txt"',
}

/** What the holder of a conversation's own key can do: `Authorization: Bearer <ownKey>`. */
export const myConversationRoutes = (deps: Deps) =>
  new Hono<AppEnv>()
    .get(
      '/my-conversation',
      describe({
        summary: 'Read a conversation by its own key as bearer token',
        tag,
        reply: { status: 200, description: 'The conversation', schema: ConversationView },
        refusals: ['not_found', 'too_many_requests'],
      }),
      limitRate(deps, ['own-conversation']),
      async (c) => c.json(await readConversation(deps, openOwn(deps, readBearer(c))), 200),
    )
    .post(
      '/my-conversation/correct-fact',
      describe({
        summary: 'Correct or forget one fact, by the key of the conversation as bearer token',
        tag,
        reply: { status: 200, description: 'The reply', schema: CorrectFactReply },
        refusals: [
          'invalid_request',
          'not_found',
          'conflict',
          'too_many_requests',
          'unsupported_media_type',
        ],
      }),
      limitRate(deps, ['correction']),
      limitBody(),
      valid('json', CorrectOwnFactRequest),
      async (c) => {
        const key = openOwn(deps, readBearer(c))
        const addressKey = readAddressKey(c, deps.config)
        const correction = { ...c.req.valid('json'), ...key, addressKey }
        return c.json(await correctFact(deps, correction), 200)
      },
    )
    .get(
      '/my-conversation/record.json',
      describe({
        summary: 'Download all that is stored through a conversation, by its own key',
        tag,
        reply: { status: 200, description: 'The file, application/json' },
        refusals: ['not_found', 'too_many_requests'],
      }),
      limitRate(deps, ['own-conversation']),
      async (c) => {
        const record = await readOwnRecord(deps, openOwn(deps, readBearer(c)))
        const headers = { ...ATTACHMENT, 'Content-Type': 'application/json; charset=utf-8' }
        return c.body(`${JSON.stringify(record, null, 2)}\n`, 200, headers)
      },
    )
    .get(
      '/my-conversation/record.txt',
      describe({
        summary: 'Download the same for reading',
        tag,
        reply: { status: 200, description: 'The file, text/plain' },
        refusals: ['not_found', 'too_many_requests'],
      }),
      limitRate(deps, ['own-conversation']),
      async (c) => {
        const record = await readOwnRecord(deps, openOwn(deps, readBearer(c)))
        return c.body(composeOwnText(record), 200, TEXT_ATTACHMENT)
      },
    )
    .post(
      '/my-conversation/erase',
      describe({
        summary: 'Delete a conversation with all that is known through it, by its own key',
        tag,
        reply: { status: 200, description: 'The receipt', schema: ErasureReceipt },
        refusals: ['invalid_request', 'not_found', 'too_many_requests', 'unsupported_media_type'],
      }),
      limitRate(deps, ['own-conversation']),
      limitBody(),
      valid('json', EraseOwnRequest),
      async (c) => c.json(await eraseOwn(deps, readBearer(c)), 200),
    )
