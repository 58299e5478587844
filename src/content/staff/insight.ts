type Named = { name: string; meaning: string }
type Step = 'chat' | 'qualified' | 'offered' | 'confirmed' | 'held'
export type Outcome = 'won' | 'held' | 'coming' | 'lost' | 'no_show' | 'cancelled' | 'none'

/** What each step counts. They stand on the page beside the number. */
export const VISITS: Named = {
  name: 'Visits',
  meaning:
    'First page of a browser tab, counted without cookies. Excludes visitors who opt out of tracking.',
}
export const STEPS: Readonly<Record<Step, Named>> = {
  chat: { name: 'Wrote in the chat', meaning: 'Sent at least one message.' },
  qualified: { name: 'Qualified', meaning: 'Met the booking rule or was offered a call under it.' },
  offered: { name: 'Offered a call', meaning: 'Was shown the calendar.' },
  confirmed: {
    name: 'Call confirmed',
    meaning: 'The scheduler confirmed a call, whatever happened to it later.',
  },
  held: { name: 'Call held', meaning: 'Staff recorded that the call took place.' },
}

/** In the order in which they are stacked, from the best. */
export const OUTCOMES: Readonly<Record<Outcome, string>> = {
  won: 'Won',
  held: 'Held, undecided',
  coming: 'Upcoming',
  lost: 'Lost',
  no_show: 'No-show',
  cancelled: 'Canceled',
  none: 'No call',
}
export const OUTCOME_KEYS = Object.keys(OUTCOMES) as Outcome[]

const QUESTIONS: Readonly<Record<string, string>> = {
  opening: 'Before the first message',
  calendar: 'After the calendar',
  nothing: 'No open question',
  contact_name: 'Name',
  company_name: 'Company',
  company_website: 'Website',
  email: 'Email',
  phone: 'Phone',
  manual_hours: 'Manual hours',
  team_size: 'Team size',
  hourly_rate: 'Hourly rate',
  tools: 'Tools',
  tool_count: 'Number of tools',
  error_rate: 'Error rate',
  industry: 'Industry',
  pain: 'Pain',
  timeline: 'Timeline',
  budget: 'Budget',
  authority: 'Who decides',
}
export const nameQuestion = (asking: string) => QUESTIONS[asking] ?? asking

const MOODS: Readonly<Record<string, string>> = {
  '0': '0–19%',
  '1': '20–39%',
  '2': '40–59%',
  '3': '60–79%',
  '4': '80–100%',
  unknown: 'Not measured',
}
export const nameMood = (band: string) => MOODS[band] ?? band

const ANSWERS: Readonly<Record<string, string>> = {
  second: 'Under 1 s',
  few: '1 to 3 s',
  ten: '3 to 10 s',
  longer: 'Over 10 s',
}
export const nameAnswer = (band: string) => ANSWERS[band] ?? band

const WAITS: Readonly<Record<string, string>> = {
  hour: 'Within an hour',
  day: 'Within a day',
  later: 'Later',
  open: 'No reply yet',
}
export const nameWait = (band: string) => WAITS[band] ?? band

/** Texts of /admin/insight. */
export const insightWords = {
  nothing: 'Nothing counted in this range.',
  headline: { visits: 'Visits', chats: 'Wrote in the chat', calls: 'Calls confirmed' },
  contents: 'On this page',
  behind: {
    failed: 'The conversations could not be loaded.',
    none: 'No conversations count here anymore.',
  },
  none: 'No visits or conversations in this range. Choose other dates, or come back once the site has visitors.',
  answers: {
    title: 'How fast the agent replies',
    meaning:
      'From a visitor’s message to the agent’s reply, measured on our server. Grouped by slowest reply.',
  },
  persons: {
    title: 'How fast people reply',
    asked: 'asked for a person',
    noReply: 'no reply yet',
    median: (time: string) => `median time to a reply ${time}`,
    requests: (count: number) => (count === 1 ? '1 form request' : `${count} form requests`),
    noneReplied: 'none marked as replied',
    replied: (count: number, time: string) => `${count} marked as replied, median ${time}`,
    meaning:
      'Time from asking for a person until someone replied in the chat or marked the lead as replied.',
  },
  funnel: {
    title: 'From a visit to a call',
    meaning:
      'Conversations started in this range, by how far each has gotten. A step counts only those that went through every step before it; those that got there without qualifying are counted separately.',
    table: 'From a visit to a call, step by step',
    none: {
      chat: 'Nobody has written yet.',
      qualified: 'Nobody has qualified yet.',
      offered: 'No call offered yet.',
      confirmed: 'No call confirmed yet.',
      held: 'No call held yet.',
    },
  },
  failed: 'The figures could not be loaded.',
  range: 'Days up to today',
  questions: {
    title: 'Where conversations end',
    meaning:
      'What the agent’s last message asked for, in conversations that have been quiet for an hour and didn’t lead to a call. The share is out of everyone who was ever asked.',
  },
  scores: {
    title: 'Score against outcome',
    meaning:
      'Conversations with at least one message, by current Fit Score in steps of ten, with the outcome of their call. If there were several calls, the one that got furthest counts. Right and wrong are what staff said about the score after the call.',
    table: 'Scores and call outcomes',
  },
  sources: {
    title: 'Where they came from',
    meaning:
      'The first touch of each person: the campaign name, otherwise the referring site, otherwise direct. Visits are counted separately from conversations and can’t be matched to them one to one.',
  },
  threshold: {
    title: 'Try a different threshold',
    failed: 'The rule could not be rerun.',
    label: 'Fit Score that a call needs',
    today: (score: number) => `Today’s rule: ${score}`,
    meaning:
      'Reruns the booking rule on every saved score card with a different threshold. Everything else stays the same: enough known, hours, a reason to act, an email address, no abuse. It can’t tell what visitors would have said if they had been offered a call.',
    offered: 'Offered a call',
    outcomes: 'Outcomes where the offer changes',
  },
  moods: {
    title: 'Sentiment',
    meaning: 'How visitors felt about us by the end of the conversation, judging by their words.',
  },
} as const
