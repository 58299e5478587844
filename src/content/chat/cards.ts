/** Cards that come late in a conversation. The calendar, and the booked call. */
export const callCardWords = {
  noAddress: 'The calendar’s address is not a web address.',
  introduction: "Perfect! Here's my calendar - pick a time that works for you:",
  booked: 'Your call is booked.',
  recorded: 'Call booked successfully! 🎉',
  notRecorded: 'Booking confirmed, but there was an error updating our records.',
  rescheduled: 'Your call has been rescheduled.',
  claimed: {
    heading: 'Waiting for the calendar to confirm',
    note: 'This card changes as soon as it does.',
  },
  expired: {
    heading: 'We could not find this booking in the calendar.',
    note: 'If you got a confirmation email, your call is booked. If not, pick a time again.',
  },
  canceled: 'This call was canceled.',
  missed: 'This call did not happen.',
  held: 'This call took place.',
  passed: 'The time of this call has passed.',
  addToCalendar: 'Add to calendar',
  offer: (minutes: number) =>
    `${minutes} minutes with one of our people, at a time that works for you.`,
  pick: 'Pick a time',
  notNow: 'Not now',
  title: 'Your call',
  linkComes: 'We’ll send you the link before the call.',
  pickOther: 'Pick another time',
  pickedTime: 'At the time you picked in the calendar.',
  links: 'What you can do',
  newTab: '(opens in a new tab)',
  loading: 'Loading the calendar…',
  frame: 'Pick a time for a 30-minute call',
} as const

/** What public pages say about the company. */
export const companyCardWords = {
  lead: 'We read this on public pages so that you don’t have to type it. Mark what is right and what is not.',
} as const

/** A person was asked for. */
export const personCardWords = {
  title: 'Talk to a person',
  flagged: (when: string, address: string) =>
    `I’ve flagged this conversation. A person will see what you told me and reply ${when}. ${address}`,
  pick: 'Pick a time',
  newTab: '(opens in a new tab)',
  letter: 'What the email says',
  email: {
    label: 'Your email, so that the answer reaches you after you leave',
    send: 'Leave address',
  },
} as const

/** The estimate. */
export const savingsCardWords = {
  title: 'Potential Savings',
  outdated: 'Based on figures that have since changed.',
  notPromise: 'An estimate by formula, not a promise.',
  change: 'Change a number',
  annualCost: (hours: string, rate: string, cost: string) =>
    `${hours} × ${rate} × 52 = ${cost} a year`,
} as const

/** The estimate below the worksheet. */
export const estimateWords = {
  perYear: 'a year',
  worthIt: 'Worth it?',
  typeSum: 'Enter a calculation',
} as const
