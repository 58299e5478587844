import type { Page } from 'playwright-core'
import { expect, inject, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { say } from '#tests/support/qualified-visitor.ts'
import { SCRIPT_PAYLOADS } from '#tests/support/script-payloads.ts'
import { ADMIN } from '#tests/support/start-product.ts'
import { startTalking } from '#tests/support/talk.ts'

/** What a policy refuses, and what a payload says, is an error in the console: it fails the test. */
const { open, expectConsoleErrors } = openBrowser()
const dialogs: string[] = []

const pick = (index: number) => SCRIPT_PAYLOADS[index % SCRIPT_PAYLOADS.length] ?? ''

async function post(path: string, body: object): Promise<Response> {
  return fetch(`${inject('productUrl')}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

/** Every payload stands in a name, a company and a campaign of one of these; all of them in the challenge. */
async function sendForms(): Promise<void> {
  for (let index = 0; index < 5; index += 1) {
    const at = index * 5
    const answer = await post('/api/audit-requests', {
      name: pick(at),
      company: pick(at + 1),
      challenge: SCRIPT_PAYLOADS.join('\n'),
      contactMethod: 'email',
      contactDetail: `victim-${index}@evil.example`,
      utm_source: pick(at + 2),
      utm_medium: pick(at + 3),
      utm_campaign: pick(at + 4),
      referrer: `https://evil.example/?${pick(at)}`,
      landingPage: pick(at + 1),
    })
    expect(answer.status).toBe(201)
  }
}

async function talkHostile(): Promise<void> {
  const talker = await startTalking(inject('productUrl'))
  await talker.say('I am Mallory Hostile from Evil Works, our site is evil-works.example')
  for (const payload of SCRIPT_PAYLOADS) await talker.say(`We use ${payload} and ${payload}`)
}

async function bookHostile(): Promise<void> {
  const slots = await fetch(`${inject('productUrl')}/api/booking-slots`)
  const { days } = (await slots.json()) as {
    days: { slots: { startsAt: string; isFree: boolean }[] }[]
  }
  const free = days.flatMap(({ slots }) => slots).filter(({ isFree }) => isFree)
  const answer = await post('/api/bookings', {
    startsAt: free.at(-2)?.startsAt,
    name: pick(1),
    email: 'mallory@evil.example',
    company: pick(2),
    timeZone: 'Europe/Berlin',
    reference: null,
  })
  expect(answer.status).toBe(201)
}

async function signIn(page: Page): Promise<void> {
  await page.waitForURL('**/admin/login**')
  await page.getByLabel('Email').fill(ADMIN.email)
  await page.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await page.getByText('Total Conversations').waitFor()
}

function watchDialogs(page: Page): void {
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message())
    void dialog.dismiss()
  })
}

async function listLinks(page: Page, start: string): Promise<string[]> {
  const links = await page.locator(`a[href^="${start}"]`).all()
  const addresses = await Promise.all(links.map((link) => link.getAttribute('href')))
  return [...new Set(addresses.filter((address) => address !== null))]
}

/** No address of the page leads into a script, and nothing was fetched from elsewhere. */
async function expectHarmless(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  const faults = await page.evaluate(() => ({
    addresses: [...document.querySelectorAll('a, iframe, form, img')]
      .flatMap((element) => ['href', 'src', 'action'].map((name) => element.getAttribute(name)))
      .filter((address) => /^\s*(?:javascript|data|vbscript):/i.test(address ?? '')),
    foreign: performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => new URL(name).origin !== location.origin),
    handlers: document.querySelectorAll('[onerror], [onload], [onfocus], [ontoggle]').length,
  }))
  expect(faults).toEqual({ addresses: [], foreign: [], handlers: 0 })
  expect(dialogs).toEqual([])
}

test('what visitors write is text to staff, wherever it shows up, and the strict policy of the staff area breaks nothing', async () => {
  await sendForms()
  await talkHostile()
  await bookHostile()
  expectConsoleErrors(/401/)
  const { page } = await open('/admin/dashboard')
  watchDialogs(page)
  await signIn(page)
  await page
    .getByRole('button', { name: /Mallory Hostile/ })
    .first()
    .click()
  await page.getByText('Messages with Mallory Hostile').waitFor()
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click()
    await expectHarmless(page)
  }
  await page.goto('/admin/leads')
  await page.locator('a[href^="/admin/leads?lead="]').first().waitFor()
  for (const lead of await listLinks(page, '/admin/leads?lead=')) {
    await page.goto(lead)
    await page.getByLabel('Add a note').waitFor()
    await expectHarmless(page)
  }
  for (const name of ['bookings', 'outbox', 'insight', 'team', 'account']) {
    await page.goto(`/admin/${name}`)
    await expectHarmless(page)
  }
  await page.goto('/admin/bookings')
  await page.locator('a[href^="/admin/brief"]').first().waitFor()
  const told: string[] = []
  // Other files book calls, too.
  for (const brief of await listLinks(page, '/admin/brief')) {
    await page.goto(brief)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await expectHarmless(page)
    told.push((await page.locator('main').textContent()) ?? '')
  }
  expect(told.some((text) => text.includes('mallory@evil.example'))).toBe(true)
})

test('a visitor’s own words and campaign come back as text: in the chat, and in the record of what is kept', async () => {
  const campaign = encodeURIComponent(pick(9))
  const { page } = await open(`/diagnostic?utm_source=${campaign}&utm_campaign=${campaign}`)
  watchDialogs(page)
  await page.getByRole('log').getByText('automated assistant').waitFor()
  await say(page, `I'm ${pick(1)} from ${pick(2)}`)
  await say(page, SCRIPT_PAYLOADS.slice(0, 12).join(' '))
  await say(page, SCRIPT_PAYLOADS.slice(12).join(' '))
  await expectHarmless(page)
  await page.reload()
  await page.getByRole('log').getByText('ontoggle').waitFor()
  await expectHarmless(page)
  await page.locator('a[href^="/my-conversation#"]').first().click()
  await page.getByText('ontoggle').first().waitFor()
  await expectHarmless(page)
})

test('the form page without scripts gives hostile fields back as text', async () => {
  expectConsoleErrors(/400/)
  const { page } = await open('/', { javaScriptEnabled: true })
  watchDialogs(page)
  const body = new URLSearchParams({
    name: pick(9),
    company: pick(11),
    challenge: SCRIPT_PAYLOADS.join('\n'),
    contactMethod: pick(0),
  })
  const answer = await fetch(`${inject('productUrl')}/api/audit-requests`, { method: 'POST', body })
  const html = await answer.text()
  expect(answer.status).toBe(400)
  await page.route('**/form-page', (route) =>
    route.fulfill({ body: html, headers: Object.fromEntries(answer.headers), status: 400 }),
  )
  await page.goto('/form-page')
  expect(await page.getByLabel('Name').inputValue()).toBe(pick(9))
  await expectHarmless(page)
})
