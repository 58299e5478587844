import type { Browser, Page, Route } from 'playwright-core'
import { inject } from 'vitest'
import { listWorkingDays } from '#server/features/bookings/working-slots.ts'
import { parseEnv } from '#server/platform/env.ts'
import { loadFonts } from '#tests/support/browse.ts'
import type { ShownPage } from '#tests/visual/shown-pages.ts'

/** A Wednesday morning at the firm; every page, and every answer that names a time, says so. */
const NOW = new Date('2026-11-18T15:00:00Z')
const OFFICE = parseEnv({})

const HEIGHT = 900
/**
 * A transition leaves a word redrawn a pixel off; the grip of a text area is the browser's own, and changes with it.
 * Weight and day of a page change with every build.
 */
const STEADY =
  '*, ::before, ::after { transition: none !important } textarea { resize: none } footer :is(data, time) { visibility: hidden }'

/** A new visitor's page, for whom time stands still, and nothing moves. */
export async function openSteadyPage(
  browser: Browser,
  { baseURL, width }: { baseURL: string; width: number },
): Promise<Page> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHT },
    locale: 'en-US',
    timezoneId: 'America/New_York',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await page.clock.setFixedTime(NOW)
  await page.addInitScript((rules) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(rules)
    document.adoptedStyleSheets.push(sheet)
  }, STEADY)
  await page.route('**/api/create-conversation', answerAtFixedTime)
  await page.route('**/api/booking-slots', answerWithFixedSlots)
  return page
}

/** Goes there and waits for typefaces, islands, their data and pictures: for each by its own sign, none by time. */
export async function visitPage(page: Page, { address, ready }: ShownPage) {
  // From another of our pages: a first visit's letters are fitted to the lines of whatever fallback a machine has.
  await page.goto(address, { referer: `${inject('productUrl')}/` })
  await loadFonts(page)
  // An island that waits to be seen is brought to sight; it draws no box of its own.
  await page.evaluate(() => {
    for (const island of document.querySelectorAll('astro-island')) {
      island.firstElementChild?.scrollIntoView({ behavior: 'instant' })
    }
  })
  await page.waitForFunction(() => document.querySelector('astro-island[ssr]') === null)
  if (ready) await page.locator(ready).first().waitFor()
  await page.evaluate(async () => {
    scrollTo({ top: 0, behavior: 'instant' })
    for (const image of document.images) image.loading = 'eager'
    await Promise.allSettled([...document.images].map((image) => image.decode()))
  })
}

async function answerAtFixedTime(route: Route) {
  const response = await route.fetch()
  const opening = await response.json()
  const welcomeMessage = { ...opening.welcomeMessage, timestamp: NOW.toISOString() }
  await route.fulfill({ response, json: { ...opening, welcomeMessage } })
}

async function answerWithFixedSlots(route: Route) {
  const response = await route.fetch()
  const days = listWorkingDays(OFFICE, NOW).map(({ date, startTimes }) => ({
    date,
    slots: startTimes.map((start) => ({ startsAt: start.toISOString(), isFree: true })),
  }))
  await route.fulfill({ response, json: { ...(await response.json()), days } })
}
