import { expect, test } from 'vitest'
import {
  BOOKING_INTRODUCTION,
  EMPTY_REPLY_TEXT,
  readAgentReply,
  readCorrectionReply,
} from '#site/islands/chat/api/reply.ts'

const now = '2026-11-21T10:02:00.000Z'
const stamps = { createId: () => 'local', now: () => now }
const read = (value: unknown) => readAgentReply(value, stamps)
const roi = { annual_savings: 39_686.4, time_saved_per_week: 23.85 }

test("a reply in the spec's fields alone becomes an answer, a calendar and what is known", () => {
  const reply = read({
    response: 'Here is what that is worth.',
    calculatedROI: roi,
    caseStudy: 'manufacturing-supply-chain',
    leadScore: 84,
    qualificationSignals: { manual_hours: 88.6 },
    triggerBooking: true,
    capturedEmail: 'maya@harbor.com',
    selfReportedData: { company_name: 'Harbor' },
  })
  const [answer, calendar] = reply?.messages ?? []
  expect(answer).toMatchObject({ id: 'local', type: 'roi_calculation', timestamp: now })
  expect(answer?.metadata.roi).toEqual({ ...roi, basis: null })
  expect(answer?.metadata.caseStudy).toEqual({
    title: 'Manufacturing supply chain',
    url: '/library/manufacturing-supply-chain',
    reason: '',
  })
  expect(calendar).toMatchObject({ type: 'booking_widget', content: BOOKING_INTRODUCTION })
  expect(calendar?.metadata).toMatchObject({
    calendlyUrl: '/schedule',
    prefill: { email: 'maya@harbor.com', name: 'Harbor' },
  })
  expect(reply?.knowledge).toEqual({
    leadScore: 84,
    qualificationSignals: { manual_hours: 88.6 },
    scoreCard: null,
    facts: null,
    worksheet: null,
  })
})

test('the response is enough, and the rest is said to be unknown', () => {
  const reply = read({ response: 'Hello.' })
  expect(reply?.messages).toHaveLength(1)
  expect(reply?.messages[0]).toMatchObject({ content: 'Hello.', type: 'text' })
  expect(reply).toMatchObject({ userMessageId: null, knowledge: { leadScore: null } })
  expect(read({ response: '' })?.messages[0]?.content).toBe(EMPTY_REPLY_TEXT)
})

test.each([
  [null],
  ['text'],
  [[]],
  [{}],
  [{ error: 'x' }],
  [{ leadScore: 40 }],
  [{ response: 12 }],
])('%j is no reply', (value) => {
  expect(read(value)).toBeNull()
})

test.each([
  [35_942, 21.6, 'roi_calculation'],
  [0, 21.6, 'text'],
  [35_942, 0, 'text'],
  [-1, -1, 'text'],
  [null, undefined, 'text'],
])('savings of %s dollars and %s hours make a message of type %s', (dollars, hours, type) => {
  const calculatedROI = { annual_savings: dollars, time_saved_per_week: hours }
  expect(read({ response: 'x', calculatedROI })?.messages[0]?.type).toBe(type)
})

test('what the figures were computed from is kept when it came', () => {
  const inputs = { manual_hours: 45, hourly_rate: 32, tool_count: 3, error_rate: 4 }
  const basis = { annual_cost: 74_880, automation_percent: 53, inputs }
  const whole = read({ response: 'x', calculatedROI: { ...roi, ...basis } })
  const derivations = { manual_hours: '', hourly_rate: '' }
  expect(whole?.messages[0]?.metadata.roi?.basis).toEqual({ ...basis, unknown: [], derivations })
  const partial = { ...roi, ...basis, inputs: undefined }
  expect(
    read({ response: 'x', calculatedROI: partial })?.messages[0]?.metadata.roi?.basis,
  ).toBeNull()
})

test("the server's own calendar message is preferred", () => {
  const bookingMessage = {
    id: 'stored',
    type: 'booking_widget',
    content: 'Pick.',
    metadata: { calendlyUrl: 'https://calendly.com/firm' },
  }
  const reply = read({ response: 'x', triggerBooking: true, bookingMessage })
  expect(reply?.messages[1]).toMatchObject({ id: 'stored', role: 'assistant' })
  expect(reply?.messages[1]?.metadata.calendlyUrl).toBe('https://calendly.com/firm')
})

test('a booking trigger without an email brings no calendar', () => {
  expect(read({ response: 'x', triggerBooking: true })?.messages).toHaveLength(1)
})

test.each([
  ['Harbor cut keying by half', 'Harbor cut keying by half', null],
  ['/library/agentic-vs-rpa', 'Agentic vs rpa', '/library/agentic-vs-rpa'],
  [
    { title: 'Fintech', slug: 'compliance-automation-fintech' },
    'Fintech',
    '/library/compliance-automation-fintech',
  ],
  [{ title: 'Trap', url: 'javascript:alert(1)' }, 'Trap', null],
  [{ title: 'Trap', url: '//evil.example' }, 'Trap', null],
])('the case study %j is titled "%s" and leads to %s', (caseStudy, title, url) => {
  const shown = read({ response: 'x', caseStudy })?.messages[0]?.metadata.caseStudy
  expect([shown?.title, shown?.url]).toEqual([title, url])
})

test.each(['data:text/html,x', 'javascript:alert(1)', '//evil.example'])(
  'a source at %s is left out',
  (url) => {
    const citations = [
      { title: 'Trap', url },
      { title: 'Pricing', url: '/pricing' },
    ]
    const shown = read({ response: 'x', citations })?.messages[0]?.metadata.citations
    expect(shown).toEqual([{ title: 'Pricing', url: '/pricing' }])
  },
)

test("a correction's reply begins with the visitor's side of it", () => {
  const said = { id: 'u9', role: 'user', content: 'Correction · Manual hours: 30 hours a week' }
  const value = { response: 'Updated.', messageId: 'a9', correctionMessage: said }
  expect(readCorrectionReply(value, stamps)?.messages.map(({ id }) => id)).toEqual(['u9', 'a9'])
  expect(readCorrectionReply({ response: 'Updated.' }, stamps)?.messages).toHaveLength(1)
})

test.each([
  [
    { email: 'hello@firm.example', reason: 'abuse', schedulingUrl: '/schedule' },
    'abuse',
    '/schedule',
  ],
  [{ email: 'hello@firm.example' }, 'asked', '/schedule'],
  [{ email: 'hello@firm.example', schedulingUrl: 'javascript:alert(1)' }, 'asked', '/schedule'],
])('the handoff %j is for "%s" and leads to %s', (handoff, reason, schedulingUrl) => {
  const shown = read({ response: 'x', handoff })?.messages[0]?.metadata.handoff
  expect(shown).toEqual({ email: 'hello@firm.example', reason, schedulingUrl, answersFrom: null })
})

test('a handoff without an address is none', () => {
  expect(read({ response: 'x', handoff: { reason: 'asked' } })?.messages[0]?.metadata.handoff).toBe(
    null,
  )
})
