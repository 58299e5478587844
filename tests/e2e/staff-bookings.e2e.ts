import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { expectAccessible } from '#tests/support/expect-sound-page.ts'
import { ADMIN } from '#tests/support/start-product.ts'

const { open, expectConsoleErrors } = openBrowser()

const VISITOR_SAYS = [
  "Hi, I'm Sigrid Aalto, our site is harborfreightco.com",
  'Three of us key bills of lading by hand, about 15 hours a week each. It is a nightmare.',
  'Are you SOC 2 certified?',
  '$32 an hour, 4% come back wrong, NetSuite, Excel and Outlook',
  'within three months, I decide',
  'sigrid@harborfreightco.com',
]

/** A visitor of the API alone: what the chat and the scheduler send is tested elsewhere. */
async function talkAndBook(page: Page): Promise<void> {
  const status = await page.evaluate(async (messages) => {
    const post = (path: string, body: unknown) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      })
    const { conversationId } = await (await post('/api/create-conversation', {})).json()
    let reply = { bookingMessage: null as { metadata?: { reference?: string } } | null }
    for (const message of messages) {
      reply = await (await post('/api/bd-agent-conversation', { conversationId, message })).json()
    }
    const { days } = await (await fetch('/api/booking-slots')).json()
    const free = days
      .flatMap(({ slots }: { slots: { startsAt: string; isFree: boolean }[] }) => slots)
      .filter(({ isFree }: { isFree: boolean }) => isFree)
    const booked = await post('/api/bookings', {
      startsAt: free.at(-1).startsAt,
      name: 'Sigrid Aalto',
      email: 'sigrid@harborfreightco.com',
      company: 'Harbor Freight Co',
      timeZone: 'Asia/Tokyo',
      reference: reply.bookingMessage?.metadata?.reference ?? null,
    })
    return booked.status
  }, VISITOR_SAYS)
  expect(status).toBe(201)
}

async function signIn(office: Page): Promise<void> {
  await office.waitForURL('**/admin/login**')
  await office.getByLabel('Email').fill(ADMIN.email)
  await office.getByLabel('Password', { exact: true }).fill(ADMIN.password)
  await office.getByRole('button', { name: 'Sign In' }).click()
}

test('staff find a booked call, read its brief, print it on paper and say what became of it', async () => {
  const { page: visitor } = await open('/thanks')
  await talkAndBook(visitor)

  expectConsoleErrors(/401/)
  const { page: office } = await open('/admin/bookings')
  await signIn(office)
  await office.waitForURL('**/admin/bookings')
  const upcoming = office.getByRole('region', { name: 'Upcoming' })
  const row = upcoming.getByRole('listitem').filter({ hasText: 'Sigrid Aalto' })
  expect(await row.textContent()).toContain('in Tokyo')
  await expectAccessible(office)

  await row.getByRole('link', { name: /^Brief/ }).click()
  await office.getByRole('heading', { name: 'Sigrid Aalto, Harbor Freight Co' }).waitFor()
  const questions = office.getByRole('region', { name: 'Start with' })
  expect(await questions.textContent()).toContain('You asked “Are you SOC 2 certified?”')
  await expectAccessible(office)

  await office.emulateMedia({ media: 'print' })
  expect(await office.getByRole('navigation', { name: 'Staff area' }).isVisible()).toBe(false)
  expect(await office.getByRole('button', { name: 'Held' }).isVisible()).toBe(false)
  const pdf = await office.pdf({ format: 'A4' })
  const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g) ?? []
  expect(pages.length).toBeLessThanOrEqual(2)
  await office.emulateMedia({ media: 'screen' })

  await office.getByRole('button', { name: 'Won' }).focus()
  await office.keyboard.press('Enter')
  await office.getByText('Saved. Click again to change it.').waitFor()
  // The button is pressed at once; a reload before the answer would take the change back.
  const saved = office.waitForResponse((response) => response.request().method() !== 'GET')
  await office.getByRole('button', { name: 'Held', exact: true }).click()
  await saved
  await office.reload()
  await office.getByRole('button', { name: 'Held', pressed: true }).waitFor()
  const history = office.getByRole('region', { name: 'Booking history' })
  expect(await history.textContent()).toMatch(/Booked for.*Won.*staff.*Held.*staff/)
})

test('whoever is signed out comes back to the brief that was asked for; an unknown one says so', async () => {
  expectConsoleErrors(/401|404/)
  const { page: office } = await open('/admin/brief?booking=11111111-1111-4111-8111-111111111111')
  await signIn(office)
  await office.waitForURL('**/admin/brief?booking=11111111-1111-4111-8111-111111111111')
  await office.getByText(/^There’s nothing at this address/).waitFor()
  await expectAccessible(office)
})

test('the outbox fits a phone, says that nothing is sent, and its messages open by keyboard', async () => {
  const { page: visitor } = await open('/thanks')
  await talkAndBook(visitor)
  expectConsoleErrors(/401/)
  const { page: office } = await open('/admin/outbox', { viewport: { width: 390, height: 844 } })
  await signIn(office)
  await office.getByText('No mail server is set up, so messages stay here.').waitFor()
  await office.locator('summary').first().focus()
  await office.keyboard.press('Enter')
  await office
    .getByText(/^Attached: /)
    .first()
    .waitFor()
  expect(await office.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(office)
})
