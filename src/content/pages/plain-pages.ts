import type { PageMetadata } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

export const notFoundPage = {
  metadata: {
    path: '/404',
    title: 'Page not found',
    description: "The page you're looking for doesn't exist or has been moved.",
    keywords: ['not found'],
    summary:
      'This address leads nowhere. Return home, book a diagnostic, or follow one of the links.',
  } satisfies PageMetadata,
  title: 'Page not found',
  text: "The page you're looking for doesn't exist or has been moved.",
  primary: { href: '/', label: 'Return Home' },
  secondary: { href: '/diagnostic', label: 'Book a Diagnostic' },
  links: [
    { href: '/systems', label: 'Systems' },
    { href: '/consulting', label: 'Consulting' },
    { href: '/library', label: 'Library' },
    { href: '/about', label: 'About' },
  ],
}

export const thanksPage = {
  metadata: {
    path: '/thanks',
    title: 'Thanks',
    description: 'Your request has been received.',
    keywords: ['thanks'],
    summary: 'Your audit request has been received and stored.',
  } satisfies PageMetadata,
  title: `Thanks. We'll reach out ${site.responsePromise}.`,
  text: 'Your request is stored, and a person will read it.',
}

export const articleNotFoundPage = {
  metadata: {
    path: '/library/404',
    title: 'Article not found',
    description: 'There is no article at this address.',
    keywords: ['not found'],
    summary: 'There is no article at this address. The library lists all of them.',
  } satisfies PageMetadata,
  title: 'Article not found',
  link: { href: '/library', label: 'Back to Library' },
}

export const schedulePage = {
  path: '/schedule',
  title: 'Choose a time',
  description: `Choose a time for a ${site.callMinutes}-minute call.`,
  keywords: ['schedule'],
  summary: 'Choose a free time for a call.',
} satisfies PageMetadata

export const adminLoginPage = {
  path: '/admin/login',
  title: 'Sign in',
  description: 'Staff sign-in.',
  keywords: ['staff'],
  summary: 'Staff sign-in.',
} satisfies PageMetadata

export const adminDashboardPage = {
  path: '/admin/dashboard',
  title: 'Conversations',
  description: 'Conversations for staff.',
  keywords: ['staff'],
  summary: 'Conversations with visitors, for staff.',
} satisfies PageMetadata
