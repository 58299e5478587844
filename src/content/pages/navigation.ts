import { comparisons } from '#content/facts/comparisons.ts'
import { site } from '#content/site.ts'

export type NavigationLink = { href: string; label: string }

export const mainLinks: readonly NavigationLink[] = [
  { href: '/systems', label: 'Systems' },
  { href: '/consulting', label: 'Consulting' },
  { href: '/case-studies', label: 'Case studies' },
  { href: '/library', label: 'Library' },
  { href: '/about', label: 'About' },
]

export const comparisonLinks: readonly NavigationLink[] = comparisons.map(({ path, against }) => ({
  href: path,
  label: `vs. ${against}`,
}))

export const headerCallToAction: NavigationLink = {
  href: '/diagnostic',
  label: 'Start Your Agentic Diagnostic',
}

/** Beside the free conversation, for those who would rather talk to a person. */
export const bookingLink: NavigationLink = {
  href: site.schedulingUrl,
  label: `Book ${site.callMinutes} minutes`,
}

export const footerColumns: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Product',
    links: [
      { href: '/systems', label: 'Systems' },
      { href: '/case-studies', label: 'Case studies' },
      { href: '/calculator', label: 'ROI calculator' },
      { href: '/pricing', label: 'Pricing' },
      { href: '/how-agents-think', label: 'How agents think' },
    ],
  },
  {
    title: 'Company',
    links: [
      { href: '/about', label: 'About' },
      { href: '/careers', label: 'Careers' },
      { href: '/library', label: 'Library' },
      { href: '/consulting', label: 'Consulting' },
    ],
  },
  {
    title: 'Resources',
    links: [
      { href: '/diagnostic', label: 'Operations Audit' },
      { href: '/why-not-custom-dev', label: 'vs. LangChain' },
      { href: '/why-not-low-code', label: 'vs. Low-Code Platforms' },
      { href: '/why-not-consulting', label: 'vs. Consulting Firms' },
      { href: '/why-not-rpa', label: 'vs. Zapier' },
    ],
  },
]

export const legalLinks: readonly NavigationLink[] = [
  { href: '/about#privacy', label: 'Privacy' },
  { href: '/about#terms', label: 'Terms' },
  { href: `mailto:${site.email.contact}`, label: 'Contact' },
]

/** The line above the footer, in which each page shows its own work. Each part of `screen` is chosen by the style sheet. */
export const pageFacts = {
  name: 'This page’s own work',
  weight: { before: 'About', after: 'KB with styles and scripts' },
  noCookie: 'Sets no cookies',
  /** src/site/pages/diagnostic.astro begins a conversation by itself. */
  cookies: { '/diagnostic': 'Sets one cookie, for the chat' } as Readonly<
    Record<string, string | undefined>
  >,
  screen: {
    theme: { light: 'Light theme', dark: 'Dark theme' },
    motion: { full: 'motion on', reduced: 'motion reduced' },
    width: { narrow: 'narrow layout', medium: 'medium layout', wide: 'wide layout' },
  },
  changed: 'Changed',
  /** A build knows no day on which a page without a day of its own was changed. */
  built: 'Built',
}

/** What the buttons of the menu on a small screen do. */
export const menuWords = {
  open: 'Open menu',
  close: 'Close menu',
} as const
