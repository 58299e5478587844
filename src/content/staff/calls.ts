/** Texts of /admin/bookings. */
export const bookingsWords = {
  failed: 'The bookings could not be loaded.',
  past: { title: 'Past or canceled', over: 'This call is over.', record: 'Record the outcome' },
  unused: {
    one: '1 calendar was offered in a chat and not used.',
    many: (count: number) => `${count} calendars were offered in chats and not used.`,
  },
  noConversation: 'No conversation',
} as const

/** Texts of /admin/brief: what is known before a call. */
export const briefWords = {
  history: 'Booking history',
  facts: { fromCalendar: 'entered in the calendar', fromPages: 'What public pages say about it' },
  score: {
    title: (score: number) => `Score card: ${score} of 100`,
    none: 'Nothing scored yet.',
    cappedAt: (limit: number) => `Capped at ${limit}.`,
  },
  estimate: {
    none: 'No estimate: the hours or the hourly cost are unknown.',
    title: 'The estimate and what it assumes',
    notPromise:
      'An estimate from the calculator’s formula, not a promise. They can rerun it there.',
  },
  call: { join: 'Join the call', noLink: 'No meeting link on file.' },
  title: 'Pre-call brief',
  loaded: 'The brief is loaded.',
  failed: 'The brief could not be loaded.',
  noBooking: { lead: 'This link doesn’t name a booking. Choose one from', link: 'the bookings' },
  noConversation:
    'There was no conversation before this booking. We only know what was entered in the calendar, so there is no score or estimate.',
  pain: { title: 'Pain points, in their words', none: 'No pain points mentioned.' },
  unknown: {
    title: 'Still unknown',
    unit: 'possible points, of 100',
    none: 'Everything the score counts is known.',
  },
  questions: { title: 'Start with', unanswered: 'Questions the chat couldn’t answer' },
  outcome: { title: 'After the call', saved: 'Saved. Click again to change it.' },
} as const

/** Texts of /admin/outbox. */
export const outboxWords = {
  failed: 'The outbox could not be loaded.',
  notSending: 'No mail server is set up, so messages are kept here.',
  none: 'No messages yet. They appear here when a call is booked, rescheduled, or canceled.',
  noAttachments: 'No attachments',
  brief: 'Brief of this booking',
  sendAgain: 'Send again',
} as const
