// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatIsland } from '#site/islands/chat/ChatIsland.tsx'
import { estimateBlock } from '#site/islands/chat/worksheet/Sheet.tsx'
import { worksheetSheet } from '#site/islands/chat/worksheet/WorksheetPanel.tsx'
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
const retry = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Try again' })
const input = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')

async function show(answers: Parameters<typeof installFakeApi>[0]) {
  const calls = installFakeApi(answers)
  render(<ChatIsland />)
  await pass(0)
  return calls
}

test('too many conversations: the server says so, and the button counts down until it works', async () => {
  let answer: typeof excess | typeof created = excess
  await show({ [CREATE]: () => answer })
  expect(notice()).toBe(
    'The chat can’t start yetToo many conversations were started from your network.',
  )
  expect(retry().textContent).toBe('Try againin 0:40')
  await pass(39_000)
  expect([retry().textContent, retry().disabled]).toEqual(['Try againin 0:01', true])
  await pass(1_000)
  expect([retry().textContent, retry().disabled]).toEqual(['Try again', false])
  answer = created
  retry().click()
  await pass(0)
  expect(screen.getByText(welcomeMessage.content)).toBeDefined()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('there are ways that do not need the chat', async () => {
  await show({ [CREATE]: excess })
  const ways = ['Use the form', 'Book 30 minutes', 'hello@loopwright.example']
  const links = ways.map((name) => screen.getByRole('link', { name }).getAttribute('href'))
  expect(links).toEqual(['/#contact', '/schedule', 'mailto:hello@loopwright.example'])
})

test('a server that is away for a moment says so itself, with the reference of the log', async () => {
  const message = 'We’re briefly unavailable.'
  await show({ [CREATE]: refusal(503, { code: 'unavailable', message }) })
  expect(notice()).toContain(message)
  expect(notice()).toContain('Reference: request-1')
  expect(retry().disabled).toBe(false)
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
  expect(notice()).toContain('Too many conversations')
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
  retry().click()
  await pass(0)
  expect(input().value).toBe('half')
})

test('the worksheet counts without the chat, and what was written is sent once that starts', async () => {
  await Promise.all([worksheetSheet.load(), estimateBlock.load()])
  let answer: typeof excess | typeof created = excess
  const CORRECT = '/api/correct-fact'
  const calls = await show({ [CREATE]: () => answer, [CORRECT]: 'unreachable' })
  const sheet = screen.getByRole('complementary', { name: 'Your worksheet' })
  for (const [name, figure] of [
    ['Hours a week, whole team', '30'],
    ['Cost of an hour, in dollars', '40'],
  ] as const) {
    const field = within(sheet).getByLabelText(name)
    fireEvent.change(field, { target: { value: figure } })
    fireEvent.blur(field)
    await vi.dynamicImportSettled()
    await pass(0)
  }
  expect(sheet.textContent).toContain('30 hours × $40 × 52 weeks × 30% = $18,720 a year')
  expect(sheet.textContent).toContain('2 of 5 agreed')
  expect(sheet.textContent).toContain('The chat gets it once it starts.')
  await pass(40_000)
  answer = created
  retry().click()
  await pass(30_000)
  const sent = calls.filter(({ path }) => path === CORRECT).map(({ body }) => body)
  expect(sent).toContainEqual(expect.objectContaining({ slot: 'manual_hours', value: '30' }))
})
