import type { AdminConversation, AdminConversationView } from '#contract/admin.ts'
import type { AdminDelivery, AdminLead, AdminLeadReply, LeadNote } from '#contract/admin-leads.ts'
import { FIRST_ID, makeConversation } from '#site/admin/testing/staff-browser.ts'

export const LEAD_ID = 'cccccccc-cccc-4ccc-8ccc-cccccccccccc'
const SINCE = '2026-03-12T14:05:00.000Z'

const touch = {
  at: SINCE,
  source: '',
  medium: '',
  campaign: '',
  referrer: 'direct',
  landing_page: '/diagnostic',
  article: null,
}

export const dana = { id: 'staff-1', email: 'dana@loopwright.example', name: 'Dana Fischer' }

export function makeLead(known: Partial<AdminLead> = {}): AdminLead {
  return {
    id: LEAD_ID,
    created_at: SINCE,
    updated_at: SINCE,
    email: 'maya@harborfreightco.com',
    other_emails: [],
    name: 'Maya Okafor',
    phone: '',
    company: 'Harbor Freight Co',
    website: '',
    status: 'new',
    owner: null,
    first_touch: touch,
    last_touch: touch,
    reply_due_at: null,
    replied_at: null,
    next_action: null,
    lead_score: 61,
    conversation_count: 1,
    request_count: 0,
    ...known,
  }
}

export function makeNote(known: Partial<LeadNote> = {}): LeadNote {
  return {
    id: 'note-1',
    author_email: dana.email,
    is_own: true,
    kind: 'note',
    mention: null,
    text: 'Call back on Monday.',
    created_at: SINCE,
    updated_at: SINCE,
    ...known,
  }
}

export function makeDelivery(known: Partial<AdminDelivery> = {}): AdminDelivery {
  return {
    id: 'delivery-1',
    channel: 'webhook',
    event: 'lead.created',
    lead_id: LEAD_ID,
    payload: { type: 'lead.created' },
    status: 'failed',
    attempts: 8,
    next_attempt_at: SINCE,
    response_status: 503,
    error: null,
    created_at: SINCE,
    sent_at: null,
    is_sendable: true,
    ...known,
  }
}

export function makeLeadReply(known: Partial<AdminLeadReply> = {}): AdminLeadReply {
  return {
    lead: makeLead(),
    other_emails: [],
    conversations: [],
    audit_requests: [],
    bookings: [],
    notes: [],
    emails: [],
    is_sending: true,
    deliveries: [],
    ...known,
  }
}

export function makeConversationView(
  known: Partial<AdminConversationView> = {},
  conversation: Partial<AdminConversation> = {},
): AdminConversationView {
  return {
    conversation: makeConversation({ id: FIRST_ID, ...conversation }),
    phone: null,
    brain: 'offline',
    attribution: {
      referrer: 'direct',
      landing_page: '/diagnostic',
      utm_source: '',
      utm_medium: '',
      utm_campaign: '',
      user_agent: '',
      article: null,
      earlier_conversations: 0,
    },
    bookings: [],
    booking_reason: null,
    taken_by: null,
    prefers_agent: false,
    evidence: [],
    company: null,
    messages: [],
    emails: [],
    score_card: {
      score_card: null,
      facts: {},
      said_at: {},
      history: [],
      sentiment: { score: null, sentences: [] },
      pain: { grade: null, severity: null, sentences: [] },
    },
    worksheet: { rows: [], estimate: null },
    takeover: { taken_by: null, prefers_agent: false, suggested_name: 'Dana' },
    lead: null,
    ...known,
  }
}
