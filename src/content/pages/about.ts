import { spellNumber } from '#content/facts/spell-number.ts'
import { team } from '#content/facts/team.ts'
import type { PageMetadata } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

export const aboutPage = {
  metadata: {
    path: '/about',
    title: 'About',
    description:
      'We build the infrastructure for agentic work: clear, precise and autonomous within limits. Mission, principles, team, and how we treat your data.',
    keywords: ['about', 'agentic infrastructure', 'team', 'principles', 'privacy'],
    summary: `${site.name} is a consulting and systems company. Its principles are clarity, precision and autonomy. ${spellNumber(team.length, 'Capital')} people lead it.`,
  } satisfies PageMetadata,
  title: "We're building the infrastructure for agentic work",
  mission:
    'Our mission is that no one has to copy what a machine could carry, and no one has to trust what a machine cannot explain.',
  principles: [
    {
      mark: 'perceive',
      name: 'Clarity',
      claim: 'Logic explainable, auditable, traceable.',
      text: 'If a step cannot be read by the person who answers for it, it does not ship.',
    },
    {
      mark: 'decide',
      name: 'Precision',
      claim: 'Engineered for correctness, not convenience.',
      text: 'Rules in code, tests on past cases, figures with their condition.',
    },
    {
      mark: 'act',
      name: 'Autonomy',
      claim: 'Goal-driven agents that adapt.',
      text: 'Inside limits that people hold, and wider only as the record allows.',
    },
  ],
  teamTitle: 'Who answers for it',
  why: {
    title: `Why ${site.name} exists`,
    paragraphs: [
      'Operations teams hold companies together with spreadsheets, mail and memory. They know what should happen next; they lack the hours to do it every time.',
      'Tools promised to take that work and took only the part that never varied. The rest, the reading, comparing and asking, stayed with people, at the end of the day.',
      'Agents can carry it now. But only those that show their work will be allowed to. That is what we build.',
    ],
  },
  data: {
    title: 'Privacy and terms, in short',
    items: [
      'The chat keeps what you tell it so that it does not ask twice, and so that a person can follow up. Nothing is sold or shared without your permission.',
      'No page loads anything from another company until you open a booking calendar that is hosted by one.',
      'Figures from the chat and the calculator are estimates by a published formula, not an offer.',
    ],
  },
  work: {
    title: 'Work with us',
    text: 'The first step is small: one process, counted.',
    primary: { href: '/diagnostic', label: 'Request an Operations Audit' },
    secondary: { href: '/consulting', label: 'Learn Our Process' },
  },
} as const
