import { readFile } from 'node:fs/promises'
import type { FrameLocator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { site } from '#content/site.ts'
import { openBrowser } from '#tests/support/browse.ts'
import { qualify, say } from '#tests/support/qualified-visitor.ts'
import { ADMIN } from '#tests/support/start-product.ts'

const { open, expectConsoleErrors } = openBrowser()

const card = (page: Page) => page.getByRole('article', { name: 'Your call' })

/** Books the `index`th free time of the calendar's `day`th day. @returns its instant, ISO 8601. */
async function book(calendar: FrameLocator | Page, { day, index }: { day: number; index: number }) {
  const startsAt = await pick(calendar, { day, index })
  await calendar.getByRole('button', { name: 'Confirm booking' }).click()
  return startsAt
}

async function pick(calendar: FrameLocator | Page, { day, index }: { day: number; index: number }) {
  await calendar.locator('input[name=day]').nth(day).check({ force: true })
  const time = calendar.locator('input[name=time]').nth(index)
  await time.check({ force: true })
  return (await time.getAttribute('value')) ?? ''
}

/** Times as a visitor's calendar words them, such as "9:30 AM". */
function formatTime(iso: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-US', { timeStyle: 'short', timeZone })
    .format(new Date(iso))
    .replaceAll('\u202f', ' ')
}

test('a visitor far away books in their own time, moves the call and cancels it, and the chat follows', async () => {
  const zones = { timezoneId: 'Asia/Kolkata' }
  const { page } = await open('/diagnostic', zones)
  await qualify(page, 'Devika Rao')
  const calendar = page.frameLocator('iframe')
  const startsAt = await book(calendar, { day: 5, index: 3 })
  await page.getByText('Call booked successfully! 🎉').waitFor()
  const appointment = card(page)
  await appointment.getByText('Your call is booked.').waitFor()
  const shown = (await appointment.locator('time').textContent()) ?? ''
  const [hour = ''] = formatTime(startsAt, 'Asia/Kolkata').split(' ')
  expect(shown).toContain(hour)
  expect(shown).toContain('India Standard Time')

  const address = await appointment.getByRole('link', { name: /^Reschedule/ }).getAttribute('href')
  const manage = await page.context().newPage()
  await manage.goto(address ?? '')
  await manage.getByRole('heading', { level: 1 }).waitFor()
  const fileEvent = manage.waitForEvent('download')
  await manage.getByRole('link', { name: 'File (.ics)' }).click()
  const file = await readFile(await (await fileEvent).path(), 'utf8')
  expect(file).toContain(`DTSTART:${startsAt.replaceAll(/[-:]|\.000/g, '')}`)
  expect(file).not.toContain('/admin/brief')

  await manage.getByRole('button', { name: 'Reschedule' }).click()
  const movedTo = await pick(manage, { day: 6, index: 2 })
  await manage.getByRole('button', { name: /^Reschedule to/ }).click()
  await manage.getByRole('heading', { name: 'Your call has been rescheduled.' }).waitFor()
  await expectStanding(page, 'Your call has been rescheduled.')
  expect(await card(page).locator('time').getAttribute('datetime')).toBe(movedTo)

  await manage.getByRole('button', { name: 'Cancel the call' }).click()
  const dialog = manage.getByRole('dialog', { name: 'Cancel this call?' })
  await dialog.getByLabel('Reason (optional)').fill('Another week is better.')
  await dialog.getByRole('button', { name: 'Cancel the call' }).click()
  await manage.getByRole('heading', { name: 'Your call is canceled.' }).waitFor()
  await expectStanding(page, 'This call was canceled.')
  await card(page).getByRole('button', { name: 'Pick another time' }).click()
  const again = page.frameLocator('iframe')
  await again.locator('input[name=day]').first().waitFor({ state: 'attached' })
})

async function expectStanding(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.evaluate(() => window.dispatchEvent(new Event('focus')))
      return card(page).getByRole('heading').textContent()
    })
    .toBe(words)
}

const SCREENS = [
  { viewport: { width: 390, height: 844 }, hasTouch: true },
  { viewport: { width: 1440, height: 900 } },
]
const BEFORE_CALL = ['We retype invoices, 60 hours a week', 'about $40 an hour', 'Excel and SAP']

test.each(SCREENS)(
  'all of the calendar is in view when it is offered: $viewport',
  async (screen) => {
    for (const talk of [[], BEFORE_CALL]) {
      const { page } = await open('/diagnostic', { ...screen, reducedMotion: 'no-preference' })
      const say = async (text: string) => {
        await page.getByRole('textbox', { name: 'Your message' }).fill(text)
        await page.keyboard.press('Enter')
        await page.getByRole('log').getByText(text).first().waitFor()
        await page.getByRole('log').and(page.locator('[aria-busy=false]')).waitFor()
      }
      for (const text of [...talk, 'ann@acme.com, I would like to book a call']) await say(text)
      const frame = page.locator('iframe')
      await page.getByRole('button', { name: 'Write instead' }).waitFor()
      const measure = async () => {
        const [box, dock] = [
          await frame.boundingBox(),
          await page.locator('#chat-dock').boundingBox(),
        ]
        if (box === null || dock === null) return 'not drawn'
        const isHigh = box.height === 630
        const isBelowHeader = box.y >= 64
        const isAboveDock =
          box.y + box.height <= dock.y && dock.y + dock.height <= screen.viewport.height
        return isHigh && isBelowHeader && isAboveDock ? 'in view' : JSON.stringify({ box, dock })
      }
      await expect.poll(measure).toBe('in view')
      await page.getByRole('button', { name: 'Write instead' }).click()
      const input = page.getByRole('textbox', { name: 'Your message' })
      await expect
        .poll(() => input.evaluate((field) => field === document.activeElement))
        .toBe(true)
    }
  },
)

test.each([
  ...SCREENS.map((screen) => ({ ...screen, isMobile: screen.viewport.width < 1_000 })),
  { viewport: { width: 820, height: 1180 }, hasTouch: true, isMobile: true },
])(
  'the field stays at the lower edge of the window until the call is booked: $viewport',
  async (screen) => {
    // The headline shrinks with the first message: its movement is part of what is tested, and no other.
    const { page } = await open('/diagnostic', { ...screen, reducedMotion: 'no-preference' })
    const lowerEdge = async () => {
      const dock = await page.locator('#chat-dock').boundingBox()
      return Math.round((dock?.y ?? 0) + (dock?.height ?? 0))
    }
    for (const text of [
      'Hello, we are Acme',
      ...BEFORE_CALL,
      'ann@acme.com, I would like to book a call',
    ]) {
      await say(page, text)
      await expect.poll(lowerEdge, { message: text }).toBe(screen.viewport.height)
      await page.emulateMedia({ reducedMotion: 'reduce' })
    }
    const calendar = page.locator('iframe')
    // It has come to rest under the header, with its own line above the frame.
    const rest = { y: screen.viewport.width < 768 ? 114 : 130, height: 630 }
    const place = async () => {
      const { y = 0, height = 0 } = (await calendar.boundingBox()) ?? {}
      return { y: Math.round(y), height }
    }
    await expect.poll(place).toEqual(rest)
    await expect.poll(lowerEdge).toBe(screen.viewport.height)
    const frame = page.frameLocator('iframe')
    await pick(frame, { day: 4, index: Math.round(screen.viewport.width / 200) })
    const next = frame.getByRole('button', { name: 'Continue' })
    if (await next.isVisible()) await next.click()
    await frame.getByRole('button', { name: 'Confirm booking' }).click()
    await card(page).getByText('Your call is booked.').waitFor()
    await expect.poll(lowerEdge).toBe(screen.viewport.height)
    const { y = 0 } = (await card(page).boundingBox()) ?? {}
    expect(y).toBeGreaterThanOrEqual(64)
    expect(y).toBeLessThan(screen.viewport.height / 2)
  },
)

test('a visitor picks another time zone, and the picked instant stays', async () => {
  const { page } = await open('/schedule', { timezoneId: 'Europe/London' })
  const startsAt = await pick(page, { day: 2, index: 1 })
  const zone = page.getByLabel('Time zone')
  await zone.fill('Tokyo')
  await page.keyboard.press('Enter')
  await expect.poll(() => zone.inputValue()).toContain('Tokyo')
  const picked = page.locator('input[name=time]:checked')
  expect(await picked.getAttribute('value')).toBe(startsAt)
  const label = await picked.locator('xpath=..').textContent()
  expect(label?.replaceAll('\u202f', ' ')).toContain(formatTime(startsAt, 'Asia/Tokyo'))
})

test('a key that opens nothing says how to find the link', async () => {
  expectConsoleErrors(/404/)
  const { page } = await open('/booking#00000000-0000-4000-8000-000000000000.AAAA')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.getByRole('main').getByText(site.email.contact).first().waitFor()
})

test('a salesperson reads the brief of a call and records what became of it', async () => {
  const { page: visitor } = await open('/diagnostic')
  await qualify(visitor, 'Petra Lindqvist')
  await book(visitor.frameLocator('iframe'), { day: 7, index: 4 })
  await card(visitor).getByText('Your call is booked.').waitFor()

  expectConsoleErrors(/401/)
  const { page } = await open('/admin/bookings')
  await page.waitForURL('**/admin/login**')
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.waitForURL('**/admin/bookings')
  await page
    .getByRole('link', { name: /Petra Lindqvist/ })
    .first()
    .click()
  await page.waitForURL('**/admin/brief?booking=*')
  const brief = page.getByRole('main')
  await brief.getByText('Three of us key bills of lading by hand').first().waitFor()
  for (const words of ['$39,686', 'harborfreightco.com', 'nightmare at month end']) {
    expect(await brief.textContent()).toContain(words)
  }
  const outcome = page.getByRole('group', { name: 'What was the outcome?' })
  await outcome.getByText('Held').click()
  await page.getByText('Saved. Click again to change it.').waitFor()
  await page
    .getByRole('group', { name: /^Was a Fit Score of/ })
    .getByText('Yes')
    .click()
  await page.getByText('Saved. Click again to change it.').waitFor()
  await page.reload()
  const held = outcome.getByRole('button', { name: 'Held' })
  await expect.poll(() => held.getAttribute('aria-pressed')).toBe('true')
})
