// @vitest-environment happy-dom

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatIsland } from '#site/islands/chat/ChatIsland.tsx'
import { FALLBACK_TEXT } from '#site/islands/chat/state/turn-state.ts'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'
import { notify } from '#site/islands/toaster/notify.ts'

vi.mock('#site/islands/toaster/notify.ts', () => ({
  notify: vi.fn(),
  prepareToaster: vi.fn(),
}))

const CREATE = '/api/create-conversation'
const SEND = '/api/bd-agent-conversation'
const conversationId = '4f0e8a9e-6f1c-4f5e-9b66-6a8f1f1c2d3e'
const timestamp = '2026-11-21T10:02:00.000Z'
const welcomeMessage = {
  id: 'welcome',
  role: 'assistant',
  type: 'text',
  content: 'Your name, and your website?',
  timestamp,
}
const created = { status: 201, body: { conversationId, welcomeMessage } }
const broken = refusal(500, { code: 'internal', message: '' })
const reply = {
  status: 200,
  body: {
    userMessageId: 'u1',
    messageId: 'a1',
    response: 'What does an hour cost?',
    timestamp,
    calculatedROI: null,
    caseStudy: null,
    leadScore: 61,
    qualificationSignals: { manual_hours: 88.6 },
    triggerBooking: false,
    capturedEmail: null,
    selfReportedData: { company_name: null },
    facts: { manual_hours: { value: 45, quote: '45 hours', messageId: 'u1', status: 'stated' } },
    asking: 'hourly_rate',
    scoreCard: { score: 61, coverage: 0.2, caps: [], signals: [] },
    citations: [],
    quickReplies: ['About $40'],
    brain: 'offline',
    calendlyUrl: null,
    prefill: null,
    bookingMessage: null,
  },
}

const input = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Send' })
const sentTurns = (calls: ReturnType<typeof installFakeApi>) =>
  calls.filter((call) => call.path === SEND).map((call) => call.body)

async function openChat() {
  render(<ChatIsland />)
  await screen.findByText(welcomeMessage.content)
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.mocked(notify).mockClear()
})
afterEach(cleanup)

test('on load a conversation is created and the welcome message shown; until then nothing can be typed', async () => {
  const calls = installFakeApi({ [CREATE]: created })
  render(<ChatIsland />)
  expect(input().disabled).toBe(true)
  await screen.findByText(welcomeMessage.content)
  expect(input().disabled).toBe(false)
  expect(sendButton().disabled).toBe(true)
  expect(calls[0]?.body).toMatchObject({
    enrichmentData: { visitor: { referrer: 'direct', previousVisit: null } },
  })
})

test('Enter sends and asks for enrichment the first time; the reply brings score, chips and evidence', async () => {
  const second = { ...reply, body: { ...reply.body, userMessageId: 'u2', messageId: 'a2' } }
  const answers = [reply, second]
  const calls = installFakeApi({ [CREATE]: created, [SEND]: () => answers.shift() ?? broken })
  await openChat()
  await userEvent.type(input(), 'about 45 hours{Enter}')
  await screen.findByText('What does an hour cost?')

  expect(input().value).toBe('')
  expect(screen.getByText('61')).toBeDefined()
  expect(screen.getByText('manual hours 89')).toBeDefined()
  expect(screen.getByText('45 hours').tagName).toBe('MARK')
  await userEvent.click(screen.getByRole('button', { name: 'About $40' }))
  await waitFor(() => expect(sentTurns(calls)).toHaveLength(2))
  expect(sentTurns(calls).map((body) => [body.message, body.triggerEnrichment])).toEqual([
    ['about 45 hours', true],
    ['About $40', false],
  ])
})

test('Shift+Enter starts a new line, and spaces alone are not sent', async () => {
  const calls = installFakeApi({ [CREATE]: created })
  await openChat()
  await userEvent.type(input(), '   {Enter}')
  await userEvent.clear(input())
  await userEvent.type(input(), 'one{Shift>}{Enter}{/Shift}two')
  expect(input().value).toBe('one\ntwo')
  expect(sentTurns(calls)).toEqual([])
})

test('a failed reply keeps the text, says so, and "Try again" repeats the same turn', async () => {
  let answer = broken
  const calls = installFakeApi({ [CREATE]: created, [SEND]: () => answer })
  await openChat()
  await userEvent.type(input(), 'about 45 hours{Enter}')
  await screen.findByText(FALLBACK_TEXT)
  expect(notify).toHaveBeenCalledWith('error', 'Failed to get response. Please try again.')
  expect(input().value).toBe('about 45 hours')

  answer = reply
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('What does an hour cost?')
  const [first, second] = sentTurns(calls)
  expect(second?.turnId).toBe(first?.turnId)
  expect(input().value).toBe('')
})

test('a conversation that cannot be created is said so, and can be retried', async () => {
  let answer = broken
  installFakeApi({ [CREATE]: () => answer })
  render(<ChatIsland />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(notify).toHaveBeenCalledWith('error', 'Failed to initialize chat', true)
  expect(input().disabled).toBe(true)

  answer = created
  await userEvent.click(retry)
  await screen.findByText(welcomeMessage.content)
})

test('the tab takes its conversation up again, and begins anew when it is gone', async () => {
  const path = `/api/conversations/${conversationId}`
  const view = {
    conversationId,
    messages: [{ ...welcomeMessage, content: 'Where were we?' }],
    leadScore: 0,
    qualificationSignals: {},
    scoreCard: null,
    facts: {},
    booking: null,
  }
  let answer: unknown = { status: 200, body: view }
  installFakeApi({ [CREATE]: created, [path]: () => answer as typeof broken })
  sessionStorage.setItem('conversation', JSON.stringify({ conversationId }))
  render(<ChatIsland />)
  await screen.findByText('Where were we?')

  cleanup()
  answer = refusal(404, { code: 'not_found', message: 'There is no such conversation.' })
  await openChat()
  expect(screen.queryByText('Where were we?')).toBeNull()
})

test('words over the limit stand in the input again, with the time to wait', async () => {
  const message = 'You’ve sent a lot of messages in a short time. Try again in 40 seconds.'
  installFakeApi({
    [CREATE]: created,
    [SEND]: refusal(429, { code: 'too_many_requests', message }),
  })
  await openChat()
  await userEvent.type(input(), 'about 45 hours{Enter}')
  expect(await screen.findByText(new RegExp(message))).toBeTruthy()
  expect(input().value).toBe('about 45 hours')
})

const VIEW = `/api/conversations/${conversationId}`
const view = {
  status: 200,
  body: { conversationId, messages: [welcomeMessage], leadScore: 0, booking: null },
}
test('a reload keeps the draft and a message without an answer, which is sent again as the same turn', async () => {
  let answer: typeof broken | 'hanging' = 'hanging'
  const calls = installFakeApi({ [CREATE]: created, [VIEW]: view, [SEND]: () => answer })
  await openChat()
  await userEvent.type(input(), 'about 45 hours{Enter}')
  await screen.findByText('about 45 hours')

  cleanup()
  await openChat()
  expect(screen.getByText(/^Not sent\./)).toBeDefined()
  await userEvent.type(input(), 'half a')
  cleanup()
  answer = reply
  await openChat()
  expect(input().value).toBe('half a')
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('What does an hour cost?')
  const [first, second] = sentTurns(calls)
  expect(second).toMatchObject({ message: 'about 45 hours', turnId: first?.turnId })
  expect(input().value).toBe('half a')
})

test("a network's sign-in page in place of a reply is named as such", async () => {
  installFakeApi({ [CREATE]: created, [SEND]: 'sign_in_page' })
  await openChat()
  await userEvent.type(input(), 'about 45 hours{Enter}')
  expect((await screen.findByText(/^Not sent\./)).textContent).toContain('could not be read')
})

/** By what an entry of another version, or another hand, may be. */
const WRONG_SHAPES = {
  'no object': '"conversation"',
  'no JSON': '{',
  'texts for lists': '{"draft":5,"pendingTurns":"x","unsettledTurn":[],"unrecordedClaim":"x"}',
  'nothing where something was': '{"draft":null,"pendingTurns":null,"closedCalendar":{}}',
  'lists of other things': '{"pendingTurns":[null,1,{"turnId":2}],"unsettledTurn":{"turnId":"t"}}',
}

test.each(Object.entries(WRONG_SHAPES))(
  'a saved state of a wrong shape leaves a chat that works: %s',
  async (_name, saved) => {
    const kept = saved.startsWith('{"')
      ? JSON.stringify({ ...JSON.parse(saved), conversationId })
      : saved
    sessionStorage.setItem('conversation', kept)
    const view = { conversationId, messages: [welcomeMessage] }
    const calls = installFakeApi({
      [CREATE]: created,
      [`/api/conversations/${conversationId}`]: { status: 200, body: view },
      [SEND]: reply,
    })
    await openChat()
    expect(input().value).toBe('')
    await userEvent.type(input(), 'Invoices{Enter}')
    await screen.findByText(reply.body.response)
    expect(sentTurns(calls)).toHaveLength(1)
  },
)

test("a server that tells the spec's fields alone is enough for a conversation, its estimate, and its calendar", async () => {
  const told = {
    response: 'About $44,928 a year.',
    calculatedROI: { annual_savings: 44_928, time_saved_per_week: 27 },
    caseStudy: null,
    leadScore: 61,
    qualificationSignals: {},
    triggerBooking: true,
    capturedEmail: 'ann@acme.com',
    selfReportedData: { company_name: null },
  }
  const calls = installFakeApi({
    [CREATE]: { status: 201, body: { conversationId } },
    [SEND]: { status: 200, body: told },
  })
  render(<ChatIsland />)
  await waitFor(() => expect(input().disabled).toBe(false))
  await userEvent.type(input(), 'ann@acme.com{Enter}')
  await screen.findByText(told.response)
  await screen.findByText('Potential Savings')
  await screen.findByRole('region', { name: 'Calendar' })
  expect(screen.getByRole('complementary', { name: 'Your worksheet' }).textContent).toContain(
    '0 of 5',
  )
  expect(sentTurns(calls)).toHaveLength(1)
})
