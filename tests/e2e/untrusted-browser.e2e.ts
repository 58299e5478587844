import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { expectAccessible } from '#tests/support/expect-sound-page.ts'

const { open, expectConsoleErrors } = openBrowser()
const PHONE = { viewport: { width: 390, height: 844 } }
const NOTE = /^Your browser does not tell your time zone/

/** Runs in the page before its own scripts: what Chromium tells with `TZ=Foo/Bar`, and what older browsers lack. */
function breakIntl(): void {
  const { resolvedOptions } = Intl.DateTimeFormat.prototype
  Intl.DateTimeFormat.prototype.resolvedOptions = function resolve() {
    return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
  }
  Reflect.deleteProperty(Intl, 'supportedValuesOf')
}

const zoneField = (page: Page) => page.getByLabel('Time zone')

async function typeZone(page: Page, typed: string): Promise<void> {
  await zoneField(page).fill(typed)
  await page.keyboard.press('Enter')
}

test('in a browser without a time zone a call is booked and read in the one that was chosen', async () => {
  const { page } = await open('/pricing', PHONE)
  await page.context().addInitScript(breakIntl)
  await page.goto('/schedule')
  await page.getByText(NOTE).waitFor()
  await expect.poll(() => zoneField(page).inputValue()).toMatch(/^New York/)
  await typeZone(page, 'IST')
  await page.getByText('“IST” can mean more than one time zone. Choose yours:').waitFor()
  await expectAccessible(page)
  expect(await zoneField(page).inputValue()).toMatch(/^New York/)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect.poll(() => zoneField(page).inputValue()).toBe('Kolkata (GMT+5:30)')

  await page.locator('label:has(input[name=time])').first().click()
  await page.getByLabel('Name', { exact: true }).fill('Maya Okafor')
  await page.getByLabel('Email', { exact: true }).fill('maya@harbor.example')
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByRole('heading', { name: 'Your call is booked.' }).waitFor()
  const link = page.getByRole('link', { name: 'Change or cancel this call' })
  const address = (await link.getAttribute('href')) ?? ''

  const manage = await page.context().newPage()
  await manage.goto(address)
  await manage.getByRole('heading', { name: 'Your call is booked.' }).waitFor()
  expect(await zoneField(manage).inputValue()).toBe('Kolkata (GMT+5:30)')
  await typeZone(manage, 'UTC+2')
  await expect.poll(() => zoneField(manage).inputValue()).toBe('UTC+2')
  await manage.close()
})

/** Runs in the page before its own scripts, as where a browser keeps nothing for sites. */
function blockStorage(): void {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
    Object.defineProperty(window, name, {
      get() {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      },
    })
  }
}

/** Each page does what it is there for. */
async function useSite(page: Page): Promise<void> {
  await page.goto('/calculator')
  await page.locator('.calculator[data-ready]').waitFor()
  await page.getByRole('slider', { name: 'Manual hours per week' }).press('End')
  await page.locator('[data-results]').getByText('80 h', { exact: true }).first().waitFor()

  await page.goto('/library')
  await page.getByRole('searchbox').fill('invoice')
  await page.getByText(/\d+ results? for “invoice”/).waitFor()

  await page.goto('/diagnostic')
  await page.getByRole('log').getByText('automated assistant').waitFor()
  await page.getByRole('textbox', { name: 'Your message' }).fill('We lose 30 hours a week')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByRole('log').getByText('30 hours a week').nth(1).waitFor()

  await page.goto('/schedule')
  await page.locator('label:has(input[name=time])').first().click()
  await page.getByLabel('Name', { exact: true }).fill('Maya Okafor')
  await page.getByLabel('Email', { exact: true }).fill('maya@harbor.example')
  await page.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByRole('heading', { name: 'Your call is booked.' }).waitFor()
}

test('where a browser keeps nothing, every page still does what it is there for', async () => {
  const { page } = await open('/pricing', PHONE)
  await page.context().addInitScript(blockStorage)
  await useSite(page)
})

test.each(['1999-12-31T23:59:59Z', '2107-01-01T00:00:00Z'])(
  'with a clock that shows %s every page does what it is there for',
  async (time) => {
    const { page } = await open('/pricing')
    await page.clock.setFixedTime(time)
    await useSite(page)
  },
)

test.each([
  ['ar-EG', 'Africa/Cairo'],
  ['fa-IR', 'Asia/Tehran'],
  ['de-CH', 'Pacific/Chatham'],
])('in a browser of %s in %s every page does what it is there for', async (locale, timezoneId) => {
  const { page } = await open('/pricing', { locale, timezoneId })
  await useSite(page)
})

test('without cookies the chat says what to allow, keeps the words, and offers the form', async () => {
  expectConsoleErrors(/404/)
  const { page } = await open('/pricing', PHONE)
  await page.route('**/api/create-conversation', async (route) => {
    const response = await route.fetch()
    await page.context().clearCookies()
    const { 'set-cookie': _, ...headers } = response.headers()
    await route.fulfill({ response, headers })
  })
  await page.goto('/diagnostic')
  const box = page.getByRole('textbox', { name: 'Your message' })
  await page.getByRole('log').getByText('automated assistant').waitFor()
  await box.fill('We lose 30 hours a week')
  await page.getByRole('button', { name: 'Send' }).click()
  await page.getByText(/Allow cookies for this site/).waitFor()
  expect(await box.inputValue()).toBe('We lose 30 hours a week')
  expect(await page.getByText(/rephrase/).count()).toBe(0)
  await page.getByRole('link', { name: 'Or request an audit without the chat' }).waitFor()
  await expectAccessible(page)
})

test('without scripts the page of the scheduler says how to book, and waits for nothing', async () => {
  const { page } = await open('/schedule', { ...PHONE, javaScriptEnabled: false })
  // Playwright's search for text passes `noscript` over.
  const words = page.locator('noscript p')
  await words.waitFor()
  expect(await words.textContent()).toContain('Choosing a time here needs JavaScript')
  expect(
    await page
      .getByText(/Loading/)
      .filter({ visible: true })
      .count(),
  ).toBe(0)
  expect(await words.locator('a').getAttribute('href')).toMatch(/^mailto:/)
})

test('without scripts a form takes the rows of the worksheet, and a page gives the estimate', async () => {
  expectConsoleErrors(/400/)
  const { page } = await open('/diagnostic', { ...PHONE, javaScriptEnabled: false })
  const shown = page.locator('noscript form')
  await shown.locator('#hours').fill('100')
  await shown.locator('#rate').fill('cheap')
  // What needs scripts is not shown beside it.
  expect(await page.getByRole('textbox', { name: 'Your message' }).isVisible()).toBe(false)
  await shown.locator('button').click()
  await page.getByText('There is no estimate yet.').waitFor()
  const rate = page.getByLabel('Cost of an hour, in dollars')
  expect(await rate.inputValue()).toBe('cheap')
  expect(await page.getByLabel('Hours a week, whole team').inputValue()).toBe('100')
  await rate.fill('50')
  await page.getByRole('button', { name: 'Calculate the estimate' }).click()
  await page.getByText('$78,000 a year', { exact: true }).waitFor()
  await page.getByText('Worth it', { exact: true }).waitFor()
  await page.getByRole('link', { name: 'Request an Operations Audit' }).waitFor()
})
