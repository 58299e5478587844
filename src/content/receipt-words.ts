/** What the rows that an erasure took are called in front of people, by their table. */
export const receiptWords: Readonly<Record<string, { one: string; many: string } | undefined>> = {
  diagnostic_conversations: { one: 'conversation', many: 'conversations' },
  diagnostic_messages: { one: 'message', many: 'messages' },
  diagnostic_turns: { one: 'stored reply', many: 'stored replies' },
  conversation_findings: {
    one: 'finding about the company',
    many: 'findings about the company',
  },
  enrichment_requests: { one: 'lookup of its website', many: 'lookups of its websites' },
  site_readings: { one: 'page read for it', many: 'pages read for it' },
  bookings: {
    one: 'booking (only its time and status are kept)',
    many: 'bookings (only their times and status are kept)',
  },
  bookings_offered: { one: 'calendar offered', many: 'calendars offered' },
  booking_events: { one: 'entry in a booking’s history', many: 'entries in a booking’s history' },
  booking_invitees: { one: 'invitation', many: 'invitations' },
  calendly_inbox: { one: 'message from Calendly', many: 'messages from Calendly' },
  outbox_messages: { one: 'email about it', many: 'emails about it' },
  deliveries: { one: 'message to another system', many: 'messages to other systems' },
  leads: { one: 'contact record', many: 'contact records' },
  lead_notes: { one: 'note by staff', many: 'notes by staff' },
  merged_leads: { one: 'merged contact record', many: 'merged contact records' },
  audit_requests: { one: 'request from the form', many: 'requests from the form' },
}

/** The rest of a receipt. */
export const receiptTexts = {
  oneCall: 'one upcoming call',
  calls: (count: number) => `${count} upcoming calls`,
  atCalendly:
    'The call was booked through Calendly, which keeps its own record. Cancel it there with the link in Calendly’s email.',
} as const
