import { z } from 'zod'
import { parseOfficeHours } from '#domain/office-hours.ts'

/** An empty variable counts as unset: compose files and CI pass them that way. */
export const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

export const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: z.input<Schema>) =>
  z.preprocess((value) => (value === '' || value === undefined ? fallback : value), schema)

export const Port = acceptWhole('a port number', 0, 65_535)
export const Url = z.url({ protocol: /^https?$/, error: 'an address such as https://example.com' })
export const TimeZone = z
  .string()
  .refine(isTimeZone, 'an IANA time zone such as America/New_York or Europe/Berlin')

export const OfficeHours = z.string().transform((text, context) => {
  const read = parseOfficeHours(text)
  if ('hours' in read) return read.hours
  context.addIssue({ code: 'custom', message: read.problem })
  return z.NEVER
})
export const Days = z.array(z.iso.date('days such as 2026-12-24,2026-12-25'))
export const WebhookSecret = z
  .string()
  .refine(
    isWebhookSecret,
    'a Standard Webhooks secret: 24 to 64 random bytes in base64, with or without whsec_ before them',
  )
export const SigningKeys = z.array(
  z.string().min(16, 'at least 16 characters each, separated by commas'),
)

export function acceptAmount(what: string, most: number) {
  const allowed = `${what}, 0 to ${most}`
  return z.coerce.number(allowed).min(0, allowed).max(most, allowed)
}

export function acceptWhole(what: string, least: number, most: number) {
  const allowed = `${what}, ${least} to ${most}`
  return z.coerce.number(allowed).int(allowed).min(least, allowed).max(most, allowed)
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Plain http is for a stand-in on this machine; it would show a visitor's address and e-mail to the network. */
export function isSecureOrLocal(url: string): boolean {
  // What is no address at all has been refused as that.
  if (!URL.canParse(url)) return true
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

function isWebhookSecret(secret: string): boolean {
  const encoded = secret.replace(/^whsec_/, '')
  const bytes = Buffer.from(encoded, 'base64')
  return bytes.toString('base64') === encoded && bytes.length >= 24 && bytes.length <= 64
}

export function trimSlashes(url: string): string {
  return url.replace(/(?<!\/)\/+$/, '')
}

export function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
