// @vitest-environment happy-dom
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import {
  FIRST_ID,
  listOf,
  makeConversation,
  makeMessage,
  ok,
  openAddress,
  session,
  stubNetwork,
} from '#site/admin/testing/staff-browser.ts'
import {
  dana,
  LEAD_ID,
  makeConversationView,
  makeLead,
  makeLeadReply,
  makeNote,
} from '#site/admin/testing/staff-leads.ts'

beforeAll(() => loadPage('dashboard'))

const LIST = 'GET /api/admin/conversations?hasWritten=true'
const VIEW = `GET /api/admin/conversations/${FIRST_ID}`
const SAID = 'Three of us, about 15 hours a week each'
const QUOTE = 'about 15 hours a week each'

const maya = makeConversation({ contact_name: 'Maya Okafor', lead_id: LEAD_ID, lead_status: 'new' })
const spoken = {
  message_id: 'message-1',
  quote: QUOTE,
  start: SAID.indexOf(QUOTE),
  end: SAID.length,
  supports: [
    { kind: 'fact' as const, name: 'manual_hours' },
    { kind: 'signal' as const, name: 'savings_potential' },
  ],
}

const messages = [makeMessage({ content: SAID })]
const lead = {
  id: LEAD_ID,
  status: 'working' as const,
  owner: 'Dana Fischer',
  reply_due_at: null,
  replied_at: null,
}

type Answers = Parameters<typeof stubNetwork>[0]

async function openViewer(answers: Answers = {}, view = '') {
  openAddress(`/admin/dashboard?conversation=${FIRST_ID}${view}`)
  const all: Answers = {
    'GET /api/admin/me': ok(session),
    [LIST]: listOf(maya),
    [VIEW]: ok(makeConversationView({ messages, evidence: [spoken], lead }, maya)),
    'GET /api/admin/leads': ok({ leads: [], next: null, staff: [dana] }),
    [`GET /api/admin/leads/${LEAD_ID}`]: ok(
      makeLeadReply({
        lead: makeLead({ status: 'working', owner: dana }),
        notes: [makeNote()],
      }),
    ),
    ...answers,
  }
  const calls = stubNetwork(all)
  render(<StaffApp />)
  await screen.findByRole('heading', { name: /^Messages with Maya/ })
  return calls
}

const viewer = () => within(screen.getByRole('region', { name: /^Messages/ }))

test('one request opens a conversation, whichever of its parts is looked at', async () => {
  const calls = await openViewer()
  await viewer().findByText('Dana Fischer')
  await userEvent.click(viewer().getByRole('tab', { name: 'Score card' }))
  await viewer().findByRole('region', { name: 'History' })
  expect(calls.map(({ call }) => call).toSorted()).toEqual([VIEW, LIST, 'GET /api/admin/me'])
})

test('a wide window has worksheet and score card beside the messages, which stay in sight', async () => {
  vi.spyOn(window, 'matchMedia').mockReturnValue(
    Object.assign(new EventTarget(), { matches: true }) as MediaQueryList,
  )
  const hours = { row: 'hours' as const, value: 90, unit: 'hours_per_week', quotes: [] }
  const rows = [
    { ...hours, workings: '6 × 3 × 5', state: 'agreed' as const, origin: 'worked_out' as const },
  ]
  const view = makeConversationView({ messages, worksheet: { rows, estimate: null } }, maya)
  await openViewer({ [VIEW]: ok(view) })
  const details = within(screen.getByRole('region', { name: /^Worksheet, / }))
  const sheet = within(await details.findByRole('region', { name: 'Worksheet' }))
  expect(sheet.getByText('agreed')).toBeTruthy()
  expect(sheet.getByText('90 hours a week')).toBeTruthy()
  expect(sheet.getByText('6 × 3 × 5')).toBeTruthy()
  await userEvent.click(details.getByRole('tab', { name: 'Lead' }))
  expect(await details.findByRole('region', { name: 'Where they came from' })).toBeTruthy()
  expect(viewer().getByText(SAID)).toBeTruthy()
  expect(viewer().queryByRole('tab')).toBeNull()
})

test('marked words say what rests on them when they are focused; Escape hides that and nothing else', async () => {
  await openViewer()
  const words = await viewer().findByRole('link', { name: QUOTE })
  act(() => words.focus())
  const tip = screen.getByRole('tooltip')
  expect(words.getAttribute('aria-describedby')).toBe(tip.id)
  expect(
    within(tip)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Fact: manual hours', 'Counts in the score: savings potential'])
  await userEvent.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
  expect(document.activeElement).toBe(words)
})

test('marked words lead to the score card, and the address says so', async () => {
  await openViewer()
  await userEvent.click(await viewer().findByRole('link', { name: QUOTE }))
  expect(viewer().getByRole('tab', { name: 'Score card', selected: true })).toBeTruthy()
  expect(location.search).toBe(`?conversation=${FIRST_ID}&view=score-card`)
})

test('what a person of the staff wrote carries their name', async () => {
  const written = makeMessage({ role: 'assistant', content: 'Dana here', author_name: 'Dana' })
  await openViewer({ [VIEW]: ok(makeConversationView({ messages: [written] }, maya)) })
  expect(await viewer().findByText('written by Dana')).toBeTruthy()
})

test('what the assistant wrote says which brain found the words, and why another did not', async () => {
  const byModel = makeMessage({ id: 'm1', role: 'assistant', content: 'One', brain: 'openai' })
  const spoken = { role: 'assistant', content: 'Two', brain: 'offline' } as const
  const byRules = makeMessage({ ...spoken, id: 'm2', brain_note: 'rate_limited' })
  await openViewer({ [VIEW]: ok(makeConversationView({ messages: [byModel, byRules] }, maya)) })
  expect(await viewer().findByText('openai')).toBeTruthy()
  expect(
    viewer().getByText(/^rules · the model’s provider was over its request limit$/),
  ).toBeTruthy()
})

test('above the messages stands whose lead it is and how it stands', async () => {
  await openViewer()
  expect(await viewer().findByText('Dana Fischer')).toBeTruthy()
  expect(viewer().getByRole('link', { name: 'Lead' }).getAttribute('href')).toBe(
    `/admin/leads?lead=${LEAD_ID}`,
  )
})

test('the lead stands in a view of its own, with notes, calls and where the visitor came from', async () => {
  const view = makeConversationView({}, maya)
  const attribution = {
    ...view.attribution,
    utm_source: 'newsletter',
    article: 'agentic-vs-rpa',
    earlier_conversations: 2,
  }
  const booking = {
    id: 'booking-1',
    provider: 'embedded' as const,
    status: 'confirmed' as const,
    starts_at: '2026-03-17T15:00:00.000Z',
    ends_at: '2026-03-17T15:30:00.000Z',
    moves: 1,
    outcome: null,
    created_at: '2026-03-12T14:05:00.000Z',
    updated_at: '2026-03-12T14:05:00.000Z',
  }
  await openViewer({ [VIEW]: ok({ ...view, attribution, bookings: [booking] }) }, '&view=lead')
  expect(await viewer().findByText('Call back on Monday.')).toBeTruthy()
  expect(viewer().getByText('newsletter')).toBeTruthy()
  expect(viewer().getByText('2 conversations before this one')).toBeTruthy()
  expect(viewer().getByRole('link', { name: 'agentic-vs-rpa' }).getAttribute('href')).toBe(
    '/library/agentic-vs-rpa',
  )
  const brief = viewer().getByRole('link', {
    name: /^Open the brief of Confirmed: Tue, Mar 17, 2026/,
  })
  expect(brief.getAttribute('href')).toBe('/admin/brief?booking=booking-1')
  expect(viewer().getByText(/rescheduled once/)).toBeTruthy()
})

test('a conversation without a lead says when one is made', async () => {
  const alone = { ...maya, lead_id: null, lead_status: null }
  await openViewer(
    { [LIST]: listOf(alone), [VIEW]: ok(makeConversationView({}, alone)) },
    '&view=lead',
  )
  expect(await viewer().findByText(/^No lead yet\./)).toBeTruthy()
})

test('a conversation that the list does not hold is named all the same', async () => {
  await openViewer({ [LIST]: listOf() })
  expect(await viewer().findByRole('link', { name: QUOTE })).toBeTruthy()
})
