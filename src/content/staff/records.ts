/** Parts that several pages show. When a call takes place, for staff and for the visitor. */
export const callTimeWords = {
  notSet: 'Time not set',
  unknownZone: 'their time zone is unknown',
  forThem: (time: string) => `for them ${time}`,
} as const

/** What stands beside a figure for whoever hears it alone. */
export const figureWords = { fitScore: 'Fit Score' } as const

/** Deleting what is kept of somebody. */
export const deletionWords = {
  type: { start: 'Type', end: 'to confirm' },
  confirm: 'Delete permanently',
  keep: 'Keep it',
  print: 'Print the receipt',
} as const

/** Narrowing a list. */
export const filterWords = {
  title: 'Search and filters',
  filters: (count: number) => (count === 0 ? 'Filters' : `Filters · ${count}`),
  views: 'Views',
  exports: 'Export',
  active: 'Active filters',
  clearAll: 'Clear all',
} as const

/** Whether a lead waits for a reply. */
export const leadControlWords = {
  noReplyDue: 'No reply due',
  markReplied: 'Mark as replied',
} as const

/** A visitor’s words, which lead to their message. */
export const quoteWords = {
  showMessage: 'Show in the messages:',
} as const

/** What happened when a request of the staff area failed, and what to do. */
export const failureWords = {
  noAnswer: 'The server didn’t respond.',
  noAnswerRetry: 'The server didn’t respond. Check your connection and try again.',
  server: 'Something went wrong on the server. Try again in a moment.',
  nothingThere: 'There’s nothing at this address, or it was deleted. Choose another.',
  tooMany: 'Too many requests in a short time. Wait a minute and try again.',
  noPart: 'This part could not be loaded. Reload the page.',
  notSaved: (why: string) => `Not saved. ${why}`,
  tryAgain: 'Try again.',
  interrupted: 'The page was closed before a response came.',
} as const

/** Toasts. Those of conversations and messages, of the sign-in, and of access are the product’s fixed texts. */
export const staffToasts = {
  conversations: 'Failed to load conversations',
  messages: 'Failed to load messages',
  account: 'Failed to load your account',
  sessions: 'Failed to load your sessions',
  bookings: 'Failed to load bookings',
  brief: 'Failed to load the brief',
  outbox: 'Failed to load the outbox',
  leads: 'Failed to load leads',
  figures: 'Failed to load the figures',
  threshold: 'Failed to rerun the rule',
  figureConversations: 'Failed to load the conversations',
  team: 'Failed to load the team',
  log: 'Failed to load the log',
  welcomeBack: 'Welcome back!',
  accessDenied: 'Access denied. Admin privileges required.',
} as const
