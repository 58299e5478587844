// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import { BOOKING_ID, makeBooking, makeBrief, TALK_ID } from '#site/admin/testing/staff-bookings.ts'
import {
  holdAnswer,
  ok,
  openAddress,
  refuse,
  session,
  stubNetwork,
} from '#site/admin/testing/staff-browser.ts'

beforeAll(() => loadPage('brief'))

const ME = 'GET /api/admin/me'
const BRIEF = `GET /api/admin/bookings/${BOOKING_ID}/brief`
const OUTCOME = `POST /api/admin/bookings/${BOOKING_ID}/outcome`
const ADDRESS = `/admin/brief?booking=${BOOKING_ID}`

type Answers = Parameters<typeof stubNetwork>[0]

async function openBrief(answers: Answers = {}) {
  openAddress(ADDRESS)
  const all: Answers = { [ME]: ok(session), [BRIEF]: ok(makeBrief()), ...answers }
  const calls = stubNetwork(all)
  render(<StaffApp />)
  await screen.findByRole('heading', { name: 'Maya Okafor, Harbor Freight Co' })
  return { calls, all }
}

const part = (name: string | RegExp) => within(screen.getByRole('region', { name }))
const textOf = (name: string | RegExp) => screen.getByRole('region', { name }).textContent ?? ''
const button = (name: string) => screen.getByRole('button', { name })
const pressed = () =>
  screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent)

test('the first thing is who and when, here and for the visitor, and how to join', async () => {
  await openBrief()
  expect(screen.getByText(/^for them \d{1,2}:\d\d [AP]M(?: on .*)? in Chicago$/)).toBeTruthy()
  expect(screen.getByText('Confirmed')).toBeTruthy()
  const join = screen.getByRole('link', { name: 'Join the call' })
  expect(join.getAttribute('href')).toBe('https://meet.example/room')
  const conversation = screen.getByRole('link', { name: 'Conversation' })
  expect(conversation.getAttribute('href')).toBe(`/admin/dashboard?conversation=${TALK_ID}`)
  expect(document.title).toBe('Brief: Maya Okafor, Harbor Freight Co')
})

test('the worksheet stands first: what is agreed, what is to check, the estimate, and the verdict', async () => {
  await openBrief()
  const words = textOf('Worksheet')
  const order = [
    'Agreed',
    'keying bills of lading',
    '$32 an hour',
    'To check',
    '45 hours a week',
    '(3 × 15 hours a week each)',
    'Share that has to be redone: left out',
    '$29,952 a year',
    ', if 45 hours a week is right',
    'Audit $25,000 to $50,000',
    'Too small for us.',
  ].map((part) => words.indexOf(part))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((one, other) => one - other))
})

test('the three questions stand after the worksheet, each with its reason', async () => {
  await openBrief()
  const questions = part('Start with').getAllByRole('listitem')
  expect(questions).toHaveLength(3)
  expect(questions[0]?.textContent).toContain('$666 a year')
  const names = screen
    .getAllByRole('region')
    .map((region) => region.querySelector('h3')?.textContent)
  expect(names.slice(0, 2)).toEqual(['Worksheet', 'Start with'])
})

test('every figure of the estimate has its source, and what was assumed is said to be', async () => {
  await openBrief()
  const estimate = textOf('The estimate and what it assumes')
  expect(estimate).toContain('45 hours a week (worked out: 3 × 15 hours a week each)')
  expect(estimate).toContain(
    'counted as 0% (nobody said it. Each percent adds 2 points, $1,498 a year)',
  )
  expect(estimate).toContain('45 hours × $32 × 52 weeks = $74,880')
  expect(screen.getByText(/^three years: −\u2060\$60,144 net$/)).toBeTruthy()
})

test('facts say whether they were entered in the calendar, said, or entered on the score card', async () => {
  await openBrief()
  expect(textOf('Attendee')).toContain('entered in the calendar')
  expect(textOf('Timeline, budget, decision')).toMatch(
    /would not say.*entered on the score card.*“rather not”/,
  )
  const website = part('Company').getByRole('link', { name: 'harborfreightco.com' })
  expect(website.getAttribute('rel')).toBe('noopener noreferrer')
  expect(textOf('Pain points, in their words')).toContain('Honestly it is a nightmare.')
  expect(part('Pain points, in their words').getByText('nightmare').tagName).toBe('MARK')
  expect(textOf('Score card: 66 of 100')).toMatch(/Capped at 69\..*“15 hours a week each”/)
  expect(textOf(/^Still unknown/)).toContain('+10')
})

test('the history tells who said what, and when', async () => {
  await openBrief()
  expect(textOf('Booking history')).toMatch(/Booked for .*, our scheduler$/)
})

test('a booking without a conversation says so, and shows neither score nor estimate', async () => {
  const booking = makeBooking({ conversation_id: null, lead_score: null })
  await openBrief({ [BRIEF]: ok(makeBrief({ booking, talk: null })) })
  expect(screen.getByText(/^There was no conversation before this booking/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: /^Score card/ })).toBeNull()
  expect(screen.queryByText(/Was a Fit Score of/)).toBeNull()
  expect(screen.queryByRole('link', { name: 'Conversation' })).toBeNull()
})

test('a call that is over or cancelled cannot be joined', async () => {
  const booking = makeBooking({ starts_at: '2026-01-05T15:00:00.000Z' })
  await openBrief({ [BRIEF]: ok(makeBrief({ booking })) })
  expect(screen.queryByRole('link', { name: 'Join the call' })).toBeNull()
})

test('one click says what became of it; another corrects it', async () => {
  const { all, calls } = await openBrief()
  const { answer, give } = holdAnswer()
  all[OUTCOME] = answer
  await userEvent.click(button('Won'))
  expect(part('After the call').getByRole('status').textContent).toBe('Saving...')
  expect(pressed()).toEqual(['Won'])
  give(ok({ booking: makeBooking({ status: 'held', outcome: 'won' }), events: [] }))
  expect(await screen.findByText('Saved. Click again to change it.')).toBeTruthy()
  expect(screen.getByText('Held, won')).toBeTruthy()

  all[OUTCOME] = ok({ booking: makeBooking({ status: 'no_show' }), events: [] })
  await userEvent.click(button('No-show'))
  await vi.waitFor(() => expect(pressed()).toEqual(['No-show']))
  expect(calls.filter(({ call }) => call === OUTCOME).map(({ body }) => body)).toEqual([
    { outcome: 'won', was_score_right: null },
    { outcome: 'no_show', was_score_right: null },
  ])
})

test('whether the score was right is one click, and says of which score', async () => {
  const judged = makeBooking({ was_score_right: false, judged_score: 66 })
  const { calls } = await openBrief({ [OUTCOME]: ok({ booking: judged, events: [] }) })
  expect(screen.getByText('Was a Fit Score of 66 right?')).toBeTruthy()
  await userEvent.click(button('No'))
  expect(await screen.findByText('Saved. Click again to change it.')).toBeTruthy()
  expect(calls.at(-1)?.body).toEqual({ outcome: null, was_score_right: false })
  expect(pressed()).toEqual(['No'])
})

test('a click that could not be stored is taken back and says so', async () => {
  const { all } = await openBrief({ [OUTCOME]: 'unreachable' })
  await userEvent.click(button('Held'))
  expect(await screen.findByText('Not saved. Click again to retry.')).toBeTruthy()
  expect(screen.queryAllByRole('button', { pressed: true })).toEqual([])

  all[OUTCOME] = refuse(409, 'conflict', 'This booking was canceled.')
  await userEvent.click(button('Held'))
  expect(await screen.findByText('Not saved. This booking was canceled.')).toBeTruthy()
})

test.each([
  ['cancelled', /was canceled, so there’s no outcome/],
  ['claimed', /was never confirmed/],
  ['expired', /was never confirmed/],
] as const)('of a booking that is %s nothing can be said', async (status, words) => {
  await openBrief({ [BRIEF]: ok(makeBrief({ booking: makeBooking({ status }) })) })
  expect(textOf('After the call')).toMatch(words)
  expect(screen.queryByRole('button', { name: 'Held' })).toBeNull()
})

test('Print opens the print dialog', async () => {
  await openBrief()
  const print = vi.fn()
  vi.stubGlobal('print', print)
  window.print = print
  await userEvent.click(button('Print'))
  expect(print).toHaveBeenCalledOnce()
})

test('words of a visitor are text, never markup', async () => {
  const attack = '<img src=x onerror=alert(1)>'
  const question = { text: attack, reason: attack, quote: attack, said_at: null }
  await openBrief({ [BRIEF]: ok(makeBrief({ first_questions: [question] })) })
  expect(screen.getAllByText(attack, { exact: false }).length).toBeGreaterThan(0)
  expect(document.querySelector('img')).toBeNull()
})

test('an unknown booking says so without a retry; a broken server offers one', async () => {
  openAddress(ADDRESS)
  const answers: Answers = { [ME]: ok(session), [BRIEF]: refuse(500, 'internal') }
  stubNetwork(answers)
  render(<StaffApp />)
  expect(await screen.findByText('The brief could not be loaded.')).toBeTruthy()
  answers[BRIEF] = refuse(404, 'not_found')
  await userEvent.click(button('Retry'))
  expect(await screen.findByText(/^There’s nothing at this address/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
})

test('without a booking in the address it points to the list', async () => {
  openAddress('/admin/brief')
  stubNetwork({ [ME]: ok(session) })
  render(<StaffApp />)
  const link = await screen.findByRole('link', { name: 'the bookings' })
  expect(link.getAttribute('href')).toBe('/admin/bookings')
})

test('someone signed out is sent to sign in, and the brief that was asked for travels along', async () => {
  const goTo = openAddress(ADDRESS)
  const calls = stubNetwork({ [ME]: refuse(401, 'unauthenticated') })
  render(<StaffApp />)
  expect(await screen.findByText('Access denied. Admin privileges required.')).toBeTruthy()
  expect(goTo.mock.calls).toEqual([[`/admin/login?page=brief&booking=${BOOKING_ID}`]])
  expect(calls.map(({ call }) => call)).toEqual([ME])
})
