import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { qualify } from '#tests/support/qualified-visitor.ts'
import { type Product, runProduct } from '#tests/support/run-product.ts'
import { ADMIN } from '#tests/support/start-product.ts'
import { startTalking } from '#tests/support/talk.ts'
import { operateEveryControl, readLostTexts, translatePage } from '#tests/support/translate-page.ts'

/** What the pages refuse, such as a wrong password, is an error in the console as well. */
const REFUSED = /Failed to load resource/

const { open: openShared, expectConsoleErrors } = openBrowser()
let product: Product

/** Every control is used, also those that delete: on a product of its own. */
beforeAll(async () => {
  product = await runProduct({
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    LOG_LEVEL: 'warn',
  })
})
afterAll(() => product?.stop())

async function open(path: string): Promise<Page> {
  expectConsoleErrors(REFUSED)
  const { page } = await openShared(path, { baseURL: product.url })
  return page
}

function post(path: string, body: object): Promise<Response> {
  return fetch(`${product.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** @returns the key to the booking. */
async function book(): Promise<string> {
  const slots = await fetch(`${product.url}/api/booking-slots`)
  const { days } = (await slots.json()) as {
    days: { slots: { startsAt: string; isFree: boolean }[] }[]
  }
  const free = days.flatMap((day) => day.slots).filter(({ isFree }) => isFree)
  const answer = await post('/api/bookings', {
    startsAt: free.at(-1)?.startsAt,
    name: 'Wanda Weaver',
    email: 'wanda@harbor.example',
    company: 'Harbor',
    timeZone: 'Europe/Berlin',
    reference: null,
  })
  return ((await answer.json()) as { manageKey: string }).manageKey
}

async function fillProduct(): Promise<void> {
  const talker = await startTalking(product.url)
  await talker.say('I am Wanda Weaver of Harbor, our site is harbor.example')
  await talker.say('Three of us key invoices by hand, 15 hours a week each, $32 an hour')
  await post('/api/audit-requests', {
    name: 'Wanda Weaver',
    company: 'Harbor',
    challenge: 'Invoices',
    contactMethod: 'email',
    contactDetail: 'wanda@harbor.example',
  })
  await book()
}

async function signIn(page: Page): Promise<void> {
  await page.waitForURL('**/admin/login**')
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Total Conversations').waitFor()
}

/** Translates the page and uses all that stands on it: it stays, and no text is lost. */
async function expectToSurvive(page: Page, leastControls: number): Promise<void> {
  await page.locator('main').waitFor()
  // Some come to life when they come near.
  await page.waitForFunction(() => {
    const waiting = document.querySelector('astro-island[ssr]')
    waiting?.firstElementChild?.scrollIntoView()
    return waiting === null
  })
  await translatePage(page)
  const used = await operateEveryControl(page)
  expect(used.length, `used: ${used.join('; ')}`).toBeGreaterThanOrEqual(leastControls)
  expect(await readLostTexts(page), new URL(page.url()).pathname).toEqual([])
  expect(await page.locator('main font').count()).toBeGreaterThan(0)
  for (const island of await page.locator('main astro-island').all()) {
    expect(await island.evaluate((element) => element.childElementCount)).toBeGreaterThan(0)
  }
}

test('a translated calculator goes on counting', async () => {
  const page = await open('/calculator')
  await page.locator('.calculator[data-ready]').waitFor()
  await translatePage(page)
  await page.getByRole('slider', { name: 'Manual hours per week' }).press('End')
  await page.getByRole('slider', { name: 'Error rate' }).press('Home')
  const results = page.locator('[data-results]')
  await results.getByText('80 h', { exact: true }).first().waitFor()
  await results.getByText('$312,000', { exact: true }).first().waitFor()
  await expectToSurvive(page, 13)
})

test.each([
  ['/', 6],
  ['/library', 3],
  ['/how-agents-think', 3],
  ['/schedule', 8],
] as const)('translated, %s stays and works', async (path, leastControls) => {
  await expectToSurvive(await open(path), leastControls)
})

test('a translated appointment can be moved and cancelled', async () => {
  const page = await open(`/booking#${await book()}`)
  await page.getByRole('button', { name: 'Reschedule' }).waitFor()
  await expectToSurvive(page, 8)
})

test('a translated chat goes on, with its cards, and so does the record of what is kept', async () => {
  const page = await open('/diagnostic')
  await page.getByRole('log').getByText('automated assistant').waitFor()
  await translatePage(page)
  await qualify(page)
  await page.getByRole('link', { name: 'Talk to a person' }).click()
  const record = await page.locator('a[href^="/my-conversation#"]').first().getAttribute('href')
  await expectToSurvive(page, 10)
  await page.goto(record ?? '')
  await page.getByRole('main').getByText('Ingrid Solheim').first().waitFor()
  await expectToSurvive(page, 3)
})

test('the translated staff area stays and works', async () => {
  await fillProduct()
  const page = await open('/admin/dashboard')
  await signIn(page)
  for (const [path, leastControls] of [
    ['/admin/insight', 8],
    ['/admin/outbox', 3],
    ['/admin/bookings', 3],
    ['/admin/leads', 5],
    ['/admin/team', 4],
    ['/admin/dashboard', 6],
    ['/admin/account', 6],
  ] as const) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expectToSurvive(page, leastControls)
  }
})
