// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { MyConversationIsland } from '#site/islands/my-conversation/MyConversationIsland.tsx'
import { installFakeApi, refusal } from '#site/islands/testing/fake-api.ts'

const PATH = '/api/my-conversation'
const timestamp = '2026-11-23T08:00:00.000Z'
const hours = (value: number, changes = {}) => ({
  value,
  unit: 'hours per week',
  quote: '45 hours',
  messageId: 'm2',
  status: 'stated',
  ...changes,
})
const message = (id: string, role: 'user' | 'assistant', content: string) => ({
  id,
  role,
  content,
  timestamp,
  type: 'text',
})
const view = {
  conversationId: 'c1',
  ownKey: '0190b3c0.token-1',
  messages: [
    message('m1', 'assistant', 'Welcome.'),
    message('m2', 'user', 'We spend 45 hours on invoices.'),
  ],
  leadScore: 15,
  qualificationSignals: { manual_hours: 1 },
  scoreCard: {
    score: 15,
    coverage: 0.15,
    caps: [],
    signals: [
      {
        name: 'manual_hours',
        score: 1,
        weight: 15,
        points: 15,
        evidence: [{ quote: '45 hours', messageId: 'm2' }],
      },
    ],
  },
  facts: { manual_hours: hours(45) },
  booking: {
    status: 'confirmed',
    provider: 'embedded',
    scheduledTime: '2999-11-23T15:00:00.000Z',
    manageKey: '0190b3c0.booking',
    joinUrl: null,
    rescheduleUrl: null,
    cancelUrl: null,
  },
}
const ok = (body: unknown = view) => ({ status: 200, body })
const gone = refusal(404, { code: 'not_found', message: 'There is no such conversation.' })
const receipt = {
  id: '22222222-2222-4222-8222-222222222222',
  at: timestamp,
  counts: { diagnostic_conversations: 1 },
  callsCancelled: 0,
  callsAtCalendly: 1,
}

beforeEach(() => history.replaceState(null, '', '/my-conversation#0190b3c0.token-1'))
afterEach(() => {
  cleanup()
  sessionStorage.clear()
})

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

test('the page shows transcript, facts with their quotes, score and call; the key is in no address', async () => {
  installFakeApi({ [PATH]: ok() })
  const asked = vi.spyOn(globalThis, 'fetch')
  render(<MyConversationIsland />)
  expect(screen.getByText('Loading your conversation…')).toBeDefined()
  await findTitle('Your conversation')
  expect(screen.getByText('45 hours', { selector: 'mark' })).toBeDefined()
  expect(screen.getByText('“45 hours”')).toBeDefined()
  expect(screen.getByText('Your call is booked.')).toBeDefined()
  expect(screen.getByRole('link', { name: 'Reschedule' }).getAttribute('href')).toBe(
    '/booking#0190b3c0.booking',
  )
  const [address, init] = asked.mock.lastCall ?? []
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer 0190b3c0.token-1')
  expect(String(address)).not.toContain('token')
})

test('a fact is corrected, and what rests on it is read anew', async () => {
  let shown = view
  const calls = installFakeApi({
    [PATH]: () => ok(shown),
    [`${PATH}/correct-fact`]: () => {
      shown = { ...view, facts: { manual_hours: hours(30, { status: 'corrected' }) } }
      return ok({})
    },
  })
  render(<MyConversationIsland />)
  await findTitle('Your conversation')
  await click('That’s wrong: Manual hours')
  const field = screen.getByLabelText('Manual hours')
  await userEvent.clear(field)
  await userEvent.type(field, '30')
  await click('Save')
  await screen.findByText('30 hours a week')
  expect(calls[1]?.body).toMatchObject({ slot: 'manual_hours', value: '30' })
})

test('a value that is refused stays in its field with the reason, and a retry is the same turn', async () => {
  const fields = { value: 'Enter a number.' }
  const calls = installFakeApi({
    [PATH]: ok(),
    [`${PATH}/correct-fact`]: refusal(400, { code: 'invalid_request', message: '', fields }),
  })
  render(<MyConversationIsland />)
  await findTitle('Your conversation')
  await click('That’s wrong: Manual hours')
  await userEvent.type(screen.getByLabelText('Manual hours'), 'x')
  await click('Save')
  await screen.findByText('Enter a number.')
  await click('Save')
  const turns = calls.filter(({ path }) => path.endsWith('correct-fact'))
  expect(new Set(turns.map(({ body }) => body.turnId)).size).toBe(1)
})

test.each([
  ['Download as text', 'txt'],
  ['Download as JSON', 'json'],
])('%s saves the record under its name', async (name, format) => {
  installFakeApi({ [PATH]: ok(), [`${PATH}/record.${format}`]: ok({ words: 'kept' }) })
  const saved: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download)
  })
  render(<MyConversationIsland />)
  await findTitle('Your conversation')
  await click(name)
  await vi.waitFor(() => expect(saved).toEqual([`my-conversation.${format}`]))
})

test('a file that does not come is said to have failed', async () => {
  installFakeApi({ [PATH]: ok(), [`${PATH}/record.json`]: 'unreachable' })
  render(<MyConversationIsland />)
  await findTitle('Your conversation')
  await click('Download as JSON')
  await screen.findByText(/^The download failed/)
})

test('deleting asks once, shows the receipt, and lets this tab forget the conversation', async () => {
  const calls = installFakeApi({ [PATH]: ok(), [`${PATH}/erase`]: ok(receipt) })
  sessionStorage.setItem('conversation', JSON.stringify({ conversationId: 'c1' }))
  render(<MyConversationIsland />)
  await findTitle('Your conversation')
  await click('Delete…')
  const dialog = within(screen.getByRole('dialog'))
  expect(document.activeElement?.textContent).toBe('Delete this conversation?')
  await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  await findTitle('Your conversation is deleted.')
  expect(document.activeElement?.textContent).toBe('Your conversation is deleted.')
  expect(screen.getByText(receipt.id)).toBeDefined()
  expect(screen.getByText(/Cancel it there with the link in Calendly’s email/)).toBeDefined()
  expect(calls.at(-1)?.body).toEqual({ confirm: true })
  expect(sessionStorage.getItem('conversation')).toBeNull()
})

test('a deletion that fails leaves the page, and says so in the question', async () => {
  installFakeApi({
    [PATH]: ok(),
    [`${PATH}/erase`]: refusal(500, { code: 'internal', message: '' }),
  })
  render(<MyConversationIsland />)
  await findTitle('Your conversation')
  await click('Delete…')
  await click('Delete permanently')
  await screen.findByText('This was not deleted. Try again in a minute. Reference: request-1')
  await click('Keep it')
  expect(screen.queryByRole('dialog')).toBeNull()
})

test.each([
  ['/my-conversation', 'The link is missing the key that opens a conversation.'],
  ['/my-conversation#0190b3c0.tok', 'The conversation was deleted, or the link is incomplete.'],
])('%s says why nothing is there, and whom to write to', async (address, words) => {
  history.replaceState(null, '', address)
  installFakeApi({ [PATH]: gone })
  render(<MyConversationIsland />)
  await findTitle('We can’t find a conversation for this link.')
  expect(screen.getByText(words)).toBeDefined()
  expect(screen.getByRole('link', { name: /^hello@/ }).getAttribute('href')).toMatch(/^mailto:/)
})

test('a conversation that was deleted elsewhere meanwhile is gone here, too', async () => {
  installFakeApi({ [PATH]: ok(), [`${PATH}/erase`]: gone })
  render(<MyConversationIsland />)
  await findTitle('Your conversation')
  await click('Delete…')
  await click('Delete permanently')
  await findTitle('We can’t find a conversation for this link.')
})

test('what could not be loaded can be asked for again', async () => {
  let answer: ReturnType<typeof refusal> = 'unreachable'
  installFakeApi({ [PATH]: () => answer })
  render(<MyConversationIsland />)
  await findTitle('Your conversation could not be loaded.')
  answer = ok()
  await click('Retry')
  await findTitle('Your conversation')
})

test('what was found of the company stands with its page and the verdict that was given in the chat', async () => {
  const finding = {
    id: 'f1',
    kind: 'name',
    value: 'Acme Freight',
    url: 'https://acme.com/about',
    quote: 'Acme Freight moves cargo.',
    readAt: timestamp,
    source: 'website',
    verdict: 'wrong',
  }
  installFakeApi({ [PATH]: ok({ ...view, company: { host: 'acme.com', findings: [finding] } }) })
  render(<MyConversationIsland />)
  const found = within(
    await screen.findByRole('region', { name: 'What acme.com says about itself' }),
  )
  found.getByText('Acme Freight')
  found.getByText('not you, as you said')
  found.getByText(/^From acme\.com\/about, read/)
  const link = found.getByRole('link', { name: /“Acme Freight moves cargo\.”/ })
  expect(link.getAttribute('rel')).toBe('noopener noreferrer nofollow')
})

test('a conversation whose company was not found has no section about it', async () => {
  installFakeApi({ [PATH]: ok({ ...view, company: null }) })
  render(<MyConversationIsland />)
  await screen.findByRole('heading', { name: 'What we noted' })
  expect(screen.queryByRole('region', { name: /says of/ })).toBeNull()
})
