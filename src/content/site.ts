/**
 * Everything that names the firm. "Loopwright" is a placeholder: change it here and it changes
 * on every page, in the chat, in mail and in structured data.
 * The address of the site (SITE_URL) and the scheduling link (CALENDLY_URL) may also come from the environment.
 */
export const site = {
  name: 'Loopwright',
  legalName: 'Loopwright Systems',
  tagline: 'Agents that show their work.',
  description:
    'Loopwright designs and deploys agentic automation: systems that perceive, decide and act across the tools you already run, and explain every step they take.',
  defaultUrl: 'http://localhost:3000',
  email: {
    contact: 'hello@loopwright.example',
    careers: 'careers@loopwright.example',
  },
  responsePromise: 'within one business day',
  callMinutes: 30,
} as const
