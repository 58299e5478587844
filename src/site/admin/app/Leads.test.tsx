// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, describe, expect, test } from 'vitest'
import type { LeadEmail } from '#contract/admin.ts'
import type { AdminLead } from '#contract/admin-leads.ts'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import { toPlainDay } from '#site/admin/parts/format.ts'
import { FakeEventSource } from '#site/admin/testing/fake-event-source.ts'
import {
  FIRST_ID,
  ok,
  openAddress,
  refuse,
  session,
  stubNetwork,
} from '#site/admin/testing/staff-browser.ts'
import {
  dana,
  LEAD_ID,
  makeDelivery,
  makeLead,
  makeLeadReply,
  makeNote,
} from '#site/admin/testing/staff-leads.ts'

beforeAll(() => loadPage('leads'))

const LIST = 'GET /api/admin/leads'
const DUE = `${LIST}?due=open`
const LEAD = `GET /api/admin/leads/${LEAD_ID}`
const CHANGE = `PATCH /api/admin/leads/${LEAD_ID}`
const NOTES = `POST /api/admin/leads/${LEAD_ID}/notes`
const NOTE = `/api/admin/leads/${LEAD_ID}/notes/note-1`

const leadsOf = (...leads: AdminLead[]) => ok({ leads, next: null, staff: [dana] })

type Answers = Parameters<typeof stubNetwork>[0]

async function openLeads(answers: Answers = {}, address = '/admin/leads') {
  openAddress(address)
  const all: Answers = {
    'GET /api/admin/me': ok(session),
    [LIST]: leadsOf(makeLead()),
    [DUE]: leadsOf(),
    [LEAD]: ok(makeLeadReply()),
    [`${LEAD}/duplicates`]: ok({ duplicates: [] }),
    ...answers,
  }
  const calls = stubNetwork(all)
  render(<StaffApp />)
  await screen.findByRole('heading', { name: 'Leads', level: 1 })
  return { all, calls }
}

const openLead = (answers: Answers = {}) => openLeads(answers, `/admin/leads?lead=${LEAD_ID}`)
const section = async (name: string) => within(await screen.findByRole('region', { name }))
const minutesFromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString()

test('those who were promised a reply stand first, overdue ones in words; everybody else follows, each once', async () => {
  const late = makeLead({
    id: 'lead-2',
    name: 'Sigrid Aalto',
    reply_due_at: minutesFromNow(-119.5),
  })
  await openLeads({ [DUE]: leadsOf(late), [LIST]: leadsOf(makeLead(), late) })
  const list = async (name: string) => within(await screen.findByRole('list', { name }))
  const due = await list('Overdue')
  expect(due.getByText('Reply overdue by 2 h')).toBeTruthy()
  const rest = await list('No reply due')
  expect(rest.getByRole('link').textContent).toMatch(/Maya/)
  expect(screen.getAllByRole('link', { name: /Sigrid/ })).toHaveLength(1)
})

test('keys walk the leads, select, and lead to the status of the selection', async () => {
  await openLeads({ [LIST]: leadsOf(makeLead(), makeLead({ id: 'lead-2', name: 'Sigrid Aalto' })) })
  const maya = await screen.findByRole('link', { name: /Maya/ })
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(maya)
  await userEvent.keyboard('j')
  expect(document.activeElement).toBe(screen.getByRole('link', { name: /Sigrid/ }))
  await userEvent.keyboard('{ArrowUp}x')
  expect(document.activeElement).toBe(maya)
  expect(screen.getByText('1 lead selected')).toBeTruthy()
  await userEvent.keyboard('s')
  expect(document.activeElement).toBe(screen.getByLabelText('Status of the selected leads'))
})

test('the addresses of merged leads stand in the row and on the page', async () => {
  const merged = makeLead({ other_emails: ['maya@home.example'] })
  await openLeads({ [LIST]: leadsOf(merged), [LEAD]: ok(makeLeadReply({ lead: merged })) })
  expect(await screen.findByText('maya@harborfreightco.com · maya@home.example')).toBeTruthy()
  await userEvent.click(screen.getByRole('link', { name: /Maya/ }))
  expect(await screen.findByText('Other email')).toBeTruthy()
  expect(screen.getByText('maya@home.example')).toBeTruthy()
})

test('before the first lead the page says how one comes', async () => {
  await openLeads({ [LIST]: leadsOf() })
  expect(await screen.findByText(/^No leads yet\./)).toBeTruthy()
})

test('a filter narrows both lists and stands in the address', async () => {
  await openLeads({
    [`${LIST}?owner=none`]: leadsOf(),
    [`${LIST}?owner=none&due=open`]: leadsOf(),
  })
  await screen.findByRole('link', { name: /Maya/ })
  await userEvent.click(screen.getByRole('button', { name: /^Filters/ }))
  await userEvent.selectOptions(await screen.findByLabelText('Owner'), 'Unassigned')
  expect(await screen.findByText(/^No leads match\./)).toBeTruthy()
  expect(location.search).toBe('?owner=none')
})

test('filters are saved under a name, opened again, and deleted, all by keyboard', async () => {
  const VIEWS = '/api/admin/account/views'
  const view = { id: LEAD_ID, page: 'leads', name: 'Mine', query: 'owner=me&status=new' }
  const { all, calls } = await openLeads(
    {
      [`${LIST}?status=new&owner=me`]: leadsOf(),
      [`${LIST}?status=new&owner=me&due=open`]: leadsOf(),
      [`${LIST}?status=new&owner=me&text=Ana`]: leadsOf(),
      [`${LIST}?status=new&owner=me&text=Ana&due=open`]: leadsOf(),
      [`GET ${VIEWS}`]: ok({ views: [] }),
      [`POST ${VIEWS}`]: 'unreachable',
      [`DELETE ${VIEWS}/${LEAD_ID}`]: { status: 204, body: null },
    },
    '/admin/leads?status=new&owner=me&text=Ana',
  )
  await userEvent.keyboard('v')
  const name = (await screen.findByLabelText('Name of this view')) as HTMLInputElement
  await userEvent.type(name, 'Mine{Enter}')
  expect(await screen.findByText('Not saved. Try again.')).toBeTruthy()
  expect(name.value).toBe('Mine')
  all[`POST ${VIEWS}`] = { status: 201, body: view }
  all[`GET ${VIEWS}`] = ok({ views: [view, { ...view, id: 'other', page: 'dashboard' }] })
  await userEvent.type(name, '{Enter}')
  await userEvent.click(await screen.findByRole('link', { name: 'Mine' }))
  expect(location.search).toBe('?owner=me&status=new')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Views' }))
  await userEvent.keyboard('v')
  all[`GET ${VIEWS}`] = ok({ views: [] })
  await userEvent.click(await screen.findByRole('button', { name: /^Delete.*Mine$/ }))
  expect(await screen.findByText('No saved views yet.')).toBeTruthy()
  const saved = calls.filter(({ call }) => call === `POST ${VIEWS}`)
  expect(saved.at(-1)?.body).toEqual({ page: 'leads', name: 'Mine', query: 'owner=me&status=new' })
})

test('leads that do not load say so, and Retry brings them', async () => {
  const { all } = await openLeads({ [LIST]: 'unreachable' })
  expect(await screen.findByText('Failed to load leads')).toBeTruthy()
  const everybody = await section('All leads')
  all[LIST] = leadsOf(makeLead())
  await userEvent.click(await everybody.findByRole('button', { name: 'Retry' }))
  expect(await everybody.findByRole('link', { name: /Maya/ })).toBeTruthy()
})

test('a lead opens in its place with the focus on its name, and Escape leads back to its row', async () => {
  await openLeads()
  await userEvent.click(await screen.findByRole('link', { name: /Maya/ }))
  const heading = await screen.findByRole('heading', { name: 'Maya Okafor, Harbor Freight Co' })
  expect(document.activeElement).toBe(heading)
  await userEvent.keyboard('{Escape}')
  expect(document.activeElement).toBe(await screen.findByRole('link', { name: /Maya/ }))
  expect(location.search).toBe('')
})

test('a lead that is gone says so and offers no Retry', async () => {
  await openLead({ [LEAD]: refuse(404, 'not_found') })
  expect(await screen.findByText(/or it was deleted/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('status, owner and the reply are saved at one click each', async () => {
  const due = makeLead({ reply_due_at: minutesFromNow(185) })
  const { calls, all } = await openLead({
    [LEAD]: ok(makeLeadReply({ lead: due })),
    [CHANGE]: ok(due),
  })
  expect(await screen.findByText('Reply due in 3 h')).toBeTruthy()
  const changes = () => calls.filter(({ call }) => call === CHANGE).map(({ body }) => body)
  await userEvent.selectOptions(screen.getByLabelText('Status'), 'Working')
  await screen.findByText('Saved.')
  await userEvent.selectOptions(screen.getByLabelText('Owner'), 'Dana Fischer')
  await waitFor(() => expect(changes()).toHaveLength(2))
  all[LEAD] = ok(makeLeadReply({ lead: { ...due, replied_at: '2026-03-12T14:05:00.000Z' } }))
  await userEvent.click(screen.getByRole('button', { name: 'Mark as replied' }))
  expect(await screen.findByText(/^Replied Mar 12, 2026/)).toBeTruthy()
  expect(changes()).toEqual([{ status: 'working' }, { owner_id: 'staff-1' }, { replied: true }])
})

test('a change that is refused is said, and the lead stands as it was', async () => {
  await openLead({ [CHANGE]: refuse(500, 'internal') })
  await userEvent.selectOptions(await screen.findByLabelText('Status'), 'Won')
  expect(await screen.findByText('Not saved. Try again.')).toBeTruthy()
  expect((screen.getByLabelText('Status') as HTMLSelectElement).value).toBe('new')
})

const onDay = (days: number) => {
  const day = new Date()
  day.setDate(day.getDate() + days)
  return toPlainDay(day)
}

test('a next action is set with its day, shown as overdue, done by one click, and then in the history', async () => {
  const action = { text: 'Call about the pilot', due_on: onDay(-1) }
  const { all, calls } = await openLead({ [CHANGE]: refuse(500, 'internal') })
  await screen.findByText('No next action.')
  await userEvent.keyboard('a')
  const field = (await screen.findByRole('textbox', { name: 'Next action' })) as HTMLInputElement
  expect(document.activeElement).toBe(field)
  await userEvent.type(field, action.text)
  fireEvent.change(screen.getByLabelText('Due on'), { target: { value: action.due_on } })
  await userEvent.click(screen.getByRole('button', { name: 'Save the next action' }))
  expect(await screen.findByText('Not saved. Try again.')).toBeTruthy()
  expect(field.value).toBe(action.text)

  all[CHANGE] = ok(makeLead({ next_action: action }))
  all[LEAD] = ok(makeLeadReply({ lead: makeLead({ next_action: action }) }))
  await userEvent.type(field, '{Enter}')
  expect(await screen.findByText(/^overdue since /)).toBeTruthy()
  all[LEAD] = ok(makeLeadReply({ notes: [makeNote({ kind: 'done', text: action.text })] }))
  await userEvent.click(screen.getByRole('button', { name: /^Done/ }))
  expect(await screen.findByText('Next action done')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull()
  const changes = calls.filter(({ call }) => call === CHANGE).map(({ body }) => body)
  expect(changes.slice(1)).toEqual([{ next_action: action }, { next_action_done: action.text }])
})

test('leads whose next action is due are one list by day, and a row’s action is done in its place', async () => {
  const lead = makeLead({ next_action: { text: 'Send the offer', due_on: onDay(0) } })
  const { calls } = await openLeads(
    { [`${LIST}?actionBy=${onDay(0)}`]: leadsOf(lead), [CHANGE]: ok(makeLead()) },
    '/admin/leads?action=due',
  )
  expect(await screen.findByText('due today')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Reply due' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: /^Done.*next action of Maya/ }))
  await waitFor(() => expect(calls.some(({ call }) => call === CHANGE)).toBe(true))
  expect(calls.find(({ call }) => call === CHANGE)?.body).toEqual({
    next_action_done: 'Send the offer',
  })
})

test('a note is added; one that is not saved keeps its text', async () => {
  const { all, calls } = await openLead({ [NOTES]: 'unreachable' })
  const field = await screen.findByLabelText('Add a note')
  await userEvent.type(field, 'Call back')
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }))
  expect(await screen.findByText('Not saved. Try again.')).toBeTruthy()
  expect((field as HTMLTextAreaElement).value).toBe('Call back')

  all[NOTES] = { status: 201, body: makeNote() }
  all[LEAD] = ok(makeLeadReply({ notes: [makeNote()] }))
  await userEvent.click(screen.getByRole('button', { name: 'Add the note' }))
  expect(await screen.findByText('Call back on Monday.')).toBeTruthy()
  expect((field as HTMLTextAreaElement).value).toBe('')
  const [lost, again] = calls.filter(({ call }) => call === NOTES)
  expect(again?.body).toEqual({ text: 'Call back', id: expect.any(String) })
  expect(again?.body).toEqual(lost?.body)
})

describe('a mention in a note', () => {
  const iris = { id: 'staff-2', email: 'iris@loopwright.example', name: 'Iris Kim' }
  const ivo = { id: 'staff-3', email: 'ivo@loopwright.example', name: '' }
  const staff = ok({ leads: [], next: null, staff: [dana, iris, ivo] })
  const SEEN = `POST /api/admin/leads/${LEAD_ID}/mentions/seen`

  test('is chosen from the staff by keyboard, and sent as text', async () => {
    const { calls } = await openLead({ [LIST]: staff, [NOTES]: { status: 201, body: makeNote() } })
    const field = (await screen.findByLabelText('Add a note')) as HTMLTextAreaElement
    await userEvent.type(field, 'Ask @')
    const list = within(await screen.findByRole('listbox', { name: 'Staff to mention' }))
    // Nobody mentions themselves.
    const options = list.getAllByRole('option').map(({ textContent }) => textContent)
    expect(options).toEqual(['@irisIris Kim', '@ivoivo@loopwright.example'])
    await userEvent.keyboard('i{ArrowDown}')
    expect(field.getAttribute('aria-activedescendant')).toBe(
      list.getByRole('option', { selected: true }).id,
    )
    await userEvent.keyboard('{Enter}today, @ki{Tab}@none{Enter}')
    expect(field.value).toBe('Ask @ivo today, @iris @none\n')
    expect(document.activeElement).toBe(field)
    await userEvent.keyboard('@i{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(new URLSearchParams(location.search).get('lead')).toBe(LEAD_ID)
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    await waitFor(() => expect(calls.some(({ call }) => call === NOTES)).toBe(true))
    expect(calls.find(({ call }) => call === NOTES)?.body).toMatchObject({
      text: 'Ask @ivo today, @iris @none\n@i',
    })
  })

  test('is chosen by mouse, in the midst of a text', async () => {
    await openLead({ [LIST]: staff })
    const field = (await screen.findByLabelText('Add a note')) as HTMLTextAreaElement
    await userEvent.type(field, 'Ask again')
    field.setSelectionRange(4, 4)
    await userEvent.keyboard('@iv')
    await userEvent.click(await screen.findByRole('option', { name: /^@ivo/ }))
    expect([field.value, field.selectionStart]).toEqual(['Ask @ivo again', 9])
  })

  test('is marked for whom it names, and seen once it is shown', async () => {
    const note = makeNote({ is_own: false, mention: 'new' })
    const { calls } = await openLead({
      [LEAD]: ok(makeLeadReply({ notes: [note] })),
      [SEEN]: { status: 204, body: null },
    })
    expect(await screen.findByText('mentions you')).toBeTruthy()
    await waitFor(() => expect(calls.some(({ call }) => call === SEEN)).toBe(true))
  })
})

test('one’s own note can be edited, and deleted after asking once; those of others cannot', async () => {
  const foreign = makeNote({ id: 'note-2', is_own: false, text: 'By Iris' })
  const { all } = await openLead({
    [LEAD]: ok(makeLeadReply({ notes: [makeNote(), foreign] })),
    [`PATCH ${NOTE}`]: ok(makeNote()),
    [`DELETE ${NOTE}`]: { status: 204, body: null },
  })
  await screen.findByText('By Iris')
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }))
  const field = screen.getByLabelText('Edit the note') as HTMLTextAreaElement
  expect(document.activeElement).toBe(field)
  expect(field.value).toBe('Call back on Monday.')
  await userEvent.click(screen.getByRole('button', { name: 'Save the note' }))
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' })),
  )

  all[LEAD] = ok(makeLeadReply({ notes: [foreign] }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
  await userEvent.click(screen.getByRole('button', { name: 'Delete permanently?' }))
  await waitFor(() => expect(screen.queryByText('Call back on Monday.')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notes' }))
})

test('a viewer reads all of it and is offered no change', async () => {
  await openLead({
    'GET /api/admin/me': ok({ ...session, role: 'viewer' }),
    [LEAD]: ok(
      makeLeadReply({
        lead: makeLead({ reply_due_at: minutesFromNow(30) }),
        notes: [makeNote()],
        deliveries: [makeDelivery()],
      }),
    ),
  })
  expect(await screen.findByText('Call back on Monday.')).toBeTruthy()
  expect((screen.getByLabelText('Status') as HTMLSelectElement).disabled).toBe(true)
  for (const name of [
    /Mark as replied/,
    /^Edit/,
    /^Delete/,
    /Add the note/,
    /Send again/,
    /email/,
  ]) {
    expect(screen.queryByRole('button', { name })).toBeNull()
  }
})

test('a delivery says how it went, and one that was given up on can be sent again', async () => {
  const { all } = await openLead({
    [LEAD]: ok(makeLeadReply({ deliveries: [makeDelivery()] })),
    'POST /api/admin/deliveries/delivery-1/send-again': { status: 204, body: null },
  })
  expect(await screen.findByText('Given up after 8 attempts: answered 503')).toBeTruthy()
  all[LEAD] = ok(
    makeLeadReply({
      deliveries: [makeDelivery({ status: 'waiting', attempts: 0, is_sendable: false })],
    }),
  )
  await userEvent.click(screen.getByRole('button', { name: /^Send again/ }))
  expect(await screen.findByText('Not sent yet')).toBeTruthy()
})

describe('merging', () => {
  const other = makeLead({ id: FIRST_ID, name: 'Maya O.', email: 'maya@home.example' })
  const DUPLICATES = `${LEAD}/duplicates`
  const PREVIEW = `${LEAD}/merge/${FIRST_ID}`
  const MERGE = `POST /api/admin/leads/${LEAD_ID}/merge`
  const moves = { conversations: 2, requests: 1, bookings: 0, notes: 0 }
  const fields = [
    { name: 'name', kept: 'Maya Okafor', other: 'Maya O.', after: 'Maya Okafor' },
    { name: 'phone', kept: '', other: '+14155550137', after: '+14155550137' },
    {
      name: 'email',
      kept: 'maya@work.example',
      other: 'maya@home.example',
      after: 'maya@work.example',
    },
  ]
  const has = { conversations: 1, requests: 0, bookings: 1, notes: 0 }
  const preview = { kept: makeLead(), other, fields, has, moves, version: 'seen' }
  const answers = {
    [DUPLICATES]: ok({ duplicates: [{ lead: other, same: ['phone'] }] }),
    [PREVIEW]: ok(preview),
    [MERGE]: refuse(409, 'conflict', 'One of the two leads has changed. Look at both again first.'),
  }

  test('shows what comes of it, says why it is refused, and goes on with what is there now', async () => {
    const { all, calls } = await openLead(answers)
    await userEvent.click(
      await screen.findByRole('button', { name: /^Compare and merge….*Maya O\./ }),
    )
    const dialog = within(await screen.findByRole('dialog', { name: 'Merge two leads' }))
    expect(document.activeElement).toBe(dialog.getByRole('heading', { name: 'Merge two leads' }))
    expect(await dialog.findByText('not kept: Maya O.')).toBeTruthy()
    expect(dialog.getByText('from the other lead')).toBeTruthy()
    expect(dialog.getByText('maya@home.example is saved as an additional address')).toBeTruthy()
    expect(dialog.getByText('2 conversations and 1 audit request')).toBeTruthy()
    expect(
      dialog.getByText(/maya@home\.example.* · 2 conversations and 1 audit request/),
    ).toBeTruthy()
    expect(dialog.getByText('This can’t be undone.')).toBeTruthy()
    all[PREVIEW] = ok({ ...preview, version: 'later' })
    await userEvent.click(dialog.getByRole('button', { name: 'Merge the leads' }))
    expect(await dialog.findByText(/^Not saved\. One of the two leads has changed\./)).toBeTruthy()
    all[MERGE] = ok(makeLead())
    all[DUPLICATES] = ok({ duplicates: [] })
    await waitFor(() => expect(dialog.queryByText('Loading...')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Merge the leads' }))
    expect(await screen.findByText('No lead looks like the same person.')).toBeTruthy()
    const sent = calls.filter(({ call }) => call === MERGE).map(({ body }) => body)
    expect(sent).toEqual(['seen', 'later'].map((version) => ({ other_id: FIRST_ID, version })))
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: /Maya/ }))
  })

  test('keeps the other lead instead, which a search has found', async () => {
    const swapped = `GET /api/admin/leads/${FIRST_ID}/merge/${LEAD_ID}`
    await openLead({
      ...answers,
      [DUPLICATES]: 'unreachable',
      [`${LIST}?text=maya`]: leadsOf(makeLead(), other),
      [swapped]: ok({ ...preview, kept: other, other: makeLead() }),
      [`POST /api/admin/leads/${FIRST_ID}/merge`]: ok(other),
      [`GET /api/admin/leads/${FIRST_ID}`]: ok(makeLeadReply({ lead: other })),
      [`GET /api/admin/leads/${FIRST_ID}/duplicates`]: ok({ duplicates: [] }),
    })
    expect(await screen.findByText('Possible duplicates could not be loaded.')).toBeTruthy()
    await userEvent.type(screen.getByLabelText('Search for another lead to merge'), 'maya{Enter}')
    expect(await screen.findByText('1 lead found')).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: /^Compare and merge…/ }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('radio', { name: /^Maya O\./ }))
    await waitFor(() => expect(dialog.queryByText('Loading...')).toBeNull())
    await userEvent.click(dialog.getByRole('button', { name: 'Merge the leads' }))
    await waitFor(() => expect(location.search).toBe(`?lead=${FIRST_ID}`))
  })
})

test('news of a lead is shown without a reload', async () => {
  const { all } = await openLead()
  await screen.findByText('No notes yet.')
  all[LEAD] = ok(makeLeadReply({ notes: [makeNote({ text: 'Just written' })] }))
  act(() => FakeEventSource.newest().tell({ kind: 'lead', id: LEAD_ID }))
  expect(await screen.findByText('Just written', {}, { timeout: 3_000 })).toBeTruthy()
})

test('an admin takes a copy of all that is stored, or deletes it and is back at the list', async () => {
  const request = {
    id: 'dddddddd-dddd-4ddd-8ddd-dddddddddddd',
    created_at: '2026-03-12T14:05:00.000Z',
    name: 'Maya Okafor',
    company: 'Harbor Freight Co',
    challenge: 'Invoices',
    contact_method: 'email' as const,
    contact_detail: 'maya@harborfreightco.com',
  }
  const erase = `POST /api/admin/leads/${LEAD_ID}/erase`
  const receipt = {
    id: '22222222-2222-4222-8222-222222222222',
    at: '2026-11-23T08:00:00.000Z',
    counts: { leads: 1 },
    callsCancelled: 0,
    callsAtCalendly: 0,
  }
  const { calls } = await openLead({
    [LEAD]: ok(makeLeadReply({ audit_requests: [request] })),
    [erase]: ok(receipt),
  })
  const all = await section('Everything stored')
  const download = all.getByRole('link', { name: 'Download as JSON' })
  expect(download.getAttribute('href')).toBe(`/api/admin/export/leads/${LEAD_ID}`)
  const requests = await section('Audit requests')
  expect(
    (await requests.findByRole('link', { name: 'Download this request as JSON' })).getAttribute(
      'href',
    ),
  ).toBe(`/api/admin/export/audit-requests/${request.id}`)
  expect(requests.getByRole('button', { name: 'Delete this request…' })).toBeTruthy()
  await userEvent.click(all.getByRole('button', { name: 'Delete…' }))
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this lead?' }))
  await userEvent.type(
    dialog.getByLabelText('Type maya@harborfreightco.com to confirm'),
    'maya@harborfreightco.com',
  )
  await userEvent.click(dialog.getByRole('button', { name: 'Delete permanently' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Close' }))
  expect(calls.find(({ call }) => call === erase)?.body).toEqual({
    confirm: 'maya@harborfreightco.com',
  })
  expect(location.search).toBe('')
})

const EMAILS = `POST /api/admin/leads/${LEAD_ID}/emails`
const makeEmail = (known: Partial<LeadEmail> = {}): LeadEmail => ({
  id: 'email-1',
  author_email: dana.email,
  recipient: 'maya@harborfreightco.com',
  subject: 'Your question',
  text: 'Yes, we can.',
  status: 'waiting',
  error: null,
  created_at: '2026-03-12T14:05:00.000Z',
  sent_at: null,
  ...known,
})
const linkable = {
  id: FIRST_ID,
  created_at: '2026-03-12T14:05:00.000Z',
  updated_at: '2026-03-12T14:05:00.000Z',
  lead_score: 61,
  message_count: 4,
  booking_status: null,
  wants_person_reason: null,
  is_linkable: true,
}

test('an email is written by keys alone, with a prepared reply and the link, and stands among those sent', async () => {
  const { all, calls } = await openLead({
    [LEAD]: ok(makeLeadReply({ conversations: [linkable] })),
    [EMAILS]: 'unreachable',
  })
  await screen.findByRole('button', { name: 'Write an email' })
  await userEvent.keyboard('e')
  const field = (await screen.findByLabelText('Email')) as HTMLTextAreaElement
  expect(document.activeElement).toBe(field)
  expect(location.search).toBe(`?lead=${LEAD_ID}`)
  await userEvent.selectOptions(screen.getByLabelText('Prepared reply'), 'Not a fit right now')
  expect(field.value).toMatch(/^Hi Maya,/)
  expect(field.value).toContain('at Harbor Freight Co')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Fill in {process} first.')).toBeTruthy()
  expect(calls.some(({ call }) => call === EMAILS)).toBe(false)

  await userEvent.clear(field)
  await userEvent.type(field, 'Yes, we can.{Control>}{Enter}{/Control}')
  expect(await screen.findByText('Not saved. Try again.')).toBeTruthy()
  all[EMAILS] = { status: 201, body: makeEmail() }
  all[LEAD] = ok(makeLeadReply({ conversations: [linkable], emails: [makeEmail()] }))
  await userEvent.click(screen.getByRole('button', { name: 'Send the email' }))
  expect(await screen.findByText('The email is on its way.')).toBeTruthy()
  const list = await section('Emails')
  expect(list.getByText('waiting to be sent')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Write an email' }))
  const [lost, again] = calls.filter(({ call }) => call === EMAILS)
  expect(again?.body).toEqual({
    id: expect.any(String),
    subject: 'Your conversation with Loopwright',
    text: 'Yes, we can.',
    conversation_id: FIRST_ID,
  })
  expect(again?.body).toEqual(lost?.body)
})

test('what was begun is there again after Escape, and without a mail server it says where the email stays', async () => {
  await openLead({ [LEAD]: ok(makeLeadReply({ is_sending: false })) })
  await userEvent.click(await screen.findByRole('button', { name: 'Write an email' }))
  await userEvent.type(await screen.findByLabelText('Email'), 'Half a{Escape}')
  expect(location.search).toBe(`?lead=${LEAD_ID}`)
  await userEvent.click(screen.getByRole('button', { name: 'Continue the email' }))
  expect(((await screen.findByLabelText('Email')) as HTMLTextAreaElement).value).toBe('Half a')
  expect(screen.getByText(/^No mail server is set up/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save to outbox' })).toBeTruthy()
  const link = screen.getByRole('link', { name: 'Open in your email app' })
  expect(link.getAttribute('href')).toMatch(
    /^mailto:maya@harborfreightco\.com\?subject=.*Half%20a$/,
  )
  expect(screen.queryByRole('checkbox', { name: /private link/ })).toBeNull()
})

test('nobody writes an email to who left no address, nor does a viewer', async () => {
  await openLead({ [LEAD]: ok(makeLeadReply({ lead: makeLead({ email: null }) })) })
  expect(await screen.findByText(/^They left no email address/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Write an email' })).toBeNull()
})

test.each([
  ['n', 'Add a note'],
  ['s', 'Status'],
  ['o', 'Owner'],
])('the key %s leads to “%s”', async (key, label) => {
  await openLead()
  const field = await screen.findByLabelText(label)
  await userEvent.keyboard(key)
  expect(document.activeElement).toBe(field)
})

test('an admin takes the leads as the list is narrowed, and all requests, as files', async () => {
  await openLeads(
    { [`${LIST}?status=won`]: leadsOf(), [`${LIST}?status=won&due=open`]: leadsOf() },
    '/admin/leads?status=won',
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Export' }))
  const leads = await screen.findByRole('link', { name: 'Leads as CSV' })
  expect(leads.getAttribute('href')).toBe('/api/admin/export/leads.csv?status=won')
  const requests = screen.getByRole('link', { name: 'All audit requests as CSV' })
  expect(requests.getAttribute('href')).toBe('/api/admin/export/audit-requests.csv')
})

test('several leads get a status at once; a refusal keeps the selection', async () => {
  const SET = 'POST /api/admin/leads/status'
  const { all, calls } = await openLeads({ [SET]: refuse(500, 'internal') })
  const everybody = await section('All leads')
  await userEvent.click(await everybody.findByRole('checkbox', { name: /^Select Maya/ }))
  await userEvent.selectOptions(screen.getByLabelText('Status of the selected leads'), 'Won')
  expect(await screen.findByText('Not saved. Try again.')).toBeTruthy()
  all[SET] = ok({ changed: 1 })
  all[LIST] = leadsOf(makeLead({ status: 'won' }))
  await userEvent.selectOptions(screen.getByLabelText('Status of the selected leads'), 'Won')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Selected leads' })).toBeNull())
  expect(await everybody.findByText('Won')).toBeTruthy()
  expect(calls.findLast(({ call }) => call === SET)?.body).toEqual({
    ids: [LEAD_ID],
    status: 'won',
  })
})
