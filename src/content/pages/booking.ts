/** Choosing a time, on its own page and on the page of a booked call. */
export const schedulerTexts = {
  form: {
    back: '← Change day or time',
    confirm: 'Confirm booking',
    pickFirst: 'Pick a time first.',
  },
  title: (minutes: number) => `Book a ${minutes}-minute call`,
  booked: {
    title: 'Your call is booked.',
    email: 'Booked for',
    calendar: 'Add to calendar',
    manage: 'Change or cancel this call',
  },
  times: {
    loading: 'Loading available times…',
    failed: 'The available times could not be loaded. Check your connection and try again.',
    none: {
      lead: 'Every time in the next ten business days is taken. Write to',
      end: 'and we will find one together.',
    },
  },
  join: {
    later: 'We’ll send you the link before the call.',
    at: (host: string) => `Join at ${host}`,
  },
  failures: {
    taken: 'That time was just taken. Pick another one.',
    unread:
      'We could not read the response, so your call may not be booked. Try again: you will not be booked twice.',
    noAnswer:
      'We got no response, so your call may not be booked. Try again: you will not be booked twice.',
    booking: 'The booking did not go through. Try again in a minute.',
    changeNoAnswer:
      'We got no response, so this may not have gone through. Check your connection and try again.',
    change: 'This did not go through. Try again in a minute.',
  },
  clocks: (direction: 'forward' | 'back', amount: string) =>
    `On this day clocks go ${direction} ${amount}.`,
  oneHour: 'one hour',
  sameAllYear: 'The same all year',
  greenwich: 'Greenwich Mean Time, the same all year',
  timeZone: { label: 'Time zone', meanings: (typed: string) => `Matches for “${typed}”` },
} as const

/** Emails about a call, and its calendar entry. */
export const callMailWords = {
  call: (firm: string) => `call with ${firm}`,
  title: (firm: string) => `Call with ${firm}`,
  confirmed: (call: string) => `Your ${call} is confirmed.`,
  rescheduled: (call: string) => `Your ${call} was rescheduled.`,
  canceled: (call: string) => `Your ${call} was canceled.`,
  /** Before the time. */
  when: { confirmed: 'When', rescheduled: 'New time', cancelled: 'Original time' },
  oldTime: (time: string) => `Old time: ${time}`,
  zone: (zone: string) => `Time zone: ${zone}`,
  ourTime: (time: string) => `Our time: ${time}`,
  later: schedulerTexts.join.later,
  manageLine: (url: string) => `Reschedule or cancel: ${url}`,
  removeFile: 'Open the attached file to remove the call from your calendar.',
  addFile: 'Open the attached file to add the call to your calendar.',
  bookAnother: (url: string) => `To book another time:\n${url}`,
  manage: (url: string) => `To reschedule or cancel (even if you didn’t book this call):\n${url}`,
} as const
