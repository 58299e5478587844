/** Texts of an email that somebody of the staff writes to a lead. */
export const leadMail = {
  subject: (firm: string) => `Your conversation with ${firm}`,
  noLink: 'This address was not left in that conversation.',
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

/** The part of a lead that shows emails, and where one is written. */
export const leadEmailWords = {
  title: 'Emails',
  /** Beside each email among the messages of a conversation. */
  kind: 'email',
  none: 'No emails yet.',
  noAddress: 'No email address was left, so no email can be written here.',
  write: 'Write an email',
  goOn: 'Go on with the email',
  subject: 'Subject',
  text: 'Email',
  link: 'Add the private link to their conversation',
  linkNote: 'Whoever has it can read, correct, and delete the conversation.',
  to: (address: string) => `To ${address}. Replies go to you.`,
  send: 'Send the email',
  sending: 'Sending...',
  keep: 'Keep in the outbox',
  notSending:
    'No mail server is set up: the site keeps the email in the outbox and doesn’t send it.',
  ownProgram: 'Open in your mail program',
  close: 'Close',
  sent: 'The email is on its way.',
  kept: 'The email is in the outbox.',
  states: {
    waiting: 'waiting to be sent',
    failed: (reason: string) => `not sent: ${reason}`,
    kept: 'kept in the outbox, not sent',
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
    text: 'Hi {name},\n\nthank you for telling us about {process} at {company}. I’m reading through it and will write again by the end of the next working day.',
  },
  {
    name: 'Ask for a sample',
    text: 'Hi {name},\n\nto say how far {process} can be automated, I’d like to see two or three typical cases. Could you send examples with names and amounts blacked out?',
  },
  {
    name: 'Suggest a call',
    text: 'Hi {name},\n\nthe quickest next step is a 30-minute call about {process}. Which two times this week or next would suit you?',
  },
  {
    name: 'Not a fit right now',
    text: 'Hi {name},\n\nthank you for the details. At today’s volume, automating {process} would not pay for itself at {company}. If the volume grows, write to us again, and we’ll look at the figures once more.',
  },
  {
    name: 'Follow up',
    text: 'Hi {name},\n\nI wanted to check whether my last message about {process} reached you. If this is not the right time, tell me when to come back to it.',
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
  remove: 'Remove it',
  close: 'Close',
  overdue: (day: string) => `overdue since ${day}`,
  today: 'due today',
  later: (day: string) => `due ${day}`,
} as const
