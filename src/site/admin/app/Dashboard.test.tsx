// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test, vi } from 'vitest'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import {
  holdAnswer,
  listOf,
  makeConversation,
  ok,
  openAddress,
  refuse,
  rememberInBrowser,
  session,
  stubNetwork,
} from '#site/admin/testing/staff-browser.ts'

beforeAll(() => loadPage('dashboard'))

const ME = 'GET /api/admin/me'
const LIST = 'GET /api/admin/conversations?hasWritten=true'
const SIGN_OUT = 'POST /api/auth/sign-out'
const DENIED = 'Access denied. Admin privileges required.'
const STORED = 'loopwright-admin-session'

const signedOut = refuse(401, 'unauthenticated')
const signOutButton = () => screen.findByRole('button', { name: 'Sign Out' })

test.each([
  { who: 'someone signed out', answer: signedOut },
  { who: 'someone signed in without the role', answer: refuse(403, 'forbidden') },
])('$who is told so and sent to the sign-in page, and reads nothing', async ({ answer }) => {
  const goTo = openAddress('/admin/dashboard')
  rememberInBrowser()
  const calls = stubNetwork({ [ME]: answer })
  render(<StaffApp />)

  expect(await screen.findByText(DENIED)).toBeTruthy()
  expect(goTo.mock.calls).toEqual([['/admin/login']])
  expect(sessionStorage.getItem('loopwright-admin-notice')).toBe('access-denied')
  expect(localStorage.getItem(STORED)).toBeNull()
  expect(calls.map(({ call }) => call)).toEqual([ME])
  expect(screen.queryByText('Total Conversations')).toBeNull()
})

test('a stranger sees "Loading..." and nothing of the dashboard until the server answers', async () => {
  openAddress('/admin/dashboard')
  const { answer, give } = holdAnswer()
  stubNetwork({ [ME]: answer, [LIST]: listOf() })
  render(<StaffApp />)
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(screen.queryByText('Total Conversations')).toBeNull()

  give(ok(session))
  expect(await screen.findByText('Total Conversations')).toBeTruthy()
})

test('someone remembered sees the shape of the page at once, and its data only once confirmed', async () => {
  openAddress('/admin/dashboard')
  rememberInBrowser()
  const { answer, give } = holdAnswer()
  const calls = stubNetwork({ [ME]: answer, [LIST]: listOf() })
  render(<StaffApp />)
  expect(screen.getByText('Total Conversations')).toBeTruthy()
  expect(screen.getByText('dana@loopwright.example')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign Out' })).toBeNull()
  expect(calls.map(({ call }) => call)).toEqual([ME])

  give(ok(session))
  expect(await signOutButton()).toBeTruthy()
  await waitFor(() => expect(calls.map(({ call }) => call)).toEqual([ME, LIST]))
})

test('an expired memory counts for nothing', () => {
  openAddress('/admin/dashboard')
  rememberInBrowser({ ...session, expiresAt: '2001-01-01T00:00:00.000Z' })
  stubNetwork({ [ME]: holdAnswer().answer })
  render(<StaffApp />)
  expect(screen.queryByText('Total Conversations')).toBeNull()
  expect(localStorage.getItem(STORED)).toBeNull()
})

test('a session that cannot be checked is neither in nor out: it says so and can be retried', async () => {
  const goTo = openAddress('/admin/dashboard')
  const answers = { [ME]: 'unreachable' as ReturnType<typeof ok>, [LIST]: listOf() }
  stubNetwork(answers)
  render(<StaffApp />)
  expect(await screen.findByText('Your session could not be checked.')).toBeTruthy()
  expect(goTo).not.toHaveBeenCalled()

  answers[ME] = ok(session)
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await signOutButton()).toBeTruthy()
})

test('the notice that the sign-in page left is seen here, once', async () => {
  openAddress('/admin/dashboard')
  sessionStorage.setItem('loopwright-admin-notice', 'welcome-back')
  stubNetwork({ [ME]: ok(session), [LIST]: listOf() })
  render(<StaffApp />)
  expect(await screen.findByText('Welcome back!')).toBeTruthy()
  expect(sessionStorage.getItem('loopwright-admin-notice')).toBeNull()
})

test('the three cards show the figures, sentiment as a percent', async () => {
  openAddress('/admin/dashboard')
  const stats = {
    totalConversations: 1234,
    writtenConversations: 1234,
    highQualityLeads: 56,
    averageSentiment: 0.625,
  }
  stubNetwork({ [ME]: ok(session), [LIST]: ok({ stats, conversations: [] }) })
  render(<StaffApp />)
  await screen.findByText('1,234')
  const figures = ['Total Conversations', 'High Quality Leads', 'Avg Sentiment'].map(
    (label) => screen.getByText(label).nextElementSibling?.firstElementChild?.textContent,
  )
  expect(figures).toEqual(['1,234', '56', '63%'])
})

test('before the first conversation there is no average to show, and the list says what to do', async () => {
  openAddress('/admin/dashboard')
  stubNetwork({ [ME]: ok(session), [LIST]: listOf() })
  render(<StaffApp />)
  expect(await screen.findByText(/No conversations yet/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'open it yourself' }).getAttribute('href')).toBe(
    '/diagnostic',
  )
  expect(screen.getByText('Avg Sentiment').nextElementSibling?.textContent).toMatch(/^–/)
})

test('signing out ends the session on the server, forgets it here and leaves without a complaint', async () => {
  const goTo = openAddress('/admin/dashboard')
  const conversation = makeConversation({ contact_name: 'Maya Okafor' })
  const calls = stubNetwork({
    [ME]: ok(session),
    [LIST]: listOf(conversation),
    [SIGN_OUT]: { status: 204, body: null },
  })
  render(<StaffApp />)
  await screen.findByText('Maya Okafor')
  const kept = JSON.stringify({ draft: 'Dear Maya', outgoing: [] })
  sessionStorage.setItem(`takeover-${conversation.id}`, kept)
  await userEvent.click(await signOutButton())

  await waitFor(() => expect(goTo.mock.calls).toEqual([['/admin/login']]))
  expect(calls.at(-1)?.call).toBe(SIGN_OUT)
  expect(localStorage.getItem(STORED)).toBeNull()
  expect(Object.values(sessionStorage)).not.toContain(kept)
  expect(screen.queryByText('Maya Okafor')).toBeNull()
  expect(screen.queryByText(DENIED)).toBeNull()
})

test('a sign-out that fails is not called one', async () => {
  const goTo = openAddress('/admin/dashboard')
  stubNetwork({ [ME]: ok(session), [LIST]: listOf(), [SIGN_OUT]: 'unreachable' })
  render(<StaffApp />)
  await userEvent.click(await signOutButton())

  expect(await screen.findByText('Sign-out failed. Please try again.')).toBeTruthy()
  expect(goTo).not.toHaveBeenCalled()
  expect(localStorage.getItem(STORED)).not.toBeNull()
})

test('signing out in another tab ends this one too', async () => {
  const goTo = openAddress('/admin/dashboard')
  const answers = { [ME]: ok(session), [LIST]: listOf() }
  stubNetwork(answers)
  render(<StaffApp />)
  await signOutButton()

  answers[ME] = signedOut
  window.dispatchEvent(
    new StorageEvent('storage', { key: STORED, oldValue: 'someone', newValue: null }),
  )
  expect(await screen.findByText(DENIED)).toBeTruthy()
  expect(goTo.mock.calls).toEqual([['/admin/login']])
})

test('a page taken whole from the back cache is loaded again', async () => {
  openAddress('/admin/dashboard')
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
  stubNetwork({ [ME]: ok(session), [LIST]: listOf() })
  render(<StaffApp />)
  await signOutButton()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }))
  expect(reload).not.toHaveBeenCalled()
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  expect(reload).toHaveBeenCalledOnce()
})

test('a session that ends between two calls leads to the sign-in page, not to a failed list', async () => {
  const goTo = openAddress('/admin/dashboard')
  const sessions = [ok(session), signedOut]
  stubNetwork({ [ME]: () => sessions.shift() ?? 'unreachable', [LIST]: signedOut })
  render(<StaffApp />)
  expect(await screen.findByText(DENIED)).toBeTruthy()
  expect(goTo.mock.calls).toEqual([['/admin/login']])
  expect(screen.queryByText('Failed to load conversations')).toBeNull()
})

test('a list that does not load is a toast and a note, and Retry brings list and figures', async () => {
  openAddress('/admin/dashboard')
  const answers = { [ME]: ok(session), [LIST]: refuse(500, 'internal') }
  stubNetwork(answers)
  render(<StaffApp />)
  expect(await screen.findByText('Failed to load conversations')).toBeTruthy()
  const pane = screen.getByRole('region', { name: 'Conversations' })
  expect(within(pane).getByText('The conversations could not be loaded.')).toBeTruthy()
  expect(within(pane).queryByText('Loading...')).toBeNull()

  answers[LIST] = listOf(makeConversation({ contact_name: 'Maya Okafor' }))
  await userEvent.click(within(pane).getByRole('button', { name: 'Retry' }))
  expect(await within(pane).findByText('Maya Okafor')).toBeTruthy()
  expect(within(pane).queryByText('The conversations could not be loaded.')).toBeNull()
})
