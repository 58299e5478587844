import { site } from '#content/site.ts'

/** The form that asks for an audit without the chat. */
export const auditFormTexts = {
  contactMethod: 'Preferred contact method',
  help: {
    challenge: 'What takes the most time by hand, and in which tools?',
    contactDetail:
      'We use it to reply. Without it, we can only reach you through your company’s public contact.',
  },
  /** For required fields that were left empty. The server says the same. */
  missing: {
    name: 'Enter your name.',
    company: 'Enter your company’s name.',
    challenge: 'Describe the challenge in a sentence or two.',
    contactMethod: 'Choose how we should contact you.',
  },
  methods: { email: 'Email', phone: 'Phone', video: 'Video Call' },
  details: {
    email: 'Email address (optional)',
    phone: 'Phone number (optional)',
    unknown: 'Where to reach you (optional)',
  },
  another: 'Submit Another Request',
  send: 'Request an Operations Audit',
} as const

/** Any form of the site that a browser posts without scripts. */
export const plainForm = {
  unreadable: 'We couldn’t read the form. Please fill it out and submit it again.',
  back: (firm: string) => `Back to ${firm}`,
} as const

/** The audit form where a browser posts it without scripts. */
export const plainAuditForm = {
  title: 'Request an operations audit: please check',
  heading: 'Please check your request',
  problems: 'Your request hasn’t been sent yet.',
  failed:
    'We couldn’t store your request. Nothing you typed is lost: wait a moment and send it again.',
  labels: {
    name: 'Name',
    company: 'Company',
    challenge: 'Challenge',
    contactMethod: auditFormTexts.contactMethod,
    contactDetail: auditFormTexts.details.unknown,
  },
  choose: 'Choose one',
  send: 'Send request',
} as const

/** The email to somebody who sent the form and left an address. */
export const auditMail = {
  subject: (firm: string) => `Your request to ${firm}`,
  lead: 'We have your request for an Operations Audit.',
  how: { email: 'by email', phone: 'by phone', video: 'to set up a video call' },
  answer: (person: string, how: string) => `${person}, will reply ${site.responsePromise}, ${how}.`,
  sent: (company: string, challenge: string) =>
    `What you sent\nCompany: ${company}\nChallenge: ${challenge}`,
  hidden: 'as you wrote it',
  book: (url: string) => `To book a ${site.callMinutes}-minute call now:\n${url}`,
} as const

/** In every email that somebody else may have asked for. */
export const wrongAddress =
  'If you didn’t send this, someone entered your address by mistake. You can ignore this email.'
