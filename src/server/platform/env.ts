import type { z } from 'zod'
import type { WeeklyHours } from '#domain/office-hours.ts'
import { type LlmSettings, readLlmSettings } from '#server/platform/env/llm-settings.ts'
import { Variables } from '#server/platform/env/variables.ts'

export type Env = Readonly<{
  port: number
  host: string | undefined
  /** Public address without a trailing slash; the local one when SITE_URL is not set. */
  siteUrl: string
  dataDir: string
  databaseUrl: string | undefined
  /** The same database past its pooler, for what needs a session: news and migrations. `databaseUrl` without a pooler. */
  databaseDirectUrl: string | undefined
  /** Absent until the composition root reads or makes it (`auth/load-auth-secret.ts`). */
  authSecret: string | undefined
  adminEmail: string | undefined
  adminPassword: string | undefined
  /** Addresses or CIDR ranges whose X-Forwarded-For is believed. */
  trustedProxies: readonly string[]
  calendlyUrl: string | undefined
  /** Opening hours by weekday, in the time zone `bookingTimeZone`. */
  bookingHours: WeeklyHours
  bookingTimeZone: string
  /** ISO days, in `bookingTimeZone`, on which no call is offered. */
  bookingHolidays: readonly string[]
  /** The least time from the booking to the call, in hours. */
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
  /** Addresses that get news of bookings and leads. */
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
  /** Absent without `LLM_PROVIDER`: then the rules speak alone. */
  llm: LlmSettings | undefined
  /** False: the website that a visitor names is not read. */
  isEnrichmentOn: boolean
  /** Of a service that knows which company a network belongs to; `{ip}` stands for the address. */
  networkLookupUrl: string | undefined
  networkLookupToken: string | undefined
  /** Factor that multiplies every limit of requests; 1 leaves them as they are. */
  limitFactor: number
  logLevel: string
  /** Opens `/api/metrics`, which is not there without it. */
  metricsToken: string | undefined
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
  if (variables.DATABASE_DIRECT_URL && !variables.DATABASE_URL) {
    throw new EnvError(
      'DATABASE_DIRECT_URL is set without DATABASE_URL, the way past which it leads.',
    )
  }
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
  const llm = readLlmSettings(variables)
  if (llm && 'problem' in llm) throw new EnvError(llm.problem)
  return Object.freeze({
    port: variables.PORT,
    host: variables.HOST,
    siteUrl: variables.SITE_URL ?? `http://localhost:${variables.PORT}`,
    dataDir: variables.DATA_DIR,
    databaseUrl: variables.DATABASE_URL,
    databaseDirectUrl: variables.DATABASE_DIRECT_URL ?? variables.DATABASE_URL,
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
    llm,
    isEnrichmentOn: variables.ENRICHMENT === 'on',
    networkLookupUrl: variables.NETWORK_LOOKUP_URL,
    networkLookupToken: variables.NETWORK_LOOKUP_TOKEN,
    limitFactor: variables.LIMIT_FACTOR,
    logLevel: variables.LOG_LEVEL,
    metricsToken: variables.METRICS_TOKEN,
  })
}

/** The process's own environment, parsed. Only the composition roots call this. */
export function readEnv(): Env {
  return parseEnv(process.env)
}

const WITHHELD = /SECRET|PASSWORD|KEY|TOKEN|DATABASE_URL|DIRECT_URL|SMTP_URL|WEBHOOK_URL|LOOKUP_URL/

/** One line for each bad variable, with what is allowed; the value only where it is no secret. */
function describeProblems(error: z.ZodError, source: Record<string, string | undefined>): string {
  const lines = error.issues.map((issue) => {
    const name = String(issue.path[0])
    const shown = WITHHELD.test(name) ? '(value withheld)' : `"${source[name] ?? ''}"`
    return `  ${name} is ${shown}, but must be ${issue.message}.`
  })
  return `The environment has a value that cannot be used:\n${lines.join('\n')}`
}
