import { site } from '#content/site.ts'
import { NOBODY } from '#site/islands/chat/api/message.ts'
// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ChatIsland } from '#site/islands/chat/ChatIsland.tsx'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'
import { notify } from '#site/islands/toaster/notify.ts'

vi.mock('#site/islands/toaster/notify.ts', () => ({ notify: vi.fn(), prepareToaster: vi.fn() }))

const conversationId = '4f0e8a9e-6f1c-4f5e-9b66-6a8f1f1c2d3e'
const VIEW = `/api/conversations/${conversationId}`
const PREFERENCE = `${VIEW}/preference`
const SEND = '/api/bd-agent-conversation'
const CORRECT = '/api/correct-fact'
const timestamp = '2026-11-21T10:02:00.000Z'
const say = (id: string, content: string, more: object = {}) => ({
  id,
  role: 'assistant',
  type: 'text',
  content,
  timestamp,
  ...more,
})
const welcome = say('welcome', 'Your name, and your website?')
const handoff = { reason: 'asked', email: 'hello@firm.example', schedulingUrl: '/schedule' }
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString()

function view(messages: object[], person: object) {
  const body = {
    conversationId,
    messages,
    person: { ...NOBODY, ...person },
    leadScore: 0,
    facts: {},
  }
  return { status: 200, body }
}

async function resume(answers: Parameters<typeof installFakeApi>[0]) {
  sessionStorage.setItem('conversation', JSON.stringify({ conversationId }))
  const calls = installFakeApi(answers)
  render(<ChatIsland />)
  await screen.findByText(welcome.content)
  return calls
}

beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test('a person’s message stands under their name, unlike the assistant’s', async () => {
  const fromDana = say('p1', 'Hello Maya', {
    authorName: 'Dana',
    metadata: { quickReplies: ['Yes'] },
  })
  await resume({ [VIEW]: view([welcome, fromDana], { joinedBy: 'Dana' }) })
  const message = screen.getByText('Hello Maya').closest('li')
  expect(message?.textContent).toContain(`Dana from ${site.name}`)
  expect(message?.textContent).not.toContain('assistant')
  expect(screen.queryByRole('button', { name: 'Yes' })).toBeNull()
  const line = screen.getByText(`Dana from ${site.name} is answering`)
  expect(line.closest('[role=status]')).not.toBeNull()
})

test('the visitor goes on with the assistant, and back to the person', async () => {
  let prefersAgent = false
  const calls = await resume({
    [VIEW]: view([welcome], { joinedBy: 'Dana' }),
    [PREFERENCE]: () => {
      prefersAgent = !prefersAgent
      return { status: 200, body: { ...NOBODY, joinedBy: 'Dana', prefersAgent } }
    },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Continue with the assistant' }))
  await screen.findByText(`The assistant is answering. Dana from ${site.name} is here too.`)
  await userEvent.click(screen.getByRole('button', { name: 'Talk to Dana' }))
  await screen.findByText(`Dana from ${site.name} is answering`)
  const chosen = calls.filter(({ path }) => path === PREFERENCE)
  expect(chosen.map(({ body }) => body.prefers)).toEqual(['agent', 'person'])
})

test('a choice that does not arrive is said, and everything stays as it was', async () => {
  await resume({
    [VIEW]: view([welcome], { joinedBy: 'Dana' }),
    [PREFERENCE]: refusal(500, { code: 'internal', message: '' }),
  })
  await userEvent.click(screen.getByRole('button', { name: 'Continue with the assistant' }))
  expect(notify).toHaveBeenCalledWith('error', 'That did not reach the server. Try again.')
  expect(screen.getByText(`Dana from ${site.name} is answering`)).toBeDefined()
})

test('whoever waits is told until when the assistant answers', async () => {
  await resume({
    [VIEW]: view([welcome], { isWanted: true, answersFrom: tomorrow() }),
    [PREFERENCE]: { status: 200, body: { ...NOBODY, isWanted: true, prefersAgent: true } },
  })
  screen.getByText(/^A person will reply tomorrow from .+\. Until then, the assistant answers\.$/)
  await userEvent.click(screen.getByRole('button', { name: 'Continue with the assistant' }))
  await screen.findByRole('button', { name: 'Wait for a person' })
})

test('what is said to a person is sent without a word of the assistant', async () => {
  const silent = { response: '', isSilent: true, answeredBy: 'Dana', messageId: null }
  await resume({
    [VIEW]: view([welcome], { joinedBy: 'Dana' }),
    [SEND]: { status: 200, body: { ...silent, userMessageId: 'u1' } },
  })
  await userEvent.type(screen.getByLabelText('Your message'), 'Are you there?{Enter}')
  await screen.findByText('Are you there?')
  expect(within(screen.getByRole('log')).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByText('Noted.')).toBeNull()
})

test('out of hours the card says when a person answers, and takes an address', async () => {
  const asked = say('a1', 'Of course.', {
    metadata: { handoff: { ...handoff, answersFrom: tomorrow() } },
  })
  let answer: ReturnType<typeof refusal> = refusal(400, {
    code: 'invalid_request',
    message: '',
    fields: { value: 'That is no email address.' },
  })
  const calls = await resume({
    [VIEW]: view([welcome, asked], { isWanted: true, answersFrom: tomorrow() }),
    [CORRECT]: () => answer,
  })
  const card = await screen.findByRole('article', { name: 'Talk to a person' })
  expect(card.textContent).toMatch(/reply tomorrow from \d+:\d\d [AP]M/)
  const field = within(card).getByLabelText(/^Your email/)
  await userEvent.type(field, 'maya{Enter}')
  await within(card).findByText('That is no email address.')
  expect((field as HTMLInputElement).value).toBe('maya')

  const email = { value: 'maya@acme.com', quote: 'maya@acme.com', status: 'stated' }
  answer = { status: 200, body: { response: 'Thank you.', messageId: 'a2', facts: { email } } }
  await userEvent.type(field, '@acme.com{Enter}')
  await within(card).findByText(/The reply also goes to maya@acme\.com\./)
  expect(calls.findLast(({ path }) => path === CORRECT)?.body).toMatchObject({
    slot: 'email',
    value: 'maya@acme.com',
  })
})

test('while a person is there, they are told that the visitor types, every few seconds at most', async () => {
  // Another test may have typed just now.
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000)
  const typing = `${VIEW}/typing`
  const calls = await resume({
    [VIEW]: view([welcome], { joinedBy: 'Dana' }),
    [typing]: { status: 200, body: null },
  })
  await userEvent.type(screen.getByLabelText('Your message'), 'Hello Dana')
  expect(calls.filter(({ path }) => path === typing)).toHaveLength(1)
})
