import { newsWords } from '#content/staff/leads.ts'
import { describeTrafficSource } from '#domain/traffic-source.ts'
import type { ServerConfig } from '#server/deps.ts'
import type { BookingRow } from '#server/platform/db/schema/bookings.ts'
import type { Lead } from '#server/platform/db/schema/leads.ts'
import { describeMoment, describeShortTime } from '#server/platform/mail/describe-call-time.ts'
import { toOneLine } from '#server/platform/mail/mail-text.ts'

const { names } = newsWords

type NewsConfig = Pick<ServerConfig, 'siteUrl' | 'bookingTimeZone'>

/** The news for staff: one line that is complete by itself, and the details. */
export function describeNews(
  config: NewsConfig,
  news: LeadNews,
): { title: string; lines: string[] } {
  const { lead, conversation, booking, request } = news
  return {
    title: `${newsWords.titles[news.event]}: ${nameWho(lead)}`,
    lines: [
      ...describeContact(lead),
      ...(request ? label(names.challenge, request.challenge) : []),
      ...(request ? [newsWords.reach[request.contactMethod]] : []),
      ...(conversation ? [newsWords.score(conversation.leadScore)] : []),
      ...label(names.when, describeStart(config, booking)),
      ...describeTouch(lead.lastTouch),
      ...(lead.repliedAt ? [] : describeDue(config, lead.replyDueAt)),
      `${names.lead}: ${composeLeadUrl(config, lead.id)}`,
      ...(conversation
        ? [`${names.conversation}: ${composeTalkUrl(config, conversation.id)}`]
        : []),
    ],
  }
}

type Named = Pick<LeadNews['lead'], 'name' | 'company' | 'email' | 'phone'>

/** As the title of the news ends. */
export function nameWho({ name, company, email, phone }: Named): string {
  return (
    [name, company].map(toOneLine).filter(Boolean).join(', ') || email || phone || newsWords.noName
  )
}

/** A line for each that is known. */
export function describeContact(
  lead: Pick<LeadNews['lead'], 'email' | 'phone' | 'website'>,
): string[] {
  return [
    ...label(names.email, lead.email ?? ''),
    ...label(names.phone, lead.phone),
    ...label(names.website, lead.website),
  ]
}

export function describeTouch(touch: LeadNews['lead']['lastTouch']): string[] {
  const { source, medium, campaign, article } = touch
  const tags = [describeTrafficSource(source), medium, campaign].filter(Boolean).join(' / ')
  return label(
    names.source,
    [tags, article && newsWords.article(article)].filter(Boolean).join(', '),
  )
}

export function describeDue(
  { bookingTimeZone }: Pick<NewsConfig, 'bookingTimeZone'>,
  due: Date | null,
): string[] {
  if (due === null) return []
  return label(names.due, `${describeShortTime(due, bookingTimeZone)} (${bookingTimeZone})`)
}

export function composeLeadUrl({ siteUrl }: Pick<NewsConfig, 'siteUrl'>, leadId: string): string {
  return `${siteUrl}/admin/leads?lead=${leadId}`
}

function composeTalkUrl({ siteUrl }: Pick<NewsConfig, 'siteUrl'>, id: string): string {
  return `${siteUrl}/admin/dashboard?conversation=${id}`
}

function label(name: string, value: string): string[] {
  const text = toOneLine(value)
  return text ? [`${name}: ${text}`] : []
}

function describeStart({ bookingTimeZone }: NewsConfig, booking: LeadNews['booking']): string {
  if (!booking?.startsAt) return ''
  return `${describeMoment(booking.startsAt, bookingTimeZone)} (${bookingTimeZone})`
}

export const LEAD_EVENTS = [
  'lead.created',
  'lead.identified',
  'lead.qualified',
  'audit.requested',
  'person.wanted',
  'booking.confirmed',
  'booking.rescheduled',
  'booking.cancelled',
] as const
export type LeadEvent = (typeof LEAD_EVENTS)[number]

/** An event about a person that other systems get. */
export type LeadNews = {
  event: LeadEvent
  /** Names this occasion and no other, without a full stop: Standard Webhooks separates by it. */
  occasion: string
  /** `systems`: people get other news of the same moment that says it all. */
  audience: 'everybody' | 'systems'
  lead: Lead
  conversation: {
    id: string
    leadScore: number
    bookingReason: 'qualified' | 'requested' | null
  } | null
  booking: Pick<BookingRow, 'id' | 'status' | 'startsAt' | 'timeZone'> | null
  request: { id: string; challenge: string; contactMethod: 'email' | 'phone' | 'video' } | null
}
