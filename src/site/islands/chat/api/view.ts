import { site } from '#content/site.ts'
import { welcomeText } from '#content/welcome-text.ts'
import type { BookingView } from '#contract/bookings.ts'
import type { CompanyView } from '#contract/findings.ts'
import type { Slot } from '#domain/fact.ts'
import { FINDING_KINDS } from '#domain/finding.ts'
import { readPageAddress } from '#site/components/findings/page-address.ts'
import {
  composeMessage,
  type LocalStamps,
  type Message,
  readMessage,
} from '#site/islands/chat/api/message.ts'
import { type Knowledge, type Presence, readKnowledge } from '#site/islands/chat/api/reply.ts'
import {
  isRecord,
  type JsonRecord,
  readList,
  readNumber,
  readRecord,
  readText,
  readTime,
  readWebAddress,
} from '#site/islands/chat/api/shape.ts'

export type View = {
  conversationId: string
  ownKey: string | null
  messages: readonly Message[]
  knowledge: Knowledge
  booking: Booking | null
  /** Null where a server knows nothing of people; its messages may then have no lasting ids either. */
  person: Presence | null
  company: Company | null
  keeping: Keeping | null
}

/** A conversation as its owner gets it back after a reload, or null when this is none. */
export function readView(value: unknown, stamps: LocalStamps): View | null {
  if (!isRecord(value)) return null
  const conversationId = readText(value.conversationId)
  if (conversationId === null || !Array.isArray(value.messages)) return null
  return {
    conversationId,
    ownKey: readOwnKey(value),
    messages: readList(value.messages, (message) => readMessage(message, stamps)),
    knowledge: readKnowledge(value),
    booking: readBooking(value.booking),
    person: readPresence(value.person),
    company: readCompany(value.company),
    keeping: readKeeping(value),
  }
}

/** How this site is set up, as far as it bears on what becomes of a visitor's words. */
export type Keeping = {
  /** Days without activity after which a conversation is deleted; null where only people delete. */
  retentionDays: number | null
  /** Who runs the language model that is sent messages; null where there is none. */
  model: string | null
  /** The site has a mail server. So it is taken where the server does not say: it then refuses with the reason. */
  sendsMail?: boolean
}

/** Null where the server does not say. */
export function readKeeping(reply: JsonRecord): Keeping | null {
  if (reply.retentionDays === undefined || reply.model === undefined) return null
  return {
    retentionDays: readNumber(reply.retentionDays),
    model: readText(reply.model),
    ...(reply.sendsMail === false && { sendsMail: false }),
  }
}

const OWN_KEY = /^[\w-]{1,100}\.[\w-]{1,100}$/

/** What opens the visitor's own page of the conversation; null where the server gives none. */
export function readOwnKey({ ownKey }: JsonRecord): string | null {
  const key = readText(ownKey)
  return key !== null && OWN_KEY.test(key) ? key : null
}

export type Opening = {
  conversationId: string
  ownKey: string | null
  welcomeMessage: Message
  keeping: Keeping | null
}

/** The answer of `create-conversation`, or null when it opens none. */
export function readOpening(value: unknown, stamps: LocalStamps): Opening | null {
  const reply = readRecord(value)
  const conversationId = readText(reply.conversationId)
  if (conversationId === null) return null
  const [ownKey, keeping] = [readOwnKey(reply), readKeeping(reply)]
  const told = readMessage(reply.welcomeMessage, stamps)
  if (told?.content) return { conversationId, ownKey, keeping, welcomeMessage: told }
  const welcome = {
    id: stamps.createId(),
    role: 'assistant' as const,
    content: welcomeText,
    timestamp: stamps.now(),
  }
  return { conversationId, ownKey, keeping, welcomeMessage: composeMessage(welcome) }
}

/** Agrees to the figure that is shown. */
export const CONFIRM = Symbol('confirm')
/** Corrects one fact, or forgets it when nothing is given. Says why it was not taken, or null when it was. */
export type CorrectFact = (
  slot: Slot,
  typed: string | typeof CONFIRM | null,
) => Promise<string | null>

/** A booking that somebody made: a calendar that was only shown is none. */
export type Booking = Omit<BookingView, 'status'> & {
  status: Exclude<BookingView['status'], 'offered' | 'opened'>
}

const STATUSES: readonly Booking['status'][] = [
  'claimed',
  'confirmed',
  'rescheduled',
  'cancelled',
  'no_show',
  'held',
  'expired',
]
const MANAGE_KEY = /^[\w-]{1,100}\.[\w-]{1,100}$/

/** Where the booking stands. A status that this page does not know promises the least: a claim. */
export function readBooking(value: unknown): Booking | null {
  if (!isRecord(value) || value.status === 'offered' || value.status === 'opened') return null
  const manageKey = readManageKey(value)
  return {
    status: STATUSES.find((status) => status === value.status) ?? 'claimed',
    provider: value.provider === 'embedded' || manageKey !== null ? 'embedded' : 'calendly',
    scheduledTime: readTime(value.scheduledTime),
    manageKey,
    joinUrl: readWebAddress(value.joinUrl),
    rescheduleUrl: readWebAddress(value.rescheduleUrl),
    cancelUrl: readWebAddress(value.cancelUrl),
  }
}

function readManageKey({ manageKey }: JsonRecord): string | null {
  const key = readText(manageKey)
  return key !== null && MANAGE_KEY.test(key) ? key : null
}

/** Whether the address is this site's own scheduler. */
export function isOwnCalendar(calendlyUrl: string): boolean {
  const { origin } = location
  return URL.canParse(calendlyUrl, origin) && new URL(calendlyUrl, origin).origin === origin
}

/** Nobody has called it off, and it has not been held. */
export function isLive({ status }: Booking): boolean {
  return status === 'confirmed' || status === 'rescheduled' || status === 'claimed'
}

const MINUTE_MS = 60_000

/** Still to come, or under way. */
export function isComing(booking: Booking, now: Date): boolean {
  if (!isLive(booking)) return false
  if (booking.scheduledTime === null) return true
  return Date.parse(booking.scheduledTime) + site.callMinutes * MINUTE_MS > now.getTime()
}

export const CONFIRMATION_TEXT = 'Your call is booked.'

/** `booking` is null where the server does not say how it stands. */
export type Confirmation = { message: Message; booking: Booking | null }

/** The answer of `handle-calendly-booking`: the message that confirms the booking, and where it stands. */
export function readConfirmation(value: unknown, { createId, now }: LocalStamps): Confirmation {
  const reply = readRecord(value)
  const confirmation = readRecord(reply.confirmationMessage)
  const message = composeMessage({
    id: readText(confirmation.messageId) ?? createId(),
    role: 'assistant',
    content: readText(confirmation.response) ?? CONFIRMATION_TEXT,
    timestamp: readTime(confirmation.timestamp) ?? now(),
  })
  return { message, booking: readBooking(reply.booking) }
}

/** What public pages say of the visitor's company. */
export type Company = CompanyView
export type CompanyFinding = Company['findings'][number]
export type Verdict = NonNullable<CompanyFinding['verdict']>

/** Null where nothing was found, and where a server knows nothing of companies. */
export function readCompany(value: unknown): Company | null {
  if (!isRecord(value)) return null
  const host = readText(value.host)
  const findings = readList(value.findings, readFinding)
  return host === null || findings.length === 0 ? null : { host, findings }
}

/** What has no web page to show for it is left out. */
function readFinding(value: unknown): CompanyFinding | null {
  if (!isRecord(value)) return null
  const id = readText(value.id)
  const kind = FINDING_KINDS.find((known) => known === value.kind)
  const words = readText(value.value)
  const url = readPageAddress(readText(value.url) ?? '')
  const readAt = readTime(value.readAt)
  if (id === null || kind === undefined || words === null) return null
  if (url === null || readAt === null) return null
  return {
    id,
    kind,
    value: words,
    url,
    quote: readText(value.quote) ?? '',
    readAt,
    source: value.source === 'network' ? 'network' : 'website',
    verdict: value.verdict === 'right' || value.verdict === 'wrong' ? value.verdict : null,
  }
}

/** Null where a server knows nothing of people. */
export function readPresence(value: unknown): Presence | null {
  if (!isRecord(value)) return null
  return {
    joinedBy: readText(value.joinedBy),
    prefersAgent: value.prefersAgent === true,
    isWanted: value.isWanted === true,
    answersFrom: readTime(value.answersFrom),
  }
}
