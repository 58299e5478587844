import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { loadFonts, openBrowser } from '#tests/support/browse.ts'

const { open, expectConsoleErrors } = openBrowser()

const PUBLIC_PAGES = [
  '/',
  '/systems',
  '/consulting',
  '/case-studies',
  '/library',
  '/library/marketing-campaign-automation',
  '/library/compliance-automation-fintech',
  '/library/healthcare-operations-workflow',
  '/library/manufacturing-supply-chain',
  '/about',
  '/diagnostic',
  '/why-not-rpa',
  '/why-not-custom-dev',
  '/why-not-consulting',
  '/why-not-low-code',
  '/pricing',
  '/careers',
  '/calculator',
  '/how-agents-think',
]
const UNLISTED_PAGES = ['/admin/login', '/schedule', '/thanks']
const WIDTHS = [320, 390, 820, 1440]

async function settle(page: Page) {
  await page.waitForLoadState('networkidle')
  await loadFonts(page)
}

describe.each([...PUBLIC_PAGES, ...UNLISTED_PAGES])('%s', (path) => {
  test.each(['light', 'dark'] as const)(
    'has no accessibility violation in the %s theme',
    async (colorScheme) => {
      const { page } = await open(path, { colorScheme, viewport: { width: 1440, height: 900 } })
      await settle(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      const found = violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
      )
      expect(found).toEqual([])
    },
  )

  test('never scrolls sideways, at any width', async () => {
    const { page } = await open(path)
    await settle(page)
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 })
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(overflow, `${width} px`).toBeLessThanOrEqual(0)
    }
  })
})

test('no link of the site is dead, and no anchor points nowhere', async () => {
  const { page } = await open('/')
  const dead: string[] = []
  const anchors = new Map<string, Set<string>>()
  const wanted = new Set<string>()
  for (const path of PUBLIC_PAGES) {
    await page.goto(path)
    const found = await page.evaluate(() => ({
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }))
    anchors.set(path, new Set(found.ids))
    for (const link of found.links) wanted.add(link)
  }
  for (const link of wanted) {
    const url = new URL(link)
    if (url.origin !== new URL(page.url()).origin) continue
    const response = await page.request.get(url.pathname)
    if (!response.ok()) dead.push(`${url.pathname} answers ${response.status()}`)
    const target = anchors.get(url.pathname)
    const id = decodeURIComponent(url.hash.slice(1))
    if (id && target && !target.has(id)) dead.push(`${url.pathname} has no #${id}`)
  }
  expect(dead).toEqual([])
  expect(wanted.size).toBeGreaterThan(20)
})

test('an unknown address answers 404 with a way on', async () => {
  expectConsoleErrors(/404/)
  const { page } = await open('/no/such/page')
  const response = await page.request.get('/no/such/page')
  expect(response.status()).toBe(404)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await page.getByText("The page you're looking for doesn't exist or has been moved.").waitFor()
  const hrefOf = (name: string) => page.getByRole('link', { name }).first().getAttribute('href')
  expect(await hrefOf('Return Home')).toBe('/')
  expect(await hrefOf('Book a Diagnostic')).toBe('/diagnostic')
})
