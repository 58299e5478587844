import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { expectAccessible } from '#tests/support/expect-sound-page.ts'

const { open } = openBrowser()
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
