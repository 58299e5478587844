import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { expectAccessible } from '#tests/support/expect-sound-page.ts'

const { open } = openBrowser()
/** As high and as wide as the frame in the chat. */
const FRAME = { viewport: { width: 668, height: 630 }, timezoneId: 'Europe/Berlin' }

/** Presses Tab until something of that role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'link', name: string | RegExp): Promise<void> {
  const target = page.getByRole(role, { name })
  const hasFocus = () => target.evaluate((control) => control === document.activeElement)
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press('Tab')
    if (await hasFocus()) return
  }
  throw new Error(`The keyboard never came to ${name}.`)
}

const readFocus = (page: Page) =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')

/** Leaves the form filled in, with the second day's second time picked. */
async function fillInByKeyboard(page: Page): Promise<void> {
  const { keyboard } = page
  await page.getByRole('radio').first().waitFor({ state: 'attached' })
  await keyboard.press('Tab')
  await keyboard.type('Tokyo')
  await keyboard.press('Enter')
  await keyboard.press('Tab')
  await keyboard.press('ArrowRight')
  await keyboard.press('Tab')
  await keyboard.press('ArrowDown')
  await keyboard.press('Tab')
  await keyboard.type('Maya Okafor')
  await keyboard.press('Tab')
  await keyboard.type('maya@harbor.example')
}

test('by keyboard alone a call is booked in another zone, moved and cancelled', async () => {
  const { page } = await open('/schedule', FRAME)
  await fillInByKeyboard(page)
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Your call is booked.' }).waitFor()
  await expectAccessible(page)
  expect(await page.getByText('Tokyo (GMT+9)').count()).toBe(1)
  const fits = () => page.evaluate(() => document.documentElement.scrollHeight <= innerHeight)
  expect(await fits()).toBe(true)
  const bookedAt = await page.locator('time').getAttribute('datetime')

  await tabTo(page, 'link', 'Change or cancel this call')
  const [manage] = await Promise.all([
    page.context().waitForEvent('page'),
    page.keyboard.press('Enter'),
  ])
  const time = manage.getByRole('region', { name: 'Appointment' }).locator('time')
  await time.waitFor()
  expect(await time.getAttribute('datetime')).toBe(bookedAt)
  // A tab of its own: the zone comes with the booking.
  expect(await manage.getByLabel('Time zone').inputValue()).toBe('Tokyo (GMT+9)')
  await expectAccessible(manage)

  await tabTo(manage, 'button', 'Reschedule')
  await manage.keyboard.press('Enter')
  await manage.getByRole('radio', { name: /your current time/ }).waitFor({ state: 'attached' })
  await manage.keyboard.press('Tab')
  await manage.keyboard.press('ArrowRight')
  await manage.keyboard.press('Tab')
  await manage.keyboard.press('ArrowDown')
  await expectAccessible(manage)
  await tabTo(manage, 'button', /^Reschedule to /)
  await manage.keyboard.press('Enter')
  await expect.poll(() => readFocus(manage)).toBe('Your call has been rescheduled.')
  expect(await time.getAttribute('datetime')).not.toBe(bookedAt)

  await manage.reload()
  await manage.getByText('Confirmed, at a new time').waitFor()
  await tabTo(manage, 'button', 'Cancel the call')
  await manage.keyboard.press('Enter')
  expect(await readFocus(manage)).toBe('Cancel this call?')
  await manage.keyboard.press('Escape')
  expect(await readFocus(manage)).toBe('Cancel the call')
  await manage.keyboard.press('Enter')
  await manage.keyboard.press('Tab')
  await manage.keyboard.type('On leave')
  await manage.keyboard.press('Tab')
  await manage.keyboard.press('Enter')
  await expect.poll(() => readFocus(manage)).toBe('Your call is canceled.')
  expect(await manage.getByRole('button', { name: 'Reschedule' }).count()).toBe(0)
})
