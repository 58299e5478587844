// @vitest-environment happy-dom
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import { FakeEventSource } from '#site/admin/testing/fake-event-source.ts'
import {
  FIRST_ID,
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
import { makeConversationView, makeLead } from '#site/admin/testing/staff-leads.ts'

beforeAll(() => loadPage('dashboard'))

const LIST = 'GET /api/admin/conversations?hasWritten=true'
const SEARCH = 'GET /api/admin/conversations'
const FIRST = `GET /api/admin/conversations/${FIRST_ID}`
const UNREAD = 'GET /api/admin/conversations?unread=true&sort=latest'
const SEEN = `POST /api/admin/conversations/${FIRST_ID}/seen`
const done = { status: 204, body: null }
const SECOND = `GET /api/admin/conversations/${SECOND_ID}`

const maya = makeConversation({ contact_name: 'Maya Okafor', lead_score: 84 })
const jonas = makeConversation({
  id: SECOND_ID,
  contact_name: 'Jonas Weber',
  created_at: '2026-03-11T09:00:00.000Z',
})

type Answers = Parameters<typeof stubNetwork>[0]

async function openInbox(answers: Answers = {}, address = '/admin/dashboard') {
  openAddress(address)
  const all: Answers = {
    'GET /api/admin/me': ok(session),
    [LIST]: listOf(maya, jonas),
    [FIRST]: ok(makeConversationView({ messages: [makeMessage({ content: 'I am Maya.' })] })),
    [SECOND]: ok(makeConversationView({ messages: [makeMessage({ content: 'I am Jonas.' })] })),
    ...answers,
  }
  const calls = stubNetwork(all)
  render(<StaffApp />)
  await screen.findByRole('region', { name: 'Conversations' })
  return { all, calls: () => calls.map(({ call }) => call) }
}

const listPane = () => within(screen.getByRole('region', { name: 'Conversations' }))
const viewer = () => within(screen.getByRole('region', { name: /^Messages/ }))
const filters = () => within(screen.getByRole('region', { name: 'Search and filters' }))
const searchBox = () => screen.getByRole('searchbox')
const rowOf = (name: string | RegExp) => listPane().findByRole('button', { name })
const live = () => FakeEventSource.newest()

test('a filter narrows the list, stands in the address and as a chip, and "back" undoes it', async () => {
  await openInbox({ [`${LIST}&severity=high`]: listOf(maya) })
  await rowOf(/Jonas/)
  const before = history.length
  await userEvent.click(filters().getByRole('button', { name: /^Filters/ }))
  await userEvent.selectOptions(await filters().findByLabelText('Pain'), 'High')
  await waitFor(() => expect(listPane().queryByText('Jonas Weber')).toBeNull())
  expect(location.search).toBe('?severity=high')
  expect(history.length).toBe(before + 1)
  expect(listPane().getByRole('status').textContent).toBe('1 found')
  expect(filters().getByRole('button', { name: 'Filters · 1' })).toBeTruthy()

  history.replaceState(null, '', '/admin/dashboard')
  act(() => void window.dispatchEvent(new PopStateEvent('popstate')))
  expect(await rowOf(/Jonas/)).toBeTruthy()
  expect(filters().queryByRole('list', { name: 'Active filters' })).toBeNull()
})

test('unread mentions stand above the list until they are seen', async () => {
  const { id, name, company, email, phone } = makeLead()
  const mention = { lead: { id, name, company, email, phone }, author_email: 'iris@firm.example' }
  const { body } = listOf(maya) as { body: object }
  const { all } = await openInbox({ [LIST]: ok({ ...body, mentions: [mention] }) })
  const mentions = within(await listPane().findByRole('list', { name: 'Unread mentions' }))
  expect(mentions.getByText('Iris mentioned you:')).toBeTruthy()
  const link = mentions.getByRole('link', { name: 'Maya Okafor, Harbor Freight Co' })
  expect(link.getAttribute('href')).toBe(`/admin/leads?lead=${id}`)
  all[LIST] = listOf(maya)
  act(() => live().tell({ kind: 'lead', id }))
  await waitFor(() => expect(listPane().queryByText(/mentioned you/)).toBeNull())
})

test('a shared address opens its view; filters without a control are chips that can be taken off', async () => {
  const address = '/admin/dashboard?minScore=80&bookingStatus=confirmed&severity=high&utm=x'
  const { calls } = await openInbox(
    {
      [`${LIST}&minScore=80&severity=high&bookingStatus=confirmed`]: listOf(maya),
      [`${LIST}&minScore=80&bookingStatus=confirmed`]: listOf(maya, jonas),
    },
    address,
  )
  await rowOf(/Maya/)
  const chips = within(filters().getByRole('list', { name: 'Active filters' }))
  expect(chips.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Clear: Fit Score at least 80',
    'Clear: Pain high',
    'Clear: Booking: confirmed',
    'Clear all',
  ])
  await userEvent.click(chips.getByRole('button', { name: /Pain high/ }))
  await rowOf(/Jonas/)
  expect(calls()).toContain(`${LIST}&minScore=80&bookingStatus=confirmed`)
})

test('what an address makes up is left out instead of being asked for', async () => {
  const { calls } = await openInbox({}, '/admin/dashboard?severity=dreadful&minScore=900&from=soon')
  await rowOf(/Maya/)
  expect(calls()).toContain(LIST)
})

test('"/" leads to the search, which finds words and shows where; Enter leads to what was found', async () => {
  const found = { ...maya, match: { message_id: 'message-1', excerpt: '…it is a nightmare…' } }
  await openInbox({ [`${SEARCH}?text=nightm`]: listOf(found) })
  await rowOf(/Maya/)
  const before = history.length
  await userEvent.keyboard('/')
  expect(document.activeElement).toBe(searchBox())
  await userEvent.keyboard('nightm')
  expect(await listPane().findByText('…it is a nightmare…')).toBeTruthy()
  expect(location.search).toBe('?text=nightm')
  expect(history.length).toBe(before + 1)
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(await rowOf(/Maya/))
})

test('letters typed into the search are no commands, and Escape empties it before it leaves', async () => {
  await openInbox({ [`${SEARCH}?text=jk/`]: listOf(), [`${SEARCH}?text=jk%2F`]: listOf() })
  await rowOf(/Maya/)
  await userEvent.click(searchBox())
  await userEvent.keyboard('jk/')
  expect(await listPane().findByText(/^No conversations match/)).toBeTruthy()
  await userEvent.keyboard('{Escape}')
  expect(await rowOf(/Maya/)).toBeTruthy()
  expect(document.activeElement).toBe(searchBox())
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(await rowOf(/Maya/))
})

test('j and k open the next and the previous from anywhere; Escape leads to the list and then out', async () => {
  await openInbox()
  await rowOf(/Maya/)
  await userEvent.keyboard('j')
  expect(await viewer().findByText('I am Maya.')).toBeTruthy()
  await userEvent.keyboard('j')
  expect(await viewer().findByText('I am Jonas.')).toBeTruthy()
  expect(document.activeElement).toBe(await rowOf(/Jonas/))
  await userEvent.keyboard('jk')
  expect(await viewer().findByText('I am Maya.')).toBeTruthy()

  act(() => viewer().getByRole('tab', { name: 'Messages' }).focus())
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(await rowOf(/Maya/))
  await userEvent.keyboard('{Escape}')
  expect(viewer().getByText('Select a conversation to view messages')).toBeTruthy()
})

test('the letters can be turned off for whoever dictates, and stay off', async () => {
  await openInbox()
  await rowOf(/Maya/)
  await userEvent.click(screen.getByRole('button', { name: 'Keys' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Turn letter keys off' }))
  await userEvent.keyboard('j/')
  expect(viewer().getByText('Select a conversation to view messages')).toBeTruthy()
  expect(document.activeElement).not.toBe(searchBox())
  expect(localStorage.getItem('loopwright-keys')).toBe('off')
})

test('older ones come with the scroll, one page after the other, until there are no more', async () => {
  const page = (from: number, next: string | null) => {
    const rows = Array.from({ length: 10 }, (_, index) =>
      makeConversation({ id: `c${from + index}`, contact_name: `Visitor ${from + index}` }),
    )
    const stats = {
      totalConversations: 20,
      writtenConversations: 20,
      highQualityLeads: 0,
      averageSentiment: null,
    }
    return ok({ stats, conversations: rows, next })
  }
  await openInbox({ [LIST]: page(0, 'cursor-1'), [`${LIST}&before=cursor-1`]: page(10, null) })
  await rowOf(/^Visitor 0\b/)
  await waitFor(() => expect(listPane().getByRole('status').textContent).toBe('20 in total'))
  expect(listPane().queryByRole('button', { name: /older/ })).toBeNull()
})

test('older ones that do not load say so under the list, and Retry brings them', async () => {
  const stats = {
    totalConversations: 2,
    writtenConversations: 2,
    highQualityLeads: 0,
    averageSentiment: null,
  }
  const { all } = await openInbox({
    [LIST]: ok({ stats, conversations: [maya], next: 'cursor-1' }),
    [`${LIST}&before=cursor-1`]: refuse(500, 'internal'),
  })
  expect(await listPane().findByText('Older conversations could not be loaded.')).toBeTruthy()
  expect(await rowOf(/Maya/)).toBeTruthy()
  all[`${LIST}&before=cursor-1`] = ok({ stats, conversations: [jonas], next: null })
  await userEvent.click(listPane().getByRole('button', { name: 'Retry' }))
  expect(await rowOf(/Jonas/)).toBeTruthy()
})

test('filters that do not load say so, and the toast too', async () => {
  await openInbox({ [`${LIST}&severity=high`]: 'unreachable' }, '/admin/dashboard?severity=high')
  expect(
    await listPane().findByText('The matching conversations could not be loaded.'),
  ).toBeTruthy()
  expect(await screen.findByText('Failed to load conversations')).toBeTruthy()
})

test('filters that cannot be together say so instead of offering to retry', async () => {
  const contradiction = '?from=2026-12-01&to=2026-01-01'
  await openInbox(
    { [`${LIST}${contradiction.replace('?', '&')}`]: refuse(400, 'invalid_request') },
    `/admin/dashboard${contradiction}`,
  )
  expect(await listPane().findByText(/No conversation matches all/)).toBeTruthy()
  expect(listPane().queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('a new conversation appears by itself with a mark, which goes when it is opened', async () => {
  const { all, calls } = await openInbox({ [LIST]: listOf(jonas), [SEEN]: done })
  await rowOf(/Jonas/)
  act(() => live().open())
  expect(screen.getByText('Live')).toBeTruthy()

  all[LIST] = listOf({ ...maya, is_unread: true }, jonas)
  act(() => live().tell({ kind: 'conversation', conversationId: FIRST_ID }))
  const row = await rowOf(/^New: .*Maya/)
  await userEvent.click(row)
  await viewer().findByText('I am Maya.')
  expect((await rowOf(/Maya/)).textContent).not.toMatch(/New: /)
  expect(calls().filter((call) => call === SEEN)).toHaveLength(1)
})

test('what is unread on the server is unread here, in a view of its own, until it is read anywhere', async () => {
  const unreadMaya = { ...maya, is_unread: true }
  await openInbox({ [LIST]: listOf(unreadMaya, jonas), [UNREAD]: listOf(unreadMaya) })
  await rowOf(/^New: .*Maya/)
  act(() => live().resync())
  await userEvent.click(await screen.findByRole('link', { name: '1 unread' }))
  await waitFor(() => expect(listPane().queryByText('Jonas Weber')).toBeNull())
  expect(location.search).toBe('?unread=true&sort=latest')
  await rowOf(/^New: .*Maya/)
  const at = maya.updated_at
  act(() => live().tell({ kind: 'seen', conversationId: FIRST_ID, userId: 'staff-1', at }))
  expect((await rowOf(/Maya/)).textContent).not.toMatch(/New: /)
  await waitFor(() => expect(document.title).toBe('Conversations · Loopwright staff'))
})

test('a conversation opens at the first message that its reader has not seen on any device', async () => {
  const times = { updated_at: '2026-03-12T14:06:00.000Z', seen_until: '2026-03-12T14:05:00.000Z' }
  const unread = { ...maya, is_unread: true, ...times }
  const messages = [
    makeMessage({ content: 'I am Maya.', created_at: '2026-03-12T14:05:00.000Z' }),
    makeMessage({ id: SECOND_ID, content: 'Still there?', created_at: '2026-03-12T14:06:00.000Z' }),
  ]
  const conversation = makeConversationView({ messages })
  await openInbox({ [LIST]: listOf(unread, jonas), [FIRST]: ok(conversation), [SEEN]: done })
  await userEvent.click(await rowOf(/Maya/))
  const mark = await viewer().findByText('New')
  expect(mark.nextElementSibling?.textContent).toMatch(/Still there\?/)
  await userEvent.click(await rowOf(/Jonas/))
  await viewer().findByText('I am Jonas.')
  await userEvent.click(await rowOf(/Maya/))
  await viewer().findByText('Still there?')
  expect(viewer().queryByText('New')).toBeNull()
})

test('what a visitor does is counted in the title and on the section until it is read', async () => {
  await openInbox({ [SEEN]: done })
  await rowOf(/Maya/)
  act(() => live().tell({ kind: 'message', conversationId: FIRST_ID, what: 'wrote' }))
  await waitFor(() => expect(document.title).toBe('(1) Conversations · Loopwright staff'))
  expect(screen.getByRole('link', { name: '1 unread' })).toBeTruthy()
  await userEvent.click(await rowOf(/^New: .*Maya/))
  await waitFor(() => expect(document.title).toBe('Conversations · Loopwright staff'))
})

test('three dots show who is typing, until the message comes or six seconds are over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openInbox()
  await rowOf(/Maya/)
  act(() => live().tell({ kind: 'typing', conversationId: FIRST_ID }))
  expect(await rowOf(/Maya Okafor.*typing/)).toBeTruthy()
  act(() => void vi.advanceTimersByTime(6_000))
  expect(listPane().queryByText('typing')).toBeNull()
  act(() => live().tell({ kind: 'typing', conversationId: FIRST_ID }))
  act(() => live().tell({ kind: 'message', conversationId: FIRST_ID, what: 'wrote' }))
  expect(listPane().queryByText('typing')).toBeNull()
  vi.useRealTimers()
})

test('requests from the form wait for us, too', async () => {
  const { id, name, company, email, phone } = makeLead()
  const lead = { id, name, company, email, phone }
  const reply_due_at = new Date(Date.now() + 90.5 * 60_000).toISOString()
  const { body } = listOf() as { body: object }
  const requested = ok({ ...body, requests: [{ lead, reply_due_at }] })
  await openInbox({ [`${SEARCH}?sort=due`]: requested })
  await rowOf(/Jonas/)
  await userEvent.selectOptions(listPane().getByLabelText('Show'), 'Waiting on us')
  const requests = within(await listPane().findByRole('list', { name: 'Requests from the form' }))
  expect(requests.getByRole('link').getAttribute('href')).toBe(`/admin/leads?lead=${id}`)
  expect(requests.getByText(/Reply due in 1 h 30 min/)).toBeTruthy()
})

test('what the agent does by itself is no news of a visitor', async () => {
  await openInbox()
  await rowOf(/Maya/)
  act(() => live().tell({ kind: 'message', conversationId: FIRST_ID }))
  expect(document.title).toBe('Conversations · Loopwright staff')
})

test('a notification is given to who asked for it, and only after the browser allows it', async () => {
  const shown: string[] = []
  class FakeNotification extends EventTarget {
    static permission = 'default'
    static answer = 'denied'
    static async requestPermission() {
      FakeNotification.permission = FakeNotification.answer
      return FakeNotification.answer
    }
    constructor(title: string) {
      super()
      shown.push(title)
    }
  }
  vi.stubGlobal('Notification', FakeNotification)
  vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  await openInbox()
  await rowOf(/Maya/)
  const tell = () =>
    act(() => live().tell({ kind: 'lead', conversationId: FIRST_ID, what: 'person' }))
  const box = screen.getByRole('checkbox', { name: 'Show a notification', hidden: true })
  await userEvent.click(box)
  expect(await screen.findByText(/doesn’t allow notifications/)).toBeTruthy()
  tell()
  expect(shown).toEqual([])
  FakeNotification.answer = 'granted'
  await userEvent.click(box)
  await waitFor(() => expect(box).toHaveProperty('checked', true))
  tell()
  expect(shown).toEqual(['Maya Okafor asked for a person'])
  expect(localStorage.getItem('loopwright-alerts')).toBe('notification')
})

test('who waits for us comes by the promised time, with the time that is left', async () => {
  const reply_due_at = new Date(Date.now() + 90.5 * 60_000).toISOString()
  await openInbox({ [`${SEARCH}?sort=due`]: listOf({ ...maya, reply_due_at }) })
  await rowOf(/Jonas/)
  await userEvent.selectOptions(listPane().getByLabelText('Show'), 'Waiting on us')
  expect(await rowOf(/Maya Okafor.*Reply due in 1 h 30 min/)).toBeTruthy()
  expect(location.search).toBe('?sort=due')
  await userEvent.selectOptions(listPane().getByLabelText('Show'), 'Active')
  expect(await rowOf(/Jonas/)).toBeTruthy()
  expect(location.search).toBe('')
})

test('a message in the conversation that is open appears in it, and moves nothing under a reader', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(2_000)
  const { all } = await openInbox({}, `/admin/dashboard?conversation=${FIRST_ID}`)
  await viewer().findByText('I am Maya.')
  act(() => live().open())
  // A conversation opens at its end; this reader has gone back up.
  const pane = screen.getByRole('region', { name: /^Messages/ })
  pane.scrollTop = 0
  act(() => void pane.dispatchEvent(new Event('scroll')))
  all[FIRST] = ok(
    makeConversationView({
      messages: [
        makeMessage({ content: 'I am Maya.' }),
        makeMessage({ id: 'message-2', content: 'One more thing' }),
      ],
    }),
  )
  act(() => live().tell({ kind: 'message', conversationId: FIRST_ID }))
  expect(await viewer().findByText('One more thing')).toBeTruthy()
  expect(viewer().getByRole('button', { name: '1 new message' })).toBeTruthy()
})

test('what has gone from the newest goes from the list, and what follows them stays', async () => {
  const stats = {
    totalConversations: 3,
    writtenConversations: 3,
    highQualityLeads: 0,
    averageSentiment: null,
  }
  const old = makeConversation({
    id: 'old',
    contact_name: 'Old One',
    created_at: '2026-01-01T00:00:00.000Z',
  })
  const { all } = await openInbox({
    [LIST]: ok({ stats, conversations: [maya, jonas], next: 'cursor-1' }),
    [`${LIST}&before=cursor-1`]: ok({ stats, conversations: [old], next: null }),
  })
  await rowOf(/Old One/)
  all[LIST] = ok({ stats, conversations: [jonas], next: 'cursor-1' })
  act(() => live().tell({ kind: 'conversation', conversationId: FIRST_ID }))
  await waitFor(() => expect(listPane().queryByText('Maya Okafor')).toBeNull())
  expect(await rowOf(/Old One/)).toBeTruthy()
})

test('a stream that is lost is said, and its failure is no toast', async () => {
  await openInbox()
  await rowOf(/Maya/)
  act(() => live().fail())
  expect(screen.getByText(/^Not live: checking every 15 seconds/)).toBeTruthy()
})

test('conversations without a message are left out, counted, and shown on request', async () => {
  const stats = {
    totalConversations: 9,
    writtenConversations: 2,
    highQualityLeads: 0,
    averageSentiment: null,
  }
  const silent = makeConversation({ id: 'silent' })
  await openInbox({
    [LIST]: ok({ stats, conversations: [maya, jonas], next: null }),
    [SEARCH]: ok({ stats, conversations: [maya, jonas, silent], next: null }),
  })
  await rowOf(/Maya/)
  expect(listPane().getByRole('status').textContent).toBe('2 in total')
  expect(screen.getByText('all time, 2 with messages')).toBeTruthy()
  await userEvent.selectOptions(listPane().getByLabelText('Show'), 'All')
  expect(await rowOf(/No name yet/)).toBeTruthy()
  expect(location.search).toBe('?hasWritten=any')
})

test.each([
  ['Needs a person', 'needsPerson=true'],
  ['Unassigned', 'owner=none', 'hasWritten=true&owner=none'],
  ['Mine', 'owner=me'],
])('the view "%s" asks the server for %s', async (name, asked, query = asked) => {
  await openInbox({ [`${SEARCH}?${query}`]: listOf(jonas) })
  await rowOf(/Maya/)
  await userEvent.selectOptions(listPane().getByLabelText('Show'), name)
  await waitFor(() => expect(listPane().queryByText('Maya Okafor')).toBeNull())
  expect(location.search).toBe(`?${asked}`)
  expect(listPane().getByRole('status').textContent).toBe('1 found')
  await userEvent.selectOptions(listPane().getByLabelText('Show'), 'Active')
  expect(await rowOf(/Maya/)).toBeTruthy()
})

test('the list can be sorted, and a row tells its score and its age', async () => {
  const created_at = new Date(Date.now() - 3.5 * 3_600_000).toISOString()
  await openInbox({ [`${LIST}&sort=score`]: listOf({ ...maya, created_at }, jonas) })
  await rowOf(/Maya/)
  await userEvent.selectOptions(listPane().getByLabelText('Sort by'), 'Fit Score')
  await waitFor(() => expect(location.search).toBe('?sort=score'))
  expect(await rowOf(/Maya Okafor.*3 h.*Fit Score 84/)).toBeTruthy()
})
