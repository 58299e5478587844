/**
 * Everything that names the firm. "Loopwright" is a placeholder: change it here and it changes
 * on every page, in the chat, in mail and in structured data.
 * The address of the site (SITE_URL) and the scheduling link (CALENDLY_URL) may also come from the environment.
 */
const name = 'Loopwright'

export const site = {
  name,
  legalName: `${name} Systems`,
  tagline: 'Agents that show their work.',
  description: `${name} designs and deploys agentic automation: systems that perceive, decide, and act across the tools you already run, and explain every step.`,
  defaultUrl: 'http://localhost:3000',
  email: {
    contact: 'hello@loopwright.example',
    careers: 'careers@loopwright.example',
  },
  responsePromise: 'within one business day',
  callMinutes: 30,
  /** Page of the embedded scheduler; CALENDLY_URL takes its place where it is set. */
  schedulingUrl: '/schedule',
} as const
