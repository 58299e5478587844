import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { Deps } from '#server/deps.ts'
import { CALENDLY_EVENTS } from '#server/features/bookings/calendly/parse-calendly-message.ts'
import { verifyCalendlySignature } from '#server/features/bookings/calendly/verify-calendly-signature.ts'
import { calendlyInbox } from '#server/platform/db/schema/bookings.ts'
import { AppError } from '#server/platform/errors.ts'
import { cleanText } from '#server/platform/http/clean-text.ts'

type KeepDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config' | 'logger' | 'jobs'>
type Delivery = { header: string | undefined; rawBody: Uint8Array }
/** `ignored`: signed, and about nothing that concerns a booking. */
export type KeptMessage = { status: 'kept' | 'ignored' }

/** Stores one signed message once, to be worked through afterwards. */
export async function keepCalendlyMessage(
  deps: KeepDeps,
  delivery: Delivery,
): Promise<KeptMessage> {
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
