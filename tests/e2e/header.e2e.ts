import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { openBrowser } from '#tests/support/browse.ts'

const { open } = openBrowser()
const DESKTOP = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

const COMPARISONS = [
  ['vs. Zapier', '/why-not-rpa'],
  ['vs. LangChain', '/why-not-custom-dev'],
  ['vs. Consulting Firms', '/why-not-consulting'],
  ['vs. Low-Code Platforms', '/why-not-low-code'],
] as const

async function scrollTo(page: Page, top: number) {
  await page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top)
}

function readHeader(page: Page) {
  return page.getByRole('banner').evaluate((header) => {
    const box = header.getBoundingClientRect()
    return { height: Math.round(box.height), isVisible: box.bottom > 1 }
  })
}

test('the header hides on the way down past 80 px, returns on the way up, and is compact past 40 px', async () => {
  const { page } = await open('/', DESKTOP)
  expect(await readHeader(page)).toEqual({ height: 80, isVisible: true })
  await scrollTo(page, 60)
  await expect.poll(() => readHeader(page)).toEqual({ height: 64, isVisible: true })
  await scrollTo(page, 400)
  await expect.poll(() => readHeader(page)).toMatchObject({ isVisible: false })
  await scrollTo(page, 300)
  await expect.poll(() => readHeader(page)).toEqual({ height: 64, isVisible: true })
  await scrollTo(page, 0)
  await expect.poll(() => readHeader(page)).toEqual({ height: 80, isVisible: true })
})

test('the comparisons open by keyboard and close with Escape', async () => {
  const { page } = await open('/', DESKTOP)
  const toggle = page.getByRole('banner').getByRole('button', { name: 'Comparisons' })
  await toggle.focus()
  await page.keyboard.press('Enter')
  for (const [name, path] of COMPARISONS) {
    const link = page.getByRole('banner').getByRole('link', { name, exact: true })
    await link.waitFor()
    expect(await link.getAttribute('href')).toBe(path)
  }
  await page.keyboard.press('Escape')
  await page
    .getByRole('banner')
    .getByRole('link', { name: 'vs. Zapier' })
    .waitFor({ state: 'hidden' })
})

test('on a phone the menu is an overlay with call to action, links and comparisons', async () => {
  const { page } = await open('/', PHONE)
  await page.getByRole('button', { name: 'Open menu' }).click()
  const menu = page.getByRole('dialog')
  await menu.getByRole('link', { name: 'Start Your Agentic Diagnostic' }).waitFor()
  for (const path of ['/', '/systems', '/consulting', '/case-studies', '/library', '/about']) {
    await menu.locator(`a[href="${path}"]`).first().waitFor()
  }
  for (const [name] of COMPARISONS) await menu.getByRole('link', { name, exact: true }).waitFor()
  await page.keyboard.press('Escape')
  await menu.waitFor({ state: 'hidden' })
})

test.each([
  ['/', 'Start Your Agentic Diagnostic', 'cta_click_header'],
  ['/', 'Request an Operations Audit', 'cta_click_hero'],
] as const)('on %s "%s" logs %s and loads the diagnostic page', async (path, name, event) => {
  const { page } = await open(path, DESKTOP)
  const logged = page.waitForEvent('console', (message) => message.text().includes(event))
  await page.getByRole('link', { name }).first().click()
  await logged
  await page.waitForURL('**/diagnostic')
})

test('without scripts the pages read and the menu opens', async () => {
  const { page } = await open('/', { ...DESKTOP, javaScriptEnabled: false })
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'Comparisons' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'vs. Zapier' }).click()
  await page.waitForURL('**/why-not-rpa')
})

test('a campaign goes along from page to page, and the form carries it', async () => {
  const { page } = await open('/systems?utm_source=ads&utm_campaign=spring&other=1', DESKTOP)
  await page.getByRole('link', { name: site.name }).first().click()
  await page.waitForURL('**/?utm_source=ads&utm_campaign=spring')
  const form = page.locator('form[action="/api/audit-requests"]')
  await form.scrollIntoViewIfNeeded()
  await expect.poll(() => form.locator('input[name=utm_source]').inputValue()).toBe('ads')
})
