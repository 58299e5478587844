import { z } from 'zod'

const HOURS_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d-(?:[01]\d|2[0-3]):[0-5]\d$/

/** An empty variable counts as unset: compose files and CI pass them that way. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const withDefault = <Schema extends z.ZodType>(schema: Schema, fallback: z.input<Schema>) =>
  z.preprocess((value) => (value === '' || value === undefined ? fallback : value), schema)

const Port = z.coerce.number('a port number, 0 to 65535').int().min(0).max(65_535)
const Url = z.url({ protocol: /^https?$/, error: 'an address such as https://example.com' })
const TimeZone = z
  .string()
  .refine(isTimeZone, 'an IANA time zone such as America/New_York or Europe/Berlin')

const Variables = z.object({
  PORT: withDefault(Port, '3000'),
  HOST: optional(z.string()),
  SITE_URL: optional(Url.transform((url) => url.replace(/\/+$/, ''))),
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
  BOOKING_HOURS: withDefault(
    z.string().regex(HOURS_PATTERN, 'hours such as 09:00-17:00').refine(isForward, {
      error: 'a start before its end, such as 09:00-17:00',
    }),
    '09:00-17:00',
  ),
  BOOKING_TIME_ZONE: withDefault(TimeZone, 'America/New_York'),
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
  /** "HH:MM-HH:MM" in `bookingTimeZone`. */
  bookingHours: string
  bookingTimeZone: string
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
    logLevel: variables.LOG_LEVEL,
  })
}

/** The process's own environment, parsed. Only the composition roots call this. */
export function readEnv(): Env {
  return parseEnv(process.env)
}

const WITHHELD = /SECRET|PASSWORD|KEY|TOKEN|DATABASE_URL|SMTP_URL/

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
  const { protocol, hostname } = new URL(url)
  return protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1'
}

function isForward(hours: string): boolean {
  const [start = '', end = ''] = hours.split('-')
  return start < end
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
