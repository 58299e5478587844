import { leadTerms } from '#content/staff/leads.ts'
import type { AdminConversationView } from '#contract/admin.ts'
import type { AdminDelivery, AdminLead } from '#contract/admin-leads.ts'
import { describeReferrer, describeTrafficSource, NO_SOURCE } from '#domain/traffic-source.ts'
import { formatMoment, useNow } from '#site/admin/parts/format.ts'

type LeadStatus = AdminLead['status']
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

type Named = Pick<AdminLead, 'name' | 'company' | 'email' | 'phone'> & { website?: string }

/** What a lead is called, as far as anybody said. */
export function nameLead({ name, company, website = '', email, phone }: Named): string {
  return (
    [name, company || readHost(website)].filter(Boolean).join(', ') ||
    email ||
    phone ||
    leadTerms.noName
  )
}

/** "https://www.harbor.example/about" → "harbor.example" */
function readHost(website: string): string {
  if (website === '') return ''
  const url = URL.parse(website.includes('://') ? website : `https://${website}`)
  return url?.hostname.replace(/^www\./, '') ?? website
}

/** "newsletter", "from Google (search)", "came directly" */
export function describeSource({ source, referrer }: LeadTouch): string {
  if (source && source !== NO_SOURCE) return describeTrafficSource(source)
  const place = describeReferrer(referrer)
  return place === null ? leadTerms.cameDirectly : `from ${place}`
}

const STATUS_LOOKS: Readonly<Record<LeadStatus, string>> = {
  new: 'border-line text-ink',
  working: 'border-line text-ink',
  qualified: 'border-transparent bg-good-tint text-good',
  won: 'border-transparent bg-good-tint text-good',
  lost: 'border-line text-soft',
}

export function LeadStatusBadge({ status }: { status: LeadStatus }) {
  return (
    <span
      className={`label inline-flex items-center rounded-control border px-1.5 whitespace-nowrap ${STATUS_LOOKS[status]}`}
    >
      {LEAD_STATUS_WORDS[status]}
    </span>
  )
}

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
/** Up to here minutes matter beside hours. */
const NEAR_MINUTES = 3 * HOUR_MINUTES
/** Up to here hours say more than days. */
const HOURS_MINUTES = 48 * HOUR_MINUTES
const DAY_MINUTES = 24 * HOUR_MINUTES

type Promised = { reply_due_at: string | null; replied_at: string | null }
type Due = { words: string; state: 'due' | 'soon' | 'overdue' | 'kept' }

/** Where the promise of a reply stands; null when none was made. */
export function describeReplyDue(
  { reply_due_at, replied_at }: Promised,
  nowMs: number,
): Due | null {
  if (replied_at !== null) {
    return { words: `Replied ${formatMoment(replied_at)}`, state: 'kept' }
  }
  if (reply_due_at === null) return null
  const leftMinutes = Math.floor((Date.parse(reply_due_at) - nowMs) / MINUTE_MS)
  if (leftMinutes < 0) {
    return { words: leadTerms.overdue(describeMinutes(-leftMinutes)), state: 'overdue' }
  }
  return {
    words: leadTerms.due(describeMinutes(leftMinutes)),
    state: leftMinutes < NEAR_MINUTES ? 'soon' : 'due',
  }
}

/** "25 min", "1 h 25 min", "26 h", "3 days" */
function describeMinutes(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${minutes} min`
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const rest = minutes % HOUR_MINUTES
  if (minutes < NEAR_MINUTES) return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
  return minutes < HOURS_MINUTES ? `${hours} h` : `${Math.floor(minutes / DAY_MINUTES)} days`
}

export const REPLY_DUE_LOOKS: Readonly<Record<Due['state'], string>> = {
  due: 'text-ink',
  soon: 'text-warn',
  overdue: 'text-bad font-medium',
  kept: 'text-soft',
}

type ReplyDueProps = { lead: { reply_due_at: string | null; replied_at: string | null } }

/** Counts down to the promised reply. */
export function ReplyDue({ lead }: ReplyDueProps) {
  const due = describeReplyDue(lead, useNow())
  if (due === null) return null
  return (
    <time
      dateTime={lead.replied_at ?? lead.reply_due_at ?? ''}
      className={REPLY_DUE_LOOKS[due.state]}
    >
      {due.words}
    </time>
  )
}

/** The work that automating is talked about, as the worksheet has it. */
export function describeProcess({ rows }: AdminConversationView['worksheet']): string {
  const value = rows.find(({ row }) => row === 'process')?.value
  return typeof value === 'string' ? value : ''
}
