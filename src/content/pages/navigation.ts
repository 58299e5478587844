import { comparisons } from '#content/facts/comparisons.ts'
import { site } from '#content/site.ts'

export type NavigationLink = { href: string; label: string }

export const mainLinks: readonly NavigationLink[] = [
  { href: '/systems', label: 'Systems' },
  { href: '/consulting', label: 'Consulting' },
  { href: '/case-studies', label: 'Case studies' },
  { href: '/pricing', label: 'Pricing' },
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

/** Under a large button whose label, the specification's, does not say what it opens. */
export const chatNote = 'Opens the free chat.'

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
      { href: '/security', label: 'Security' },
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
      { href: '/sample-audit', label: 'Sample audit' },
      { href: '/questions', label: 'Questions before you sign' },
    ],
  },
]

export const legalLinks: readonly NavigationLink[] = [
  { href: '/about#privacy', label: 'Privacy' },
  { href: '/about#terms', label: 'Terms' },
  { href: `mailto:${site.email.contact}`, label: 'Contact' },
]

/** The line above the footer, in which each page shows its own work. */
export const pageFacts = {
  name: 'This page’s own work',
  weight: { before: 'About', after: 'KB with styles and scripts' },
  noCookie: 'This page sets no cookies',
  /** src/site/pages/diagnostic.astro begins a conversation by itself. */
  cookies: { '/diagnostic': 'This page sets one cookie, for the chat' } as Readonly<
    Record<string, string | undefined>
  >,
  changed: 'Changed',
  /** A build knows no day on which a page without a day of its own was changed. */
  built: 'Built',
}

/** What the buttons of the menu on a small screen do. */
export const menuWords = {
  open: 'Open menu',
  close: 'Close menu',
} as const
