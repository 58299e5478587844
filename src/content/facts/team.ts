import type { TeamMember } from '#content/facts/facts.schema.ts'

/** Names and profiles are placeholders, like the firm's own; roles are the specification's. */
export const team = [
  {
    name: 'Mara Lindqvist',
    role: 'Co-Founder & CEO',
    bio: 'Ran operations for a logistics group and signed off the spreadsheets that this firm now replaces.',
    linkedin: 'https://www.linkedin.com/company/loopwright-example-mara-lindqvist',
    image: '',
  },
  {
    name: 'Teo Adeyemi',
    role: 'Co-Founder & CTO',
    bio: 'Built monitoring for systems that may not stop. Believes that a log nobody can read is a bug.',
    linkedin: 'https://www.linkedin.com/company/loopwright-example-teo-adeyemi',
    image: '',
  },
  {
    name: 'Iris Novak',
    role: 'Head of Systems',
    bio: 'Leads every pilot from first sketch to hand-over, and writes the tests on your past cases first.',
    linkedin: 'https://www.linkedin.com/company/loopwright-example-iris-novak',
    image: '',
  },
] as const satisfies readonly TeamMember[]
