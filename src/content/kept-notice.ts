import { site } from '#content/site.ts'

const modelNames: Readonly<Record<string, string>> = {
  openai: 'a language model from OpenAI',
  anthropic: 'a language model from Anthropic',
}

/** What becomes of a visitor's data: each line is true of the code, and changes with it. */
export const keptNotice = {
  entries: [
    {
      term: 'What you write',
      text: 'Your messages, and what we calculate from them: figures, the Fit Score, and an estimate. We use them to answer you and to prepare for a call.',
    },
    {
      term: 'Name, email, phone',
      text: 'Only if you enter them, here or in the calendar. We use them to contact you about this conversation.',
    },
    {
      term: 'Your company',
      text: 'What your website or another public source says about it, so that we can ask you less. You see each line with its source, and you can mark it as wrong.',
    },
    {
      term: 'Your visit',
      text: 'The page that linked here, the first page you opened, the campaign tags in its address, and the name and version your browser reports. We use them to learn where visitors come from.',
    },
    {
      term: 'Network address',
      text: 'We use it while we handle a request: to prevent abuse and, if this site has that turned on, to look up in a public source whose network it is. To limit the number of requests, we turn it into a one-way code that is kept for about a day at most. The address itself is never stored.',
    },
    {
      term: 'In your browser',
      text: 'A cookie opens this conversation for you alone and lasts at most 180 days. A random number tells a second visit from a first and stays until you clear it. Until you close it, this tab remembers which conversation to show after a reload, what you have not sent yet, which site linked here, and the first page you opened.',
    },
  ],
  model: {
    term: 'Language model',
    none: 'None. Your messages are answered by our own program, on our own server.',
    unknown:
      'If we use one, it receives the text of your messages without email addresses and phone numbers, and what public pages say about your company. It makes no decisions.',
    used: (provider: string) =>
      `To help us understand and answer you, ${modelNames[provider] ?? 'a language model we chose'} receives the text of your messages without email addresses and phone numbers, and what public pages say about your company. It makes no decisions.`,
  },
  readers: {
    term: 'Who sees it',
    text: `You, and the people at ${site.name} who answer you or prepare for a call. They work with email, calendar, team chat, and CRM services, some of which other companies run for us. Nobody else receives it, apart from the services on our security page.`,
  },
  security: { href: '/security', label: 'Which services this site uses' },
  duration: {
    term: 'How long',
    untilDeleted: 'Until you delete it, which you can do at any time',
    unknown:
      'Until you delete it, which you can do at any time, or until our retention period ends, if one is set. You can delete it',
    afterDays: (days: number) =>
      `Until ${days === 1 ? 'one day' : `${days} days`} after the last activity in it, or until you delete it, which you can do at any time`,
    page: 'on the page of your conversation',
    afterward:
      'After that, we keep a receipt that holds neither your name nor your words and, if you booked a call, its time.',
  },
} as const
