import type { PageMetadata } from '#content/page-metadata.ts'

export const careersPage = {
  metadata: {
    path: '/careers',
    title: 'Careers',
    description:
      'Four open roles, full-time and remote in the US or EU: systems engineering, agent systems, product design and solutions architecture.',
    keywords: [
      'careers',
      'remote engineering jobs',
      'AI engineer',
      'product designer',
      'solutions architect',
    ],
    summary:
      'Six perks and four open roles, all full-time and remote in the US or EU. Applications go by mail.',
  } satisfies PageMetadata,
  title: 'Build systems that people can argue with',
  lead: 'We are few, remote, and close to the people whose work we change.',
  rolesTitle: 'Open roles',
  perksTitle: 'What you can count on',
  otherTitle: 'None of these is yours?',
  otherText: 'Write anyway, and say what you would fix first.',
}
