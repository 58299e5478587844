import type { PageMetadata } from '#content/page-metadata.ts'

/** Every page of the staff area, by the last part of its address. */
export const staffPages = {
  dashboard: {
    path: '/admin/dashboard',
    title: 'Conversations',
    description: 'Conversations for staff.',
    keywords: ['staff'],
    summary: 'Conversations with visitors, for staff.',
  },
  leads: {
    path: '/admin/leads',
    title: 'Leads',
    description: 'Leads for staff.',
    keywords: ['staff'],
    summary: 'People who may become customers, for staff.',
  },
  bookings: {
    path: '/admin/bookings',
    title: 'Bookings',
    description: 'Bookings for staff.',
    keywords: ['staff'],
    summary: 'Booked calls, for staff.',
  },
  brief: {
    path: '/admin/brief',
    title: 'Pre-call brief',
    description: 'What we know before a call.',
    keywords: ['staff'],
    summary: 'What we know about a visitor before the call, for staff.',
  },
  insight: {
    path: '/admin/insight',
    title: 'Insight',
    description: 'Figures for staff.',
    keywords: ['staff'],
    summary: 'Visits, conversations, and their outcomes in figures, for staff.',
  },
  outbox: {
    path: '/admin/outbox',
    title: 'Outbox',
    description: 'Messages the site sends, for staff.',
    keywords: ['staff'],
    summary: 'Messages the site sent or kept, for staff.',
  },
  team: {
    path: '/admin/team',
    title: 'Team',
    description: 'The team, for staff.',
    keywords: ['staff'],
    summary: 'Who can sign in, their roles, invites, and the log, for staff.',
  },
  account: {
    path: '/admin/account',
    title: 'Account',
    description: 'Your own account.',
    keywords: ['staff'],
    summary: 'Your password, two-factor sign-in, and sessions, for staff.',
  },
  login: {
    path: '/admin/login',
    title: 'Sign in',
    description: 'Staff sign-in.',
    keywords: ['staff'],
    summary:
      'Where staff sign in with email and password. Visitors need no account: the chat is open to everyone.',
  },
  join: {
    path: '/admin/join',
    title: 'Join the team',
    description: 'Accept your invite.',
    keywords: ['staff'],
    summary: 'Accept an invite to the team.',
  },
} as const satisfies Record<string, PageMetadata>

export type StaffPage = keyof typeof staffPages
