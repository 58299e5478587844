/** Texts of /admin/brief: what is known before a call. */
export const briefWords = {
  history: 'Booking history',
  facts: {
    fromCalendar: 'entered in the calendar',
    fromPages: 'What public pages say about it',
    notDiscussed: 'Not discussed.',
  },
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
  call: {
    join: 'Join the call',
    noLink: 'No meeting link on file.',
    notSet: 'Time not set',
    unknownZone: 'their time zone is unknown',
    forThem: (time: string) => `for them ${time}`,
  },
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
