import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { launchChromium } from '#tests/support/chromium.ts'
import {
  findApplying,
  listStyleRules,
  type StyleRule,
  stripStates,
} from '#tests/visual/list-style-rules.ts'
import { openSteadyPage, visitPage } from '#tests/visual/open-steady-page.ts'
import { SHOWN_PAGES, type ShownPage } from '#tests/visual/shown-pages.ts'

/** Public pages and the staff area are made from two stylesheets, which set their own order. */
const PUBLIC_PAGES = SHOWN_PAGES.filter(({ address }) => !address.startsWith('/admin/'))
/** Articles, the library, the calculator and the explainer have rules of their own, which no other page was given. */
const OWN_SHEETS = ['/library', '/calculator', '/how-agents-think']
const SHARED = PUBLIC_PAGES.filter(
  ({ address }) => !OWN_SHEETS.some((start) => address.startsWith(start)),
)

let browser: Browser

beforeAll(async () => {
  browser = await launchChromium()
})

afterAll(() => browser?.close())

test.each([
  ['.a:hover', '.a'],
  ['.hover\\:a:hover', '.hover\\00003aa'],
  ['.a:not(.b,:disabled)::after', '.a'],
  [':where(.grid) > :focus-visible', ':where(.grid) > *'],
  ['.a[aria-busy="true"] p::before', '.a p'],
])('%s stripped of its states is %s', (selector, expected) => {
  expect(stripStates(selector)).toBe(expected)
})

test('no page misses a rule that another page kept and that would hold for one of its elements', async () => {
  const rulesOfPages = new Map<string, Map<string, StyleRule>>()
  for (const shown of SHARED) {
    const rules = await readRules(shown)
    rulesOfPages.set(shown.address, new Map(rules.map((rule) => [rule.text, rule])))
  }
  const all = new Map([...rulesOfPages.values()].flatMap((rules) => [...rules]))
  const missing: string[] = []
  for (const shown of SHARED) {
    const own = rulesOfPages.get(shown.address)
    const others = [...all.values()].filter(({ text }) => !own?.has(text))
    const applying = await withPage(shown, (page) => findApplying(page, others))
    missing.push(...applying.map(({ text }) => `${shown.address}: ${text}`))
  }
  expect(all.size).toBeGreaterThan(1_000)
  expect(missing).toEqual([])
}, 600_000)

/** Styles stand in the page: they are there without its scripts. */
async function readRules({ address }: ShownPage): Promise<StyleRule[]> {
  const context = await browser.newContext({ javaScriptEnabled: false })
  try {
    const page = await context.newPage()
    await page.goto(inject('productUrl') + address, { waitUntil: 'domcontentloaded' })
    return await listStyleRules(page)
  } finally {
    await context.close()
  }
}

async function withPage<Value>(
  shown: ShownPage,
  use: (page: Awaited<ReturnType<typeof openSteadyPage>>) => Promise<Value>,
): Promise<Value> {
  const page = await openSteadyPage(browser, { baseURL: inject('productUrl'), width: 1440 })
  try {
    await visitPage(page, shown)
    return await use(page)
  } finally {
    await page.context().close()
  }
}
