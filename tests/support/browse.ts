import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { launchChromium } from '#tests/support/chromium.ts'

/** Opens pages of the running product; each call is a visitor of their own. */
export type OpenPage = (
  path: string,
  options?: BrowserContextOptions,
) => Promise<{ page: Page; consoleErrors: string[] }>

/**
 * One browser for a test file. After each test its pages are closed, and an error in any console fails it
 * (a refused request that the test provoked may be named in `expectConsoleErrors`).
 */
export function openBrowser(): { open: OpenPage; expectConsoleErrors: (pattern: RegExp) => void } {
  let browser: Browser
  let errors: string[] = []
  let expected: RegExp[] = []

  beforeAll(async () => {
    browser = await launchChromium()
  })

  afterEach(async () => {
    await Promise.all(browser.contexts().map((context) => context.close()))
    const unexpected = errors.filter((text) => !expected.some((pattern) => pattern.test(text)))
    errors = []
    expected = []
    expect(unexpected, 'errors in the browser console').toEqual([])
  })

  afterAll(() => browser?.close())

  async function open(path: string, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({
      baseURL: inject('productUrl'),
      locale: 'en-US',
      timezoneId: 'America/New_York',
      reducedMotion: 'reduce',
      ...options,
    })
    const page = await context.newPage()
    page.on('pageerror', (error) => errors.push(error.message))
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(`${message.text()} ${message.location().url}`)
    })
    await page.goto(path)
    if (path.startsWith('/diagnostic') && options.javaScriptEnabled !== false)
      await waitForChat(page)
    return { page, consoleErrors: errors }
  }

  return { open, expectConsoleErrors: (pattern) => expected.push(pattern) }
}

/** The greeting is drawn before there is a conversation, and has a time from then on. Where none opens the page is as it is. */
async function waitForChat(page: Page): Promise<void> {
  const opened = page.locator('[role="log"] time:not(:empty)').first()
  await opened.waitFor({ timeout: 5_000 }).catch(() => {})
}

/** Waits until every typeface is there and the page is set in it: `document.fonts.ready` is true before one is asked for. */
export async function loadFonts(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.allSettled([...document.fonts].map((face) => face.load())).then(() => undefined),
  )
  await page.waitForFunction(() => !document.documentElement.classList.contains('plain-type'))
}
