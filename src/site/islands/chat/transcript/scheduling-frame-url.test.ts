import { expect, test } from 'vitest'
import {
  buildSchedulingFrameUrl,
  readCallDay,
} from '#site/islands/chat/transcript/scheduling-frame-url.ts'

const page = { origin: 'http://localhost:3000', host: 'localhost:3000' }
const prefill = { email: 'maya@harbor.com', name: 'Harbor & Co', contactName: 'Maya Okafor' }
const reference = '0f2f1d0c-8c4e-4b52-9a3d-5d9e0a7b6c11'
const tracking = { reference, utm: { source: 'news letter', medium: '', campaign: 'q4&q1' } }
const nothing = { email: '', name: '', contactName: '' }

const CALENDLY = 'https://calendly.com/firm/30min'
const build = (
  address: string,
  request: Partial<Parameters<typeof buildSchedulingFrameUrl>[1]> = {},
) => buildSchedulingFrameUrl(address, { prefill, ...request }, page)
const readQuery = (url: URL | null) => Object.fromEntries(url?.searchParams ?? [])

test('Calendly gets email, company name and what its inline embedding asks for', () => {
  expect(build(`${CALENDLY}?month=2026-12`)?.href).toBe(
    `${CALENDLY}?month=2026-12&email=maya%40harbor.com&name=Harbor+%26+Co&a1=Harbor+%26+Co&embed_type=Inline&embed_domain=localhost%3A3000`,
  )
})

test('Calendly gets the campaign as far as it is known, and the reference that names the booking', () => {
  const query = readQuery(build(CALENDLY, { tracking }))
  expect(query).toMatchObject({ utm_source: 'news letter', utm_campaign: 'q4&q1' })
  expect(query).not.toHaveProperty('utm_medium')
  expect(query.salesforce_uuid).toBe(reference)
  expect(query).not.toHaveProperty('reference')
})

test("Calendly's address keeps an answer and a campaign of the firm's own where the visitor brings none", () => {
  const none = { reference: null, utm: { source: '', medium: '', campaign: '' } }
  const query = readQuery(build(`${CALENDLY}?a1=Website&utm_source=chat`, { tracking: none }))
  expect(query).toMatchObject({ a1: 'Website', utm_source: 'chat' })
})

test('a person without a company is not given to Calendly as one', () => {
  const alone = { ...prefill, name: prefill.contactName }
  const query = readQuery(build(CALENDLY, { prefill: alone }))
  expect(query.name).toBe('Maya Okafor')
  expect(query).not.toHaveProperty('a1')
})

test('the embedded scheduler gets the person and the company apart, and the reference', () => {
  const url = build('/schedule', { tracking })
  expect(url?.origin).toBe(page.origin)
  expect(readQuery(url)).toEqual({
    email: 'maya@harbor.com',
    name: 'Maya Okafor',
    company: 'Harbor & Co',
    reference,
  })
})

test('a company alone is not taken for a person by the embedded scheduler', () => {
  const query = readQuery(build('/schedule', { prefill: { ...prefill, contactName: '' } }))
  expect(query).toEqual({ email: 'maya@harbor.com', company: 'Harbor & Co' })
})

test('what is not known is not put into the address', () => {
  expect(build('/schedule', { prefill: nothing })?.search).toBe('')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://[', 'blob:http://localhost:3000/1'])(
  '%s opens no frame',
  (address) => {
    expect(build(address)).toBeNull()
  },
)

test.each([
  ['Tuesday 3pm my time', '2026-12-01'],
  ['next thursday at 10', '2026-12-03'],
  ['Saturday noon', '2026-12-05'],
  ['tomorrow at 9am', '2026-11-29'],
  ['today 5pm', '2026-11-28'],
  ['December 3 at 2pm', '2026-12-03'],
  ['3pm on dec 4th', '2026-12-04'],
  ['January 12, 10:30', '2027-01-12'],
  ['3pm', null],
  ['', null],
])('the day of "%s" is %s', (words, day) => {
  // A Saturday.
  expect(readCallDay(words, new Date(2026, 10, 28, 12))).toBe(day)
})

test('both calendars open on the day that was named', () => {
  expect(readQuery(build('/schedule', { day: '2026-12-01' })).date).toBe('2026-12-01')
  expect(readQuery(build(CALENDLY, { day: '2026-12-01' }))).toMatchObject({
    month: '2026-12',
    date: '2026-12-01',
  })
})
