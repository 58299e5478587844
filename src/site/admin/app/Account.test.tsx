// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import type { AccountReply } from '#contract/admin-account.ts'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import { ok, openAddress, session, stubNetwork } from '#site/admin/testing/staff-browser.ts'
import type { OwnSession } from '#site/lib/account-api.ts'

beforeAll(() => loadPage('account'))

const ACCOUNT = 'GET /api/admin/account'
const SESSIONS = 'GET /api/admin/account/sessions'
const FACTOR = 'POST /api/admin/account/two-factor'
const GAPS = 'GET /api/admin/conversations?hasWritten=true'
const TIME = '2026-03-12T14:05:00.000Z'
const CODES = ['aaaaa-bbbbb', 'ccccc-ddddd']
const done = { status: 204, body: null }

const account = (known: Partial<AccountReply> = {}) =>
  ok({
    email: session.user.email,
    role: 'admin',
    two_factor: false,
    recovery_codes: null,
    ...known,
  })
const own = (known: Partial<OwnSession> = {}): OwnSession => ({
  id: 's1',
  device: 'Firefox on Windows',
  created_at: TIME,
  last_used_at: TIME,
  is_this_one: true,
  ...known,
})
const wrong = (field: string, message: string) => ({
  status: 400,
  body: {
    error: { code: 'invalid_request', message, requestId: 'r', fields: { [field]: message } },
  },
})

function openAccount(answers: Parameters<typeof stubNetwork>[0] = {}) {
  openAddress('/admin/account')
  const table = {
    'GET /api/admin/me': ok(session),
    [ACCOUNT]: account(),
    [SESSIONS]: ok({ sessions: [own()] }),
    [GAPS]: ok({ launchGaps: 0, conversations: [] }),
    ...answers,
  }
  const calls = stubNetwork(table)
  render(<StaffApp />)
  return { calls, table }
}

const section = async (name: string) => within(await screen.findByRole('region', { name }))

test('two-factor is set up by password, picture and code, and its recovery codes are shown once', async () => {
  const { table, calls } = openAccount({
    [`${FACTOR}/set-up`]: ok({ uri: 'otpauth://totp/x?secret=ABCDEFGH', secret: 'ABCDEFGH' }),
    [`${FACTOR}/confirm`]: ok({ recovery_codes: CODES }),
  })
  const part = await section('Two-factor sign-in')
  await userEvent.type(await part.findByLabelText('Your password'), 'correct horse{Enter}')
  const picture = await part.findByRole('img', { name: 'QR code for the authenticator app' })
  expect(picture.querySelector('path')?.getAttribute('d')).toMatch(/^(M\d+ \d+h1v1h-1z)+$/)
  expect(picture.outerHTML).not.toContain('style')
  expect(part.getByText('ABCD EFGH')).toBeTruthy()
  table[ACCOUNT] = account({ two_factor: true, recovery_codes: 2 })
  await userEvent.type(part.getByLabelText('Code from the app'), '123456{Enter}')
  expect((await part.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual(
    CODES,
  )
  expect(calls.find(({ call }) => call.endsWith('confirm'))?.body).toEqual({ code: '123456' })
  await userEvent.click(part.getByRole('button', { name: 'I saved them' }))
  expect(await part.findByText('2 recovery codes left.')).toBeTruthy()
  expect(part.queryByText(CODES[0] ?? '')).toBeNull()
})

test('a wrong password is said beside its field, and what was typed stays', async () => {
  const message = 'This is not your password.'
  openAccount({ [`${FACTOR}/set-up`]: wrong('password', message) })
  const part = await section('Two-factor sign-in')
  const field = await part.findByLabelText<HTMLInputElement>('Your password')
  await userEvent.type(field, 'wrong{Enter}')
  expect((await part.findByText(message)).id).toBe(field.getAttribute('aria-describedby'))
  expect(field.value).toBe('wrong')
})

test('an empty field is asked for and nothing is sent', async () => {
  const { calls } = openAccount()
  const part = await section('Password')
  await userEvent.click(part.getByRole('button', { name: 'Change password' }))
  expect(part.getByText('Enter your password.')).toBeTruthy()
  expect(document.activeElement).toBe(part.getByLabelText('Your password'))
  expect(calls.some(({ call }) => call.startsWith('POST'))).toBe(false)
})

test('turning two-factor off sends the password and a code', async () => {
  const { table, calls } = openAccount({
    [ACCOUNT]: account({ two_factor: true, recovery_codes: 1 }),
    [`${FACTOR}/turn-off`]: done,
  })
  const part = await section('Two-factor sign-in')
  expect(await part.findByText('1 recovery code left.')).toBeTruthy()
  await userEvent.click(part.getByRole('button', { name: 'Turn off' }))
  await userEvent.type(part.getByLabelText('Your password'), 'correct horse')
  await userEvent.type(part.getByLabelText('Code from the app, or a recovery code'), 'aaaaa-bbbbb')
  table[ACCOUNT] = account()
  await userEvent.click(part.getByRole('button', { name: 'Turn off two-factor sign-in' }))
  expect(await screen.findByText('Two-factor sign-in is off.')).toBeTruthy()
  expect(calls.find(({ call }) => call.endsWith('turn-off'))?.body).toEqual({
    password: 'correct horse',
    code: 'aaaaa-bbbbb',
  })
})

test('a changed password is announced and the form is empty again', async () => {
  openAccount({ 'POST /api/admin/account/password': done })
  const part = await section('Password')
  await userEvent.type(part.getByLabelText('Your password'), 'correct horse')
  await userEvent.type(part.getByLabelText('New password'), 'another long one{Enter}')
  expect(await screen.findByText('Password changed. All other sessions have ended.')).toBeTruthy()
  expect(part.getByLabelText<HTMLInputElement>('New password').value).toBe('')
})

test('other sessions can be ended, this one is marked and cannot', async () => {
  const other = own({ id: 's2', device: 'Chrome on Mac', is_this_one: false })
  const { table } = openAccount({
    [SESSIONS]: ok({ sessions: [own(), other] }),
    'DELETE /api/admin/account/sessions/s2': done,
  })
  const part = await section('Sessions')
  expect(await part.findByText('This session')).toBeTruthy()
  expect(part.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'End session: Chrome on Mac',
    'End all other sessions',
  ])
  table[SESSIONS] = ok({ sessions: [own()] })
  await userEvent.click(part.getByRole('button', { name: /^End session/ }))
  await expect.poll(() => part.queryByText('Chrome on Mac')).toBeNull()
  expect(part.queryByRole('button')).toBeNull()
})

test('what is still invented is counted, and nothing is said at zero', async () => {
  const { table } = openAccount({ [GAPS]: ok({ launchGaps: 64, conversations: [] }) })
  expect(await screen.findByText(/^64 placeholder facts are still live\./)).toBeTruthy()
  cleanup()
  table[GAPS] = ok({ launchGaps: 0, conversations: [] })
  render(<StaffApp />)
  await section('Sessions')
  expect(screen.queryByText(/still live/)).toBeNull()
})
