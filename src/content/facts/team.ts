import type { TeamMember } from '#content/facts/facts.schema.ts'

/** Names and profiles are placeholders, like the firm's own; roles are the specification's. */
export const team = [
  {
    name: 'Mara Lindqvist',
    role: 'Co-Founder & CEO',
    bio: 'Ran operations for a logistics group and signed off on the kind of spreadsheets we now replace.',
    linkedin: 'https://www.linkedin.com/company/loopwright-example-mara-lindqvist',
    image: '',
  },
  {
    name: 'Teo Adeyemi',
    role: 'Co-Founder & CTO',
    bio: 'Built monitoring for systems that have to stay up. Believes that a log nobody can read is a bug.',
    linkedin: 'https://www.linkedin.com/company/loopwright-example-teo-adeyemi',
    image: '',
  },
  {
    name: 'Iris Novak',
    role: 'Head of Systems',
    bio: 'Leads every pilot from first sketch to handoff, starting with tests built from your past cases.',
    linkedin: 'https://www.linkedin.com/company/loopwright-example-iris-novak',
    image: '',
  },
] as const satisfies readonly TeamMember[]
