import type { PageMetadata } from '#content/page-metadata.ts'

export const myConversationPage = {
  metadata: {
    path: '/my-conversation',
    title: 'Your conversation',
    description: 'See, correct, download, or delete a conversation you had with us.',
    keywords: ['conversation'],
    summary: 'One conversation, for the person who had it to read, correct, download, or delete.',
  } satisfies PageMetadata,
  intro:
    'This is everything we keep from the conversation, and what came of it. You can correct it, download a copy, or delete it. Anyone with the link to this page can do the same, so do not share it.',
  worksheet: {
    title: 'Your worksheet',
    none: 'There is no estimate yet. It needs the hours per week and the cost of an hour.',
    notPromise:
      'This estimate comes from these figures and our calculator’s formula. It is not a promise.',
    savings: 'Estimated savings',
    hoursFreed: (hours: string) => `${hours} hours a week freed`,
  },
  erase: {
    title: 'Delete this conversation',
    text: 'This deletes the messages, our notes, and your contact details. Any upcoming call is canceled. You get a receipt.',
    question: 'Delete this conversation?',
    consequence:
      'Messages and notes are gone for good, and any upcoming call is canceled. We cannot email you about it, because your address is deleted too.',
    confirm: 'Delete permanently',
    keep: 'Keep it',
  },
  deleted: {
    title: 'Your conversation is deleted.',
    text: 'We keep this receipt, which holds neither your name nor your words. The link to this page no longer works.',
  },
  unknown: {
    title: 'We can’t find a conversation for this link.',
    withKey: 'The conversation was deleted, or the link is incomplete.',
    withoutKey: 'The link is missing the key that opens a conversation.',
    help: 'The full link is in the chat, under “Your conversation.” If that does not help, write to',
  },
  withoutScript:
    'This page needs JavaScript, which is turned off in your browser. To see, correct, or delete a conversation, write to',
  receipt: { print: 'Print the receipt', home: 'Return home' },
  loading: 'Loading your conversation…',
  failure: {
    title: 'Your conversation could not be loaded.',
    help: 'Check your connection and try again, or write to',
  },
  conversation: { title: 'The conversation', assistant: (firm: string) => `assistant of ${firm}` },
  company: { note: 'We read this on public pages so that you didn’t have to type it.' },
  call: { title: 'Your call' },
  noted: {
    title: 'What we noted',
    none: 'Nothing yet. You have not told us about your work.',
    score: 'Fit Score',
  },
  failures: {
    noConnection: 'No connection to the server.',
    unknown: 'Something went wrong.',
    notSaved: (why: string) => `Not saved. ${why} Try again.`,
    eraseNoAnswer:
      'We got no response, so this may not have been deleted. Check your connection and try again.',
    erase: 'This was not deleted. Try again in a minute.',
  },
}

/** The email that takes an estimate along. */
export const estimateMail = {
  subject: (firm: string) => `Your estimate from ${firm}`,
  lead: (firm: string) => `Here is the estimate requested in the chat with ${firm}.`,
  savings: (saving: string) => `Estimated savings: ${saving}`,
  notAgreed: 'Not yet agreed: the rows marked “to check” below.',
  hours: (hours: number) => `Hours saved per week: ${hours}`,
  worksheet: 'The worksheet',
  cost: 'What it costs',
  payback: (time: string) => `Payback: ${time}`,
  link: (url: string) =>
    `Read, correct, or delete your conversation on any device. Anyone with this link can do the same, so keep it private:\n${url}`,
  unasked:
    'If you didn’t ask for this, someone entered your address by mistake. You can ignore this email.',
  hidden: 'as you wrote it, on your page',
} as const
