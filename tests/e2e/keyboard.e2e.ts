import { describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { settle } from '#tests/support/expect-sound-page.ts'
import { MAIN_PAGES } from '#tests/support/site-pages.ts'
import { walkByKeyboard } from '#tests/support/walk-by-keyboard.ts'

const { open } = openBrowser()

const DESKTOP = { viewport: { width: 1440, height: 900 } }
/** A laptop at 200 % zoom: menus fold, and bars that stick take a third of the window. */
const ZOOMED = { viewport: { width: 720, height: 450 } }

describe.each(MAIN_PAGES)('%s', (path) => {
  test.each([DESKTOP, ZOOMED])(
    'the keyboard comes to every control, in sight, at $viewport.width px',
    async (size) => {
      const { page } = await open(path, size)
      await settle(page)
      expect(await walkByKeyboard(page)).toEqual([])
    },
  )
})

test('the skip link leads past the header', async () => {
  const { page } = await open('/systems', DESKTOP)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  expect(await page.getByRole('main').evaluate((main) => main === document.activeElement)).toBe(
    true,
  )
  await page.keyboard.press('Tab')
  const isInMain = await page
    .getByRole('main')
    .evaluate((main) => main.contains(document.activeElement))
  expect(isInMain).toBe(true)
})

test('at 400 % zoom the menu scrolls to its last link', async () => {
  const { page } = await open('/', { viewport: { width: 320, height: 256 } })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const last = page.getByRole('dialog').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await last.click({ trial: true })
})
