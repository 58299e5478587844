/**
 * The one place that names the firm. `npm run setup` rewrites it; pages, chat, mail, feeds, and structured data follow.
 * The address of the site (SITE_URL) and the scheduling link (CALENDLY_URL) may also come from the environment.
 */
const name = 'Loopwright'
const domain = 'loopwright.example'

export const site = {
  /** `npm run setup` takes this away. Until then name, domain, addresses, and time zone are placeholders. */
  invented: true,
  name,
  legalName: `${name} Systems`,
  /** The word by which visitors call the firm: lower-case letters. The chat knows the firm by it. */
  spokenName: 'loopwright',
  domain,
  tagline: 'Agents that show their work.',
  description: `${name} designs and deploys agentic automation: systems that perceive, decide, and act across the tools you already run, and explain every step.`,
  defaultUrl: 'http://localhost:3000',
  email: {
    contact: `hello@${domain}`,
    careers: `careers@${domain}`,
  },
  /** Of the calendar for calls; BOOKING_TIME_ZONE takes its place where it is set. */
  timeZone: 'America/New_York',
  responsePromise: 'within one business day',
  callMinutes: 30,
  /** Page of the embedded scheduler; CALENDLY_URL takes its place where it is set. */
  schedulingUrl: '/schedule',
} as const
