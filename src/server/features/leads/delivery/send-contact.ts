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
export async function sendContact(
  config: ServerConfig,
  attempt: Attempt,
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

type Sender = { apiUrl: string; token: string; attempt: Attempt }

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

/** What cannot be read counts as known, so that nothing is overwritten. */
function readProperties(text: string): Record<string, string | null> {
  const anything = new Proxy<Record<string, string>>({}, { get: () => 'unreadable' })
  try {
    const parsed = StoredContact.safeParse(JSON.parse(text))
    return parsed.success ? parsed.data.properties : anything
  } catch {
    return anything
  }
}
