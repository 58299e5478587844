import { describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'

const { open } = openBrowser()

/** What the specification names on each page (sections 1, 2 and 9), in its order. */
const TEXTS: Record<string, readonly string[]> = {
  '/': [
    '78%',
    '40+',
    '$2.4M',
    '6-12',
    'Goal-oriented autonomy',
    'Explainable chains of work',
    'Human-in-the-loop control',
    'Stack-agnostic design',
    'Understand',
    'Design',
    'Build',
    'Deploy',
    'Evolve',
    'Revenue Ops',
    'Cybersecurity',
    'Healthcare',
    'Enterprise Ops',
    'Custom Systems',
    'Human operators',
    'Finance',
    'GovTech',
    'SaaS',
    'Creative',
    'Preferred contact method',
  ],
  '/systems': ['Revenue', 'Operations', 'Compliance', 'Intelligence', 'Custom Systems'],
  '/consulting': [
    'Audit',
    'Design',
    'Deployment',
    'Operations Audit',
    'Pilot Deployment',
    'Scaled Rollout',
    'Continuous Evolution',
    'Executive Workshops',
    'Governance Framework Design',
    'Organizational Readiness',
    'Continuous Improvement',
  ],
  '/case-studies': [
    '34%',
    '87%',
    '3x',
    '90 days',
    '78%',
    '12 weeks',
    '64%',
    '$840K',
    '91%',
    '16 weeks',
    '$1.8M',
    '47%',
    '22%',
    '14 weeks',
  ],
  '/library': ['All Content', 'Case Studies', 'Essays', 'Technical Notes', 'Systems Brief'],
  '/about': [
    'building the infrastructure for agentic work',
    'Clarity',
    'Precision',
    'Autonomy',
    'Co-Founder & CEO',
    'Co-Founder & CTO',
    'Head of Systems',
    'exists',
    'Work with us',
  ],
  '/pricing': [
    '2-4 weeks',
    '$25K-$50K',
    '8-12 weeks',
    '$80K-$150K',
    '3-6 months',
    '$150K-$500K',
    '$15K per month',
    'Full source code and documentation',
    'Unlimited revisions during the engagement',
    'Team training',
    '30-day post-deployment support',
    'Telemetry and monitoring',
    'Security and compliance review',
  ],
  '/careers': [
    'Senior Systems Engineer',
    'AI/ML Engineer (Agent Systems)',
    'Founding Product Designer',
    'Solutions Architect / Consultant',
  ],
  '/calculator': ['$78,000', '85%', '$66,300', '$150,000', '$48,900', '60-85% automation rate'],
  '/how-agents-think': ['Perception', 'Decision', 'Action'],
}

const LINKS: readonly (readonly [page: string, name: string, href: string])[] = [
  ['/', 'Request an Operations Audit', '/diagnostic'],
  ['/', 'Explore System Capabilities', '/systems'],
  ['/systems', 'Request an Operations Audit', '/diagnostic'],
  ['/consulting', 'Request an Operations Audit', '/diagnostic'],
  ['/case-studies', 'Full Story', '/library/marketing-campaign-automation'],
  ['/library', 'Explore How Agents Think', '/how-agents-think'],
  ['/library', 'Request an Operations Audit', '/diagnostic'],
  ['/about', 'Request an Operations Audit', '/diagnostic'],
  ['/about', 'Learn Our Process', '/consulting'],
  ['/why-not-rpa', 'Request an Operations Audit', '/diagnostic'],
  ['/why-not-custom-dev', 'Request an Operations Audit', '/diagnostic'],
  ['/why-not-consulting', 'Request an Operations Audit', '/diagnostic'],
  ['/why-not-low-code', 'Request an Operations Audit', '/diagnostic'],
  ['/calculator', 'Get Your Custom Assessment', '/diagnostic'],
  ['/how-agents-think', 'Request an Operations Audit', '/diagnostic'],
  ['/how-agents-think', 'Read More Case Studies', '/library'],
]

describe.each(Object.entries(TEXTS))('%s', (path, texts) => {
  test('shows what the specification names there, in its order', async () => {
    const { page } = await open(path)
    const shown = (await page.getByRole('main').textContent()) ?? ''
    let from = 0
    for (const text of texts) {
      const at = shown.indexOf(text, from)
      expect(at, `“${text}” after “${shown.slice(Math.max(0, from - 40), from)}”`).not.toBe(-1)
      if (path === '/') from = at
    }
  })
})

test.each(LINKS)('on %s the button "%s" leads to %s', async (path, name, href) => {
  const { page } = await open(path)
  const link = page.getByRole('main').getByRole('link', { name, exact: false }).first()
  expect(await link.getAttribute('href')).toBe(href)
})

test('each role opens a mail with its title as subject', async () => {
  const { page } = await open('/careers')
  const subjects = await page
    .getByRole('link', { name: /Apply Now/ })
    .evaluateAll((links) =>
      links.map((link) => decodeURIComponent((link as HTMLAnchorElement).href)),
    )
  expect(subjects.map((href) => href.split('subject=')[1])).toEqual([
    'Application: Senior Systems Engineer',
    'Application: AI/ML Engineer (Agent Systems)',
    'Application: Founding Product Designer',
    'Application: Solutions Architect / Consultant',
  ])
  const anyway = await page.getByRole('link', { name: 'Email Us Anyway' }).getAttribute('href')
  expect(decodeURIComponent(anyway ?? '')).toContain('subject=General Application')
  for (const name of ['Email Us Directly', 'Start a Conversation', 'See Open Roles']) {
    await page.getByRole('link', { name }).first().waitFor()
  }
})

test.each([
  ['/consulting', 'Request an Operations Audit', 'cta_click_consulting'],
  ['/', 'Request an Operations Audit', 'cta_click_midpage'],
] as const)('on %s a click is logged as %s … %s', async (path, name, event) => {
  const { page } = await open(path)
  const logged = page.waitForEvent('console', (message) => message.text().includes(event))
  await page.locator(`a[data-event="${event}"]`, { hasText: name }).first().click()
  await logged
  await page.waitForURL('**/diagnostic')
})
