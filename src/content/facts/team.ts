import type { TeamMember } from '#content/facts/facts.schema.ts'
import { site } from '#content/site.ts'

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

const [, , headOfSystems] = team

/** In the 64 × 64 units of the drawing; `parting` is right of the middle, and hair hangs down from the temples. */
export type PortraitTraits = {
  faceWidth: number
  hairLength: number
  parting: number
  hasGlasses: boolean
}

/** Drawings of nobody real, as the names are. */
export const portraits: Readonly<Record<(typeof team)[number]['name'], PortraitTraits>> = {
  'Mara Lindqvist': { faceWidth: 21, hairLength: 25, parting: -5, hasGlasses: false },
  'Teo Adeyemi': { faceWidth: 24, hairLength: 3, parting: 6, hasGlasses: false },
  'Iris Novak': { faceWidth: 22, hairLength: 17, parting: 4, hasGlasses: true },
}

// The owner confirms: who takes the calls and answers requests.
/** Who stands beside every offer of a call, and what the call is for. */
export const callHost = {
  name: headOfSystems.name,
  role: headOfSystems.role,
  lead: 'Who you’ll talk to',
  portrait: portraits[headOfSystems.name],
  agenda: [
    {
      label: 'We ask',
      text: 'Which work takes the most hours, how you do it today, and who decides what.',
    },
    {
      label: 'You get',
      text: 'A first estimate, the math behind it, and our opinion on whether an Operations Audit is worth it.',
    },
    { label: 'It takes', text: `${site.callMinutes} minutes, by phone or video.` },
  ],
} as const
