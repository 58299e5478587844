import { site } from '#content/site.ts'

const modelNames: Readonly<Record<string, string>> = {
  openai: 'a model of OpenAI',
  anthropic: 'a model of Anthropic',
}

/** What becomes of a visitor's data: each line is true of the code, and changes with it. */
export const keptNotice = {
  title: 'What is kept, why, and for how long',
  entries: [
    {
      term: 'What you write',
      text: 'Your messages, and what is worked out from them: figures, the Fit Score, an estimate. To answer you and to prepare a call.',
    },
    {
      term: 'Name, e-mail, phone',
      text: 'Only if you write them, here or into the calendar. To reach you about this.',
    },
    {
      term: 'Your company',
      text: 'What the website that you name, or another public source, says of it. To spare you questions. You see each line with the page it is from, and can say that it is wrong.',
    },
    {
      term: 'Your visit',
      text: 'The page that led here, the page you came to, campaign names in its address, and what your browser calls itself. To learn where visitors come from.',
    },
    {
      term: 'Network address',
      text: 'Used while a request is answered, against abuse and, where that is set up, to ask a public source whose network it is. For counting requests it is turned into a code that cannot be turned back and is gone within hours. The address itself is never stored.',
    },
    {
      term: 'In your browser',
      text: 'A cookie that opens this conversation for you alone, for 180 days at most. A random number that tells a second visit from a first, until you clear it. In this tab, until you close it: which conversation to show after a reload, what you have not sent yet, and which site led here.',
    },
  ],
  model: {
    term: 'Language model',
    none: 'None. Your messages are answered by our own program, on our own server.',
    unknown:
      'If one helps with the words, it is sent the text of your messages, without e-mail addresses and phone numbers, and what public pages say of your company. It decides nothing.',
    used: (provider: string) =>
      `To understand and to answer, ${modelNames[provider] ?? 'a language model that we chose'} is sent the text of your messages, without e-mail addresses and phone numbers, and what public pages say of your company. It decides nothing.`,
  },
  readers: {
    term: 'Who sees it',
    text: `You, and the people of ${site.name} who answer you or prepare a call, with the mail, calendar, team chat and customer list that they work with. It goes to nobody else but the language model, where there is one.`,
  },
  duration: {
    term: 'How long',
    untilDeleted: 'Until you delete it, which you can do at any time',
    unknown:
      'Until you delete it, which you can do at any time, or until it is deleted for its age where that is set up. You delete it',
    afterDays: (days: number) =>
      `Until ${days === 1 ? 'one day' : `${days} days`} after anything last happened in it, or until you delete it, which you can do at any time`,
    page: 'on the page of your conversation',
    afterwards:
      'What stays with us is a receipt without your name or your words and, of a call that you booked, its time.',
  },
} as const
