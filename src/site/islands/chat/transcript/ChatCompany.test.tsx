// @vitest-environment happy-dom

import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { ChatIsland } from '#site/islands/chat/ChatIsland.tsx'
import { companyCard } from '#site/islands/chat/transcript/LateCards.tsx'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'

vi.mock('#site/islands/toaster/notify.ts', () => ({ notify: vi.fn(), prepareToaster: vi.fn() }))

const conversationId = '4f0e8a9e-6f1c-4f5e-9b66-6a8f1f1c2d3e'
const VIEW = `/api/conversations/${conversationId}`
const JUDGE = '/api/judge-finding'
const timestamp = '2026-11-21T10:02:00.000Z'
const welcome = { id: 'w1', role: 'assistant', content: 'Your name, and your website?', timestamp }
const industry = {
  id: 'f1',
  kind: 'industry',
  value: 'logistics',
  url: 'https://acme.com/',
  quote: 'We move freight.',
  readAt: timestamp,
  source: 'website',
  verdict: null,
}
const company = { host: 'acme.com', findings: [industry] }
const view = (more: object) => ({
  status: 200,
  body: { conversationId, messages: [welcome], leadScore: 0, facts: {}, ...more },
})
const judged = (verdict: string, reply: object | null = null) => ({
  status: 200,
  body: { company: { ...company, findings: [{ ...industry, verdict }] }, reply },
})
const noted = {
  userMessageId: 'u2',
  messageId: 'a2',
  response: 'Noted. Industry: logistics.',
  timestamp,
  leadScore: 9,
  facts: {
    industry: { value: 'logistics', quote: 'We move freight.', messageId: 'u2', source: 'widget' },
  },
  correctionMessage: { id: 'u2', role: 'user', content: 'Industry: logistics', timestamp },
}

async function resume(answers: Parameters<typeof installFakeApi>[0]) {
  sessionStorage.setItem('conversation', JSON.stringify({ conversationId }))
  const calls = installFakeApi(answers)
  render(<ChatIsland />)
  await screen.findByText(welcome.content)
  return calls
}

const verdictButton = (name: string) => screen.getByRole('button', { name })
const openCard = () => userEvent.click(screen.getByRole('button', { name: /^What acme\.com says/ }))

beforeAll(async () => void (await companyCard.load()))
beforeEach(() => sessionStorage.clear())
afterEach(cleanup)

test('a conversation whose company is not known shows no sign that anything is read', async () => {
  await resume({ [VIEW]: view({ company: null }) })
  expect(screen.queryByText(/acme|company’s|website says/)).toBeNull()
  expect(screen.queryByRole('button', { name: /says about itself/ })).toBeNull()
})

test('“That’s right” reaches the server, and conversation and score follow', async () => {
  const calls = await resume({ [VIEW]: view({ company }), [JUDGE]: judged('right', noted) })
  await openCard()
  await userEvent.click(verdictButton('That’s right: Industry'))
  await within(screen.getByRole('log')).findByText('Noted. Industry: logistics.')
  within(screen.getByRole('complementary', { name: 'Fit Score' })).getByText('9')
  expect(verdictButton('That’s right: Industry').getAttribute('aria-pressed')).toBe('true')
  const sent = calls.filter(({ path }) => path === JUDGE)
  expect(sent).toHaveLength(1)
  expect(sent[0]?.body).toMatchObject({ conversationId, findingId: 'f1', verdict: 'right' })
})

test('“Not us” is kept without a word in the conversation', async () => {
  await resume({ [VIEW]: view({ company }), [JUDGE]: judged('wrong') })
  await openCard()
  await userEvent.click(verdictButton('Not us: Industry'))
  await screen.findByText('Industry: Not us.')
  expect(within(screen.getByRole('log')).getAllByRole('listitem')).toHaveLength(1)
  expect(verdictButton('Not us: Industry').getAttribute('aria-pressed')).toBe('true')
})

test.each([
  ['unreachable' as const, 'Not saved. No connection to the server. Try again.'],
  [
    refusal(500, { code: 'internal', message: '' }),
    'Not saved. Something went wrong. Try again. Reference: request-1',
  ],
  [
    { status: 200, body: { company: null, reply: null } },
    'Not saved. The answer could not be read. If this network has a sign-in page, sign in there first. Try again.',
  ],
])('a verdict that fails is told, and the next try is the same turn', async (failure, words) => {
  const answers = [failure, judged('wrong')]
  const calls = await resume({
    [VIEW]: view({ company }),
    [JUDGE]: () => answers.shift() ?? 'unreachable',
  })
  await openCard()
  await userEvent.click(verdictButton('Not us: Industry'))
  await screen.findByText(words)
  expect(verdictButton('Not us: Industry').getAttribute('aria-pressed')).toBe('false')
  await userEvent.click(verdictButton('Not us: Industry'))
  await screen.findByText('Industry: Not us.')
  const turns = calls.filter(({ path }) => path === JUDGE).map(({ body }) => body.turnId)
  expect(turns).toHaveLength(2)
  expect(turns[1]).toBe(turns[0])
})

test('a finding that the server no longer knows is not called a closed conversation', async () => {
  const unknown = refusal(404, { code: 'not_found', message: 'There is no such finding.' })
  await resume({ [VIEW]: view({ company }), [JUDGE]: unknown })
  await openCard()
  await userEvent.click(verdictButton('Not us: Industry'))
  await screen.findByText(/^Not saved: this is no longer part of the conversation\./)
})

test('another verdict after that is another turn', async () => {
  const answers = [judged('right'), judged('wrong'), judged('right')]
  const calls = await resume({
    [VIEW]: view({ company }),
    [JUDGE]: () => answers.shift() ?? 'unreachable',
  })
  await openCard()
  for (const words of ['That’s right', 'Not us', 'That’s right']) {
    await userEvent.click(verdictButton(`${words}: Industry`))
    await screen.findByText(`Industry: ${words}.`)
  }
  const turns = calls.filter(({ path }) => path === JUDGE).map(({ body }) => body.turnId)
  expect(new Set(turns).size).toBe(3)
})
