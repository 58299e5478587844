import { describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import {
  BLOCKED_FONT,
  expectAccessible,
  expectSoundLayout,
  settle,
} from '#tests/support/expect-sound-page.ts'
import { ARTICLE_SLUGS } from '#tests/support/library.ts'
import { MAIN_PAGES, UNLISTED_PAGES } from '#tests/support/site-pages.ts'

const { open, expectConsoleErrors } = openBrowser()

/** Those that are not there say so in the console, too. */
const MISSING_PAGE = /404.*no.such/
const DESKTOP = { viewport: { width: 1440, height: 900 } }

describe.each([...MAIN_PAGES, ...UNLISTED_PAGES])('%s', (path) => {
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

test('/ asks a person, by sight and by ear, once the receipt falls too far short', async () => {
  const { page } = await open('/', DESKTOP)
  const figure = page.locator('#invoice-case')
  await figure.filter({ hasText: '2 × $310 = $620. Under the limit: act.' }).waitFor()
  await page.getByRole('slider', { name: 'Pallets received' }).focus()
  await page.keyboard.press('ArrowLeft')
  await figure.filter({ hasText: '3 × $310 = $930. Under the limit: act.' }).waitFor()
  await page.keyboard.press('ArrowLeft')
  await figure.filter({ hasText: '4 × $310 = $1,240. Over the limit: ask.' }).waitFor()
  await figure
    .getByRole('status')
    .filter({ hasText: 'Sends nothing until Dana answers.' })
    .waitFor()
  await page.keyboard.press('End')
  await figure.filter({ hasText: 'The two agree.' }).waitFor()
})

test('/ shows a whole case to those without scripts, and nothing that cannot be changed', async () => {
  const { page } = await open('/', { ...DESKTOP, javaScriptEnabled: false })
  await page
    .locator('#invoice-case')
    .filter({ hasText: 'Requests the credit and posts the ledger note.' })
    .waitFor()
  expect(await page.getByRole('slider').count()).toBe(0)
})

test('/ lights the arrows and the sentence of a part that has the focus', async () => {
  const { page } = await open('/', DESKTOP)
  const atRest = page.getByText('Every choice is stored with its reason.')
  const sentence = page.getByText('Each fact keeps the words it came from.')
  expect(await atRest.isVisible()).toBe(true)
  expect(await sentence.isVisible()).toBe(false)
  await page.getByRole('button', { name: 'Perception agents' }).focus()
  expect(await sentence.isVisible()).toBe(true)
  expect(await atRest.isVisible()).toBe(false)
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

test('no link of the site is dead, and no anchor points nowhere', async () => {
  const { page } = await open('/')
  const dead: string[] = []
  const anchors = new Map<string, Set<string>>()
  const wanted = new Set<string>()
  for (const path of [...MAIN_PAGES, ...ARTICLE_SLUGS.map((slug) => `/library/${slug}`)]) {
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
