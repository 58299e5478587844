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

/** Without scripts nobody can pick a time. */
export const scheduleWithoutScript =
  'Choosing a time needs JavaScript, which is switched off here. Tell us two or three times that suit you, with your time zone, at'

export const bookingPage = {
  metadata: {
    path: '/booking',
    title: 'Your call',
    description: 'See, move or cancel a call that you booked.',
    keywords: ['appointment'],
    summary: 'One booked call: when it is, and how to move or cancel it.',
  } satisfies PageMetadata,
  agenda: {
    title: `What happens in these ${site.callMinutes} minutes`,
    steps: [
      { time: '5 min', text: 'You show the work that takes the most hours, as it is done today.' },
      { time: '15 min', text: 'We go through its steps, its tools, and who decides what.' },
      {
        time: '10 min',
        text: 'We say whether an audit is worth it, what it costs, and what not to automate.',
      },
    ],
  },
  unknown: {
    title: 'This link opens no appointment.',
    withKey: 'Its key is not one of ours. A link that a mail program cut short looks like this.',
    withoutKey: 'The address lacks the key that opens an appointment.',
    help: 'Use the whole link from your confirmation or its calendar entry. If that does not help, write to',
  },
  withoutScript:
    'This page needs JavaScript, which is switched off here. To move or cancel a call, write to',
}

export const adminLoginPage = {
  path: '/admin/login',
  title: 'Sign in',
  description: 'Staff sign-in.',
  keywords: ['staff'],
  summary:
    'Where staff sign in, by email and password. Visitors need no account: the chat is open to everybody.',
} satisfies PageMetadata

export const adminDashboardPage = {
  path: '/admin/dashboard',
  title: 'Conversations',
  description: 'Conversations for staff.',
  keywords: ['staff'],
  summary: 'Conversations with visitors, for staff.',
} satisfies PageMetadata

export const adminLeadsPage = {
  path: '/admin/leads',
  title: 'Leads',
  description: 'Leads for staff.',
  keywords: ['staff'],
  summary: 'People who may become customers, for staff.',
} satisfies PageMetadata

export const adminBookingsPage = {
  path: '/admin/bookings',
  title: 'Bookings',
  description: 'Bookings for staff.',
  keywords: ['staff'],
  summary: 'Booked calls, for staff.',
} satisfies PageMetadata

export const adminBriefPage = {
  path: '/admin/brief',
  title: 'Pre-call brief',
  description: 'What is known before a call.',
  keywords: ['staff'],
  summary: 'What is known of a visitor before the call, for staff.',
} satisfies PageMetadata

export const adminOutboxPage = {
  path: '/admin/outbox',
  title: 'Outbox',
  description: 'Messages of the product, for staff.',
  keywords: ['staff'],
  summary: 'Messages that the product sent or kept, for staff.',
} satisfies PageMetadata

export const adminInsightPage = {
  path: '/admin/insight',
  title: 'Insight',
  description: 'Figures for staff.',
  keywords: ['staff'],
  summary: 'What became of visits and conversations, in figures, for staff.',
} satisfies PageMetadata

export const adminTeamPage = {
  path: '/admin/team',
  title: 'Team',
  description: 'The team, for staff.',
  keywords: ['staff'],
  summary: 'Who may sign in, their roles, invites and the log, for staff.',
} satisfies PageMetadata

export const adminAccountPage = {
  path: '/admin/account',
  title: 'Account',
  description: 'Your own account.',
  keywords: ['staff'],
  summary: 'Password, two-factor sign-in and sessions of the own account, for staff.',
} satisfies PageMetadata

export const adminJoinPage = {
  path: '/admin/join',
  title: 'Join the team',
  description: 'For whoever was invited.',
  keywords: ['staff'],
  summary: 'Where an invite to the team is accepted.',
} satisfies PageMetadata
