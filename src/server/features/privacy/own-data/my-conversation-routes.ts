import { Hono } from 'hono'
import { describeValue } from '#content/describe-value.ts'
import { describeFinding, factLabels } from '#content/fact-words.ts'
import { findingLabels, judgedByYouWords } from '#content/finding-words.ts'
import { site } from '#content/site.ts'
import {
  ConversationView,
  CorrectFactReply,
  CorrectOwnFactRequest,
} from '#contract/conversations.ts'
import { ErasureReceipt } from '#contract/erasure-receipt.ts'
import {
  EmailEstimateReply,
  EmailEstimateRequest,
  EraseOwnRequest,
} from '#contract/my-conversation.ts'
import type { Slot } from '#domain/fact.ts'
import type { Deps } from '#server/deps.ts'
import { correctFact } from '#server/features/chat/conversations/correct-fact.ts'
import { readConversation } from '#server/features/chat/conversations/open-conversation.ts'
import { type Key, OWN_KEY } from '#server/features/conversations/conversation.ts'
import { readConversationKey } from '#server/features/conversations/manage-key.ts'
import { erase } from '#server/features/privacy/erase.ts'
import { emailEstimate } from '#server/features/privacy/own-data/email-estimate.ts'
import { type OwnRecord, readOwnRecord } from '#server/features/privacy/own-data/read-own-record.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { readClientAddress } from '#server/platform/http/client-address.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'
import { readAddressKey, readBearer } from '#server/platform/http/request-identity.ts'
import { valid } from '#server/platform/http/valid.ts'

const tag = 'Conversation'
const ATTACHMENT = { 'Content-Disposition': 'attachment; filename="my-conversation.json"' }
const TEXT_ATTACHMENT = {
  'Content-Type': 'text/plain; charset=utf-8',
  'Content-Disposition': 'attachment; filename="my-conversation.txt"',
}

/** Routes for the holder of a conversation's own key: `Authorization: Bearer <ownKey>`. */
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
        refusals: ['body', 'not_found', 'conflict', 'too_many_requests'],
      }),
      limitRate(deps, ['correction']),
      valid('json', CorrectOwnFactRequest),
      async (c) => {
        const key = openOwn(deps, readBearer(c))
        const addressKey = readAddressKey(c, deps.config)
        const correction = { ...c.req.valid('json'), ...key, addressKey }
        return c.json(await correctFact(deps, correction), 200)
      },
    )
    .post(
      '/my-conversation/email-estimate',
      describe({
        summary: 'Have the estimate mailed with a link to the conversation, by its own key',
        tag,
        reply: { status: 202, description: 'Queued', schema: EmailEstimateReply },
        refusals: ['body', 'not_found', 'conflict', 'too_many_requests'],
      }),
      limitRate(deps, ['own-conversation']),
      valid('json', EmailEstimateRequest),
      async (c) => {
        const key = openOwn(deps, readBearer(c))
        const address = readClientAddress(c, deps.config.trustedProxies)
        return c.json(await emailEstimate(deps, { ...c.req.valid('json'), key, address }), 202)
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
        refusals: ['body', 'not_found', 'too_many_requests'],
      }),
      limitRate(deps, ['own-conversation']),
      valid('json', EraseOwnRequest),
      async (c) => c.json(await eraseOwn(deps, readBearer(c)), 200),
    )

/** The record of a conversation for reading and printing. */
function composeOwnText(record: OwnRecord): string {
  const parts = [
    `Your conversation with ${site.name}\nStarted ${formatTime(record.startedAt)}, downloaded ${formatTime(record.exportedAt)}.`,
    composePart('What was said', record.messages.map(describeMessage)),
    composePart('What was noted, and the words for it', describeFacts(record)),
    composePart('What public pages say of your company', describeFindings(record)),
    composePart('Fit Score', describeScore(record)),
    composePart('Calls', record.bookings.map(describeCall)),
    composePart('How you came here', describeVisit(record)),
  ]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function composePart(title: string, lines: readonly string[]): string {
  return lines.length === 0 ? '' : `${title}\n${'-'.repeat(title.length)}\n${lines.join('\n')}`
}

function describeMessage({ role, content, timestamp }: OwnRecord['messages'][number]): string {
  const who = role === 'user' ? 'You' : site.name
  return `[${formatTime(timestamp)}] ${who}:\n${content}\n`
}

function describeFacts({ facts }: OwnRecord): string[] {
  const slots = Object.keys(factLabels) as Slot[]
  return slots.flatMap((slot) => {
    const fact = facts[slot]
    if (!fact || fact.value === null) return []
    const quote = fact.quote === '' ? '' : ` (“${fact.quote}”)`
    return [`${factLabels[slot]}: ${describeValue(slot, fact.value)}${quote}`]
  })
}

function describeFindings({ company }: OwnRecord): string[] {
  return company.findings.map(({ kind, value, url, quote, readAt, verdict }) => {
    const judged = verdict === null ? '' : `; ${judgedByYouWords[verdict]}`
    const source = `“${quote}”, ${url}, read ${formatTime(readAt.toISOString())}`
    return `${findingLabels[kind]}: ${describeFinding(kind, value)} (${source}${judged})`
  })
}

function describeScore({ scoreCard }: OwnRecord): string[] {
  if (!scoreCard) return []
  const rows = scoreCard.signals.map(({ name, points, weight }) => {
    const label = name.replaceAll('_', ' ')
    return `${label}: ${formatPoints(points)} of ${formatPoints(weight)} points`
  })
  const caps = scoreCard.caps.map(({ limit, reason }) => `At most ${limit}: ${reason}`)
  return [`${scoreCard.score} of 100`, ...rows, ...caps]
}

function formatPoints(points: number): string {
  return String(Math.round(points * 10) / 10)
}

function describeCall({ status, startsAt, name, email }: OwnRecord['bookings'][number]): string {
  const time = startsAt ? formatTime(startsAt.toISOString()) : 'no time yet'
  const who = [name, email].filter(Boolean).join(', ')
  return `${time}: ${status}${who && ` (${who})`}`
}

function describeVisit({ visit }: OwnRecord): string[] {
  const named = {
    'From the page': visit.referrer,
    'First page here': visit.landingPage,
    Campaign: [visit.utmSource, visit.utmMedium, visit.utmCampaign].filter(Boolean).join(' / '),
    Browser: visit.userAgent,
  }
  return Object.entries(named).flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))
}

/** In UTC: the server does not know where the reader is. */
function formatTime(at: string): string {
  return `${at.slice(0, 16).replace('T', ' ')} UTC`
}

/** Deletes the conversation that the key opens, for its visitor. */
async function eraseOwn(
  deps: Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'jobs'>,
  ownKey: string,
): Promise<ErasureReceipt> {
  const { conversationId } = openOwn(deps, ownKey)
  const receipt = await deps.db.transaction((transaction) =>
    erase(deps, transaction, { type: 'conversation', id: conversationId, actor: 'visitor' }),
  )
  await deps.jobs.wake('outbox')
  return receipt ?? refuseUnknown()
}

/**
 * The data that the key of a conversation opens.
 * @throws AppError the same one as for a conversation that is gone.
 */
function openOwn({ config }: Pick<Deps, 'config'>, ownKey: string): Key {
  const conversationId = readConversationKey(config.authSecret, ownKey)
  if (conversationId === null) refuseUnknown()
  return { conversationId, secret: OWN_KEY }
}

function refuseUnknown(): never {
  throw new AppError('not_found', 'There is no such conversation.')
}
