// @vitest-environment happy-dom

import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ChatIsland } from '#site/islands/chat/ChatIsland.tsx'
import { FALLBACK_TEXT } from '#site/islands/chat/state/turn-state.ts'
import { roiCard } from '#site/islands/chat/transcript/LateCards.tsx'
import { openReplyStream, type ReplyStream } from '#site/islands/testing/fake-reply-stream.ts'
import { notify } from '#site/islands/toaster/notify.ts'

beforeAll(async () => void (await roiCard.load()))

vi.mock('#site/islands/toaster/notify.ts', () => ({ notify: vi.fn(), prepareToaster: vi.fn() }))
vi.mock(import('#site/islands/chat/api/wait-for-network.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  waitForNetwork: () => Promise.resolve(),
}))

const SEND = '/api/bd-agent-conversation'
const conversationId = '4f0e8a9e-6f1c-4f5e-9b66-6a8f1f1c2d3e'
const timestamp = '2026-11-21T10:02:00.000Z'
const say = (id: string, role: string, content: string) => ({
  id,
  role,
  type: 'text',
  content,
  timestamp,
})
const welcome = say('welcome', 'assistant', 'Your name, and your website?')
const data = {
  userMessageId: 'u1',
  messageId: 'a1',
  timestamp,
  leadScore: 61,
  calculatedROI: { annual_savings: 39_686, time_saved_per_week: 23.9 },
  qualificationSignals: { manual_hours: 88.6 },
  quickReplies: ['About $40'],
  brain: 'offline',
  origin: 'template',
}
const WHOLE = 'So 45 hours. What does one cost?'

type Sent = { body: Record<string, unknown>; stream: ReplyStream }

/** Each message gets a stream, told by hand; `stored` is what the server has of the conversation. */
function installStreams({ stored = [welcome], model = 'openai' as string | null } = {}) {
  const sent: Sent[] = []
  const view = { conversationId, messages: stored, leadScore: 0, booking: null }
  const keeping = { retentionDays: null, model }
  vi.stubGlobal('fetch', async (input: string | URL, init?: RequestInit) => {
    const { pathname } = new URL(input, 'http://localhost:3000')
    if (pathname === '/api/create-conversation') {
      return Response.json({ conversationId, welcomeMessage: welcome, ...keeping }, { status: 201 })
    }
    if (pathname !== SEND) return Response.json({ ...view, ...keeping })
    expect(new Headers(init?.headers).get('accept')).toBe('text/event-stream')
    const stream = openReplyStream(init?.signal)
    sent.push({ body: JSON.parse(String(init?.body)), stream })
    return stream.answer
  })
  return sent
}

const input = () => screen.getByLabelText<HTMLTextAreaElement>('Your message')
const log = () => screen.getByRole('log')
const stopButton = () => screen.queryByRole('button', { name: 'Stop the reply' })
const replyItem = () => log().querySelector('li:last-child')

async function openChat() {
  render(<ChatIsland />)
  await screen.findByText(welcome.content)
}

/** Sends a message, and gives the stream of its reply once it is asked for. */
async function ask(sent: Sent[], text = '45 hours'): Promise<ReplyStream> {
  const before = sent.length
  await userEvent.type(input(), `${text}{Enter}`)
  return awaitStream(sent, before)
}

async function awaitStream(sent: Sent[], index: number): Promise<ReplyStream> {
  await waitFor(() => expect(sent.length).toBeGreaterThan(index))
  const stream = sent[index]?.stream
  if (!stream) throw new Error('no stream')
  return stream
}

async function beginWriting(sent: Sent[]): Promise<ReplyStream> {
  const stream = await ask(sent)
  stream.tell('data', data)
  stream.tell('text', { response: 'So 45 hours. ' })
  await screen.findByText('So 45 hours.')
  return stream
}

beforeEach(() => {
  sessionStorage.clear()
  localStorage.clear()
  vi.mocked(notify).mockClear()
})
afterEach(cleanup)

test('score and cards are there before the words, which are then added piece by piece', async () => {
  const sent = installStreams()
  await openChat()
  const stream = await ask(sent)
  stream.tell('data', data)
  await screen.findByText('manual hours 89')
  expect(screen.getByText('Potential Savings')).toBeDefined()
  expect(screen.getByText('Writing…')).toBeDefined()
  expect(screen.queryByText('Reading your message…')).toBeNull()
  expect([log().getAttribute('aria-busy'), replyItem()?.getAttribute('aria-busy')]).toEqual([
    'false',
    'true',
  ])

  stream.tell('text', { response: 'So 45 hours. ' })
  const first = await screen.findByText('So 45 hours.')
  expect(input().readOnly).toBe(true)
  stream.tell('text', { response: 'What does one cost?' })
  const second = await screen.findByText('What does one cost?')
  stream.tell('done', { response: WHOLE, brain: 'openai' })
  await waitFor(() => expect(input().readOnly).toBe(false))
  // The same elements: nothing is said twice by a screen reader.
  expect([first.isConnected, second.isConnected]).toEqual([true, true])
  expect(replyItem()?.getAttribute('aria-busy')).toBeNull()
  expect(stopButton()).toBeNull()
  expect(screen.getByRole('button', { name: 'About $40' })).toBeDefined()
})

test.each([
  ['model', ['So 45 hours. ', 'What does one cost?']],
  ['template', ['So 45 hours. ', 'What does one cost?']],
  ['model', []],
])('words of a %s, in the pieces %j, say so when they stand', async (origin, pieces) => {
  const sent = installStreams()
  await openChat()
  const stream = await ask(sent)
  stream.tell('data', data)
  for (const piece of pieces) {
    stream.tell('text', { response: piece })
    await screen.findByText(piece.trim())
    expect(replyItem()?.getAttribute('data-origin')).toBeNull()
  }
  stream.tell('done', { response: WHOLE, brain: 'openai', origin })
  await waitFor(() => expect(replyItem()?.getAttribute('data-origin')).toBe(origin))
})

test('a reply that is whole at once is drawn in one step, like one that is not streamed', async () => {
  const sent = installStreams({ model: null })
  await openChat()
  const added: string[] = []
  const observer = new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) added.push(node.textContent ?? '')
    }
  })
  const stream = await ask(sent)
  observer.observe(log(), { childList: true, subtree: true })
  stream.tellAll({ data, response: WHOLE })
  await screen.findByText(WHOLE)
  observer.disconnect()
  expect(added.filter((text) => text.includes('So 45'))).toHaveLength(1)
  expect(added.some((text) => text.includes('Writing'))).toBe(false)
  expect(screen.getByText(WHOLE).closest('p')?.hasAttribute('aria-busy')).toBe(false)
})

test('a server that names no ids is followed all the same, also when it is asked again', async () => {
  const sent = installStreams()
  await openChat()
  const stream = await ask(sent)
  stream.tell('data', { leadScore: 61 })
  await screen.findByText('Writing…')
  stream.breakOff()
  const again = await awaitStream(sent, 1)
  again.tell('data', { leadScore: 61 })
  again.tell('text', { response: 'So 45 hours. ' })
  await screen.findByText('So 45 hours.')
  again.tell('done', { response: WHOLE })
  await screen.findByText('What does one cost?')
  expect(log().querySelectorAll(':scope > ol > li')).toHaveLength(3)
})

test('a reset takes the words back and leaves the cards', async () => {
  const sent = installStreams()
  await openChat()
  const stream = await beginWriting(sent)
  stream.tell('reset')
  await waitFor(() => expect(screen.queryByText('So 45 hours.')).toBeNull())
  expect(screen.getByText('Potential Savings')).toBeDefined()
  stream.tell('text', { response: WHOLE })
  stream.tell('done', { response: WHOLE, brain: 'offline' })
  await screen.findByText(WHOLE)
})

test('"Stop" closes the stream and shows what stands; the input has the focus', async () => {
  const sent = installStreams()
  await openChat()
  const stream = await beginWriting(sent)
  await userEvent.tab()
  expect(document.activeElement).toBe(stopButton())
  await userEvent.keyboard('{Enter}')
  expect(stream.signal?.aborted).toBe(true)
  expect(document.activeElement).toBe(input())
  expect(stopButton()?.getAttribute('aria-disabled')).toBe('true')

  const again = await awaitStream(sent, 1)
  again.tellAll({ data, response: WHOLE })
  await screen.findByText('You stopped this reply.')
  expect(screen.getByText('What does one cost?')).toBeDefined()
  expect(sent[1]?.body.turnId).toBe(sent[0]?.body.turnId)
  expect(screen.getByRole('button', { name: 'Send' })).toBeDefined()
  expect(input().readOnly).toBe(false)
})

test('Escape in the input stops; without a reply it does nothing', async () => {
  const sent = installStreams()
  await openChat()
  await userEvent.type(input(), '{Escape}')
  const stream = await beginWriting(sent)
  await userEvent.keyboard('{Escape}')
  expect(stream.signal?.aborted).toBe(true)
  const again = await awaitStream(sent, 1)
  again.tellAll({ data, response: WHOLE })
  await screen.findByText('You stopped this reply.')
  expect(sent).toHaveLength(2)
})

test('a reply that ends while "Stop" has the focus gives it to the input', async () => {
  const sent = installStreams()
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  await openChat()
  const stream = await beginWriting(sent)
  await userEvent.tab()
  stream.tell('done', { response: WHOLE })
  await screen.findByRole('button', { name: 'Send' })
  await waitFor(() => expect(document.activeElement).toBe(input()))
})

test('a stream that breaks is asked for again; what was shown stays, and nothing is doubled', async () => {
  const sent = installStreams()
  await openChat()
  const stream = await beginWriting(sent)
  const first = screen.getByText('So 45 hours.')
  stream.breakOff()
  await screen.findByText(/Trying again…/)
  const again = await awaitStream(sent, 1)
  expect(first.isConnected).toBe(true)
  again.tellAll({ data, response: WHOLE })
  await screen.findByText('What does one cost?')
  await waitFor(() => expect(input().readOnly).toBe(false))
  expect(first.isConnected).toBe(true)
  expect(log().querySelectorAll(':scope > ol > li')).toHaveLength(3)
  expect(sent.map(({ body }) => body.turnId)).toEqual([sent[0]?.body.turnId, sent[0]?.body.turnId])
  expect(notify).not.toHaveBeenCalled()
})

test('after three vain tries the draft comes back, and "Try again" is the same turn', async () => {
  const sent = installStreams()
  await openChat()
  await beginWriting(sent)
  for (let index = 0; index < 4; index += 1) (await awaitStream(sent, index)).breakOff()
  await screen.findByText(FALLBACK_TEXT)
  expect(notify).toHaveBeenCalledWith('error', 'Failed to get response. Please try again.')
  expect(input().value).toBe('45 hours')
  expect(screen.getByText(/^The reply broke off\. No connection/)).toBeDefined()
  expect(screen.getByText('So 45 hours.')).toBeDefined()

  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  const again = await awaitStream(sent, 4)
  again.tellAll({ data, response: WHOLE })
  await screen.findByText('What does one cost?')
  expect(new Set(sent.map(({ body }) => body.turnId)).size).toBe(1)
  expect(screen.queryByText(/broke off/)).toBeNull()
})

test('starting over in the middle closes the stream and asks no more', async () => {
  const sent = installStreams()
  await openChat()
  const stream = await beginWriting(sent)
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }))
  await userEvent.click(screen.getAllByRole('button', { name: 'Start over' }).at(-1) as HTMLElement)
  expect(stream.signal?.aborted).toBe(true)
  await waitFor(() => expect(screen.queryByText('So 45 hours.')).toBeNull())
  expect(sent).toHaveLength(1)
  expect(input().readOnly).toBe(false)
})

test('a reload in the middle takes the reply up again as the same turn', async () => {
  const stored = [welcome, say('u1', 'user', '45 hours'), say('a1', 'assistant', 'The rules say.')]
  const sent = installStreams({ stored })
  await openChat()
  await beginWriting(sent)
  cleanup()
  await openChat()
  const again = await awaitStream(sent, 1)
  expect(sent[1]?.body).toMatchObject({ turnId: sent[0]?.body.turnId, message: '45 hours' })
  expect(screen.queryByText('The rules say.')).toBeNull()
  expect(input().readOnly).toBe(true)
  again.tellAll({ data, response: WHOLE })
  await screen.findByText(WHOLE)
  expect(log().querySelectorAll(':scope > ol > li')).toHaveLength(3)
  expect(input().value).toBe('')

  cleanup()
  await openChat()
  expect(sent).toHaveLength(2)
  expect(screen.getByText('The rules say.')).toBeDefined()
})

test('a reply that cannot be asked for after a reload is shown as it was stored', async () => {
  const stored = [welcome, say('u1', 'user', '45 hours'), say('a1', 'assistant', 'The rules say.')]
  const sent = installStreams({ stored })
  await openChat()
  await beginWriting(sent)
  cleanup()
  await openChat()
  for (let index = 1; index < 5; index += 1) (await awaitStream(sent, index)).breakOff()
  await screen.findByText('The rules say.')
  expect(input().readOnly).toBe(false)
  expect(screen.queryByText(FALLBACK_TEXT)).toBeNull()
})
