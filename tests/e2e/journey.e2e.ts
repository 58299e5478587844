import type { Locator, Request } from 'playwright-core'
import { describe, expect, test } from 'vitest'
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
  expect(await page.getByText('Fit Score', { exact: false }).count()).toBeGreaterThan(0)
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
  const entry = office.getByRole('button', { name: /Ingrid Solheim/ }).first()
  await entry.click()
  await office.getByText('call it $32 an hour all in').waitFor()
  expect(await entry.textContent()).toMatch(/high|medium|low/)
  expect(await entry.textContent()).toMatch(/\d+%/)
  await office.getByRole('button', { name: 'Sign Out' }).click()
  await office.waitForURL('**/admin/login')
})

test('the worksheet goes with its visitor: printed on one page, and without a mail server no letter is promised', async () => {
  const { page } = await open('/diagnostic')
  await qualify(page)
  await page.getByText('Email is not set up on this site.').first().waitFor()
  const own = await page.locator('a[href^="/my-conversation#"]').first().getAttribute('href')
  // Another device: without the cookie of the chat.
  const { page: other } = await open(own ?? '')
  const sheet = other.getByRole('region', { name: 'Your worksheet' })
  await sheet.getByText('$39,686 a year', { exact: true }).waitFor()
  await other.getByRole('button', { name: 'Print this estimate instead' }).waitFor()
  await other.emulateMedia({ media: 'print' })
  expect(await sheet.getByRole('button').count()).toBe(0)
  for (const name of ['Your conversation', 'The conversation', 'What we noted']) {
    expect(await other.getByRole('heading', { name }).isVisible()).toBe(false)
  }
  const pdf = await other.pdf({ format: 'A4' })
  expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test.each(['reduce', 'no-preference'] as const)(
  'on a phone the worksheet closes by a swipe down, Close, and Escape, motion: %s',
  async (reducedMotion) => {
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
    const { page } = await open('/diagnostic', { ...phone, reducedMotion })
    const sheet = page.getByRole('dialog', { name: 'Your worksheet' })
    const line = page.getByRole('button', { name: /^Your estimate/ })
    const openSheet = async () => {
      await line.click()
      await sheet.waitFor()
      // Its way up is over.
      await expect.poll(() => sheet.evaluate((dialog) => dialog.getAnimations().length)).toBe(0)
    }
    const touch = await page.context().newCDPSession(page)
    const swipe = async (from: number, to: number, steps = 10) => {
      const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: type === 'touchEnd' ? [] : [{ x: 120, y }],
        })
      await send('touchStart', from)
      for (let step = 1; step <= steps; step += 1)
        await send('touchMove', from + ((to - from) * step) / steps)
      await send('touchEnd', to)
    }
    for (const close of [
      () => swipe(120, 700),
      () => sheet.getByRole('button', { name: 'Close' }).click(),
      () => page.keyboard.press('Escape'),
    ]) {
      await openSheet()
      await close()
      await sheet.waitFor({ state: 'hidden' })
      await expect.poll(() => line.evaluate((it) => it === document.activeElement)).toBe(true)
    }
    // Upwards, and a tap, leave it where it is.
    await openSheet()
    const top = (await sheet.boundingBox())?.y
    await swipe(300, 120)
    await swipe(300, 304)
    await expect.poll(async () => (await sheet.boundingBox())?.y).toBe(top)
  },
)

describe('before the scripts of the chat run', () => {
  const SAID = 'We key invoices by hand, 40 hours a week'
  const createsConversation = (request: Request) => request.url().endsWith('create-conversation')

  /** The chat page with its scripts held back, until they are let through. */
  async function openHeld() {
    const { page } = await open('/thanks')
    let release = () => {}
    const released = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(/ChatIsland[^/]*\.js$/, (route) => released.then(() => route.continue()))
    await page.goto('/diagnostic')
    await page.getByRole('log').getByText('automated assistant').waitFor()
    return { page, release, input: page.getByRole('textbox', { name: 'Your message' }) }
  }

  test.each(['Send', 'Enter'])('a message sent with %s is kept, and sent once', async (way) => {
    const { page, release, input } = await openHeld()
    await input.fill(SAID)
    if (way === 'Enter') await input.press('Enter')
    else await page.getByRole('button', { name: 'Send' }).click({ force: true })
    expect(await input.inputValue()).toBe(SAID)
    release()
    const own = page.getByRole('log').getByRole('listitem').filter({ hasText: SAID })
    await own.waitFor()
    await page.getByRole('log').locator('li').nth(2).waitFor()
    await page.getByRole('log').and(page.locator('[aria-busy=false]')).waitFor()
    expect(await own.count()).toBe(1)
    expect(await input.inputValue()).toBe('')
  })

  test('what was typed stays, and is not sent', async () => {
    const { page, release, input } = await openHeld()
    await input.pressSequentially('We key in')
    const opened = page.waitForRequest(createsConversation)
    release()
    await opened
    await input.pressSequentially('voices')
    await page.getByRole('log').and(page.locator('[aria-busy=false]')).waitFor()
    expect(await input.inputValue()).toBe('We key invoices')
    expect(await page.getByRole('log').locator('li').count()).toBe(1)
    await input.press('Enter')
    await page.getByRole('log').getByText('We key invoices').waitFor()
  })

  test('the button shows whether there is text', async () => {
    const { page, input } = await openHeld()
    const button = page.getByRole('button', { name: 'Send' })
    expect(await button.getAttribute('aria-disabled')).toBe('true')
    await input.fill('a')
    expect(await button.getAttribute('aria-disabled')).toBe('false')
  })
})

describe('on a phone', () => {
  const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
  const KEYBOARD_PX = 400
  const top = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN
  const end = async (place: Locator) => {
    const box = await place.boundingBox()
    return box ? box.y + box.height : Number.NaN
  }

  test('the dock stands above the keyboard, and toasts above the dock', async () => {
    const { page } = await open('/diagnostic', PHONE)
    const dock = page.locator('#chat-dock')
    await page.getByRole('log').and(page.locator('[aria-busy=false]')).waitFor()
    const usual = await end(dock)
    expect(usual).toBeGreaterThan(PHONE.viewport.height - KEYBOARD_PX)
    // Chromium has no keyboard of its own here; one lies over the page, which keeps its height.
    await page.evaluate((keyboardPx) => {
      const height = innerHeight - keyboardPx
      Object.defineProperty(visualViewport, 'height', { configurable: true, get: () => height })
      visualViewport?.dispatchEvent(new Event('resize'))
    }, KEYBOARD_PX)
    // The page may stand between two pixels.
    await expect
      .poll(() => end(dock))
      .toBeLessThanOrEqual(PHONE.viewport.height - KEYBOARD_PX + 0.5)
    await page.evaluate(() => {
      Reflect.deleteProperty(visualViewport as object, 'height')
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await expect.poll(() => end(dock)).toBe(usual)

    await page.getByRole('button', { name: 'Learn more' }).click()
    const toast = page.getByText('We only collect company information')
    await toast.waitFor()
    await page.evaluate(() => scrollTo(0, 0))
    expect(await end(dock)).toBe(PHONE.viewport.height)
    await expect.poll(async () => (await end(toast)) <= (await top(dock))).toBe(true)
  })

  test.each([390, 820])(
    'at %i px nothing stands above what the document has before it, so that a page in slices shifts nothing',
    async (width) => {
      const { page } = await open('/diagnostic', { viewport: { width, height: 844 } })
      const chat = page.getByRole('region', { name: /^Chat with/ })
      const tops = await chat.evaluate((section) =>
        [...section.querySelectorAll('*')]
          .filter((part) => part.parentElement === section && part.checkVisibility())
          .map((part) => part.getBoundingClientRect().top),
      )
      expect(tops.length).toBeGreaterThan(2)
      expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    },
  )

  test('the headline is one line once the talk has begun', async () => {
    const { page } = await open('/diagnostic', PHONE)
    await page.getByRole('textbox', { name: 'Your message' }).fill('Hello')
    const size = () =>
      page
        .getByRole('heading', { level: 1 })
        .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
    expect(await size()).toBeGreaterThan(28)
    await page.keyboard.press('Enter')
    await expect.poll(size).toBeLessThan(20)
  })
})
