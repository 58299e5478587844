import { expect, test } from 'vitest'
import { buildSchedulingFrameUrl } from '#site/islands/chat/scheduling-frame-url.ts'

const page = { origin: 'http://localhost:3000', host: 'localhost:3000' }
const prefill = { email: 'maya@harbor.com', name: 'Harbor & Co', contactName: 'Maya Okafor' }

test('Calendly gets e-mail, company name and what its inline embedding asks for', () => {
  const url = buildSchedulingFrameUrl(
    'https://calendly.com/firm/30min?month=2026-12',
    prefill,
    page,
  )
  expect(url?.href).toBe(
    'https://calendly.com/firm/30min?month=2026-12&email=maya%40harbor.com&name=Harbor+%26+Co&embed_type=Inline&embed_domain=localhost%3A3000',
  )
})

test('the embedded scheduler gets the person and the company apart', () => {
  const url = buildSchedulingFrameUrl('/schedule', prefill, page)
  expect(url?.origin).toBe(page.origin)
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    email: 'maya@harbor.com',
    name: 'Maya Okafor',
    company: 'Harbor & Co',
  })
})

test('what is not known is not put into the address', () => {
  const nothing = { email: '', name: '', contactName: '' }
  expect(buildSchedulingFrameUrl('/schedule', nothing, page)?.search).toBe('')
})

test.each(['javascript:alert(1)', 'data:text/html,x', 'http://[', 'blob:http://localhost:3000/1'])(
  '%s opens no frame',
  (address) => {
    expect(buildSchedulingFrameUrl(address, prefill, page)).toBeNull()
  },
)
