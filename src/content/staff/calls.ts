/** Texts of /admin/bookings. */
export const bookingsWords = {
  zone: (zone: string) => `Times in ${zone}`,
  failed: 'The bookings could not be loaded.',
  past: {
    title: 'Past or canceled',
    over: 'This call is over.',
    record: 'Record the outcome',
    none: 'Nothing yet.',
  },
  unused: {
    one: '1 calendar was offered in a chat and not used.',
    many: (count: number) => `${count} calendars were offered in chats and not used.`,
  },
  noConversation: 'No conversation',
  coming: { none: 'No calls booked. Calls appear here when a visitor picks a time.' },
} as const

/** Texts of /admin/outbox. */
export const outboxWords = {
  failed: 'The outbox could not be loaded.',
  notSending: 'No mail server is set up, so messages stay here.',
  none: 'No messages yet. They appear here when a call is booked, rescheduled, or canceled.',
  noAttachments: 'No attachments',
  brief: 'Brief of this booking',
  sendAgain: 'Send again',
} as const

/** Words of a booking, wherever staff see one. */
export const bookingWords = {
  statuses: {
    offered: 'Calendar offered',
    opened: 'Calendar opened',
    claimed: 'Waiting for confirmation',
    expired: 'Never confirmed',
    confirmed: 'Confirmed',
    rescheduled: 'Rescheduled',
    cancelled: 'Canceled',
    no_show: 'No-show',
    held: 'Held',
  },
  /** What happened to it. */
  kinds: {
    offered: 'Calendar offered',
    opened: 'Calendar opened',
    claimed: 'Reported as booked',
    created: 'Booked',
    moved: 'Rescheduled',
    cancelled: 'Canceled',
    no_show: 'No-show',
    no_show_undone: 'No-show reversed',
    held: 'Held',
    won: 'Won',
    lost: 'Lost',
  },
  held: { won: 'Held, won', lost: 'Held, lost' },
  /** Who reported it. */
  tellers: {
    agent: 'the assistant',
    browser: 'the visitor’s browser, unverified',
    visitor: 'the visitor',
    provider_api: 'Calendly (API)',
    staff: 'staff',
  },
  calendly: 'Calendly (verified)',
  scheduler: 'our scheduler',
  noName: 'No name yet',
} as const

/** Emails to staff about a call. */
export const bookingMailWords = {
  news: { confirmed: 'booked', rescheduled: 'rescheduled', cancelled: 'canceled' },
  happened: (news: string) => `A call was ${news}.`,
  reasons: {
    qualified: 'qualified',
    requested: 'requested (asked for a call before the score was reached)',
  },
  noName: 'no name given',
  visitor: 'a visitor',
  notKnown: (label: string) => `${label}: not known yet`,
  theirTime: (time: string) => `Their time: ${time}`,
  bookedIn: { calendly: 'Booked in: Calendly', embedded: 'Booked in: our own scheduler' },
  noConversation: 'Conversation: none, the call was booked without the chat',
  fitScore: (score: number) => `Fit Score: ${score} of 100`,
} as const

/** The email to staff about a call that was canceled because its data was deleted. */
export const erasedCallMail = {
  noTime: 'an unknown time',
  subject: (time: string) => `Call canceled: ${time}`,
  text: (who: 'visitor' | 'staff', time: string) =>
    `${who === 'visitor' ? 'The visitor' : 'A member of staff'} deleted the conversation and everything known about the person.\nThe call at ${time} will not take place.\n`,
  atCalendly: '\nIt was booked through Calendly, which still has it. Cancel it there.\n',
} as const
