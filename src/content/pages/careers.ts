import { perks, roles } from '#content/facts/roles.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import type { PageMetadata } from '#content/page-metadata.ts'

export const careersPage = {
  metadata: {
    path: '/careers',
    title: 'Careers: open roles, remote in the US or EU',
    description: `${spellNumber(roles.length, 'Capital')} open roles, full-time and remote in the US or EU: the work, the requirements, the perks, and how to apply.`,
    keywords: [
      'careers',
      'remote engineering jobs',
      'AI engineer',
      'product designer',
      'solutions architect',
    ],
    summary: `Open roles: ${spellNumber(roles.length)}. All are full-time and remote in the US or EU, with the same ${spellNumber(perks.length)} perks. Apply by email.`,
  } satisfies PageMetadata,
  title: 'Build agents that people can question',
  lead: 'We are a small, remote team. We build automation for operations teams and work closely with the people whose work it changes.',
  toRoles: 'See Open Roles',
  toMail: 'Email Us Directly',
  rolesTitle: 'Open roles',
  apply: 'Apply Now',
  perksTitle: 'What you can count on',
  otherTitle: 'Don’t see your role?',
  otherText: 'Write anyway, and tell us what you would fix first.',
  otherSubject: 'General Application',
  otherMail: 'Email Us Anyway',
  otherChat: 'Start a Conversation',
}
