import { describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import {
  BLOCKED_FONT,
  expectAccessible,
  expectSoundLayout,
  settle,
} from '#tests/support/expect-sound-page.ts'
import { ARTICLE_SLUGS } from '#tests/support/library.ts'
import { walkByKeyboard } from '#tests/support/walk-by-keyboard.ts'

const { open, expectConsoleErrors } = openBrowser()

/** The articles are in articles.e2e.ts. */
const PUBLIC_PAGES = [
  '/',
  '/systems',
  '/consulting',
  '/case-studies',
  '/library',
  '/about',
  '/diagnostic',
  '/why-not-rpa',
  '/why-not-custom-dev',
  '/why-not-consulting',
  '/why-not-low-code',
  '/pricing',
  '/careers',
  '/calculator',
  '/how-agents-think',
]
const UNLISTED_PAGES = [
  '/admin/login',
  '/schedule',
  '/booking',
  '/my-conversation',
  '/thanks',
  '/no/such/page',
  '/library/no-such-article',
]
/** Those that are not there say so in the console, too. */
const MISSING_PAGE = /404.*no.such/
const DESKTOP = { viewport: { width: 1440, height: 900 } }
/** A laptop at 200 % zoom: menus fold, and bars that stick take a third of the window. */
const ZOOMED = { viewport: { width: 720, height: 450 } }

describe.each([...PUBLIC_PAGES, ...UNLISTED_PAGES])('%s', (path) => {
  test('has no accessibility violation in either theme', async () => {
    expectConsoleErrors(MISSING_PAGE)
    const { page } = await open(path, DESKTOP)
    await settle(page)
    await expectAccessible(page)
  })

  test('keeps its text whole and in place at every size, zoom and typeface', async () => {
    expectConsoleErrors(BLOCKED_FONT)
    expectConsoleErrors(MISSING_PAGE)
    const { page } = await open(path)
    await settle(page)
    await expectSoundLayout(page)
  })
})

describe.each(PUBLIC_PAGES)('%s', (path) => {
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

test('for those who asked for less motion no property of any element takes time to change', async () => {
  const { page } = await open('/', { ...DESKTOP, reducedMotion: 'reduce' })
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => !/^0s(, 0s)*$/.test(getComputedStyle(element).transitionDuration))
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  )
  expect(moving).toEqual([])
})

test('at 400 % zoom the menu scrolls to its last link', async () => {
  const { page } = await open('/', { viewport: { width: 320, height: 256 } })
  await page.getByRole('button', { name: 'Open menu' }).click()
  const last = page.getByRole('dialog').getByRole('link').last()
  await last.scrollIntoViewIfNeeded()
  await last.click({ trial: true })
})

test('no link of the site is dead, and no anchor points nowhere', async () => {
  const { page } = await open('/')
  const dead: string[] = []
  const anchors = new Map<string, Set<string>>()
  const wanted = new Set<string>()
  for (const path of [...PUBLIC_PAGES, ...ARTICLE_SLUGS.map((slug) => `/library/${slug}`)]) {
    await page.goto(path)
    const found = await page.evaluate(() => ({
      links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
      ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    }))
    anchors.set(path, new Set(found.ids))
    for (const link of found.links) wanted.add(link)
  }
  for (const link of wanted) {
    const url = new URL(link)
    if (url.origin !== new URL(page.url()).origin) continue
    const response = await page.request.get(url.pathname)
    if (!response.ok()) dead.push(`${url.pathname} answers ${response.status()}`)
    const target = anchors.get(url.pathname)
    const id = decodeURIComponent(url.hash.slice(1))
    if (id && target && !target.has(id)) dead.push(`${url.pathname} has no #${id}`)
  }
  expect(dead).toEqual([])
  expect(wanted.size).toBeGreaterThan(20)
})

test('an unknown address answers 404 with a way on', async () => {
  expectConsoleErrors(/404/)
  const { page } = await open('/no/such/page')
  const response = await page.request.get('/no/such/page')
  expect(response.status()).toBe(404)
  await page.getByRole('heading', { name: 'Page not found' }).waitFor()
  await page.getByText("The page you're looking for doesn't exist or has been moved.").waitFor()
  const hrefOf = (name: string) => page.getByRole('link', { name }).first().getAttribute('href')
  expect(await hrefOf('Return Home')).toBe('/')
  expect(await hrefOf('Book a Diagnostic')).toBe('/diagnostic')
})
