import { Webhook } from 'standardwebhooks'
import { z } from 'zod'
import { site } from '#content/site.ts'
import type { ServerConfig } from '#server/deps.ts'
import {
  type DeliveryFailure,
  type DeliveryOutcome,
  describeRefusal,
  describeSilence,
} from '#server/features/leads/delivery/delivery-outcome.ts'
import type { Delivery } from '#server/platform/db/schema/outbox.ts'

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

/** Shorter parts of an address are words such as "api" or "hooks". */
const SECRET_MIN_CHARS = 8

/** A receiver's words are read this far, and no further. */
const BODY_MAX_BYTES = 8 * 1024
const WORDS_MAX_CHARS = 200

type Call = {
  /** From the configuration; never what a visitor or a receiver named. */
  url: string
  method?: 'POST' | 'GET' | 'PATCH'
  headers: Record<string, string>
  body?: string
  signal: AbortSignal
  now: Date
  /** Secrets that must not appear in an error. */
  secrets: readonly string[]
}
type Answer = { kind: 'answered'; status: number; read: () => Promise<string> }

/** One request to a receiver. Redirects are answers like any other, and no good ones. */
async function callReceiver(call: Call): Promise<Answer | DeliveryFailure> {
  const { url, method = 'POST', headers, body, signal, now } = call
  try {
    const response = await fetch(url, {
      method,
      headers: { 'user-agent': site.spokenName, ...headers },
      body: body ?? null,
      signal,
      redirect: 'manual',
    })
    const { status } = response
    if (response.ok) return { kind: 'answered', status, read: () => readStart(response) }
    const words = describeWords(await readStart(response), call)
    return describeRefusal({ status, retryAfter: response.headers.get('retry-after'), words, now })
  } catch (error) {
    return describeSilence(error)
  }
}

/** A connection that breaks here changes nothing: the answer is in the status. */
async function readStart(response: Response): Promise<string> {
  const decoder = new TextDecoder()
  let text = ''
  let bytes = 0
  const reader = response.body?.getReader()
  try {
    while (reader && bytes < BODY_MAX_BYTES) {
      const { done, value } = await reader.read()
      if (done) break
      bytes += value.length
      text += decoder.decode(value, { stream: true })
    }
    await reader?.cancel()
  } catch {
    return text
  }
  return text.slice(0, BODY_MAX_BYTES)
}

function describeWords(text: string, { url, secrets }: Call): string {
  const words = withholdSecrets(text, [url, ...secrets])
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
  return words.toWellFormed().slice(0, WORDS_MAX_CHARS)
}

/** A text without the secrets, without addresses among them, and without their parts: receivers repeat those. */
function withholdSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap(listForms)
    .toSorted((one, other) => other.length - one.length)
    .reduce((safe, secret) => safe.replaceAll(secret, '(withheld)'), text)
}

function listForms(secret: string): string[] {
  if (!URL.canParse(secret)) return [secret]
  const { pathname, search, searchParams, username, password } = new URL(secret)
  const parts = [...pathname.split('/'), ...searchParams.values(), username, password]
  const long = [...parts, ...parts.map(decode)].filter((part) => part.length >= SECRET_MIN_CHARS)
  const wholes = [secret, `${pathname}${search}`, pathname].filter((whole) => whole.length > 1)
  return [...wholes, ...long]
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // Not percent-encoded: the part is the text itself.
    return part
  }
}
