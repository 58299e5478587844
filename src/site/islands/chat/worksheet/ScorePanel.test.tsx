// @vitest-environment happy-dom

import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ChatIsland } from '#site/islands/chat/ChatIsland.tsx'
import { scoreDetails } from '#site/islands/chat/worksheet/ScorePanel.tsx'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'

vi.mock('#site/islands/toaster/notify.ts', () => ({ notify: vi.fn(), prepareToaster: vi.fn() }))

const CREATE = '/api/create-conversation'
const CORRECT = '/api/correct-fact'
const SEND = '/api/bd-agent-conversation'
const conversationId = '4f0e8a9e-6f1c-4f5e-9b66-6a8f1f1c2d3e'
const VIEW = `/api/conversations/${conversationId}`
const said = '45 hours, $32, harborfreightco.com'
const timestamp = '2026-11-21T10:02:00.000Z'

const fact = (value: unknown, quote: string, more: object = {}) => ({
  value,
  quote,
  messageId: 'u1',
  status: 'stated',
  ...more,
})
const signal = (name: string, points: number, weight: number, quote: string) => ({
  name,
  score: (points / weight) * 100,
  weight,
  points,
  evidence: [{ quote, messageId: 'u1' }],
})
const facts = {
  manual_hours: fact(45, '45 hours', { derivation: '3 × 15 hours' }),
  hourly_rate: fact(32, '$32'),
  company_website: fact('harborfreightco.com', 'harborfreightco.com'),
  budget: fact(null, 'rather not say', { status: 'refused' }),
}
const scoreCard = {
  score: 26,
  coverage: 0.35,
  caps: [{ id: 'no_timeline', limit: 64, reason: 'No plan to start.' }],
  signals: [
    signal('manual_hours', 17.38, 20, '45 hours'),
    signal('savings_potential', 8.5, 15, '$32'),
  ],
}
const view = {
  conversationId,
  messages: [
    { id: 'w1', role: 'assistant', content: 'Your name?', timestamp },
    { id: 'u1', role: 'user', content: said, timestamp },
  ],
  leadScore: 26,
  qualificationSignals: { manual_hours: 86.9 },
  scoreCard,
  facts,
  booking: null,
}
const corrected = {
  status: 200,
  body: {
    userMessageId: 'u2',
    messageId: 'a2',
    response: 'Updated. Manual hours: 30 hours a week, was 45 hours a week.',
    timestamp,
    leadScore: 22,
    qualificationSignals: { manual_hours: 72.5 },
    facts: {
      ...facts,
      manual_hours: fact(30, '30', { messageId: 'u2', status: 'corrected', source: 'widget' }),
    },
    scoreCard: {
      ...scoreCard,
      score: 22,
      signals: [signal('manual_hours', 14.5, 20, '30'), scoreCard.signals[1]],
    },
    correctionMessage: {
      id: 'u2',
      role: 'user',
      content: 'Correction · Manual hours: 30 hours a week',
      timestamp,
    },
  },
}
const forgotten = {
  status: 200,
  body: {
    ...corrected.body,
    facts: { ...facts, manual_hours: fact(null, 'Forget this', { status: 'refused' }) },
    scoreCard: { ...scoreCard, signals: [scoreCard.signals[1]] },
  },
}

type Answers = Parameters<typeof installFakeApi>[0]

/** A conversation in which these facts are known, on a screen with the card open beside the chat. */
async function openCard(answers: Answers = {}, shown: object = view) {
  sessionStorage.setItem('conversation', JSON.stringify({ conversationId }))
  const calls = installFakeApi({ [VIEW]: { status: 200, body: shown }, ...answers })
  render(<ChatIsland />)
  await screen.findByText('Your name?')
  const closed = panel().queryByRole('button', { name: /Show reasons$/ })
  if (closed) await userEvent.click(closed)
  return calls
}

const panel = () => within(screen.getByRole('complementary', { name: 'Fit Score' }))
const badge = () => panel().getByRole('button', { name: /reasons$/ })
const openForm = (name: string) =>
  userEvent.click(panel().getByRole('button', { name: `That’s wrong: ${name}` }))
const hoursField = () => panel().getByLabelText<HTMLInputElement>('Manual hours')

beforeAll(async () => {
  await scoreDetails.load()
})
beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: media.includes('min-width') }))
})
afterEach(cleanup)

test('the badge opens what each signal earned, its words, what is unknown, and the ceiling with its reason', async () => {
  await openCard()
  expect(badge().getAttribute('aria-expanded')).toBe('true')
  const text = screen.getByRole('complementary', { name: 'Fit Score' }).textContent ?? ''
  expect(text).toContain('Based on 35 of 100 possible points so far')
  expect(text).toMatch(/Manual hours.*17.4.*20.*45 hours a week.*3 × 15 hours.*“45 hours”/)
  expect(text).toContain('Capped at 64. No plan to start.')
  expect(text).toContain('pain severity, timeline urgency, budget readiness')
  expect(text).toContain('Website harborfreightco.com')
  expect(text).toContain('Skipped at your request: budget')
  await userEvent.click(badge())
  expect(panel().queryByText('“45 hours”')).toBeNull()
  expect(badge().getAttribute('aria-expanded')).toBe('false')
})

test('facts can be put right before there is a score', async () => {
  const early = { company_website: facts.company_website }
  await openCard({}, { ...view, leadScore: 0, scoreCard: null, facts: early })
  expect(panel().getByText('Noted so far')).toBeDefined()
  expect(panel().getByRole('button', { name: 'That’s wrong: Website' })).toBeDefined()
})

test('nothing known yet says when it will', async () => {
  await openCard({}, { ...view, leadScore: 0, scoreCard: null, facts: {} })
  expect(panel().getByText('appears as you answer')).toBeDefined()
  expect(panel().queryByRole('button')).toBeNull()
})

test('a quote leads to its message', async () => {
  await openCard()
  await userEvent.click(panel().getByRole('button', { name: /“45 hours”/ }))
  expect(document.activeElement?.id).toBe('message-u1')
})

test('a correction is sent as it was typed, and redraws score, card and conversation', async () => {
  const calls = await openCard({ [CORRECT]: corrected })
  await openForm('Manual hours')
  expect(document.activeElement).toBe(hoursField())
  expect(hoursField().value).toBe('45')
  await userEvent.clear(hoursField())
  await userEvent.type(hoursField(), 'about 30{Enter}')
  await screen.findByText('Updated. Manual hours: 30 hours a week, was 45 hours a week.')

  expect(calls.at(-1)).toMatchObject({
    path: CORRECT,
    body: { conversationId, slot: 'manual_hours', value: 'about 30' },
  })
  expect(badge().textContent).toContain('22')
  expect(panel().getByText('corrected by you')).toBeDefined()
  expect(within(screen.getByRole('log')).getByText('30').tagName).toBe('MARK')
  await waitFor(() => expect(document.activeElement?.id).toBe('correct-manual_hours'))
})

test('a refused value says why and keeps what was typed', async () => {
  const message = '“900” cannot be right, so it was not used.'
  const refused = refusal(400, { code: 'invalid_request', message, fields: { value: message } })
  await openCard({ [CORRECT]: refused })
  await openForm('Manual hours')
  await userEvent.clear(hoursField())
  await userEvent.type(hoursField(), '900{Enter}')
  expect((await panel().findByRole('alert')).textContent).toBe(message)
  expect(hoursField().value).toBe('900')
  expect(hoursField().getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(hoursField())
})

test.each([
  ['a lost connection', 'unreachable' as const, /^Not saved\. No connection to the server\. Try/],
  [
    'a broken server',
    refusal(500, { code: 'internal', message: '' }),
    /^Not saved\. Something went wrong\. Try again\. Reference: request-1$/,
  ],
])('%s keeps what was typed, and Save repeats the same turn', async (_name, failure, sentence) => {
  let answer: typeof failure | typeof corrected = failure
  const calls = await openCard({ [CORRECT]: () => answer })
  await openForm('Manual hours')
  await userEvent.clear(hoursField())
  await userEvent.type(hoursField(), '30{Enter}')
  await waitFor(() => expect(panel().getByRole('alert').textContent).toMatch(sentence))
  expect(hoursField().value).toBe('30')

  answer = corrected
  await userEvent.click(panel().getByRole('button', { name: 'Save' }))
  await screen.findByText(/^Updated\./)
  const turns = calls.filter(({ path }) => path === CORRECT).map(({ body }) => body.turnId)
  expect(turns).toHaveLength(2)
  expect(new Set(turns).size).toBe(1)
})

test('a fact can be forgotten, and the focus goes to the badge', async () => {
  const calls = await openCard({ [CORRECT]: forgotten })
  await openForm('Manual hours')
  await userEvent.click(panel().getByRole('button', { name: 'Forget this' }))
  await waitFor(() => expect(document.activeElement?.id).toBe('score-badge'))
  expect(calls.at(-1)?.body).toMatchObject({ slot: 'manual_hours', value: null })
  expect(panel().queryByText('45 hours a week')).toBeNull()
})

test('nothing typed, or nothing changed, sends nothing', async () => {
  const calls = await openCard()
  await openForm('Manual hours')
  await userEvent.clear(hoursField())
  await userEvent.keyboard('{Enter}')
  expect(panel().getByRole('alert').textContent).toContain('Enter what is right')
  await userEvent.type(hoursField(), '45{Enter}')
  expect(panel().queryByLabelText('Manual hours')).toBeNull()
  expect(calls.map(({ path }) => path)).not.toContain(CORRECT)
})

test('Escape and Cancel close the form and return the focus', async () => {
  await openCard()
  for (const close of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(panel().getByRole('button', { name: 'Cancel' })),
  ]) {
    await openForm('Manual hours')
    await close()
    await waitFor(() => expect(document.activeElement?.id).toBe('correct-manual_hours'))
  }
})

test('a message that is sent while a correction is under way waits for it', async () => {
  const reply = { status: 200, body: { response: 'And the tools?', leadScore: 30 } }
  const calls = await openCard({ [CORRECT]: 'hanging', [SEND]: reply })
  await openForm('Manual hours')
  await userEvent.clear(hoursField())
  await userEvent.type(hoursField(), '30{Enter}')
  await userEvent.type(screen.getByLabelText('Your message'), 'hello{Enter}')
  await screen.findByText('hello')
  expect(calls.map(({ path }) => path)).not.toContain(SEND)
})

test('"Talk to a person" asks in the chat, and shows where one is found with the own facts to send', async () => {
  const handoff = { reason: 'asked', email: 'hello@firm.example', schedulingUrl: '/schedule' }
  const reply = { status: 200, body: { response: 'Of course.', messageId: 'a3', handoff } }
  const calls = await openCard({ [SEND]: reply })
  await userEvent.click(screen.getByRole('link', { name: 'Talk to a person' }))
  const card = within(await screen.findByRole('article', { name: 'Talk to a person' }))
  expect(calls.at(-1)?.body.message).toBe('Can I talk to a person?')
  const mail = card.getByRole('link', { name: 'hello@firm.example' })
  expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toContain(
    '- Manual hours: 45 hours a week',
  )
  expect(card.getByRole('link', { name: /Pick a time/ }).getAttribute('href')).toContain(
    '/schedule',
  )
})

test('a person stays one click away while the chat cannot be started', async () => {
  sessionStorage.clear()
  installFakeApi({ [CREATE]: 'unreachable' })
  render(<ChatIsland />)
  await screen.findByRole('button', { name: 'Try again' })
  const link = screen.getByRole('link', { name: 'Talk to a person' })
  expect(link.getAttribute('href')).toMatch(/^mailto:/)
})
