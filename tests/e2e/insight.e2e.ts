import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { expectAccessible } from '#tests/support/expect-sound-page.ts'
import { ADMIN } from '#tests/support/start-product.ts'

const { open, expectConsoleErrors } = openBrowser()

/** The test's own browser says that it has no window, and is not counted. */
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** Does something on a public page, and waits until the site has counted it. */
async function expectCounted(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answer = page.waitForResponse((response) => response.url().endsWith('/api/events'))
  await act()
  expect((await answer).status()).toBe(204)
}

async function signIn(page: Page): Promise<void> {
  await page.waitForURL('**/admin/login**')
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

test('a visit is counted under its campaign, and staff read it in figures by keyboard', async () => {
  const { page: visitor } = await open('/robots.txt', { userAgent: BROWSER })
  const campaign = `walk-${Date.now().toString(36)}`
  await expectCounted(visitor, () => visitor.goto(`/?utm_source=${campaign}`))
  await expectCounted(visitor, () => visitor.getByLabel(/^Name/).focus())
  await expectCounted(visitor, () => visitor.goto('/pricing'))
  await visitor.goto('/diagnostic')
  await visitor.getByRole('textbox', { name: 'Your message' }).fill('Hello, I am Sigrid Aalto')
  await visitor.keyboard.press('Enter')
  await visitor.getByRole('log').getByText('Hello, I am Sigrid Aalto').waitFor()

  expectConsoleErrors(/401/)
  const { page } = await open('/admin/insight', { viewport: { width: 390, height: 844 } })
  await signIn(page)
  await page.getByRole('row', { name: new RegExp(campaign) }).waitFor()
  await expectAccessible(page)

  const slider = page.getByRole('slider', { name: 'Fit Score that a call needs' })
  await slider.focus()
  await page.keyboard.press('Home')
  await page.getByText(/^At 0, /).waitFor()

  await page
    .getByRole('link', { name: /: Wrote in the chat$/ })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  const list = page.getByRole('dialog', { name: 'Wrote in the chat' })
  await list.getByRole('link').first().waitFor()
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  expect(new URL(page.url()).search).toBe('?threshold=0')
})

test('who asks not to be tracked sends nothing', async () => {
  const { page } = await open('/robots.txt', { userAgent: BROWSER })
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }),
  )
  const sent: string[] = []
  page.on('request', (request) => sent.push(new URL(request.url()).pathname))
  await page.goto('/pricing', { waitUntil: 'networkidle' })
  expect(sent).toContain('/pricing')
  expect(sent).not.toContain('/api/events')
})
