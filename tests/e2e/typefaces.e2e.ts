import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { loadFonts } from '#tests/support/browse.ts'
import { launchChromium } from '#tests/support/chromium.ts'

const PHONE = { viewport: { width: 412, height: 823 } }
let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(() => browser?.close())

async function open(path: string, options: BrowserContextOptions & { referer?: string } = {}) {
  const { referer, ...contextOptions } = options
  const context = await browser.newContext({ baseURL: inject('productUrl'), ...contextOptions })
  const page = await context.newPage()
  await page.goto(path, referer ? { referer } : {})
  return { page, [Symbol.asyncDispose]: () => context.close() }
}

function readTypeface(page: Page): Promise<string> {
  return page.locator('h1').evaluate((heading) => getComputedStyle(heading).fontFamily)
}

test('a first visit asks for the typefaces after its first paint, and is set in them', async () => {
  await using visit = await open('/about', PHONE)
  await loadFonts(visit.page)
  expect(await readTypeface(visit.page)).toMatch(/^"Familjen Grotesk/)
  const { paintedAt, askedAt } = await visit.page.evaluate(() => ({
    paintedAt: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    askedAt: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.woff2'))
      .map(({ startTime }) => startTime),
  }))
  expect(askedAt.length).toBe(2)
  expect(Math.min(...askedAt)).toBeGreaterThanOrEqual(paintedAt)
})

test('who comes from another of our pages meets our typeface from the start', async () => {
  await using visit = await open('/about', { referer: `${inject('productUrl')}/` })
  expect(await readTypeface(visit.page)).toMatch(/^"Familjen Grotesk/)
})

test('without scripts the browser swaps the typefaces in by itself', async () => {
  await using visit = await open('/about', { javaScriptEnabled: false })
  expect(await readTypeface(visit.page)).toMatch(/^"Familjen Grotesk/)
})

test('a text that would lose or win a line in our typeface keeps its height', async () => {
  await using visit = await open('/case-studies', PHONE)
  const heights = () =>
    visit.page.locator('main h2, main p, main dd').evaluateAll((blocks) =>
      blocks
        .map((block) => block.getBoundingClientRect())
        .filter(({ top }) => top < innerHeight)
        .map(({ height }) => Math.round(height)),
    )
  await loadFonts(visit.page)
  const inOurs = await heights()
  await visit.page.evaluate(() => document.documentElement.classList.add('plain-type'))
  await visit.page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('main [style]')) {
      element.style.letterSpacing = ''
      element.style.minHeight = ''
    }
  })
  expect(inOurs).toEqual(await heights())
})
