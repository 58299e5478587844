/** Parts that several pages show. When a call takes place, for staff and for the visitor. */
export const callTimeWords = {
  notSet: 'Time not set',
  unknownZone: 'their time zone is unknown',
  forThem: (time: string) => `for them ${time}`,
} as const

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
