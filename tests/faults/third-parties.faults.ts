import { existsSync } from 'node:fs'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { qualify, say } from '#tests/support/qualified-visitor.ts'
import { type Product, runProduct } from '#tests/support/run-product.ts'

const CALENDLY = 'https://calendly.com/loopwright/call'
const CHROMIUM = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium'
const hasBrowser = existsSync(CHROMIUM)
if (!hasBrowser)
  console.log(`Blocked third parties are not tried: there is no Chromium at ${CHROMIUM}.`)

describe.runIf(hasBrowser)('with every other host blocked', () => {
  const { open, expectConsoleErrors } = openBrowser()
  let product: Product
  beforeAll(async () => {
    product = await runProduct({ CALENDLY_URL: CALENDLY, LOG_LEVEL: 'warn' })
  })
  afterAll(() => product?.stop())

  /** @returns the page, and which hosts it asked for anything in vain. */
  async function openBlocked(path: string) {
    const { page } = await open('about:blank')
    const blocked = new Set<string>()
    await page.route(
      (url) => url.origin !== product.url,
      (route) => {
        blocked.add(new URL(route.request().url()).host)
        return route.abort()
      },
    )
    await page.goto(`${product.url}${path}`)
    return { page, blocked }
  }

  async function requestAudit(page: Page): Promise<void> {
    const form = page.locator('form[action="/api/audit-requests"]')
    await form.scrollIntoViewIfNeeded()
    await form.locator('[name=name]').fill('Dana Reyes')
    await form.locator('[name=company]').fill('Harbor Freight Co')
    await form.locator('[name=challenge]').fill('Bills of lading are keyed by hand')
    await form.locator('[name=contactMethod]').first().check()
    await form.locator('[name=contactDetail]').fill('dana@harbor.example')
    await form.getByRole('button', { name: 'Request an Operations Audit' }).click()
    await page.getByRole('button', { name: 'Submit Another Request' }).waitFor()
  }

  test('the home page asks nobody else, has its typefaces, and its form arrives', async () => {
    const { page, blocked } = await openBlocked('/')
    await requestAudit(page)
    // The stand-ins are typefaces of the visitor's system, which need not be there.
    const faces = await page.evaluate(() =>
      [...document.fonts]
        .filter(({ family }) => !family.includes('fallback'))
        .map(({ status }) => status),
    )
    expect(faces).toContain('loaded')
    expect(faces).not.toContain('error')
    expect([...blocked]).toEqual([])
  })

  test('a calendar that never comes leaves the chat, a way out of it, and the form', async () => {
    expectConsoleErrors(/ERR_FAILED|calendly\.com/)
    const { page, blocked } = await openBlocked('/diagnostic')
    await qualify(page)
    await page.getByTitle('Pick a time for a 30-minute call').waitFor()
    await say(page, 'What does it cost?')
    await page.getByRole('button', { name: 'Not now' }).click()
    await page.getByRole('button', { name: 'Pick a time' }).waitFor()
    expect(await page.locator('iframe').count()).toBe(0)
    await page.goto(`${product.url}/`)
    await requestAudit(page)
    expect([...blocked]).toEqual([new URL(CALENDLY).host])
  })
})
