import { site } from '#content/site.ts'
import { welcomeText } from '#content/welcome-text.ts'
import type { BookingView, CalendlyBookingReply } from '#contract/bookings.ts'
import type { ConversationView, CreateConversationReply } from '#contract/conversations.ts'
import type { CompanyView } from '#contract/findings.ts'
import type { Slot } from '#domain/fact.ts'
import { readPageAddress } from '#site/components/findings/page-address.ts'
import {
  fillIn,
  isTold,
  type LocalStamps,
  type Message,
  readMessage,
  readWebAddress,
  type Told,
} from '#site/islands/chat/api/message.ts'
import { type Knowledge, type Presence, readKnowledge } from '#site/islands/chat/api/reply.ts'

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
  if (!isTold<ConversationView>(value, 'conversationId')) return null
  const { conversationId, messages } = value
  if (!conversationId || !messages) return null
  return {
    conversationId,
    ownKey: value.ownKey ?? null,
    messages: messages.map((message) => readMessage(message, stamps)),
    knowledge: readKnowledge(value),
    booking: readBooking(value.booking),
    person: value.person ?? null,
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
export function readKeeping({ retentionDays, model, sendsMail }: Told<Keeping>): Keeping | null {
  if (retentionDays === undefined || model === undefined) return null
  return { retentionDays, model, ...(sendsMail === false && { sendsMail }) }
}

export type Opening = {
  conversationId: string
  ownKey: string | null
  welcomeMessage: Message
  keeping: Keeping | null
}

/** The answer of `create-conversation`, or null when it opens none. */
export function readOpening(value: unknown, stamps: LocalStamps): Opening | null {
  if (!isTold<CreateConversationReply>(value, 'conversationId') || !value.conversationId)
    return null
  const { conversationId, ownKey = null, welcomeMessage } = value
  const told = welcomeMessage?.content ? welcomeMessage : { content: welcomeText }
  return {
    conversationId,
    ownKey,
    keeping: readKeeping(value),
    welcomeMessage: readMessage(told, stamps),
  }
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

/** What a claim alone says. */
const CLAIM: Booking = {
  status: 'claimed',
  provider: 'calendly',
  scheduledTime: null,
  manageKey: null,
  joinUrl: null,
  rescheduleUrl: null,
  cancelUrl: null,
}

/** Where the booking stands. One that does not say promises the least: a claim. */
export function readBooking(told: Told<BookingView> | null | undefined): Booking | null {
  if (!told || told.status === 'offered' || told.status === 'opened') return null
  return {
    ...fillIn(CLAIM, told as Told<Booking>),
    joinUrl: readWebAddress(told.joinUrl),
    rescheduleUrl: readWebAddress(told.rescheduleUrl),
    cancelUrl: readWebAddress(told.cancelUrl),
  }
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

type Confirmed = CalendlyBookingReply['confirmationMessage']

/** The answer of `handle-calendly-booking`: the message that confirms the booking, and where it stands. */
export function readConfirmation(value: unknown, stamps: LocalStamps): Confirmation {
  const { confirmationMessage, booking } = (value ?? {}) as Told<CalendlyBookingReply>
  const { messageId, response, timestamp }: Told<Confirmed> = confirmationMessage ?? {}
  const content = response || CONFIRMATION_TEXT
  const message = readMessage({ id: messageId, content, timestamp }, stamps)
  return { message, booking: readBooking(booking) }
}

/** What public pages say of the visitor's company. */
export type Company = CompanyView
export type CompanyFinding = Company['findings'][number]
export type Verdict = NonNullable<CompanyFinding['verdict']>

/** Null where nothing was found. What has no web page to show for it is left out. */
export function readCompany(told: Company | null | undefined): Company | null {
  const findings = (told?.findings ?? []).flatMap((finding) => {
    const url = readPageAddress(finding.url)
    return url === null ? [] : [{ ...finding, url }]
  })
  return told && findings.length > 0 ? { host: told.host, findings } : null
}
