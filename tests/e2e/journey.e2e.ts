import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { qualify } from '#tests/support/qualified-visitor.ts'
import { ADMIN } from '#tests/support/start-product.ts'

const { open, expectConsoleErrors } = openBrowser()

test('a visitor becomes a qualified lead with a booked call, and staff read the conversation', async () => {
  const { page } = await open('/diagnostic')
  await qualify(page)

  // 45 h × $32 × 52 = $74,880; 30 + 5 × 3 + 2 × 4 = 53 %: $39,686 and 23.85 hours.
  const log = page.getByRole('log')
  await log.getByText('Potential Savings').first().waitFor()
  expect(await log.textContent()).toContain('$39,686')
  expect(await page.getByText('Fit score', { exact: false }).count()).toBeGreaterThan(0)
  expect(await log.locator('a[href^="/library/"]').count()).toBeGreaterThan(0)

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
