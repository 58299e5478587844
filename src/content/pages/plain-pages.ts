import type { MarkKind, PageMetadata } from '#content/page-metadata.ts'
import { site } from '#content/site.ts'

export const notFoundPage = {
  metadata: {
    path: '/404',
    title: 'Page not found',
    description: "The page you're looking for doesn't exist or has been moved.",
    keywords: ['not found'],
    summary:
      'There is nothing at this address. Return home, start a free conversation, or follow one of the links.',
  } satisfies PageMetadata,
  title: 'Page not found',
  text: "The page you're looking for doesn't exist or has been moved.",
  primary: { href: '/', label: 'Return Home' },
  secondary: { href: '/diagnostic', label: 'Book a Diagnostic' },
  steps: [
    {
      mark: 'perceive',
      label: 'perceive',
      text: 'You followed a link to a page that doesn’t exist.',
    },
    { mark: 'decide', label: 'decide', text: 'A guess could take you to the wrong page.' },
    { mark: 'act', label: 'act', text: 'So here are four pages that do exist.' },
  ] satisfies readonly { mark: MarkKind; label: string; text: string }[],
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
    description: 'We have received your request.',
    keywords: ['thanks'],
    summary: 'We have received and stored your audit request.',
  } satisfies PageMetadata,
  title: `Thanks. We'll reach out ${site.responsePromise}.`,
  text: 'We have your request. A person will read it and reply.',
  homeLink: 'Return Home',
  libraryLink: 'Read the library',
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
  summary: 'Choose an available time for a call.',
} satisfies PageMetadata

/** Without scripts nobody can pick a time. */
export const scheduleWithoutScript =
  'Choosing a time here needs JavaScript, which is turned off in your browser. Tell us which days and hours work for you, and your time zone, by email to'

export const bookingPage = {
  metadata: {
    path: '/booking',
    title: 'Your call',
    description: 'See, reschedule, or cancel a call you booked.',
    keywords: ['appointment'],
    summary: 'One booked call: when it takes place, and how to reschedule or cancel it.',
  } satisfies PageMetadata,
  agenda: {
    title: `What happens in these ${site.callMinutes} minutes`,
    steps: [
      {
        time: '5 min',
        text: 'You show us the work that takes the most hours, as you do it today.',
      },
      { time: '15 min', text: 'We go through its steps, its tools, and who decides what.' },
      {
        time: '10 min',
        text: 'We tell you whether an Operations Audit is worth it, what it costs, and what not to automate.',
      },
    ],
  },
  unknown: {
    title: 'We can’t find an appointment for this link.',
    withKey: 'The link is incomplete or wrong. Email programs sometimes cut links short.',
    withoutKey: 'The link is missing the key that opens an appointment.',
    help: 'Use the full link from your confirmation email or its calendar entry. If that does not help, write to',
  },
  withoutScript:
    'This page needs JavaScript, which is turned off in your browser. To reschedule or cancel a call, write to',
  bookAgain: 'Book another time',
  changedElsewhere: 'This appointment was changed somewhere else. Here is the current version.',
  cancel: { action: 'Cancel the call', question: 'Cancel this call?', keep: 'Keep it' },
  loading: 'Loading your appointment…',
  failure: {
    title: 'Your appointment could not be loaded.',
    help: 'Check your connection and try again, or write to',
  },
  move: { title: 'Pick a new time', keep: 'Keep the current time' },
}
