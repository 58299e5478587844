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
