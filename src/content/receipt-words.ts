/** What the rows that an erasure took are called in front of people, by their table. */
export const receiptWords: Readonly<Record<string, { one: string; many: string } | undefined>> = {
  diagnostic_conversations: { one: 'conversation', many: 'conversations' },
  diagnostic_messages: { one: 'message', many: 'messages' },
  diagnostic_turns: { one: 'stored reply', many: 'stored replies' },
  conversation_findings: {
    one: 'finding about the company',
    many: 'findings about the company',
  },
  enrichment_requests: { one: 'look-up of its website', many: 'look-ups of its websites' },
  site_readings: { one: 'page that was read for it', many: 'pages that were read for it' },
  bookings: {
    one: 'booking, of which only its time and status stay',
    many: 'bookings, of which only times and status stay',
  },
  bookings_offered: { one: 'calendar that was offered', many: 'calendars that were offered' },
  booking_events: { one: 'entry of a booking’s history', many: 'entries of a booking’s history' },
  booking_invitees: { one: 'invitation', many: 'invitations' },
  calendly_inbox: { one: 'message from Calendly', many: 'messages from Calendly' },
  outbox_messages: { one: 'e-mail about it', many: 'e-mails about it' },
  deliveries: { one: 'message to another system', many: 'messages to other systems' },
  leads: { one: 'contact record', many: 'contact records' },
  lead_notes: { one: 'note by staff', many: 'notes by staff' },
  audit_requests: { one: 'request from the form', many: 'requests from the form' },
}
