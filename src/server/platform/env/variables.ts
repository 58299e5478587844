import { z } from 'zod'
import { site } from '#content/site.ts'
import { isCommonPassword } from '#contract/passwords/is-common-password.ts'
import { parseOfficeHours } from '#domain/office-hours.ts'

/** An empty variable counts as unset: compose files and CI pass them that way. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: z.input<Schema>) =>
  z.preprocess((value) => (value === '' || value === undefined ? fallback : value), schema)

const Port = acceptWhole('a port number', 0, 65_535)

const Url = z.url({ protocol: /^https?$/, error: 'an address such as https://example.com' })

const TimeZone = z
  .string()
  .refine(isTimeZone, 'an IANA time zone such as America/New_York or Europe/Berlin')

const OfficeHours = z.string().transform((text, context) => {
  const read = parseOfficeHours(text)
  if ('hours' in read) return read.hours
  context.addIssue({ code: 'custom', message: read.problem })
  return z.NEVER
})

const Days = z.array(z.iso.date('days such as 2026-12-24,2026-12-25'))

const WebhookSecret = z
  .string()
  .refine(
    isWebhookSecret,
    'a Standard Webhooks secret: 24 to 64 random bytes in base64, with or without whsec_ before them',
  )

const SigningKeys = z.array(z.string().min(16, 'at least 16 characters each, separated by commas'))

const DatabaseAddress = z
  .string()
  .regex(/^postgres(?:ql)?:\/\//, 'a PostgreSQL address such as postgres://…')

/** Every variable of the environment that means something, as text. */
export const Variables = z.object({
  PORT: withDefault(Port, '3000'),
  HOST: optional(z.string()),
  SITE_URL: optional(Url.transform(trimSlashes)),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(DatabaseAddress),
  /** The same database past its pooler, for what needs a session: news and migrations. `databaseUrl` without a pooler. */
  DATABASE_DIRECT_URL: optional(DatabaseAddress),
  /** Absent until the composition root reads or makes it (`auth/load-auth-secret.ts`). */
  AUTH_SECRET: optional(z.string().min(32, 'at least 32 characters')),
  ADMIN_EMAIL: optional(z.email('an email address')),
  ADMIN_PASSWORD: optional(
    z
      .string()
      .min(12, 'at least 12 characters')
      .refine((password) => !isCommonPassword(password), 'none of those that are tried first'),
  ),
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  TRUSTED_PROXIES: withDefault(z.string().transform(splitList), ''),
  CALENDLY_URL: optional(
    Url.refine(isSecureOrLocal, 'an https address such as https://calendly.com/firm/30min'),
  ),
  /** Opening hours by weekday, in the time zone `bookingTimeZone`. */
  BOOKING_HOURS: withDefault(OfficeHours, '09:00-17:00'),
  BOOKING_TIME_ZONE: withDefault(TimeZone, site.timeZone),
  /** ISO days, in `bookingTimeZone`, on which no call is offered. */
  BOOKING_HOLIDAYS: withDefault(z.string().transform(splitList).pipe(Days), ''),
  /** The least time from the booking to the call, in hours. */
  BOOKING_NOTICE_HOURS: withDefault(acceptWhole('whole hours', 0, 336), '4'),
  /** The pause after each call. */
  BOOKING_BUFFER_MINUTES: withDefault(acceptWhole('whole minutes', 0, 240), '0'),
  /** The firm's standing meeting room. */
  BOOKING_JOIN_URL: optional(
    Url.refine(isSecureOrLocal, 'an https address such as https://meet.example.com/firm'),
  ),
  /** All that are valid now: an old and a new one while keys are rotated. */
  CALENDLY_WEBHOOK_SIGNING_KEY: withDefault(z.string().transform(splitList).pipe(SigningKeys), ''),
  CALENDLY_TOKEN: optional(z.string()),
  CALENDLY_API_URL: withDefault(
    Url.refine(isSecureOrLocal, 'an https address').transform(trimSlashes),
    'https://api.calendly.com',
  ),
  /** Holds a password. Without it messages are kept in the outbox. */
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\//, 'an address such as smtps://user:password@host'),
  ),
  MAIL_FROM: optional(z.email('an email address')),
  /** Addresses that get news of bookings and leads. */
  NOTIFY_EMAIL: optional(z.email('an email address')),
  /** Slack's, or of whatever takes the same messages. The address itself is the secret. */
  SLACK_WEBHOOK_URL: optional(Url.refine(isSecureOrLocal, 'an https address')),
  LEAD_WEBHOOK_URL: optional(Url.refine(isSecureOrLocal, 'an https address')),
  /** Set whenever `leadWebhookUrl` is. */
  LEAD_WEBHOOK_SECRET: optional(WebhookSecret),
  HUBSPOT_TOKEN: optional(z.string().regex(/^[\x21-\x7e]+$/, 'an access token')),
  HUBSPOT_API_URL: withDefault(
    Url.refine(isSecureOrLocal, 'an https address').transform(trimSlashes),
    'https://api.hubapi.com',
  ),
  LLM_PROVIDER: optional(
    z.enum(
      ['openai', 'anthropic', 'openai-compatible'],
      'one of openai, anthropic, openai-compatible',
    ),
  ),
  /** The provider's default where none is named. */
  LLM_MODEL: optional(z.string()),
  LLM_API_KEY: optional(z.string().regex(/^[\x21-\x7e]+$/, 'a key without spaces')),
  LLM_BASE_URL: optional(
    Url.refine(isSecureOrLocal, 'an https address, or one of this machine').transform(trimSlashes),
  ),
  /** Of all processes together, per day in UTC. */
  LLM_DAILY_BUDGET_USD: withDefault(acceptAmount('US dollars', 100_000), '5'),
  LLM_INPUT_USD_PER_MILLION: optional(acceptAmount('US dollars', 10_000)),
  LLM_OUTPUT_USD_PER_MILLION: optional(acceptAmount('US dollars', 10_000)),
  LLM_DAILY_TOKENS: withDefault(acceptWhole('whole tokens', 0, 1_000_000_000), '2000000'),
  LLM_CONVERSATION_TOKENS: withDefault(acceptWhole('whole tokens', 0, 10_000_000), '60000'),
  /** Of all processes together. */
  LLM_CALLS_PER_MINUTE: withDefault(acceptWhole('whole calls', 1, 10_000), '60'),
  /** Most that one reply may have. */
  LLM_OUTPUT_TOKENS: withDefault(acceptWhole('whole tokens', 50, 4_000), '400'),
  /** To say what a message means. */
  LLM_READING_TIMEOUT_MS: withDefault(acceptWhole('milliseconds', 100, 30_000), '2000'),
  LLM_FIRST_WORD_TIMEOUT_MS: withDefault(acceptWhole('milliseconds', 100, 30_000), '4000'),
  /** Between two pieces of a stream. */
  LLM_PAUSE_TIMEOUT_MS: withDefault(acceptWhole('milliseconds', 100, 30_000), '3000'),
  LLM_REPLY_TIMEOUT_MS: withDefault(acceptWhole('milliseconds', 100, 40_000), '15000'),
  ENRICHMENT: withDefault(z.enum(['on', 'off'], 'on or off'), 'on'),
  /** Of a service that knows which company a network belongs to; `{ip}` stands for the address. */
  NETWORK_LOOKUP_URL: optional(
    Url.refine(isSecureOrLocal, 'an https address').refine(
      (url) => url.includes('{ip}') || url.includes('%7Bip%7D'),
      'an address with {ip} in it',
    ),
  ),
  NETWORK_LOOKUP_TOKEN: optional(z.string().regex(/^[\x21-\x7e]+$/, 'an access token')),
  /** Opens `/api/metrics`, which is not there without it. */
  METRICS_TOKEN: optional(
    z.string().regex(/^[\x21-\x7e]{16,}$/, 'a token of at least 16 characters without spaces'),
  ),
  /** After so many days without activity all that is known of a visitor is erased; kept when undefined. */
  RETENTION_DAYS: optional(acceptWhole('whole days', 1, 3_650)),
  /** Factor that multiplies every limit of requests; 1 leaves them as they are. */
  LIMIT_FACTOR: withDefault(acceptAmount('a factor', 1_000), '1'),
  LOG_LEVEL: withDefault(
    z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'one of trace, debug, info, warn, error, fatal, silent',
    ),
    'info',
  ),
})
export type Variables = z.infer<typeof Variables>

type Camel<Name extends string> = Name extends `${infer Head}_${infer Rest}`
  ? `${Lowercase<Head>}${Capitalize<Camel<Rest>>}`
  : Lowercase<Name>
type Kept<Value> = Value extends (infer Item)[] ? readonly Item[] : Value
/** BOOKING_TIME_ZONE as `bookingTimeZone`, LLM_MODEL as `model`. */
export type InCamelCase<Given> = {
  readonly [Name in keyof Given & string as Camel<
    Name extends `LLM_${infer Own}` ? Own : Name
  >]: Kept<Given[Name]>
}

/** Those that `isMeant` picks, the ones that are not set, too. */
export function nameInCamelCase<Given extends Partial<Variables>>(
  variables: Given,
  isMeant: (name: string) => boolean,
): InCamelCase<Given> {
  const all: Record<string, unknown> = variables
  const named = Object.keys(Variables.shape)
    .filter(isMeant)
    .map((name) => {
      const words = name.replace(/^LLM_/, '').toLowerCase()
      return [words.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase()), all[name]]
    })
  return Object.fromEntries(named)
}

function acceptAmount(what: string, most: number) {
  const allowed = `${what}, 0 to ${most}`
  return z.coerce.number(allowed).min(0, allowed).max(most, allowed)
}

function acceptWhole(what: string, least: number, most: number) {
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

/** Plain http is for a stand-in on this machine; it would show a visitor's address and email to the network. */
function isSecureOrLocal(url: string): boolean {
  // A text that is no address at all has been refused by now.
  if (!URL.canParse(url)) return true
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

function isWebhookSecret(secret: string): boolean {
  const encoded = secret.replace(/^whsec_/, '')
  const bytes = Buffer.from(encoded, 'base64')
  return bytes.toString('base64') === encoded && bytes.length >= 24 && bytes.length <= 64
}

function trimSlashes(url: string): string {
  return url.replace(/(?<!\/)\/+$/, '')
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
