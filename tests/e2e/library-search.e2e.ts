import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'

const { open, expectConsoleErrors } = openBrowser()

function findShownCards(page: Page) {
  return page.locator('[data-article-type]').filter({ visible: true })
}

async function searchFor(page: Page, words: string) {
  await page.getByRole('searchbox', { name: 'Search articles and pages' }).fill(words)
}

function findResults(page: Page) {
  return page.getByRole('region', { name: 'Search results' }).getByRole('listitem')
}

test('the search loads its index only when it is used', async () => {
  const { page } = await open('/library')
  const loaded = () =>
    page.evaluate(
      () =>
        performance.getEntriesByType('resource').filter(({ name }) => name.includes('/pagefind/'))
          .length,
    )
  await page.waitForLoadState('networkidle')
  expect(await loaded()).toBe(0)
  await searchFor(page, 'idempotency')
  await findResults(page).first().waitFor()
  expect(await loaded()).toBeGreaterThan(0)
})

test('the search finds articles by their words, marks them, and leads there by keyboard', async () => {
  const { page } = await open('/library')
  await searchFor(page, 'planted errors')
  const result = findResults(page).filter({ hasText: 'Nine questions from an internal auditor' })
  await result.waitFor()
  expect(await result.locator('mark').count()).toBeGreaterThan(0)
  expect(await result.textContent()).toContain('Case study')
  await page
    .getByRole('status')
    .getByText(/results? for “planted errors”/)
    .waitFor()
  await result.getByRole('link').focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/library/compliance-automation-fintech')
})

test('the search finds pages as well as articles', async () => {
  const { page } = await open('/library')
  await searchFor(page, 'retainer')
  const links = findResults(page).getByRole('link')
  await links.first().waitFor()
  const paths = await links.evaluateAll((found) =>
    found.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
  )
  expect(paths).toContain('/pricing')
})

test('the search stands in the address, and clearing it brings the articles back', async () => {
  const { page } = await open('/library?q=freezer')
  await findResults(page).first().waitFor()
  expect(await findShownCards(page).count()).toBe(0)
  await searchFor(page, '')
  await findShownCards(page).first().waitFor()
  expect(new URL(page.url()).search).toBe('')
  expect(await findResults(page).count()).toBe(0)
})

test('the search says when nothing is found', async () => {
  const { page } = await open('/library')
  await searchFor(page, 'xyzzyquux')
  await page.getByText('Nothing found for “xyzzyquux”. Try fewer or other words.').waitFor()
})

test('the search shows what was typed as text, whatever it is', async () => {
  const words = '<img src=x onerror=document.title=1>'
  const { page } = await open(`/library?q=${encodeURIComponent(words)}`)
  await page.getByRole('status').filter({ hasText: words }).waitFor()
  expect(await page.locator('main img').count()).toBe(0)
})

test('the search says when its index does not load, and tries again', async () => {
  expectConsoleErrors(/ERR_FAILED/)
  const { page } = await open('/library')
  await page.route('**/pagefind/**', (route) => route.abort())
  await searchFor(page, 'freezer')
  await page.getByText('The search did not load. Check the connection and try again.').waitFor()
  await page.unroute('**/pagefind/**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await findResults(page).first().waitFor()
})

test('a search whose script does not load says so, and runs with the next key once it does', async () => {
  expectConsoleErrors(/ERR_FAILED/)
  const { page } = await open('/library')
  await page.route('**/search-library*.js', (route) => route.abort())
  await searchFor(page, 'freeze')
  await page.getByText('The search did not load. Check the connection and try again.').waitFor()
  await page.unroute('**/search-library*.js')
  await page.getByRole('searchbox').press('r')
  await findResults(page).first().waitFor()
})

test('the search runs in the page where a worker cannot start', async () => {
  expectConsoleErrors(/ERR_FAILED/)
  const { page } = await open('/about')
  await page.route('**/pagefind/pagefind-worker.js', (route) => route.abort())
  await page.goto('/library?q=freezer')
  await findResults(page).first().waitFor()
})

test('the search finds a page by words that only its description and keywords have', async () => {
  const { page } = await open('/library')
  await searchFor(page, 'RPA')
  const links = findResults(page).getByRole('link')
  await links.first().waitFor()
  expect(await links.first().getAttribute('href')).toContain('/why-not-rpa')
})
