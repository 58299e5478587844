import { callCardWords } from '#content/chat/cards.ts'
import { site } from '#content/site.ts'
import type { BookingView, CalendlyBookingReply } from '#contract/bookings.ts'
import type { AgentReply, ChatMessage } from '#contract/conversations.ts'
import type { CompanyView } from '#contract/findings.ts'
import { readPageAddress } from '#site/components/findings/page-address.ts'
import {
  type CaseStudy,
  composeMessage,
  fillIn,
  type LocalStamps,
  type Message,
  type MessageMetadata,
  NO_METADATA,
  type Roi,
  type Told,
} from '#site/islands/chat/api/message.ts'

type Sent = NonNullable<ChatMessage['metadata']>
type SentRoi = NonNullable<Sent['roi']>
type SentHandoff = NonNullable<Sent['handoff']>
type SentCaseStudy = NonNullable<AgentReply['caseStudy']>

export function readMessage(told: Told<ChatMessage>, { createId, now }: LocalStamps): Message {
  const defaults = { id: '', role: 'assistant', type: 'text', content: '', timestamp: '' } as const
  const message = fillIn<Omit<Message, 'metadata' | 'authorName'>>(defaults, told)
  return composeMessage(
    {
      ...message,
      id: message.id || createId(),
      timestamp: message.timestamp || now(),
      authorName: told.authorName ?? null,
      ...(told.origin && { origin: told.origin }),
    },
    readMetadata(told.metadata ?? {}),
  )
}

function readMetadata(told: Told<Sent>): MessageMetadata {
  const { roi, caseStudy, handoff, citations, ...plain } = told
  return {
    ...fillIn(NO_METADATA, plain),
    ...readCards({ roi, caseStudy, handoff, citations }),
  }
}

type Cards = Pick<Told<Sent>, 'roi' | 'handoff' | 'citations'> & {
  /** In the spec it has no shape. */
  caseStudy?: Told<SentCaseStudy> | string | null
}

/** Reads the cards that stand under a message. */
export function readCards({ roi, caseStudy, handoff, citations }: Cards) {
  return {
    roi: readRoi(roi),
    caseStudy: readCaseStudy(caseStudy),
    handoff: readHandoff(handoff),
    citations: (citations ?? []).filter(({ url }) => readWebAddress(url) !== null),
  }
}

const WEB_ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))/i

/** An address that a link may carry: of the web, or a path of this site. */
export function readWebAddress(address: string | null | undefined): string | null {
  return address && WEB_ADDRESS.test(address) ? address : null
}

/** A person to turn to; without an address there is none. */
function readHandoff(told: Told<SentHandoff> | null | undefined): MessageMetadata['handoff'] {
  if (!told?.email) return null
  return {
    reason: told.reason ?? 'asked',
    email: told.email,
    schedulingUrl: readWebAddress(told.schedulingUrl) ?? site.schedulingUrl,
    answersFrom: told.answersFrom ?? null,
  }
}

/** Null unless both figures are above 0: only then is there a result to show (spec, section 4). */
export function readRoi(told: Told<SentRoi> | null | undefined): Roi | null {
  const { annual_savings, time_saved_per_week } = told ?? {}
  if (!annual_savings || !time_saved_per_week) return null
  if (annual_savings < 0 || time_saved_per_week < 0) return null
  return { annual_savings, time_saved_per_week, basis: readBasis(told ?? {}) }
}

function readBasis(told: Told<SentRoi>): Roi['basis'] {
  const { annual_cost, automation_percent, inputs, unknown, derivations } = told
  if (annual_cost == null || automation_percent == null || !inputs) return null
  return {
    annual_cost,
    automation_percent,
    inputs,
    unknown: unknown ?? [],
    derivations: { manual_hours: '', hourly_rate: '', ...derivations },
  }
}

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)+$/

/** A case study told as an object, a slug, an address or plain words. */
function readCaseStudy(told: Cards['caseStudy']): CaseStudy | null {
  if (!told) return null
  const isText = typeof told === 'string'
  const { title, slug, url, reason } = isText ? { title: null, slug: told, url: told } : told
  const isSlug = slug && SLUG.test(slug)
  const address = readWebAddress(url) ?? (isSlug ? `/library/${slug}` : null)
  const shown = title || (address ? titleAddress(address) : isText && told)
  return shown ? { title: shown, url: address, reason: reason ?? '' } : null
}

/** Makes a title of the last part of an address: "Marketing campaign automation". */
function titleAddress(url: string): string {
  const words = (
    url
      .replace(/[?#].*$/, '')
      .replace(/\/+$/, '')
      .split('/')
      .at(-1) ?? url
  ).replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A booking that somebody made: a calendar that was only shown is none. */
export type Booking = Omit<BookingView, 'status'> & {
  status: Exclude<BookingView['status'], 'offered' | 'opened'>
}

/** A booking of which only the browser's claim is known. */
const CLAIM: Booking = {
  status: 'claimed',
  provider: 'calendly',
  scheduledTime: null,
  manageKey: null,
  joinUrl: null,
  rescheduleUrl: null,
  cancelUrl: null,
}

/** Reads the booking. Where its status is missing it counts as a claim, which promises the least. */
export function readBooking(told: Told<BookingView> | null | undefined): Booking | null {
  if (!told || told.status === 'offered' || told.status === 'opened') return null
  return {
    ...fillIn(CLAIM, told as Told<Booking>),
    joinUrl: readWebAddress(told.joinUrl),
    rescheduleUrl: readWebAddress(told.rescheduleUrl),
    cancelUrl: readWebAddress(told.cancelUrl),
  }
}

export const CONFIRMATION_TEXT = callCardWords.booked

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

/** Claims of public pages about the visitor's company. */
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
