import { readdir, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { checkView, nameReference, REFERENCES, RESULTS } from '#tests/visual/check-view.ts'
import { launchChromiumThatDrawsAlike } from '#tests/visual/launch-chromium-that-draws-alike.ts'
import { openSteadyPage, visitPage } from '#tests/visual/open-steady-page.ts'
import { SHOWN_PAGES, VIEWS } from '#tests/visual/shown-pages.ts'

const WIDTHS = new Set(VIEWS.map(({ width }) => width))
const ROOM_BYTES = 3_450_000

let browser: Browser

beforeAll(async () => {
  await rm(RESULTS, { recursive: true, force: true })
  browser = await launchChromiumThatDrawsAlike()
})

afterAll(() => browser?.close())

// Other systems draw letters in their own way.
describe.runIf(process.platform === 'linux')('drawn on Linux', () => {
  test.concurrent.for(SHOWN_PAGES)('$address looks as it did', async (shown, context) => {
    const differences: string[] = []
    for (const width of WIDTHS) {
      // Each a visitor of its own: a second visit would take up the chat where the first one left it.
      const page = await openSteadyPage(browser, { baseURL: inject('productUrl'), width })
      await visitPage(page, shown)
      for (const view of VIEWS.filter((each) => each.width === width)) {
        await page.emulateMedia({ colorScheme: view.theme })
        const difference = await checkView(page, shown, view)
        if (difference) differences.push(difference)
      }
      await page.context().close()
    }
    // As the message too: CI prints the message alone.
    context.expect(differences, differences.join('; ')).toEqual([])
  })
})

test('each reference belongs to a page, and all of them take little room', async () => {
  const entries = await readdir(REFERENCES, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  const expected = SHOWN_PAGES.flatMap((shown) => VIEWS.map((view) => nameReference(shown, view)))
  expect(files.filter((file) => !expected.includes(file))).toEqual([])
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(ROOM_BYTES)
})
