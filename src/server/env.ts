import { z } from 'zod'
import { parseOfficeHours, type WeeklyHours } from '#server/bookings/office-hours.ts'

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

const Variables = z.object({
  PORT: withDefault(Port, '3000'),
  HOST: optional(z.string()),
  SITE_URL: optional(Url.transform(trimSlashes)),
  DATA_DIR: withDefault(z.string(), './data'),
  DATABASE_URL: optional(
    z.string().regex(/^postgres(?:ql)?:\/\//, 'a PostgreSQL address such as postgres://…'),
  ),
  AUTH_SECRET: optional(z.string().min(32, 'at least 32 characters')),
  ADMIN_EMAIL: optional(z.email('an e-mail address')),
  ADMIN_PASSWORD: optional(z.string().min(12, 'at least 12 characters')),
  TRUSTED_PROXIES: withDefault(z.string().transform(splitList), ''),
  CALENDLY_URL: optional(
    Url.refine(isSecureOrLocal, 'an https address such as https://calendly.com/firm/30min'),
  ),
  BOOKING_HOURS: withDefault(OfficeHours, '09:00-17:00'),
  BOOKING_TIME_ZONE: withDefault(TimeZone, 'America/New_York'),
  BOOKING_HOLIDAYS: withDefault(z.string().transform(splitList).pipe(Days), ''),
  BOOKING_NOTICE_HOURS: withDefault(acceptWhole('whole hours', 0, 336), '4'),
  BOOKING_BUFFER_MINUTES: withDefault(acceptWhole('whole minutes', 0, 240), '0'),
  BOOKING_JOIN_URL: optional(
    Url.refine(isSecureOrLocal, 'an https address such as https://meet.example.com/firm'),
  ),
  CALENDLY_WEBHOOK_SIGNING_KEY: withDefault(z.string().transform(splitList).pipe(SigningKeys), ''),
  CALENDLY_TOKEN: optional(z.string()),
  CALENDLY_API_URL: withDefault(
    Url.refine(isSecureOrLocal, 'an https address').transform(trimSlashes),
    'https://api.calendly.com',
  ),
  SMTP_URL: optional(
    z.string().regex(/^smtps?:\/\//, 'an address such as smtps://user:password@host'),
  ),
  MAIL_FROM: optional(z.email('an e-mail address')),
  NOTIFY_EMAIL: optional(z.email('an e-mail address')),
  SLACK_WEBHOOK_URL: optional(Url.refine(isSecureOrLocal, 'an https address')),
  LEAD_WEBHOOK_URL: optional(Url.refine(isSecureOrLocal, 'an https address')),
  LEAD_WEBHOOK_SECRET: optional(WebhookSecret),
  HUBSPOT_TOKEN: optional(z.string().regex(/^[\x21-\x7e]+$/, 'an access token')),
  HUBSPOT_API_URL: withDefault(
    Url.refine(isSecureOrLocal, 'an https address').transform(trimSlashes),
    'https://api.hubapi.com',
  ),
  RETENTION_DAYS: optional(acceptWhole('whole days', 1, 3_650)),
  LOG_LEVEL: withDefault(
    z.enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'one of trace, debug, info, warn, error, fatal, silent',
    ),
    'info',
  ),
})

export type Env = Readonly<{
  port: number
  host: string | undefined
  /** Public address without a trailing slash; the local one when SITE_URL is not set. */
  siteUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** Absent until the composition root reads or makes it (`auth/load-auth-secret.ts`). */
  authSecret: string | undefined
  adminEmail: string | undefined
  adminPassword: string | undefined
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  calendlyUrl: string | undefined
  /** On the clock of `bookingTimeZone`. */
  bookingHours: WeeklyHours
  bookingTimeZone: string
  /** ISO days, in `bookingTimeZone`, on which no call is offered. */
  bookingHolidays: readonly string[]
  /** How long before a call it must be booked. */
  bookingNoticeHours: number
  /** The pause after each call. */
  bookingBufferMinutes: number
  /** The firm's standing meeting room. */
  bookingJoinUrl: string | undefined
  /** All that are valid now: an old and a new one while keys are rotated. */
  calendlySigningKeys: readonly string[]
  calendlyToken: string | undefined
  calendlyApiUrl: string
  /** Holds a password. Without it messages are kept in the outbox. */
  smtpUrl: string | undefined
  mailFrom: string | undefined
  /** Who is told of bookings and leads. */
  notifyEmail: string | undefined
  /** Slack's, or of whatever takes the same messages. The address itself is the secret. */
  slackWebhookUrl: string | undefined
  leadWebhookUrl: string | undefined
  /** Set whenever `leadWebhookUrl` is. */
  leadWebhookSecret: string | undefined
  hubspotToken: string | undefined
  hubspotApiUrl: string
  /** After so many days without activity all that is known of a visitor is erased; kept when undefined. */
  retentionDays: number | undefined
  logLevel: string
}>

export class EnvError extends Error {
  override readonly name = 'EnvError'
}

/**
 * Reads the configuration once.
 * @throws EnvError that names each bad variable, its value (secrets withheld) and what is allowed.
 */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const parsed = Variables.safeParse(source)
  if (!parsed.success) throw new EnvError(describeProblems(parsed.error, source))
  const variables = parsed.data
  if (variables.ADMIN_EMAIL && !variables.ADMIN_PASSWORD) {
    throw new EnvError('ADMIN_EMAIL is set without ADMIN_PASSWORD. There is no default password.')
  }
  if (variables.SMTP_URL && !variables.MAIL_FROM) {
    throw new EnvError('SMTP_URL is set without MAIL_FROM, the address that mail is sent from.')
  }
  if (variables.LEAD_WEBHOOK_URL && !variables.LEAD_WEBHOOK_SECRET) {
    throw new EnvError(
      'LEAD_WEBHOOK_URL is set without LEAD_WEBHOOK_SECRET. What is sent unsigned can be forged.',
    )
  }
  return Object.freeze({
    port: variables.PORT,
    host: variables.HOST,
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    authSecret: variables.AUTH_SECRET,
    adminEmail: variables.ADMIN_EMAIL,
    adminPassword: variables.ADMIN_PASSWORD,
    trustedProxies: variables.TRUSTED_PROXIES,
    calendlyUrl: variables.CALENDLY_URL,
    bookingHours: variables.BOOKING_HOURS,
    bookingTimeZone: variables.BOOKING_TIME_ZONE,
    bookingHolidays: variables.BOOKING_HOLIDAYS,
    bookingNoticeHours: variables.BOOKING_NOTICE_HOURS,
    bookingBufferMinutes: variables.BOOKING_BUFFER_MINUTES,
    bookingJoinUrl: variables.BOOKING_JOIN_URL,
    calendlySigningKeys: variables.CALENDLY_WEBHOOK_SIGNING_KEY,
    calendlyToken: variables.CALENDLY_TOKEN,
    calendlyApiUrl: variables.CALENDLY_API_URL,
    smtpUrl: variables.SMTP_URL,
    mailFrom: variables.MAIL_FROM,
    notifyEmail: variables.NOTIFY_EMAIL,
    slackWebhookUrl: variables.SLACK_WEBHOOK_URL,
    leadWebhookUrl: variables.LEAD_WEBHOOK_URL,
    leadWebhookSecret: variables.LEAD_WEBHOOK_SECRET,
    hubspotToken: variables.HUBSPOT_TOKEN,
    hubspotApiUrl: variables.HUBSPOT_API_URL,
    retentionDays: variables.RETENTION_DAYS,
    logLevel: variables.LOG_LEVEL,
  })
}

/** The process's own environment, parsed. Only the composition roots call this. */
export function readEnv(): Env {
  return parseEnv(process.env)
}

function acceptWhole(what: string, least: number, most: number) {
  const allowed = `${what}, ${least} to ${most}`
  return z.coerce.number(allowed).int(allowed).min(least, allowed).max(most, allowed)
}

const WITHHELD = /SECRET|PASSWORD|KEY|TOKEN|DATABASE_URL|SMTP_URL|WEBHOOK_URL/

function describeProblems(error: z.ZodError, source: Record<string, string | undefined>): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const shown = WITHHELD.test(name) ? '(value withheld)' : `"${source[name] ?? ''}"`
    return `  ${name} is ${shown}, but must be ${issue.message}.`
  })
  return `The environment has a value that cannot be used:\n${lines.join('\n')}`
}

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

/** Plain http is for a stand-in on this machine; it would show a visitor's address and e-mail to the network. */
function isSecureOrLocal(url: string): boolean {
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

function trimSlashes(url: string): string {
  return url.replace(/\/+$/, '')
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
