import { describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { expectAccessible, settle } from '#tests/support/expect-sound-page.ts'
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

test('a claimed figure opens its source and closes it by keyboard', async () => {
  const { page } = await open('/case-studies', DESKTOP)
  const figure = page.getByRole('button', { name: 'Source of 78%' })
  const slip = page.getByRole('region', { name: '78% less manual work' })
  await figure.focus()
  await page.keyboard.press('Enter')
  await slip.getByText('Not counted').waitFor()
  await page.keyboard.press('Tab')
  const isInside = await slip.evaluate((element) => element.contains(document.activeElement))
  expect(isInside).toBe(true)
  await page.keyboard.press('Escape')
  expect(await slip.isVisible()).toBe(false)
  expect(await figure.evaluate((element) => element === document.activeElement)).toBe(true)
})

test.each([
  ['$2.4M', '$2.4M average annual savings'],
  ['64%', '64% scheduling gain'],
])('on the home page, %s opens its source', async (figure, title) => {
  const { page } = await open('/', DESKTOP)
  await page.getByRole('button', { name: `Source of ${figure}` }).press('Enter')
  await page.getByRole('region', { name: title }).getByText('Not counted').waitFor()
})

test('an open slip has no accessibility violation and stays in the window at 320 px', async () => {
  const { page } = await open('/case-studies', { viewport: { width: 320, height: 640 } })
  await page.getByRole('button', { name: 'Source of $840K' }).click()
  const box = await page.getByRole('region', { name: '$840K annual savings' }).boundingBox()
  expect(box).toMatchObject({ x: 0, width: 320 })
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBe(640)
  await expectAccessible(page)
})

test('on paper, every slip of the page is printed', async () => {
  const { page } = await open('/case-studies', DESKTOP)
  await page.emulateMedia({ media: 'print' })
  expect(await page.getByText('Not counted').filter({ visible: true }).count()).toBe(15)
  await page.getByRole('heading', { name: 'Where the figures come from' }).waitFor()
})
