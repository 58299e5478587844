/** Texts of an email that somebody of the staff writes to a lead. */
export const leadMail = {
  subject: (firm: string) => `Your conversation with ${firm}`,
  noLink: 'They didn’t leave this address in that conversation.',
  /** The last paragraph, where the sender adds the link. */
  link: (url: string) =>
    `Your conversation with us, to read or correct on any device. Anyone with this link can do the same, so keep it private:\n${url}`,
} as const

/** The email to somebody of the staff who is mentioned in a note and does not look at it. */
export const mentionMail = {
  subject: (author: string) => `${author} mentioned you in a note`,
  text: (author: string, url: string) =>
    `${author} mentioned you in a note about a lead. Read it here:\n${url}\n`,
} as const

/** The email to whoever owns a lead, before the time of a promised reply is over. */
export const promiseMail = {
  subject: (time: string) => `Reply due by ${time}`,
  text: (time: string, url: string) =>
    `A reply to a lead was promised by ${time}, and none has been recorded. Open the lead:\n${url}\n`,
} as const

/** The part of a lead that shows emails, and where one is written. */
export const leadEmailWords = {
  title: 'Emails',
  /** Beside each email among the messages of a conversation. */
  kind: 'email',
  none: 'No emails yet.',
  noAddress: 'They left no email address, so you can’t email them.',
  write: 'Write an email',
  goOn: 'Continue the email',
  subject: 'Subject',
  text: 'Email',
  link: 'Add the private link to their conversation',
  linkNote: 'Whoever has it can read, correct, and delete the conversation.',
  to: (address: string) => `To ${address}. Replies go to you.`,
  send: 'Send the email',
  sending: 'Sending...',
  keep: 'Save to outbox',
  notSending: 'No mail server is set up, so this email will stay in the outbox.',
  ownProgram: 'Open in your email app',
  close: 'Close',
  sent: 'The email is on its way.',
  kept: 'The email is in the outbox.',
  states: {
    waiting: 'waiting to be sent',
    failed: (reason: string) => `not sent: ${reason}`,
    kept: 'saved, not sent',
    sent: (time: string) => `sent ${time}`,
  },
} as const

/** Choosing a prepared reply. */
export const cannedReplyWords = {
  label: 'Prepared reply',
  choose: 'Insert a prepared reply…',
  open: (names: string) => `Fill in ${names} first.`,
} as const

/**
 * Prepared replies, for emails and for messages to a visitor. {name}, {company}, and {process} become what is known;
 * one that is not known stays, and has to be filled in before anything is sent.
 */
export const cannedReplies = [
  {
    name: 'Thanks, more soon',
    text: 'Hi {name},\n\nThank you for telling us about {process} at {company}. I’m reading through it and will write again by the end of the next business day.',
  },
  {
    name: 'Ask for a sample',
    text: 'Hi {name},\n\nTo tell you how much of {process} we can automate, I’d like to see two or three typical cases. Could you send examples with names and amounts blacked out?',
  },
  {
    name: 'Suggest a call',
    text: 'Hi {name},\n\nThe quickest next step is a 30-minute call about {process}. Which two times this week or next work for you?',
  },
  {
    name: 'Not a fit right now',
    text: 'Hi {name},\n\nThank you for the details. At today’s volume, automating {process} wouldn’t pay for itself at {company}. If your volume grows, get in touch and we’ll run the numbers again.',
  },
  {
    name: 'Follow up',
    text: 'Hi {name},\n\nI wanted to check whether my last message about {process} reached you. If this isn’t the right time, let me know a better time.',
  },
] as const

/** The next action of a lead, on its page, in its conversations, and in the list. */
export const nextActionWords = {
  title: 'Next action',
  none: 'No next action.',
  set: 'Set a next action',
  change: 'Change',
  done: 'Done',
  ofLead: (name: string) => `: next action of ${name}`,
  text: 'Next action',
  day: 'Due on',
  save: 'Save the next action',
  remove: 'Remove',
  close: 'Close',
  overdue: (day: string) => `overdue since ${day}`,
  today: 'due today',
  later: (day: string) => `due ${day}`,
} as const
