import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { Hono } from 'hono'
import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { CALENDLY_EVENTS } from '#server/features/bookings/calendly/parse-calendly-message.ts'
import { calendlyInbox } from '#server/platform/db/schema/bookings.ts'
import { AppError } from '#server/platform/errors.ts'
import type { AppEnv } from '#server/platform/http/app-env.ts'
import { cleanText } from '#server/platform/http/clean-text.ts'
import { describe } from '#server/platform/http/describe.ts'
import { limitBody } from '#server/platform/http/limit-body.ts'
import { limitRate } from '#server/platform/http/limit-rate.ts'

const WEBHOOK_BODY_MAX_BYTES = 64 * 1024
const WebhookReply = z.object({ status: z.enum(['kept', 'ignored']) })

/** Called by other servers. What counts is the signature over the bytes: neither cookies nor content types are read. */
export const webhookRoutes = (deps: Deps) =>
  new Hono<AppEnv>().post(
    '/webhooks/calendly',
    describe({
      summary: 'Take a signed message of Calendly; it is worked through afterwards',
      tag: 'Booking',
      reply: { status: 200, description: 'Kept, or of no use', schema: WebhookReply },
      refusals: ['invalid_request', 'unauthenticated', 'too_many_requests', 'payload_too_large'],
    }),
    limitRate(deps, ['webhook']),
    limitBody(WEBHOOK_BODY_MAX_BYTES),
    async (c) => {
      const header = c.req.header('calendly-webhook-signature')
      const rawBody = new Uint8Array(await c.req.arrayBuffer())
      return c.json(await keepCalendlyMessage(deps, { header, rawBody }), 200)
    },
  )

type KeepDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'logger' | 'jobs'>
type Delivery = { header: string | undefined; rawBody: Uint8Array }
/** `ignored`: signed, and about nothing that concerns a booking. */
export type KeptMessage = { status: 'kept' | 'ignored' }

/** Stores one signed message once, to be worked through afterwards. */
async function keepCalendlyMessage(deps: KeepDeps, delivery: Delivery): Promise<KeptMessage> {
  refuseUnsigned(deps, delivery)
  const envelope = parseEnvelope(delivery.rawBody)
  if (!CALENDLY_EVENTS.has(envelope.event)) {
    deps.logger.info({ event: envelope.event.slice(0, 100) }, 'message of Calendly not used')
    return { status: 'ignored' }
  }
  const now = deps.clock()
  await deps.db
    .insert(calendlyInbox)
    .values({
      id: deps.createId(),
      dedupeKey: nameMessage(envelope, delivery.rawBody),
      body: envelope,
      receivedAt: now,
      nextAttemptAt: now,
    })
    .onConflictDoNothing({ target: calendlyInbox.dedupeKey })
  await deps.jobs.wake('calendly_inbox')
  return { status: 'kept' }
}

function refuseUnsigned({ config, clock, logger }: KeepDeps, delivery: Delivery): void {
  const keys = config.calendlySigningKeys
  if (keys.length === 0) {
    throw new AppError(
      'unavailable',
      'Messages from Calendly are refused: CALENDLY_WEBHOOK_SIGNING_KEY is not set.',
    )
  }
  const check = verifyCalendlySignature({ ...delivery, keys, now: clock() })
  if (check.kind === 'valid') return
  if (check.kind === 'stale') {
    // Either a replay, or a clock that is wrong, here or there.
    logger.warn({ ageSeconds: check.ageSeconds }, 'stale message of Calendly with a good signature')
  }
  throw new AppError(
    'unauthenticated',
    'The signature of this message is missing, wrong, or stale.',
  )
}

const Envelope = z.looseObject({ event: z.string() })
type Envelope = z.infer<typeof Envelope>

function parseEnvelope(rawBody: Uint8Array): Envelope {
  const parsed = Envelope.safeParse(cleanText(parseJson(rawBody)))
  if (parsed.success) return parsed.data
  throw new AppError('invalid_request', 'The body is not a message from Calendly.')
}

function parseJson(rawBody: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(rawBody))
  } catch {
    throw new AppError('invalid_request', 'The body is not valid JSON.')
  }
}

const ADDRESS_MAX_CHARS = 500
const TIME_MAX_CHARS = 64
const Address = z.string().max(ADDRESS_MAX_CHARS)

/** Two deliveries with this key are the same one. Calendly sends no ids, so the key is event, invitee, and time of sending. */
const Identity = z.object({
  event: z.string(),
  created_at: z.string().max(TIME_MAX_CHARS),
  payload: z.union([
    z.object({ uri: Address }).transform(({ uri }) => uri),
    z.object({ invitee: Address }).transform(({ invitee }) => invitee),
  ]),
})

/** A message without these is only ever the same as one of the same bytes. */
function nameMessage(envelope: Envelope, rawBody: Uint8Array): string {
  const identity = Identity.safeParse(envelope)
  if (!identity.success) return `sha256|${createHash('sha256').update(rawBody).digest('hex')}`
  const { event, payload, created_at } = identity.data
  return [event, payload, created_at].join('|')
}

/** Three minutes: the tolerance of Calendly's own sample (developer.calendly.com, "Webhook signatures"). */
export const SIGNATURE_TOLERANCE_SECONDS = 180

// One spelling only: a time without sign, point, exponent or leading zero, and hex as Calendly writes it, in small letters.
const SECONDS = /^[1-9]\d{0,10}$/
const HEX_SHA256 = /^[0-9a-f]{64}$/

type Signed = {
  /** `Calendly-Webhook-Signature` as it came: `t=<unix seconds>,v1=<hex>`, with several v1 while keys change. */
  header: string | undefined
  /** The bytes of the body before anything has read them. */
  rawBody: Uint8Array
  /** All keys that are valid now. */
  keys: readonly string[]
  now: Date
}

/** `stale`: signed with our key, but too long before or after now. */
export type SignatureCheck =
  | { kind: 'valid' }
  | { kind: 'stale'; ageSeconds: number }
  | { kind: 'invalid' }

/** Whether one of our keys signed these very bytes, and when. */
export function verifyCalendlySignature({ header, rawBody, keys, now }: Signed): SignatureCheck {
  const parts = parseHeader(header ?? '')
  if (!parts || !isSignedByAny(parts, rawBody, keys)) return { kind: 'invalid' }
  const ageSeconds = Math.floor(now.getTime() / 1000) - Number(parts.time)
  if (Math.abs(ageSeconds) > SIGNATURE_TOLERANCE_SECONDS) return { kind: 'stale', ageSeconds }
  return { kind: 'valid' }
}

type HeaderParts = { time: string; signatures: readonly Buffer[] }

function parseHeader(header: string): HeaderParts | null {
  const parts = header.split(',').map((part) => part.trim())
  const [time = '', ...otherTimes] = readValues(parts, 't=')
  const signatures = readValues(parts, 'v1=').filter((value) => HEX_SHA256.test(value))
  if (!SECONDS.test(time) || otherTimes.length > 0 || signatures.length === 0) return null
  return { time, signatures: signatures.map((value) => Buffer.from(value, 'hex')) }
}

function readValues(parts: readonly string[], prefix: string): string[] {
  return parts.filter((part) => part.startsWith(prefix)).map((part) => part.slice(prefix.length))
}

/** An empty key is no key: everybody can sign with it. */
function isSignedByAny(
  { time, signatures }: HeaderParts,
  rawBody: Uint8Array,
  keys: readonly string[],
): boolean {
  return keys
    .filter((key) => key !== '')
    .map((key) => createHmac('sha256', key).update(`${time}.`).update(rawBody).digest())
    .some((expected) => signatures.some((signature) => isEqual(signature, expected)))
}

function isEqual(signature: Buffer, expected: Buffer): boolean {
  return signature.length === expected.length && timingSafeEqual(signature, expected)
}
