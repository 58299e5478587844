// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import {
  FIRST_ID,
  holdAnswer,
  ok,
  openAddress,
  refuse,
  rememberInBrowser,
  session,
  stubNetwork,
} from '#site/admin/testing/staff-browser.ts'

beforeAll(() => loadPage('login'))

const ME = 'GET /api/admin/me'
const SIGN_IN = 'POST /api/auth/sign-in/email'
const signedOut = refuse(401, 'unauthenticated')
const signedIn = ok({ user: session.user })

const emailField = () => screen.getByLabelText<HTMLInputElement>('Email')
const passwordField = () => screen.getByLabelText<HTMLInputElement>('Password')
const signInButton = () => screen.getByRole('button', { name: 'Sign In' })

async function enterCredentials(email = 'dana@loopwright.example', password = 'correct horse') {
  if (email) await userEvent.type(emailField(), email)
  if (password) await userEvent.type(passwordField(), password)
  await userEvent.click(signInButton())
}

test('an admin who signs in is welcomed and taken to the dashboard', async () => {
  const goTo = openAddress('/admin/login')
  const calls = stubNetwork({ [ME]: ok(session), [SIGN_IN]: signedIn })
  render(<StaffApp />)
  await enterCredentials()

  expect(await screen.findByText('Welcome back!')).toBeTruthy()
  expect(goTo.mock.calls).toEqual([['/admin/dashboard']])
  expect(sessionStorage.getItem('loopwright-admin-notice')).toBe('welcome-back')
  expect(calls.find(({ call }) => call === SIGN_IN)?.body).toEqual({
    email: 'dana@loopwright.example',
    password: 'correct horse',
  })
})

test('local storage keeps who, role and expiry, and nothing else of the answer', async () => {
  openAddress('/admin/login')
  const me = ok({ ...session, token: 'secret', user: { ...session.user, token: 'secret' } })
  stubNetwork({ [ME]: me, [SIGN_IN]: signedIn })
  render(<StaffApp />)
  await enterCredentials()

  await screen.findByText('Welcome back!')
  expect(JSON.parse(localStorage.getItem('loopwright-admin-session') ?? '')).toEqual(session)
})

test('the button reads "Signing in..." while busy, and a second press sends nothing', async () => {
  openAddress('/admin/login')
  const { answer, give } = holdAnswer()
  const calls = stubNetwork({ [ME]: signedOut, [SIGN_IN]: answer })
  render(<StaffApp />)
  await enterCredentials()

  const busy = await screen.findByRole('button', { name: 'Signing in...' })
  expect(busy.getAttribute('aria-disabled')).toBe('true')
  await userEvent.click(busy)
  expect(calls.filter(({ call }) => call === SIGN_IN)).toHaveLength(1)
  give(refuse(401, 'invalid_credentials'))
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeTruthy()
})

test('wrong credentials are said in a toast and in the form; what was typed and the focus stay', async () => {
  const goTo = openAddress('/admin/login')
  stubNetwork({ [ME]: signedOut, [SIGN_IN]: refuse(401, 'invalid_credentials') })
  render(<StaffApp />)
  await userEvent.type(emailField(), 'dana@loopwright.example')
  await userEvent.type(passwordField(), 'wrong{Enter}')

  expect(await screen.findByText('Invalid credentials')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Email and password do not match. Check both.')
  expect(emailField().value).toBe('dana@loopwright.example')
  expect(passwordField().value).toBe('wrong')
  expect(document.activeElement).toBe(passwordField())
  expect(goTo).not.toHaveBeenCalled()
})

test.each([
  { name: 'a broken server', answer: refuse(500, 'internal') },
  { name: 'a refused origin', answer: refuse(403, 'forbidden') },
  { name: 'a lost connection', answer: 'unreachable' as const },
])('$name says "Login failed. Please try again."', async ({ answer }) => {
  const goTo = openAddress('/admin/login')
  stubNetwork({ [ME]: signedOut, [SIGN_IN]: answer })
  render(<StaffApp />)
  await enterCredentials()

  expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).not.toBe('')
  expect(goTo).not.toHaveBeenCalled()
})

test('a sign-in whose session the browser did not keep says so', async () => {
  const goTo = openAddress('/admin/login')
  stubNetwork({ [ME]: signedOut, [SIGN_IN]: signedIn })
  render(<StaffApp />)
  await enterCredentials()

  expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Allow cookies for this site.')
  expect(goTo).not.toHaveBeenCalled()
})

test('too many attempts are answered with the wait that the server names', async () => {
  openAddress('/admin/login')
  const text = 'Too many attempts. Wait 42 seconds, then try again.'
  stubNetwork({ [ME]: signedOut, [SIGN_IN]: refuse(429, 'too_many_requests', text) })
  render(<StaffApp />)
  await enterCredentials()

  await waitFor(() => expect(screen.getAllByText(text)).toHaveLength(2))
  expect(screen.getByRole('alert').textContent).toBe(text)
})

test('an empty form is not sent; each field says what it needs and the first gets the focus', async () => {
  openAddress('/admin/login')
  const calls = stubNetwork({ [ME]: signedOut })
  render(<StaffApp />)
  await userEvent.click(signInButton())

  expect(screen.getByText('Enter your email.')).toBeTruthy()
  expect(screen.getByText('Enter your password.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Please correct both fields.')
  expect(document.activeElement).toBe(emailField())
  expect(calls).toEqual([])
})

test('an email without a host is not sent and says what an address looks like', async () => {
  openAddress('/admin/login')
  const calls = stubNetwork({ [ME]: signedOut })
  render(<StaffApp />)
  await enterCredentials('dana')

  const error = screen.getByText('Enter a full email address, such as name@company.com.')
  expect(emailField().getAttribute('aria-describedby')).toBe(error.id)
  expect(emailField().getAttribute('aria-invalid')).toBe('true')
  expect(emailField().value).toBe('dana')
  expect(calls).toEqual([])
})

test('both fields carry what browsers and password managers need', () => {
  openAddress('/admin/login')
  stubNetwork({ [ME]: signedOut })
  render(<StaffApp />)
  expect(emailField()).toMatchObject({ type: 'email', required: true, autocomplete: 'username' })
  expect(passwordField()).toMatchObject({
    type: 'password',
    required: true,
    autocomplete: 'current-password',
  })
})

test('the password can be shown and hidden again', async () => {
  openAddress('/admin/login')
  stubNetwork({ [ME]: signedOut })
  render(<StaffApp />)
  await userEvent.click(screen.getByRole('button', { name: 'Show characters' }))
  expect(passwordField().type).toBe('text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide characters' }))
  expect(passwordField().type).toBe('password')
})

test('a valid account without the role is refused and stays at the door', async () => {
  const goTo = openAddress('/admin/login')
  const notAdmin = refuse(403, 'forbidden')
  stubNetwork({ [ME]: notAdmin, [SIGN_IN]: signedIn })
  render(<StaffApp />)
  await enterCredentials()

  expect(await screen.findByText('Access denied. Admin privileges required.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('no admin role')
  expect(screen.queryByText('Welcome back!')).toBeNull()
  expect(goTo).not.toHaveBeenCalled()
})

test('an admin who is already signed in goes on to the dashboard, to the conversation asked for', async () => {
  const goTo = openAddress(`/admin/login?conversation=${FIRST_ID}`)
  rememberInBrowser()
  stubNetwork({ [ME]: ok(session) })
  render(<StaffApp />)
  await waitFor(() =>
    expect(goTo.mock.calls).toEqual([[`/admin/dashboard?conversation=${FIRST_ID}`]]),
  )
  expect(screen.queryByLabelText('Email')).toBeNull()
})

test.each([
  ['?page=brief&booking=b1', '/admin/brief?booking=b1'],
  ['?page=bookings', '/admin/bookings'],
  ['?page=outbox', '/admin/outbox'],
  ['?page=insight', '/admin/insight'],
  ['?page=//evil.example', '/admin/dashboard'],
  ['?page=constructor', '/admin/dashboard'],
])('%s is where one comes back to after signing in', async (query, expected) => {
  const goTo = openAddress(`/admin/login${query}`)
  stubNetwork({ [ME]: ok(session), [SIGN_IN]: signedIn })
  render(<StaffApp />)
  await enterCredentials()
  await screen.findByText('Welcome back!')
  expect(goTo.mock.calls).toEqual([[expected]])
})

const CODE = 'POST /api/auth/sign-in/second-step'
const secondStep = ok({ second_step: true })

test('with a second factor the code follows the password, then the welcome', async () => {
  const goTo = openAddress('/admin/login?page=bookings')
  const calls = stubNetwork({
    [ME]: ok(session),
    [SIGN_IN]: secondStep,
    [CODE]: signedIn,
  })
  render(<StaffApp />)
  await enterCredentials()
  const field = await screen.findByLabelText<HTMLInputElement>('Code')
  expect(document.activeElement).toBe(field)
  expect(field.autocomplete).toBe('one-time-code')
  expect(goTo).not.toHaveBeenCalled()
  expect(calls.some(({ call }) => call === ME)).toBe(false)
  await userEvent.type(field, ' 123456 {Enter}')
  expect(await screen.findByText('Welcome back!')).toBeTruthy()
  expect(calls.find(({ call }) => call === CODE)?.body).toEqual({ code: '123456' })
  expect(goTo.mock.calls).toEqual([['/admin/bookings']])
})

test('a wrong code is said as wrong credentials are, and stays typed', async () => {
  openAddress('/admin/login')
  stubNetwork({ [SIGN_IN]: secondStep, [CODE]: refuse(401, 'invalid_credentials') })
  render(<StaffApp />)
  await enterCredentials()
  const field = await screen.findByLabelText<HTMLInputElement>('Code')
  await userEvent.type(field, '000000{Enter}')
  expect(await screen.findByText('Invalid credentials')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('This code was not accepted. Use a new one.')
  expect(field.value).toBe('000000')
})

test('a second step that is over leads back to the password', async () => {
  openAddress('/admin/login')
  stubNetwork({ [SIGN_IN]: secondStep, [CODE]: refuse(401, 'unauthenticated') })
  render(<StaffApp />)
  await enterCredentials()
  await userEvent.type(await screen.findByLabelText('Code'), '000000{Enter}')
  expect(await screen.findByText('Login failed. Please try again.')).toBeTruthy()
  expect(await screen.findByLabelText('Password')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Start over')
})

test('someone remembered as signed in sees "Loading...", not the form, until the server answers', async () => {
  openAddress('/admin/login')
  rememberInBrowser()
  const { answer, give } = holdAnswer()
  stubNetwork({ [ME]: answer })
  render(<StaffApp />)
  expect(screen.getByRole('status').textContent).toBe('Loading...')
  expect(screen.queryByLabelText('Email')).toBeNull()

  give(signedOut)
  expect(await screen.findByLabelText('Email')).toBeTruthy()
  expect(localStorage.getItem('loopwright-admin-session')).toBeNull()
})

test('the form stands when the session cannot be checked', async () => {
  openAddress('/admin/login')
  rememberInBrowser()
  stubNetwork({ [ME]: 'unreachable' })
  render(<StaffApp />)
  expect(await screen.findByLabelText('Email')).toBeTruthy()
})

test('the notice that the dashboard left is seen here, once', async () => {
  openAddress('/admin/login')
  sessionStorage.setItem('loopwright-admin-notice', 'access-denied')
  stubNetwork({ [ME]: signedOut })
  render(<StaffApp />)
  expect(await screen.findByText('Access denied. Admin privileges required.')).toBeTruthy()
  expect(sessionStorage.getItem('loopwright-admin-notice')).toBeNull()
})
