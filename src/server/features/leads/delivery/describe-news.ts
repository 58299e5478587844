import type { ServerConfig } from '#server/deps.ts'
import type { LeadEvent, LeadNews } from '#server/features/leads/delivery/lead-news.ts'
import { describeMoment, describeShortTime } from '#server/platform/mail/describe-call-time.ts'
import { toOneLine } from '#server/platform/mail/to-one-line.ts'

type NewsConfig = Pick<ServerConfig, 'siteUrl' | 'bookingTimeZone'>

const TITLES: Readonly<Record<LeadEvent, string>> = {
  'lead.created': 'New lead',
  'lead.identified': 'A lead left an e-mail address',
  'lead.qualified': 'Qualified lead',
  'audit.requested': 'Audit requested',
  'person.wanted': 'A person is wanted',
  'booking.confirmed': 'Call booked',
  'booking.rescheduled': 'Call moved',
  'booking.cancelled': 'Call cancelled',
}
const METHODS = { email: 'by e-mail', phone: 'by phone', video: 'by video call' } as const

/** The news in words for staff: one line that stands by itself, and what is behind it. */
export function describeNews(
  config: NewsConfig,
  news: LeadNews,
): { title: string; lines: string[] } {
  const { lead, conversation, booking, request } = news
  const who = [lead.name, lead.company].map(toOneLine).filter(Boolean).join(', ')
  const title = `${TITLES[news.event]}: ${who || lead.email || lead.phone || 'no name given'}`
  return {
    title,
    lines: [
      ...label('E-mail', lead.email ?? ''),
      ...label('Phone', lead.phone),
      ...label('Website', lead.website),
      ...(request ? label('Challenge', request.challenge) : []),
      ...(request ? [`Wants to be reached ${METHODS[request.contactMethod]}`] : []),
      ...(conversation ? [`Fit Score: ${conversation.leadScore} of 100`] : []),
      ...label('When', describeStart(config, booking)),
      ...label('Came by', describeSource(news)),
      ...label('Reply promised by', describeDue(config, news)),
      `Lead: ${composeLeadUrl(config, lead.id)}`,
      ...(conversation ? [`Conversation: ${composeTalkUrl(config, conversation.id)}`] : []),
    ],
  }
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

function describeSource({ lead: { lastTouch } }: LeadNews): string {
  const { source, medium, campaign, article } = lastTouch
  const tags = [source, medium, campaign].filter(Boolean).join(' / ')
  return [tags, article && `article "${article}"`].filter(Boolean).join(', ')
}

function describeDue({ bookingTimeZone }: NewsConfig, { lead }: LeadNews): string {
  if (!lead.replyDueAt || lead.repliedAt) return ''
  return `${describeShortTime(lead.replyDueAt, bookingTimeZone)} (${bookingTimeZone})`
}
