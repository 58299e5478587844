import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { findViolations } from '#tests/support/find-violations.ts'
import { ADMIN } from '#tests/support/start-product.ts'

const { open, expectConsoleErrors } = openBrowser()

const VISITOR_SAYS = [
  "Hi, I'm Astrid Lindqvist from Harbor Freight Co, our site is harborfreightco.com",
  'Three of us key bills of lading by hand, about 15 hours a week each. It is a nightmare at month end.',
  'call it $32 an hour all in',
  'We use NetSuite, Excel and Slack, and about 4% of them come back wrong',
]
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true }

async function say(page: Page, text: string) {
  const entries = page.getByRole('log').locator('> ol > li')
  const before = await entries.count()
  await page.getByRole('textbox', { name: 'Your message' }).fill(text)
  await page.keyboard.press('Enter')
  await expect.poll(async () => (await entries.count()) >= before + 2).toBe(true)
  await page.getByRole('log').and(page.locator('[aria-busy=false]')).waitFor()
}

async function openTold(options: Parameters<typeof open>[1] = {}) {
  const { page } = await open('/diagnostic', options)
  await page.getByRole('log').getByText('automated assistant').waitFor()
  for (const text of VISITOR_SAYS) await say(page, text)
  return page
}

const panel = (page: Page) => page.getByRole('complementary', { name: 'Fit Score' })
const badge = (page: Page) => panel(page).getByRole('button', { name: /reasons$/ })
const focusedId = (page: Page) => page.evaluate(() => document.activeElement?.id ?? '')

async function expectAccessible(page: Page) {
  expect(await findViolations(page)).toEqual([])
}

test('a visitor corrects a figure by keyboard alone; score, estimate and conversation follow, and staff see it', async () => {
  const page = await openTold()
  const before = Number(/\d+/.exec((await badge(page).textContent()) ?? '')?.[0])
  await badge(page).focus()
  await page.keyboard.press('Enter')
  await page.locator('#correct-manual_hours').waitFor()
  for (let tabs = 0; tabs < 10 && (await focusedId(page)) !== 'correct-manual_hours'; tabs += 1) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')

  // 900 hours are more than three people have.
  expectConsoleErrors(/400/)
  await page.keyboard.type('900')
  await page.keyboard.press('Enter')
  await panel(page).getByText('“900” cannot be right').waitFor()
  const field = panel(page).getByRole('textbox', { name: 'Manual hours' })
  expect(await field.inputValue()).toBe('900')
  await expectAccessible(page)

  await page.keyboard.type('30')
  await page.keyboard.press('Enter')
  const log = page.getByRole('log')
  await log.getByText('Updated. Manual hours: 30 hours a week, was 45 hours a week.').waitFor()
  expect(await focusedId(page)).toBe('correct-manual_hours')
  // 30 h × $32 × 52 = $49,920; 30 + 5 × 3 + 2 × 4 = 53 %: $26,458.
  await log.getByText('$26,458', { exact: true }).waitFor()
  await log.getByText('Based on figures that have since changed.').waitFor()
  const after = Number(/\d+/.exec((await badge(page).textContent()) ?? '')?.[0])
  expect(after).toBeLessThan(before)

  await page.reload()
  await badge(page).click()
  await panel(page).getByText('corrected by you').waitFor()
  await page.getByRole('link', { name: 'Talk to a person' }).click()
  await page.getByRole('article', { name: 'Talk to a person' }).waitFor()
  await expectAccessible(page)

  expectConsoleErrors(/401/)
  const { page: office } = await open('/admin/login')
  await office.getByLabel('Email').fill(ADMIN.email)
  await office.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await office.getByRole('button', { name: 'Sign In' }).click()
  await office.getByRole('button', { name: /Astrid Lindqvist.*wants a person/ }).click()
  await office.getByText('Correction · Manual hours: 30 hours a week').waitFor()
  await office.getByRole('tab', { name: 'Score card' }).click()
  const history = office.getByRole('region', { name: 'History' })
  await history.getByText('45 hours a week').waitFor()
  expect(await history.textContent()).toContain('replaced on the score card')
  await office.getByRole('region', { name: 'Alongside the score' }).getByText('nightmare').waitFor()
  await expectAccessible(office)
})

test('on a phone the card opens from the badge, nothing is wider than the screen, and a quote leads to its message', async () => {
  const page = await openTold(PHONE)
  expect(await badge(page).getAttribute('aria-expanded')).toBe('false')
  await badge(page).tap()
  await panel(page).getByRole('button', { name: 'That’s wrong: Error rate' }).tap()
  await panel(page).getByRole('button', { name: 'Forget this' }).tap()
  await panel(page).getByText('Skipped at your request: error rate').waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)

  await panel(page)
    .getByRole('button', { name: /“\$32 an hour/ })
    .first()
    .tap()
  const message = page.getByRole('log').getByRole('listitem').filter({ hasText: 'all in' })
  await expect.poll(() => message.evaluate((item) => item === document.activeElement)).toBe(true)
  await expect
    .poll(() => message.evaluate((item) => item.getBoundingClientRect().top))
    .toBeLessThan(844)
})

test('a correction that does not reach the server keeps what was typed and goes through on the next try', async () => {
  const page = await openTold({ colorScheme: 'dark' })
  await page.route('**/api/correct-fact', (route) => route.abort(), { times: 1 })
  expectConsoleErrors(/ERR_FAILED/)
  await badge(page).click()
  await panel(page).getByRole('button', { name: 'That’s wrong: Company' }).click()
  const field = panel(page).getByRole('textbox', { name: 'Company' })
  await field.fill('Harbor Cold Chain')
  await page.keyboard.press('Enter')
  await panel(page).getByText('Not saved. No connection to the server.').waitFor()
  expect(await field.inputValue()).toBe('Harbor Cold Chain')
  await panel(page).getByRole('button', { name: 'Save' }).click()
  await page.getByRole('log').getByText('was Harbor Freight Co').waitFor()
  await expectAccessible(page)
})
