import type { ServerConfig } from '#server/deps.ts'
import {
  composeLeadUrl,
  describeNews,
  type LeadNews,
} from '#server/features/leads/delivery/describe-news.ts'
import type { Delivery } from '#server/platform/db/schema/outbox.ts'

export type Channel = Delivery['channel']
export const CHANNELS = ['slack', 'webhook', 'hubspot'] as const satisfies readonly Channel[]

type ChannelConfig = Pick<
  ServerConfig,
  'slackWebhookUrl' | 'leadWebhookUrl' | 'leadWebhookSecret' | 'hubspotToken' | 'hubspotApiUrl'
>

/** Whether the configuration says where deliveries of a channel go. */
export function isConfigured(config: ChannelConfig, channel: Channel): boolean {
  if (channel === 'slack') return config.slackWebhookUrl !== undefined
  if (channel === 'hubspot') return config.hubspotToken !== undefined
  return config.leadWebhookUrl !== undefined && config.leadWebhookSecret !== undefined
}

type PayloadConfig = Pick<ServerConfig, 'siteUrl' | 'bookingTimeZone'>
type Payload = Record<string, unknown>
type Told = { news: LeadNews; now: Date }

/** The body that a channel gets; null when the news cannot be told there. */
export function composePayload(
  config: PayloadConfig,
  channel: Channel,
  { news, now }: Told,
): Payload | null {
  if (channel === 'hubspot') return composeContact(news)
  if (channel === 'webhook') return composeWebhook(config, { news, now })
  return news.audience === 'systems' ? null : composeSlack(config, news)
}

function composeSlack(config: PayloadConfig, news: LeadNews): Payload {
  const { title, lines } = describeNews(config, news)
  // A visitor's words are text: no mention, no formatting, no preview of a page they name.
  return {
    text: [title, ...lines].map(escapeSlack).join('\n'),
    mrkdwn: false,
    unfurl_links: false,
    unfurl_media: false,
  }
}

/** The three characters that Slack reads as control characters. */
export function escapeSlack(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

/** The envelope of Standard Webhooks: type, time and data. */
function composeWebhook(config: PayloadConfig, { news, now }: Told): Payload {
  const { lead, conversation, booking, request } = news
  return {
    type: news.event,
    timestamp: now.toISOString(),
    data: {
      lead: {
        id: lead.id,
        email: lead.email,
        name: lead.name,
        phone: lead.phone,
        company: lead.company,
        website: lead.website,
        status: lead.status,
        first_touch: toWireTouch(lead.firstTouch),
        last_touch: toWireTouch(lead.lastTouch),
        reply_due_at: lead.replyDueAt?.toISOString() ?? null,
        url: composeLeadUrl(config, lead.id),
      },
      conversation: conversation && {
        id: conversation.id,
        lead_score: conversation.leadScore,
        booking_reason: conversation.bookingReason,
      },
      booking: booking && {
        id: booking.id,
        status: booking.status,
        starts_at: booking.startsAt?.toISOString() ?? null,
        time_zone: booking.timeZone,
      },
      audit_request: request && {
        id: request.id,
        challenge: request.challenge,
        contact_method: request.contactMethod,
      },
    },
  }
}

export function toWireTouch({ landingPage, ...touch }: LeadNews['lead']['firstTouch']) {
  return { ...touch, landing_page: landingPage }
}

/** HubSpot knows contacts by email. What is not known is left out: an empty value would clear theirs. */
export function composeContact({ lead }: Pick<LeadNews, 'lead'>): Payload | null {
  if (lead.email === null) return null
  const [firstname = '', ...rest] = lead.name.trim().split(/\s+/)
  const known = {
    firstname,
    lastname: rest.join(' '),
    phone: lead.phone,
    company: lead.company,
    website: lead.website,
  }
  const told = Object.entries(known).filter(([, value]) => value !== '')
  return { properties: { email: lead.email, ...Object.fromEntries(told) } }
}
