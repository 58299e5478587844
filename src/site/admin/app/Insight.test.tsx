// @vitest-environment happy-dom
import { fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import type { InsightConversation } from '#contract/admin-insight.ts'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import {
  FIRST_ID,
  ok,
  openAddress,
  refuse,
  session,
  stubNetwork,
} from '#site/admin/testing/staff-browser.ts'
import { figure, makeInsight, makeReplay } from '#site/admin/testing/staff-insight.ts'

beforeAll(() => loadPage('insight'))

const FIGURES = 'GET /api/admin/insight?days=30'
const QUALIFIED = 'GET /api/admin/insight/conversations?days=30&figure=step&of=qualified'
type Answers = Parameters<typeof stubNetwork>[0]

const maya: InsightConversation = {
  ...{ id: FIRST_ID, contact_name: 'Maya Okafor', company_name: 'Harbor', email: null },
  ...{ created_at: '2026-11-18T12:00:00.000Z', lead_score: 72, message_turns: 6 },
  ...{ source: 'google.com', outcome: 'won', last_asked: 'calendar' },
}

async function openInsight(answers: Answers = {}, address = '/admin/insight') {
  openAddress(address)
  const all: Answers = {
    'GET /api/admin/me': ok(session),
    [FIGURES]: ok(makeInsight()),
    ...answers,
  }
  const calls = stubNetwork(all)
  render(<StaffApp />)
  await screen.findByRole('button', { name: 'Sign Out' })
  return { all, calls }
}

const rowsOf = async (name: string) =>
  within(await screen.findByRole('table', { name }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent))

test('each fact is one table, with bars for the eyes alone and what a step means in words', async () => {
  await openInsight()
  const rows = await rowsOf('From a visit to a call, step by step')
  expect(rows.map(([, ...figures]) => figures)).toEqual([
    ['15', '–', '–'],
    ['6', '40%', '–'],
    ['3', '50%', '–'],
    ['2', '67%', '–'],
    ['0', '0%', '1'],
    ['–', '–', '–'],
  ])
  expect(rows[2]?.[0]).toBe('QualifiedMet the booking rule or was offered a call under it.')
  expect(await rowsOf('Sources')).toEqual([['Google (search)', '10', '2']])
  expect(await rowsOf('Where conversations end')).toEqual([['Email', '1', '2', '50%']])
  const table = screen.getByRole('table', { name: 'From a visit to a call, step by step' })
  const bars = [...table.querySelectorAll('svg[aria-hidden=true] rect:last-child')]
  const widths = bars.map((bar) => Number(bar.getAttribute('width')))
  expect(widths).toEqual([400, 160, 80, (400 * 2) / 15, 0, 0])
})

test('days, zone and the counts of the pages stand over the figures', async () => {
  await openInsight()
  const opened = await screen.findByRole('link', { name: '7: all opened' })
  expect(opened.closest('[role=status]')?.textContent).toBe(
    'Nov 16, 2026 to Nov 20, 2026, days and times in America/New York · 7 conversations opened · 40 page views · 9 clicked into the chat · 2 started the form',
  )
  expect(screen.getByText(/Median 300 ms, 95% within 12 s, out of 7 replies/)).toBeTruthy()
  expect(
    screen.getByText(/median time to a reply 30 min\. 2 form requests; 1 marked as replied/),
  ).toBeTruthy()
})

test('a number opens its conversations, each a way to itself; closing leaves the page as it was', async () => {
  await openInsight({ [QUALIFIED]: ok({ total: 1, conversations: [maya] }) })
  const link = await screen.findByRole('link', { name: '3: Qualified' })
  expect(link.getAttribute('href')).toBe(
    '/admin/insight?from=2026-11-16&to=2026-11-20&figure=step&of=qualified',
  )
  await userEvent.click(link)
  const dialog = within(await screen.findByRole('dialog', { name: 'Qualified' }))
  const visitor = await dialog.findByRole('link', { name: 'Maya Okafor · Harbor' })
  expect(visitor.getAttribute('href')).toBe(`/admin/dashboard?conversation=${FIRST_ID}`)
  expect(dialog.getByText('1 conversation')).toBeTruthy()
  expect(
    dialog.getByText(
      /Fit Score 72 · 6 messages · from Google \(search\) · Won · last asked: After/,
    ),
  ).toBeTruthy()
  expect(location.search).toBe('?figure=step&of=qualified')

  await userEvent.click(dialog.getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(location.search).toBe('')
})

test('a shared address opens the list of its number, and a list that does not load says so', async () => {
  await openInsight(
    { [QUALIFIED]: refuse(500, 'internal') },
    '/admin/insight?figure=step&of=qualified',
  )
  expect(await screen.findByText('The conversations could not be loaded.')).toBeTruthy()
})

test('a preset and two typed days are asked for and stand in the address', async () => {
  const week = 'GET /api/admin/insight?days=7'
  const days = 'GET /api/admin/insight?from=2026-11-01&to=2026-11-05'
  await openInsight({ [week]: ok(makeInsight()), [days]: ok(makeInsight()) })
  const preset = screen.getByRole('button', { name: '7 days' })
  expect(screen.getByRole('button', { name: '30 days' }).getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(preset)
  expect(location.search).toBe('?days=7')
  expect(preset.getAttribute('aria-pressed')).toBe('true')

  fireEvent.change(await screen.findByLabelText('From'), { target: { value: '2026-11-05' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-01' } })
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(screen.getByRole('alert').textContent).toBe('The start date is after the end date.')
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-01' } })
  fireEvent.change(screen.getByLabelText('To'), { target: { value: '2026-11-05' } })
  await userEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(location.search).toBe('?from=2026-11-01&to=2026-11-05')
})

test('the slider replays the rule at another threshold, in words and in its table', async () => {
  const gained = figure(2, 'figure=replay&of=gained&threshold=50')
  const offered = figure(5, 'figure=replay&of=offered&threshold=50')
  const { calls } = await openInsight({
    'GET /api/admin/insight/replay?days=30&threshold=50': ok(
      makeReplay({ threshold: 50, offered, gained }),
    ),
  })
  const slider = await screen.findByRole('slider', { name: 'Fit Score that a call needs' })
  expect(
    screen.getByText(
      'At 60, 3 conversations would have been offered a call, the same as under today’s rule.',
    ),
  ).toBeTruthy()
  for (const value of [57, 53, 50]) fireEvent.change(slider, { target: { value } })
  expect(
    await screen.findByText(
      'At 50, 5 conversations would have been offered a call: compared with today’s rule, 2 newly offered and 0 no longer.',
    ),
  ).toBeTruthy()
  expect(calls.filter(({ call }) => call.includes('replay'))).toHaveLength(1)
  expect(await rowsOf('Offered a call')).toEqual([
    ['Today, 60', '3'],
    ['At 50', '5'],
    ['Newly offered', '2'],
    ['No longer offered', '0'],
  ])
  expect(location.search).toBe('?threshold=50')
})

test('days in which nobody was here say so instead of showing noughts', async () => {
  const visits = { visit: 0, view: 0, chat_opened: 0, form_opened: 0 }
  await openInsight({ [FIGURES]: ok(makeInsight({ visits, opened: figure(0, 'figure=opened') })) })
  expect(await screen.findByText(/^No visits or conversations in this range/)).toBeTruthy()
  expect(screen.queryByRole('table')).toBeNull()
})

test('figures that do not load say so, and Retry brings them', async () => {
  const { all } = await openInsight({ [FIGURES]: refuse(500, 'internal') })
  expect(await screen.findByText('The figures could not be loaded.')).toBeTruthy()
  all[FIGURES] = ok(makeInsight())
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByRole('heading', { name: 'From a visit to a call' })).toBeTruthy()
})
