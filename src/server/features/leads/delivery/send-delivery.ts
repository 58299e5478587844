import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import type { ServerConfig } from '#server/deps.ts'
import {
  type Answer,
  type Call,
  callReceiver,
} from '#server/features/leads/delivery/call-receiver.ts'
import type {
  DeliveryFailure,
  DeliveryOutcome,
} from '#server/features/leads/delivery/delivery-outcome.ts'
import type { Delivery } from '#server/platform/db/schema/deliveries.ts'

type Attempt = { row: Delivery; now: Date; signal: AbortSignal }

/** One attempt at one delivery. Null when its channel is no longer configured. */
export async function sendDelivery(
  config: ServerConfig,
  attempt: Attempt,
): Promise<DeliveryOutcome | null> {
  if (attempt.row.channel === 'hubspot') return sendContact(config, attempt)
  const call =
    attempt.row.channel === 'slack' ? composeSlackCall(config, attempt) : signCall(config, attempt)
  if (call === null) return null
  const answer = await callReceiver(call)
  return answer.kind === 'failed' ? answer : { kind: 'sent', status: answer.status }
}

function composeSlackCall({ slackWebhookUrl: url }: ServerConfig, attempt: Attempt): Call | null {
  if (url === undefined) return null
  const { row, now, signal } = attempt
  const headers = { 'content-type': 'application/json', 'idempotency-key': row.dedupeKey }
  return { url, headers, body: JSON.stringify(row.payload), signal, now, secrets: [] }
}

/** Signed anew for every attempt: receivers refuse a time that is long past. The id stays the same. */
function signCall(config: ServerConfig, { row, now, signal }: Attempt): Call | null {
  const { leadWebhookUrl: url, leadWebhookSecret: secret } = config
  if (url === undefined || secret === undefined) return null
  const body = JSON.stringify(row.payload)
  const headers = {
    'content-type': 'application/json',
    'webhook-id': row.dedupeKey,
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': new Webhook(secret).sign(row.dedupeKey, now, body),
  }
  return { url, headers, body, signal, now, secrets: [secret] }
}

type SendContactAttempt = { row: Delivery; now: Date; signal: AbortSignal }
type Properties = Record<string, string>
type Request = { method: 'POST' | 'GET' | 'PATCH'; path: string; json?: unknown }
type Ask = (request: Request) => Promise<Answer | DeliveryFailure>

const ContactPayload = z.object({ properties: z.record(z.string(), z.string()) })
const StoredContact = z.object({ properties: z.record(z.string(), z.string().nullable()) })
const CONTACTS = '/crm/v3/objects/contacts'
const EXISTS = 409

/**
 * Makes a contact in HubSpot, or fills the gaps of the one that has this address. What is there stands: anybody can
 * type anybody's address, so a visitor's words must not take the place of what the firm knows.
 */
async function sendContact(
  config: ServerConfig,
  attempt: SendContactAttempt,
): Promise<DeliveryOutcome | null> {
  const { hubspotToken: token, hubspotApiUrl } = config
  if (token === undefined) return null
  const ask = createAsk({ apiUrl: hubspotApiUrl, token, attempt })
  const { properties } = ContactPayload.parse(attempt.row.payload)
  const created = await ask({ method: 'POST', path: CONTACTS, json: { properties } })
  if (created.kind === 'answered') return { kind: 'sent', status: created.status }
  return created.status === EXISTS ? fillContact(ask, properties) : created
}

async function fillContact(ask: Ask, properties: Properties): Promise<DeliveryOutcome> {
  const { email = '', ...told } = properties
  const names = Object.keys(told).toSorted().join(',')
  const path = `${CONTACTS}/${encodeURIComponent(email)}?idProperty=email`
  const found = await ask({ method: 'GET', path: `${path}&properties=${names}` })
  if (found.kind === 'failed') return found
  const known = readProperties(await found.read())
  const missing = Object.entries(told).filter(([name]) => !known[name])
  if (missing.length === 0) return { kind: 'sent', status: found.status }
  const json = { properties: Object.fromEntries(missing) }
  const filled = await ask({ method: 'PATCH', path, json })
  return filled.kind === 'failed' ? filled : { kind: 'sent', status: filled.status }
}

type Sender = { apiUrl: string; token: string; attempt: SendContactAttempt }

function createAsk({ apiUrl, token, attempt: { row, now, signal } }: Sender): Ask {
  const headers = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    'idempotency-key': row.dedupeKey,
  }
  return ({ method, path, json }) => {
    const call: Call = { url: `${apiUrl}${path}`, method, headers, signal, now, secrets: [token] }
    return callReceiver(json === undefined ? call : { ...call, body: JSON.stringify(json) })
  }
}

/** An unreadable value counts as known, so that nothing is overwritten. */
function readProperties(text: string): Record<string, string | null> {
  const anything = new Proxy<Record<string, string>>({}, { get: () => 'unreadable' })
  try {
    const parsed = StoredContact.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data.properties : anything
  } catch {
    return anything
  }
}
