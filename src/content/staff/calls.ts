/** Texts of /admin/bookings. */
export const bookingsWords = {
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
  notSending: 'No mail server is set up, so messages are kept here.',
  none: 'No messages yet. They appear here when a call is booked, rescheduled, or canceled.',
  noAttachments: 'No attachments',
  brief: 'Brief of this booking',
  sendAgain: 'Send again',
} as const
