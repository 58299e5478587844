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
  timeZone: { label: 'Time zone', meanings: (typed: string) => `Meanings of “${typed}”` },
} as const
