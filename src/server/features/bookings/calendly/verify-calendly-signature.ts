import { createHmac, timingSafeEqual } from 'node:crypto'

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
