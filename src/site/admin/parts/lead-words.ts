import { leadTerms } from '#content/staff/leads.ts'
import type { AdminDelivery, AdminLead } from '#contract/admin-leads.ts'
import { describeReferrer, describeTrafficSource, NO_SOURCE } from '#domain/traffic-source.ts'

export type LeadStatus = AdminLead['status']
export type LeadTouch = AdminLead['first_touch']

export const LEAD_STATUS_WORDS: Readonly<Record<LeadStatus, string>> = {
  new: 'New',
  working: 'Working',
  qualified: 'Qualified',
  won: 'Won',
  lost: 'Lost',
}

export const CHANNEL_WORDS: Readonly<Record<AdminDelivery['channel'], string>> = {
  slack: 'Slack',
  webhook: 'Webhook',
  hubspot: 'HubSpot',
}

/** What a lead is called, as far as anybody said. */
export function nameLead({ name, company, email, phone }: AdminLead): string {
  return [name, company].filter(Boolean).join(', ') || email || phone || leadTerms.noName
}

/** "newsletter", "from Google (search)", "came directly" */
export function describeSource({ source, referrer }: LeadTouch): string {
  if (source && source !== NO_SOURCE) return describeTrafficSource(source)
  const place = describeReferrer(referrer)
  return place === null ? leadTerms.cameDirectly : `from ${place}`
}
