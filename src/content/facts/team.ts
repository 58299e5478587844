import type { TeamMember } from '#content/facts/facts.schema.ts'

/** Names, lives, and profiles are invented; roles are the specification's. */
export const team = [
  {
    invented: true,
    name: 'Mara Lindqvist',
    role: 'Co-Founder & CEO',
    bio: 'Ran operations for a logistics group and signed off on the kind of spreadsheets we now replace.',
    linkedin: 'https://www.linkedin.com/company/placeholder-example-mara-lindqvist',
    image: '',
  },
  {
    invented: true,
    name: 'Teo Adeyemi',
    role: 'Co-Founder & CTO',
    bio: 'Built monitoring for systems that have to stay up. Believes that a log nobody can read is a bug.',
    linkedin: 'https://www.linkedin.com/company/placeholder-example-teo-adeyemi',
    image: '',
  },
  {
    invented: true,
    name: 'Iris Novak',
    role: 'Head of Systems',
    bio: 'Leads every pilot from first sketch to handoff, starting with tests built from your past cases.',
    linkedin: 'https://www.linkedin.com/company/placeholder-example-iris-novak',
    image: '',
  },
] as const satisfies readonly TeamMember[]
