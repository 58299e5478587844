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
