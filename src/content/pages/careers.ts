import { perks, roles } from '#content/facts/roles.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import type { PageMetadata } from '#content/page-metadata.ts'

export const careersPage = {
  metadata: {
    path: '/careers',
    title: 'Careers',
    description: `Open roles, full-time and remote in the US or EU: ${roles.map(({ title }) => title).join(', ')}.`,
    keywords: [
      'careers',
      'remote engineering jobs',
      'AI engineer',
      'product designer',
      'solutions architect',
    ],
    summary: `Open roles: ${spellNumber(roles.length)}. All are full-time and remote in the US or EU, with the same ${spellNumber(perks.length)} perks. Applications go by mail.`,
  } satisfies PageMetadata,
  title: 'Build systems that people can argue with',
  lead: 'We are few, remote, and close to the people whose work we change.',
  rolesTitle: 'Open roles',
  perksTitle: 'What you can count on',
  otherTitle: 'None of these is yours?',
  otherText: 'Write anyway, and say what you would fix first.',
}
