import type { Role } from '#content/facts/facts.schema.ts'

/** The open roles. Each applies by email with the subject "Application: {title}". `postedOn` is told to job searches,
 * `mark` names the part of a system that the role works on. */
export const roles = [
  {
    invented: true,
    title: 'Senior Systems Engineer',
    type: 'Full-time',
    location: 'Remote, US or EU',
    postedOn: '2026-10-05',
    mark: 'integration',
    description: 'Own the integrations between our agents and our customers’ systems.',
    requirements: [
      'Several years running APIs, queues, and databases in production',
      'A habit of writing the test first',
    ],
  },
  {
    invented: true,
    title: 'AI/ML Engineer (Agent Systems)',
    type: 'Full-time',
    location: 'Remote, US or EU',
    postedOn: '2026-10-05',
    mark: 'decide',
    description: 'Measure how well agents read and decide, then make them better.',
    requirements: [
      'A habit of evaluating before modeling',
      'Comfort with small data and hard cases',
    ],
  },
  {
    invented: true,
    title: 'Founding Product Designer',
    type: 'Full-time',
    location: 'Remote, US or EU',
    postedOn: '2026-10-26',
    mark: 'perceive',
    description: 'Turn an agent’s log into something people want to read.',
    requirements: ['Shipped work in information design', 'Prototyping in code'],
  },
  {
    invented: true,
    title: 'Solutions Architect / Consultant',
    type: 'Full-time',
    location: 'Remote, US or EU, with travel',
    postedOn: '2026-11-09',
    mark: 'people',
    description:
      'Sit with operations teams, measure their work, and design what replaces the manual part.',
    requirements: [
      'Experience improving processes inside a large company',
      'Comfort saying no to a customer',
    ],
  },
] as const satisfies readonly Role[]

export const perks = [
  {
    invented: true,
    name: 'Remote, on purpose',
    text: 'You work US or EU hours, and we spend a week together each quarter.',
  },
  {
    invented: true,
    name: 'A share of the firm',
    text: 'Every role comes with equity, and we explain the numbers.',
  },
  { invented: true, name: 'Health insurance', text: 'We pay it in full for you and your family.' },
  { invented: true, name: 'Time to learn', text: 'You get a budget, and working time to use it.' },
  { invented: true, name: 'Five weeks off', text: 'We expect you to take all of them.' },
  {
    invented: true,
    name: 'Open work',
    text: 'You can publish what you learn under your own name.',
  },
] as const
