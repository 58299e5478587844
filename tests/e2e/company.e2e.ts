import type { BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenDatabase, openDatabase } from '#server/platform/db/open-database.ts'
import { openBrowser } from '#tests/support/browse.ts'
import { expectAccessible } from '#tests/support/expect-sound-page.ts'
import { type Product, runProduct } from '#tests/support/run-product.ts'
import { seedFindings } from '#tests/support/seed-findings.ts'
import { ADMIN } from '#tests/support/start-product.ts'
import { startTalking } from '#tests/support/talk.ts'

const { open, expectConsoleErrors } = openBrowser()
const silence = { warn: () => {}, info: () => {}, error: () => {} }
const WIDE = { viewport: { width: 1440, height: 900 } }
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }
// A name that tells no industry: what is known already would not be taken over.
const HOST = 'okaforandsons.com'
const about = `https://${HOST}/about`
const FINDINGS = [
  { kind: 'name', value: 'Harbor Freight Co', url: about, quote: 'Harbor Freight Co' },
  {
    kind: 'description',
    value: 'Customs brokerage and drayage for the ports of the Gulf.',
    url: about,
    quote: 'Customs brokerage and drayage for the ports of the Gulf.',
  },
  { kind: 'industry', value: 'logistics', url: about, quote: 'We have moved freight since 1988' },
  { kind: 'size', value: '120 people', url: about, quote: 'Our 120 people in four ports' },
  { kind: 'tool', value: 'NetSuite', url: about, quote: 'Customers see their NetSuite invoices' },
  { kind: 'contact_page', value: `https://${HOST}/contact`, url: about, quote: 'Contact' },
] as const

let product: Product
let database: OpenDatabase

beforeAll(async () => {
  product = await runProduct({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'warn',
    // What is found is put into the database: no test reaches the internet.
    ENRICHMENT: 'off',
  })
  database = await openDatabase({ databaseUrl: undefined, dataDir: product.dataDir }, silence)
  // The first turn of a process loads what the agent knows.
  await (await startTalking(product.url)).say('Hello')
})

afterAll(async () => {
  await database?.close()
  await product?.stop()
})

const card = (page: Page) => page.getByRole('region', { name: `What ${HOST} says about itself` })
const panel = (page: Page) => page.getByRole('complementary', { name: 'Fit Score' })
const log = (page: Page) => page.getByRole('log')
const verdict = (page: Page, name: string) => card(page).getByRole('button', { name })
const isPressed = (page: Page, name: string) => verdict(page, name).getAttribute('aria-pressed')
const focusedName = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '')

async function say(page: Page, text: string) {
  const entries = log(page).locator('> ol > li')
  const before = await entries.count()
  await page.getByRole('textbox', { name: 'Your message' }).fill(text)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await entries.count()) >= before + 2).toBe(true)
  await log(page).and(page.locator('[aria-busy=false]')).waitFor()
}

/** A visitor who has named the website; nothing is found of it yet. */
async function openNamed(options: BrowserContextOptions) {
  const { page } = await open('/diagnostic', { baseURL: product.url, ...options })
  await log(page).getByText('automated assistant').waitFor()
  await say(page, `I am Astrid Lindqvist, our site is ${HOST}`)
  return page
}

async function find(page: Page) {
  const marker = await page.evaluate(() => sessionStorage.getItem('conversation'))
  const { conversationId } = JSON.parse(marker ?? '{}')
  const reading = { conversationId, host: HOST, readAt: new Date() }
  await seedFindings(database.db, reading, FINDINGS)
  await card(page).waitFor()
}

async function openLeadView(visitorName: string) {
  expectConsoleErrors(/401/)
  const { page } = await open('/admin/login', { baseURL: product.url, ...WIDE })
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page
    .getByRole('button', { name: new RegExp(visitorName) })
    .first()
    .click()
  await page.getByRole('tab', { name: 'Lead' }).click()
  return page
}

test('what is found appears beside the chat, is judged by keyboard, becomes a fact, lasts, and staff see it', async () => {
  const page = await openNamed(WIDE)
  expect(await page.getByText('says about itself').count()).toBe(0)
  await find(page)
  await card(page).getByText('“We have moved freight since 1988”').waitFor()
  const link = card(page).getByRole('link', { name: /moved freight/ })
  expect(await link.getAttribute('href')).toBe(about)
  expect(await link.getAttribute('rel')).toContain('noopener')
  await expectAccessible(page)

  await verdict(page, 'That’s right: Name').focus()
  for (
    let tabs = 0;
    tabs < 12 && (await focusedName(page)) !== 'That’s right: Industry';
    tabs += 1
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await panel(page)
    .getByRole('button', { name: /Show reasons$/ })
    .evaluate((button: HTMLElement) => button.click())
  await panel(page).getByText('Logistics', { exact: true }).waitFor()
  await log(page)
    .getByText(/^Updated\. Industry: logistics/)
    .waitFor()
  expect(await focusedName(page)).toBe('That’s right: Industry')
  expect(await isPressed(page, 'That’s right: Industry')).toBe('true')

  await verdict(page, 'Not us: NetSuite').click()
  await expect.poll(() => isPressed(page, 'Not us: NetSuite')).toBe('true')
  await page.reload()
  await card(page).waitFor()
  expect(await isPressed(page, 'That’s right: Industry')).toBe('true')
  expect(await isPressed(page, 'Not us: NetSuite')).toBe('true')
  expect(await isPressed(page, 'That’s right: Size')).toBe('false')
  await expectAccessible(page)

  const office = await openLeadView('Astrid Lindqvist')
  const company = office.getByRole('region', { name: 'Company' })
  await company.getByText('We have moved freight since 1988').waitFor()
  expect(await company.getByText('the visitor: right').count()).toBe(1)
  expect(await company.getByText('the visitor: not them').count()).toBe(1)
  expect(await company.getByText('not reviewed').count()).toBe(FINDINGS.length - 2)
  await expectAccessible(office)
})

test('on a phone the card is one line below the input, and moves nothing of the conversation', async () => {
  const page = await openNamed(PHONE)
  const place = () => log(page).boundingBox()
  const before = await place()
  await find(page)
  expect(await place()).toEqual(before)
  const input = await page.getByRole('textbox', { name: 'Your message' }).boundingBox()
  const line = card(page).getByRole('button', { name: /says about itself/ })
  expect((await line.boundingBox())?.y).toBeGreaterThan((input?.y ?? 0) + (input?.height ?? 0))
  expect(await line.getAttribute('aria-expanded')).toBe('false')

  await line.tap()
  await verdict(page, 'Not us: Name').tap()
  await expect.poll(() => isPressed(page, 'Not us: Name')).toBe('true')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})

test('a verdict that does not reach the server is said beside it, and goes through on the next try', async () => {
  const page = await openNamed(WIDE)
  await find(page)
  await page.route('**/api/judge-finding', (route) => route.abort(), { times: 1 })
  expectConsoleErrors(/ERR_FAILED/)
  await verdict(page, 'That’s right: Size').click()
  await card(page).getByText('Not saved. No connection to the server. Try again.').waitFor()
  expect(await isPressed(page, 'That’s right: Size')).toBe('false')
  await expectAccessible(page)
  await verdict(page, 'That’s right: Size').click()
  await expect.poll(() => isPressed(page, 'That’s right: Size')).toBe('true')
  expect(await card(page).getByText('Not saved').count()).toBe(0)
})

test('the notice says what is kept, why and for how long, and leads to the visitor’s own page with what was found', async () => {
  const page = await openNamed(PHONE)
  await find(page)
  await page.getByText('What we keep, why, and for how long').tap()
  await page.getByText('None. Your messages are answered by our own program').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'on the page of your conversation' }).tap()
  await page.waitForURL('**/my-conversation**')
  await card(page).getByText('“We have moved freight since 1988”').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
})
