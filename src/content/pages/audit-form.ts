import { site } from '#content/site.ts'

/** The form that asks for an audit without the chat. */
export const auditFormTexts = {
  contactMethod: 'Preferred contact method',
  help: {
    challenge: 'What takes the most time by hand, and in which tools?',
    contactDetail:
      'We use it to reply. Without it, we can only reach you through your company’s public contact.',
  },
  another: 'Submit Another Request',
  send: 'Request an Operations Audit',
} as const

/** Any form of the site that a browser posts without scripts. */
export const plainForm = {
  unreadable: 'The form could not be read. Please fill it in again and send it once more.',
  back: `Back to ${site.name}`,
} as const

/** The audit form where a browser posts it without scripts. */
export const plainAuditForm = {
  title: 'Request an operations audit: please check',
  heading: 'Please check your request',
  problems: 'Your request was not sent yet.',
  failed:
    'We could not store your request just now. Nothing you typed is lost: wait a moment and send it again.',
  labels: {
    name: 'Name',
    company: 'Company',
    challenge: 'Challenge',
    contactMethod: auditFormTexts.contactMethod,
    contactDetail: 'Where to reach you (optional)',
  },
  contactMethods: [
    ['email', 'Email'],
    ['phone', 'Phone'],
    ['video', 'Video Call'],
  ],
  choose: 'Choose one',
  send: 'Send request',
} as const
