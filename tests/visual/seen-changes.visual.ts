import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { isUpdating, lookAt } from '#tests/visual/check-view.ts'
import { launchChromiumThatDrawsAlike } from '#tests/visual/launch-chromium-that-draws-alike.ts'
import { openSteadyPage, visitPage } from '#tests/visual/open-steady-page.ts'
import type { View } from '#tests/visual/shown-pages.ts'

/** Without an island, which might take back what is changed. */
const SHOWN = { address: '/library/marketing-campaign-automation' }
const VIEW = { name: '1440-light', width: 1440, theme: 'light', scale: 2 } satisfies View

/** Each changes one thing on the page that is seen, with the browser's own means. */
const CHANGES: Record<string, () => void> = {
  'nothing changed': () => undefined,
  'a button is gone': () => {
    document.querySelector<HTMLElement>('main a.button')?.style.setProperty('visibility', 'hidden')
  },
  'a paragraph moved by 12 px': () => {
    const paragraph = [...document.querySelectorAll<HTMLElement>('main p')].findLast((one) =>
      one.checkVisibility(),
    )
    paragraph?.style.setProperty('translate', '12px')
  },
  'a heading took a softer colour': () => {
    const heading = [...document.querySelectorAll<HTMLElement>('main h2')].findLast((one) =>
      one.checkVisibility(),
    )
    heading?.style.setProperty('color', 'var(--color-soft)')
  },
  'a section took the tint of a card': () => {
    const section = [...document.querySelectorAll<HTMLElement>('main section')].findLast((one) =>
      one.checkVisibility(),
    )
    section?.style.setProperty('background', 'var(--color-raise)')
  },
  'a hairline is gone': () => {
    const footer = document.querySelector<HTMLElement>('footer')
    const lined = [footer, ...(footer?.querySelectorAll<HTMLElement>('*') ?? [])].find(
      (element) => element && getComputedStyle(element).borderTopWidth === '1px',
    )
    lined?.style.setProperty('border-top-color', 'transparent')
  },
  'one figure of a table changed': () => {
    const cell = [...document.querySelectorAll('main td')].at(-1)
    if (!cell) return
    cell.textContent = (cell.textContent ?? '').replace(
      /\d/,
      (digit) => `${(Number(digit) + 1) % 10}`,
    )
  },
}

let browser: Browser
let page: Page

beforeAll(async () => {
  browser = await launchChromiumThatDrawsAlike()
  page = await openSteadyPage(browser, { baseURL: inject('productUrl'), width: VIEW.width })
})

afterAll(() => browser?.close())

describe.runIf(process.platform === 'linux' && !isUpdating)('when', () => {
  test.for(Object.entries(CHANGES))('%s, the comparison says so', async ([name, change]) => {
    await visitPage(page, SHOWN)
    await page.evaluate(change)
    const { difference } = await lookAt(page, SHOWN, VIEW)
    expect(difference !== undefined).toBe(name !== 'nothing changed')
  })
})
