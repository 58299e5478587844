import type { Role } from '#content/facts/facts.schema.ts'

/** The open roles. Each applies by mail with the subject "Application: {title}". `postedOn` is told to job searches. */
export const roles = [
  {
    title: 'Senior Systems Engineer',
    type: 'Full-time',
    location: 'Remote, US or EU',
    postedOn: '2026-10-05',
    description: 'Own the connections between agents and the systems that customers run.',
    requirements: ['Years with APIs, queues and databases in production', 'Writes the test first'],
  },
  {
    title: 'AI/ML Engineer (Agent Systems)',
    type: 'Full-time',
    location: 'Remote, US or EU',
    postedOn: '2026-10-05',
    description: 'Make perception and decision measurable, then better.',
    requirements: ['Evaluation before models', 'Comfort with small data and hard cases'],
  },
  {
    title: 'Founding Product Designer',
    type: 'Full-time',
    location: 'Remote, US or EU',
    postedOn: '2026-10-26',
    description: 'Give the record of an agent a form that people want to read.',
    requirements: ['Information design, shipped', 'Prototypes in code'],
  },
  {
    title: 'Solutions Architect / Consultant',
    type: 'Full-time',
    location: 'Remote, US or EU, with travel',
    postedOn: '2026-11-09',
    description: 'Sit with operations teams, count their work, and design what replaces it.',
    requirements: ['Process work inside a large firm', 'Able to tell a customer no'],
  },
] as const satisfies readonly Role[]

export const perks = [
  { name: 'Remote, on purpose', text: 'US or EU hours, and a week together each quarter.' },
  { name: 'A share of the firm', text: 'Equity for every role, explained in numbers.' },
  { name: 'Health cover', text: 'For you and your family, paid in full.' },
  { name: 'Time to learn', text: 'A budget, and the Fridays to use it.' },
  { name: 'Five weeks off', text: 'Taken, not carried over.' },
  { name: 'Open work', text: 'Publish what you learn, under your own name.' },
] as const
