/** Texts of /admin/leads: one lead. */
export const leadWords = {
  deliveries: {
    title: 'Sent to other systems',
    none: 'Nothing sent yet.',
    sendNow: 'Send now',
    sendAgain: 'Send again',
  },
  notes: {
    none: 'No notes yet.',
    add: 'Add a note',
    edit: 'Edit the note',
    confirmDelete: 'Delete permanently?',
    discard: 'Discard changes',
    sendNew: 'Add the note',
    save: 'Save the note',
    done: 'Next action done',
  },
  back: 'All leads',
  failed: 'The lead could not be loaded.',
  personLabel: 'Person and status',
  noCalls: 'No calls booked yet.',
  requests: 'Audit requests',
  noConversations: 'None: this person only used the form.',
  stored: {
    title: 'Everything stored',
    download: 'Download as JSON',
    downloadRequest: 'Download this request as JSON',
    deleteRequest: 'Delete this request…',
  },
  touches: {
    title: 'Where they came from',
    once: 'First and only time',
    first: 'First time',
    last: 'Last time',
    landedOn: (page: string) => `landed on ${page}`,
    ledBy: 'led here by',
  },
} as const

/** Texts of /admin/leads: the lists. */
export const leadsWords = {
  due: 'Reply due',
  matching: 'Matching leads',
  all: 'All leads',
  failed: 'The leads could not be loaded.',
  more: 'Load more',
  bulk: {
    choose: (name: string) => `Select ${name}`,
    label: 'Selected leads',
    chosen: (count: number) => (count === 1 ? '1 lead selected' : `${count} leads selected`),
    status: 'Set status…',
    statusLabel: 'Status of the selected leads',
    clear: 'Clear the selection',
  },
  exports: { leads: 'Leads as CSV', requests: 'All audit requests as CSV' },
  overdue: 'Overdue',
  dueToday: 'Due today',
  dueOn: (day: string) => `Due ${day}`,
  dueBy: (time: string) => `by ${time}`,
  noneDueMatch: 'No replies due among these.',
  noneDue: 'No replies due.',
  noneMatch: 'No leads match. Try fewer words or clear a filter.',
  none: 'No leads yet. They appear here when someone requests an audit, or leaves an email address, qualifies, or books a call in the chat.',
} as const

/** Words of a lead, wherever staff see one. */
export const leadTerms = {
  noName: 'No name yet',
  cameDirectly: 'came directly',
  overdue: (time: string) => `Reply overdue by ${time}`,
  due: (time: string) => `Reply due in ${time}`,
} as const

/** News of a lead, by email and in Slack. */
export const newsWords = {
  titles: {
    'lead.created': 'New lead',
    'lead.identified': 'A lead left an email address',
    'lead.qualified': 'Qualified lead',
    'audit.requested': 'Audit requested',
    'person.wanted': 'Asked for a person',
    'booking.confirmed': 'Call booked',
    'booking.rescheduled': 'Call rescheduled',
    'booking.cancelled': 'Call canceled',
  },
  reach: {
    email: 'Wants to be reached by email',
    phone: 'Wants to be reached by phone',
    video: 'Wants to be reached by video call',
  },
  names: {
    challenge: 'Challenge',
    when: 'When',
    lead: 'Lead',
    conversation: 'Conversation',
    email: 'Email',
    phone: 'Phone',
    website: 'Website',
    source: 'Came by',
    due: 'Reply promised by',
  },
  noName: 'no name given',
  score: (score: number) => `Fit Score: ${score} of 100`,
  article: (title: string) => `article "${title}"`,
} as const
