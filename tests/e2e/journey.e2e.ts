import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { ADMIN } from '#tests/support/start-product.ts'

const { open, expectConsoleErrors } = openBrowser()

/** Six messages in ordinary English, not in the order of the questions. */
const VISITOR_SAYS = [
  "Hi, I'm Ingrid Solheim from Harbor Freight Co, our site is harborfreightco.com",
  'Three of us key bills of lading by hand, about 15 hours a week each. It is a nightmare at month end.',
  'call it $32 an hour all in',
  'We use NetSuite, Excel and Slack, and about 4% of them come back wrong',
  'We would like this running next month, and I run operations so it is my call',
  'sure, ingrid@harborfreightco.com',
]

async function say(page: Page, text: string) {
  const entries = page.getByRole('log').locator('> ol > li')
  const before = await entries.count()
  await page.getByRole('textbox', { name: 'Your message' }).fill(text)
  await page.keyboard.press('Enter')
  await expect
    .poll(async () => (await entries.count()) >= before + 2, { timeout: 10_000 })
    .toBe(true)
  await page.getByRole('log').and(page.locator('[aria-busy=false]')).waitFor()
}

test('a visitor becomes a qualified lead with a booked call, and staff read the conversation', async () => {
  const { page } = await open('/diagnostic')
  await page.getByRole('log').getByText('automated assistant').waitFor()
  for (const text of VISITOR_SAYS) await say(page, text)

  // 45 h × $32 × 52 = $74,880; 30 + 5 × 3 + 2 × 4 = 53 %: $39,686 and 23.85 hours.
  const log = page.getByRole('log')
  await log.getByText('Potential Savings').first().waitFor()
  expect(await log.textContent()).toContain('$39,686')
  expect(await page.getByText('Fit score', { exact: false }).count()).toBeGreaterThan(0)
  expect(await log.locator('a[href^="/library/"]').count()).toBeGreaterThan(0)
  await log.getByText("Perfect! Here's my calendar - pick a time that works for you:").waitFor()

  const calendar = page.frameLocator('iframe')
  await expect
    .poll(() => calendar.getByLabel('Email').inputValue())
    .toBe('ingrid@harborfreightco.com')
  await calendar
    .getByRole('radio', { name: /[AP]M$/ })
    .first()
    .check({ force: true })
  await calendar.getByRole('button', { name: 'Confirm booking' }).click()
  await page.getByText('Call booked successfully! 🎉').waitFor()

  await page.reload()
  await page.getByRole('log').getByText('call it $32 an hour all in').waitFor()

  // Asking who is signed in is refused, and Chromium logs that.
  expectConsoleErrors(/401/)
  const { page: office } = await open('/admin/dashboard')
  await office.waitForURL('**/admin/login')
  await office.getByText('Access denied. Admin privileges required.').waitFor()
  await office.getByLabel('Email').fill(ADMIN.email)
  await office.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await office.getByRole('button', { name: 'Sign In' }).click()
  await office.waitForURL('**/admin/dashboard')
  await office.getByText('Total Conversations').waitFor()
  await office.getByText('Select a conversation to view messages').waitFor()
  const entry = office.getByRole('button', { name: /Ingrid Solheim/ })
  await entry.click()
  await office.getByText('call it $32 an hour all in').waitFor()
  expect(await entry.textContent()).toMatch(/high|medium|low/)
  expect(await entry.textContent()).toMatch(/\d+%/)
  await office.getByRole('button', { name: 'Sign Out' }).click()
  await office.waitForURL('**/admin/login')
})
