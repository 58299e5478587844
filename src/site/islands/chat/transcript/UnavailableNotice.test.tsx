// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatIsland } from '#site/islands/chat/ChatIsland.tsx'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'

vi.mock('#site/islands/toaster/notify.ts', () => ({
  notify: vi.fn(),
  prepareToaster: vi.fn(),
}))

const CREATE = '/api/create-conversation'
const conversationId = '4f0e8a9e-6f1c-4f5e-9b66-6a8f1f1c2d3e'
const VIEW = `/api/conversations/${conversationId}`
const welcomeMessage = {
  id: 'welcome',
  role: 'assistant',
  type: 'text',
  content: 'Your name, and your website?',
  timestamp: '2026-11-21T10:02:00.000Z',
}
const created = { status: 201, body: { conversationId, welcomeMessage } }
const excess = {
  status: 429,
  body: {
    error: {
      code: 'too_many_requests',
      message: 'Too many conversations were started from your network. Try again in 40 seconds.',
      requestId: 'request-1',
    },
  },
  headers: { 'retry-after': '40' },
}
const gone = refusal(404, { code: 'not_found', message: 'There is no such conversation.' })

beforeEach(() => {
  sessionStorage.clear()
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const notice = () => screen.getByRole('alert').textContent
const retry = () => screen.queryByRole('button', { name: 'Retry' })
const input = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')

async function show(answers: Parameters<typeof installFakeApi>[0]) {
  const calls = installFakeApi(answers)
  render(<ChatIsland />)
  await pass(0)
  return calls
}

test('too many conversations: the server says so and when, and the retry comes then', async () => {
  let answer: typeof excess | typeof created = excess
  await show({ [CREATE]: () => answer })
  expect(notice()).toContain(
    'Too many conversations were started from your network. Try again in 40 seconds.',
  )
  expect(notice()).not.toContain('connection')
  await pass(39_000)
  expect(retry()).toBeNull()
  await pass(1_000)
  answer = created
  retry()?.click()
  await pass(0)
  expect(screen.getByText(welcomeMessage.content)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a server that is away for a moment says so itself, with the reference of the log', async () => {
  const message = 'We’re briefly unavailable.'
  await show({ [CREATE]: refusal(503, { code: 'unavailable', message }) })
  expect(notice()).toContain(message)
  expect(notice()).toContain('Reference: request-1')
  expect(retry()).not.toBeNull()
})

test.each([
  ['unreachable', 'Check your connection'],
  ['sign_in_page', 'sign-in page'],
] as const)('with an answer that is %s the advice fits', async (answer, advice) => {
  await show({ [CREATE]: answer })
  expect(notice()).toContain(advice)
})

test('words for a conversation that is gone are kept until another is there', async () => {
  let answer: typeof excess | typeof created = excess
  const answers = { [CREATE]: () => answer, [VIEW]: gone }
  const marker = { conversationId, draft: 'half a sentence' }
  sessionStorage.setItem('conversation', JSON.stringify(marker))
  await show(answers)
  expect(notice()).toContain('Try again in 40 seconds.')
  cleanup()
  answer = created
  await show(answers)
  expect(input().value).toBe('half a sentence')
})

test('what stood in the field stands there after the retry', async () => {
  let answer: typeof excess | typeof created = excess
  sessionStorage.setItem('conversation', JSON.stringify({ conversationId, draft: 'half' }))
  await show({ [CREATE]: () => answer, [VIEW]: gone })
  await pass(40_000)
  answer = created
  retry()?.click()
  await pass(0)
  expect(input().value).toBe('half')
})
