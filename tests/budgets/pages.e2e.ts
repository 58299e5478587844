import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import {
  composeBudget,
  findExcesses,
  isUpdating,
  measurePage,
  type PageBudget,
  readBudgets,
  writeBudgets,
} from '#tests/budgets/page-budget.ts'
import { CHAT_SCRIPT_BYTES, chooseTargets, isContentPage } from '#tests/budgets/targets.ts'
import { collectFiles, weighVisit } from '#tests/budgets/weigh-visit.ts'
import { launchChromium } from '#tests/support/chromium.ts'
import { ARTICLE_SLUGS } from '#tests/support/library.ts'
import { MAIN_PAGES, UNLISTED_PAGES } from '#tests/support/site-pages.ts'

const PATHS = [...MAIN_PAGES, ...UNLISTED_PAGES, ...ARTICLE_SLUGS.map((slug) => `/library/${slug}`)]
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 }
const DESKTOP = { viewport: { width: 1440, height: 900 } }
/** What rounds to 0.00. */
const SHIFT_MAX = 0.005

const budgets = readBudgets()
const updated: Record<string, PageBudget> = {}
let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(async () => {
  await browser?.close()
  if (!isUpdating) return
  const inOrder = PATHS.map((path) => [path, updated[path] ?? budgets[path]] as const)
  writeBudgets(Object.fromEntries(inOrder))
})

/**
 * The budgets of `budgets.json` are what was measured and a twentieth more, and no more than `targets.ts` allows.
 * After a change that is worth its bytes: `UPDATE_BUDGETS=1 npx vitest run -c vitest.e2e.config.ts tests/budgets`, and
 * look at the difference.
 */
describe('at first view', () => {
  test.concurrent.for(PATHS)('%s keeps to its budget of bytes', async (path, { expect }) => {
    const url = `${inject('productUrl')}${path}`
    const excesses: string[] = []
    const measured: PageBudget[] = []
    for (const options of [PHONE, DESKTOP]) {
      const visit = await weighVisit(browser, url, options)
      measured.push(measurePage(visit))
      const found = [
        ...findExcesses(visit, chooseTargets(path)),
        ...(isUpdating ? [] : findExcesses(visit, budgets[path] ?? { requests: 0 })),
        ...visit.blockingFonts.map((family) => `the typeface ${family} blocks its text`),
      ]
      if (isContentPage(path) && visit.shift >= SHIFT_MAX) found.push(`it shifts by ${visit.shift}`)
      excesses.push(...found.map((text) => `${path} at ${options.viewport.width} px: ${text}`))
    }
    updated[path] = composeBudget(measured, chooseTargets(path))
    expect(excesses).toEqual([])
  })

  test('each budget belongs to a page', () => {
    expect(Object.keys(budgets).filter((path) => !PATHS.includes(path))).toEqual([])
  })
})

test('the chat can be typed to before its scripts have cost more than their target', async () => {
  const context = await browser.newContext({ ...PHONE, baseURL: inject('productUrl') })
  const page = await context.newPage()
  const files = collectFiles(page)
  await page.goto('/diagnostic')
  await page.getByRole('textbox', { name: 'Your message' }).waitFor()
  // What sends a message loads while it is typed, and is no part of this.
  await page.getByRole('log').and(page.locator('[aria-busy=false]')).waitFor()
  const scripts = files.filter(({ kind }) => kind === 'script')
  const bytes = scripts.reduce((sum, file) => sum + file.bytes, 0)
  const names = scripts.map((file) => `${file.path} ${file.bytes}`).join(', ')
  expect(bytes, names).toBeLessThanOrEqual(CHAT_SCRIPT_BYTES)
  expect(bytes, 'scripts of the chat').toBeGreaterThan(0)
  await context.close()
})
