import type { Frame, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBrowser } from '#tests/support/browse.ts'
import { deliver, startCalendlyStandIn } from '#tests/support/calendly-stand-in.ts'
import { CALENDLY_KEY, composeInviteeUri } from '#tests/support/calendly-traffic.ts'
import { qualify } from '#tests/support/qualified-visitor.ts'
import { type Product, runProduct } from '#tests/support/run-product.ts'

const { open } = openBrowser()
let calendly: Awaited<ReturnType<typeof startCalendlyStandIn>>
let product: Product

beforeAll(async () => {
  calendly = await startCalendlyStandIn()
  product = await runProduct({
    CALENDLY_URL: calendly.url,
    CALENDLY_WEBHOOK_SIGNING_KEY: CALENDLY_KEY,
    LOG_LEVEL: 'warn',
  })
})
afterAll(async () => {
  await product?.stop()
  await calendly?.close()
})

async function openCalendar() {
  const campaign = 'utm_source=news&utm_medium=mail&utm_campaign=spring'
  const { page } = await open(`${product.url}/diagnostic?${campaign}`)
  const claims: string[] = []
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/handle-calendly-booking')) return
    claims.push(request.postDataJSON().inviteeUri)
  })
  await qualify(page)
  const frame = await findCalendar(page)
  return { page, frame, claims }
}

async function findCalendar(page: Page): Promise<Frame> {
  const element = await page.getByTitle('Pick a time for a 30-minute call').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('There is no calendar.')
  await frame.getByRole('button', { name: 'Schedule Event' }).waitFor()
  return frame
}

const card = (page: Page) => page.getByRole('article', { name: 'Your call' })

/** The chat asks again when the visitor comes back to its tab. */
async function comeBack(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

async function expectStanding(page: Page, words: string): Promise<void> {
  await expect
    .poll(async () => {
      await comeBack(page)
      return card(page).getByRole('heading').textContent()
    })
    .toBe(words)
}

test('a call at Calendly is a claim, and becomes what Calendly says: confirmed, moved once, cancelled', async () => {
  const { page, frame } = await openCalendar()
  const address = new URL(frame.url())
  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    email: 'ingrid@harborfreightco.com',
    name: 'Harbor Freight Co',
    a1: 'Harbor Freight Co',
    utm_source: 'news',
    utm_medium: 'mail',
    utm_campaign: 'spring',
    embed_type: 'Inline',
  })
  const reference = address.searchParams.get('salesforce_uuid')
  expect(reference).toMatch(/^[0-9a-f-]{36}$/)

  await frame.getByRole('button', { name: 'Schedule Event' }).click()
  await page.getByText('Call booked successfully! 🎉').waitFor()
  await page.getByRole('log').getByText('The calendar reports that your call is booked').waitFor()
  await expectStanding(page, 'Waiting for the calendar to confirm')

  const [invitee] = calendly.booked
  if (!invitee) throw new Error('Nothing was booked.')
  expect(invitee.reference).toBe(reference)
  expect(await deliver(product.url, 'invitee.created', invitee)).toBe(200)
  await expectStanding(page, 'Your call is booked.')

  const startsAt = new Date(Date.parse(invitee.startsAt) + 3_600_000).toISOString()
  const moved = {
    ...invitee,
    uri: composeInviteeUri('moved'),
    oldInvitee: invitee.uri,
    startsAt,
    createdAt: new Date().toISOString(),
  }
  const left = { ...invitee, cancelledAt: moved.createdAt, newInvitee: moved.uri }
  for (const [event, facts] of [
    ['invitee.created', moved],
    ['invitee.canceled', left],
    ['invitee.created', moved],
    ['invitee.canceled', left],
  ] as const) {
    expect(await deliver(product.url, event, facts)).toBe(200)
  }
  await expectStanding(page, 'Your call has been rescheduled.')
  expect(await card(page).locator('time').getAttribute('datetime')).toBe(startsAt)

  const cancelled = { ...moved, cancelledAt: new Date().toISOString() }
  expect(await deliver(product.url, 'invitee.canceled', cancelled)).toBe(200)
  await expectStanding(page, 'This call was canceled.')

  await page.reload()
  await card(page).getByText('This call was canceled.').waitFor()
  await card(page).getByRole('button', { name: 'Pick another time' }).click()
  await findCalendar(page)
})

test('only the frame of the calendar itself, and only with Calendly’s addresses, is believed', async () => {
  const { page, frame, claims } = await openCalendar()
  const event = 'https://api.calendly.com/scheduled_events/FORGED'
  const payload = { event: { uri: event }, invitee: { uri: `${event}/invitees/FORGED` } }
  const forged = { event: 'calendly.event_scheduled', payload }

  await page.evaluate((data) => window.postMessage(data, '*'), forged)
  await page.evaluate(
    ({ data, origin }) => {
      const source = document.querySelector('iframe')?.contentWindow ?? null
      window.dispatchEvent(new MessageEvent('message', { data, origin, source }))
    },
    { data: forged, origin: calendly.origin },
  )
  await frame.getByRole('button', { name: "Report another party's booking" }).click()
  // Another window of the right origin, which this page never opened as its calendar.
  await page.evaluate((url) => {
    const other = document.createElement('iframe')
    other.src = `${url}?email=mallory@evil.example`
    other.title = 'Other window'
    document.body.append(other)
  }, calendly.url)
  const other = await (await page.getByTitle('Other window').elementHandle())?.contentFrame()
  await other?.getByRole('button', { name: 'Schedule Event' }).click()
  await expect.poll(() => calendly.booked.at(-1)?.person?.email).toBe('mallory@evil.example')

  await frame.getByRole('button', { name: 'Schedule Event' }).click()
  await card(page).waitFor()
  expect(claims).toEqual([calendly.booked.at(-1)?.uri])
})

test('a calendar that is closed opens again, after a reload too, and asks another party only on a click', async () => {
  const { page } = await openCalendar()
  await page.getByRole('button', { name: 'Not now' }).click()
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('button', { name: 'Pick a time' }).click()
  await findCalendar(page)
  await page.reload()
  await page.getByRole('button', { name: 'Pick a time' }).waitFor()
  expect(await page.locator('iframe').count()).toBe(0)
  await page.getByRole('button', { name: 'Pick a time' }).click()
  await findCalendar(page)
})
