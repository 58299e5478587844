// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import {
  FIRST_ID,
  holdAnswer,
  listOf,
  makeConversation,
  makeMessage,
  ok,
  openAddress,
  refuse,
  SECOND_ID,
  session,
  stubNetwork,
} from '#site/admin/testing/staff-browser.ts'
import { makeConversationView } from '#site/admin/testing/staff-leads.ts'

beforeAll(() => loadPage('dashboard'))

const LIST = 'GET /api/admin/conversations?hasWritten=true'
const FIRST = `GET /api/admin/conversations/${FIRST_ID}`
const SECOND = `GET /api/admin/conversations/${SECOND_ID}`
const PROMPT = 'Select a conversation to view messages'

const maya = makeConversation({
  id: FIRST_ID,
  contact_name: 'Maya Okafor',
  company_name: 'Harbor Freight Co',
  pain_severity: 'high',
  sentiment_score: 0.824,
  lead_score: 61,
})
const nobody = makeConversation({
  id: SECOND_ID,
  lead_score: 0,
  created_at: '2026-03-11T09:00:00.000Z',
})
const list = listOf(maya, nobody)

type Answers = Parameters<typeof stubNetwork>[0]

async function openDashboard(answers: Answers, address = '/admin/dashboard') {
  openAddress(address)
  const all: Answers = { 'GET /api/admin/me': ok(session), [LIST]: list, ...answers }
  stubNetwork(all)
  render(<StaffApp />)
  await screen.findByRole('region', { name: 'Conversations' })
  return all
}

const listPane = () => within(screen.getByRole('region', { name: 'Conversations' }))
const viewer = () => within(screen.getByRole('region', { name: /^Messages/ }))
const rowOf = (name: string | RegExp) => listPane().findByRole('button', { name })
const messagesOf = (...messages: ReturnType<typeof makeMessage>[]) =>
  ok(makeConversationView({ messages }))

test('a row shows date, pain and sentiment, and who it is', async () => {
  await openDashboard({})
  const row = await rowOf(/Maya Okafor/)
  expect(row.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-12T14:05:00.000Z')
  expect(row.textContent).toMatch(/Mar 12, 2026/)
  expect(row.textContent).toMatch(
    /Maya Okafor.*Harbor Freight Co.*Fit Score 61.*Pain high.*Sentiment 82%/,
  )
})

test('an unknown row reads medium and 50%, and shows no score', async () => {
  await openDashboard({})
  const row = await rowOf(/No name yet/)
  expect(row.textContent).toMatch(/Pain medium.*Sentiment 50%/)
  expect(row.textContent).not.toContain('Fit')
})

test('fifty of many rows stand in the order of the answer, newest first; those in sight are drawn', async () => {
  const conversations = Array.from({ length: 50 }, (_, index) =>
    makeConversation({ id: `conversation-${index}`, contact_name: `Visitor ${index}` }),
  )
  const stats = {
    totalConversations: 312,
    writtenConversations: 312,
    highQualityLeads: 0,
    averageSentiment: 0.5,
  }
  await openDashboard({ [LIST]: ok({ stats, conversations, next: null }) })
  await rowOf(/^Visitor 0\b/)
  const rows = listPane().getAllByRole('listitem')
  expect(rows.length).toBeGreaterThan(8)
  expect(rows.length).toBeLessThan(30)
  expect(rows.map((row) => row.textContent?.match(/Visitor \d+/)?.[0])).toEqual(
    conversations.slice(0, rows.length).map(({ contact_name }) => contact_name),
  )
  expect(rows[2]?.getAttribute('aria-posinset')).toBe('3')
  expect(rows[2]?.getAttribute('aria-setsize')).toBe('312')
  expect(listPane().getByRole('status').textContent).toBe('50 newest of 312')

  await userEvent.click(await rowOf(/^Visitor 0\b/))
  await userEvent.keyboard('{End}')
  expect(document.activeElement?.textContent).toMatch(/^Visitor 49/)
})

test('nothing is selected at first; a selection loads its messages and enters the address', async () => {
  const { answer, give } = holdAnswer()
  await openDashboard({ [FIRST]: answer })
  const row = await rowOf(/Maya/)
  expect(viewer().getByText(PROMPT)).toBeTruthy()

  await userEvent.click(row)
  expect(viewer().queryByText(PROMPT)).toBeNull()
  expect(viewer().getAllByRole('status')[0]?.textContent).toBe('Loading...')
  expect(location.search).toBe(`?conversation=${FIRST_ID}`)
  expect(row.getAttribute('aria-current')).toBe('true')

  give(messagesOf(makeMessage({ content: 'We key invoices by hand.' })))
  expect(await viewer().findByText('We key invoices by hand.')).toBeTruthy()
  expect(viewer().getAllByRole('status')[0]?.textContent).toBe('1 message')
})

test('messages stand oldest first with role and time', async () => {
  const welcome = makeMessage({ id: 'm1', role: 'assistant', content: 'Your name?' })
  const reply = makeMessage({
    id: 'm2',
    content: 'Maya',
    created_at: '2026-03-12T14:06:00.000Z',
  })
  await openDashboard(
    { [FIRST]: messagesOf(welcome, reply) },
    `/admin/dashboard?conversation=${FIRST_ID}`,
  )
  await viewer().findByText('Maya')
  const steps = viewer().getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringMatching(/^assistant\d{1,2}:05 [AP]MYour name\?$/),
    expect.stringMatching(/^user\d{1,2}:06 [AP]MMaya$/),
  ])
  expect(steps[1]?.querySelector('time')?.getAttribute('datetime')).toBe('2026-03-12T14:06:00.000Z')
})

test('what a visitor wrote is text, never markup', async () => {
  const attack = '<img src=x onerror=alert(1)><b>bold</b>'
  await openDashboard(
    {
      [LIST]: listOf({ ...maya, contact_name: attack, company_name: attack }),
      [FIRST]: messagesOf(makeMessage({ content: attack })),
    },
    `/admin/dashboard?conversation=${FIRST_ID}`,
  )
  expect(await viewer().findByText(attack)).toBeTruthy()
  expect(document.querySelector('img, b')).toBeNull()
})

test('messages that do not load are a toast and a note, and Retry brings them', async () => {
  const answers = await openDashboard(
    { [FIRST]: 'unreachable' },
    `/admin/dashboard?conversation=${FIRST_ID}`,
  )
  expect(await screen.findByText('Failed to load messages')).toBeTruthy()
  expect(viewer().getByText('The messages could not be loaded.')).toBeTruthy()

  answers[FIRST] = messagesOf(makeMessage())
  await userEvent.click(viewer().getByRole('button', { name: 'Retry' }))
  expect(await viewer().findByText('Hello')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Messages/ }))
})

test.each([
  { name: 'is gone', answer: refuse(404, 'not_found') },
  { name: 'cannot be', answer: refuse(400, 'invalid_request') },
])('a conversation that $name says so and offers no Retry', async ({ answer }) => {
  await openDashboard({ [FIRST]: answer }, `/admin/dashboard?conversation=${FIRST_ID}`)
  expect(await screen.findByText('Failed to load messages')).toBeTruthy()
  expect(viewer().getByText(/or it was deleted/)).toBeTruthy()
  expect(viewer().queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a late answer for one conversation does not appear in the next', async () => {
  const { answer, give } = holdAnswer()
  await openDashboard({
    [FIRST]: answer,
    [SECOND]: messagesOf(makeMessage({ content: 'I am the second.' })),
  })
  await userEvent.click(await rowOf(/Maya/))
  await userEvent.click(await rowOf(/No name/))
  await viewer().findByText('I am the second.')
  give(messagesOf(makeMessage({ content: 'I am the first.' })))
  await expect(viewer().findByText('I am the first.', {}, { timeout: 100 })).rejects.toThrow()
  expect(viewer().getByText('I am the second.')).toBeTruthy()
})

test('a conversation without messages says so', async () => {
  await openDashboard({ [FIRST]: messagesOf() }, `/admin/dashboard?conversation=${FIRST_ID}`)
  expect(await viewer().findByText('No messages yet.')).toBeTruthy()
})

test('the viewer names the visitor and what is known, and leaves out what is not', async () => {
  await openDashboard(
    { [FIRST]: messagesOf(makeMessage()) },
    `/admin/dashboard?conversation=${FIRST_ID}`,
  )
  expect(await screen.findByRole('heading', { name: 'Messages with Maya Okafor' })).toBeTruthy()
  const terms = viewer().getAllByRole('term')
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Company', 'Fit Score'])
})

test('the list is one tab stop: arrows, Home and End walk it, Enter opens', async () => {
  await openDashboard({
    [SECOND]: messagesOf(makeMessage({ content: 'I am the second.' })),
  })
  const first = await rowOf(/Maya/)
  const second = await rowOf(/No name/)
  expect([first.tabIndex, second.tabIndex]).toEqual([0, -1])

  first.focus()
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement).toBe(second)
  expect([first.tabIndex, second.tabIndex]).toEqual([-1, 0])
  await userEvent.keyboard('{Home}')
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('{End}')
  expect(document.activeElement).toBe(second)
  await userEvent.keyboard('{Enter}')
  expect(await viewer().findByText('I am the second.')).toBeTruthy()
  expect(document.activeElement).toBe(second)

  await userEvent.click(viewer().getByRole('button', { name: 'Back to the list' }))
  expect(document.activeElement).toBe(second)
})

test('on a phone, a conversation opens alone with the focus on its heading, and leads back to the list', async () => {
  await openDashboard({ [FIRST]: messagesOf(makeMessage()) })
  vi.stubGlobal('matchMedia', (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false }),
  )
  await userEvent.click(await rowOf(/Maya/))
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Messages with Maya Okafor' }),
  )
  await userEvent.click(viewer().getByRole('button', { name: 'Back to the list' }))
  expect(location.search).toBe('')
  expect(document.activeElement).toBe(
    screen.getByRole('heading', { name: 'Conversations', level: 2 }),
  )
})

test('the first choice can be undone with "back", and walking on does not fill the history', async () => {
  await openDashboard({
    [FIRST]: messagesOf(makeMessage()),
    [SECOND]: messagesOf(makeMessage()),
  })
  const before = history.length
  await userEvent.click(await rowOf(/Maya/))
  await userEvent.click(await rowOf(/No name/))
  expect(history.length).toBe(before + 1)

  history.replaceState(null, '', '/admin/dashboard')
  window.dispatchEvent(new PopStateEvent('popstate'))
  expect(await screen.findByText(PROMPT)).toBeTruthy()
})
