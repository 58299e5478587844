import { spellNumber } from '#content/facts/spell-number.ts'
import { team } from '#content/facts/team.ts'
import type { PageMetadata } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

export const aboutPage = {
  metadata: {
    path: '/about',
    title: 'About us: principles, team, and your data',
    description:
      'We build AI agents for operations teams: clear, precise, and autonomous within limits. Mission, principles, team, and how we treat your data.',
    keywords: ['about', 'agentic infrastructure', 'team', 'principles', 'privacy'],
    summary: `${site.name} is a consulting and systems company. Its principles are clarity, precision, and autonomy. ${spellNumber(team.length, 'Capital')} people lead it.`,
  } satisfies PageMetadata,
  title: "We're building the infrastructure for agentic work",
  mission:
    'We build AI agents for operations teams. Our mission: no one should have to copy what a machine could handle, or trust what a machine can’t explain.',
  principles: [
    {
      mark: 'perceive',
      name: 'Clarity',
      claim: 'Logic explainable, auditable, traceable.',
      text: 'If the person accountable for a step can’t read it, it doesn’t ship.',
    },
    {
      mark: 'decide',
      name: 'Precision',
      claim: 'Engineered for correctness, not convenience.',
      text: 'We keep rules in code, test on past cases, and state the conditions of every figure we publish.',
    },
    {
      mark: 'act',
      name: 'Autonomy',
      claim: 'Goal-driven agents that adapt.',
      text: 'They act within limits that people set and widen only as results allow.',
    },
  ],
  teamTitle: 'Who is accountable',
  why: {
    title: `Why ${site.name} exists`,
    paragraphs: [
      'Operations teams hold companies together with spreadsheets, email, and memory. They know what should happen next; they lack the hours to do it every time.',
      'Tools promised to take that work on and took only the part that never varied. The rest (reading, comparing, and asking) stayed with people.',
      'Agents can now do much of it. But only agents that show their work will be trusted with it. That is what we build.',
    ],
  },
  data: [
    {
      id: 'privacy',
      title: 'Privacy',
      items: [
        'The chat keeps what you tell it so that it doesn’t ask twice and a person can follow up. We never sell it. The chat’s notice says what is kept, for how long, and who sees it.',
        'No page loads anything from another company unless you open a booking calendar that another company hosts.',
        'You can read, correct, download, and delete your conversation yourself.',
      ],
      links: [
        { href: '/privacy', label: 'Privacy notice' },
        { href: '/security', label: 'Security' },
      ],
    },
    {
      id: 'terms',
      title: 'Terms',
      items: [
        'Figures from the chat and the calculator are estimates from a published formula, not an offer.',
        'The chat is a program, and it can be wrong. Paid work starts with a signed agreement.',
      ],
      links: [{ href: '/terms', label: 'Terms of use' }],
    },
  ],
  work: {
    title: 'Work with us',
    text: 'The first step is a free conversation about one process.',
    primary: { href: '/diagnostic', label: 'Request an Operations Audit' },
    secondary: { href: '/consulting', label: 'Learn Our Process' },
  },
  profileLabel: (name: string) => `${name} on LinkedIn, opens in a new tab`,
} as const
