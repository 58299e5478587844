import { Webhook } from 'standardwebhooks'
import type { ServerConfig } from '#server/deps.ts'
import { type Call, callReceiver } from '#server/features/leads/delivery/call-receiver.ts'
import type { DeliveryOutcome } from '#server/features/leads/delivery/delivery-outcome.ts'
import { sendContact } from '#server/features/leads/delivery/send-contact.ts'
import type { Delivery } from '#server/platform/db/schema/deliveries.ts'

type Attempt = { row: Delivery; now: Date; signal: AbortSignal }

/** One attempt at one delivery. Null when its channel is not configured any more. */
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
