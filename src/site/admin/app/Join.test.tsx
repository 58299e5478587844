// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import { ok, openAddress, refuse, session, stubNetwork } from '#site/admin/testing/staff-browser.ts'

beforeAll(() => loadPage('join'))

const LOOK_UP = 'POST /api/auth/join/look-up'
const JOIN = 'POST /api/auth/join'
const invite = ok({
  email: 'vera@loopwright.example',
  role: 'viewer',
  expires_at: session.expiresAt,
})

test('an invite is accepted with a password, and the dashboard follows', async () => {
  const goTo = openAddress('/admin/join#the-token')
  const calls = stubNetwork({
    [LOOK_UP]: invite,
    [JOIN]: { status: 201, body: { user: session.user } },
    'GET /api/admin/me': ok({ ...session, role: 'viewer' }),
  })
  render(<StaffApp />)
  expect(await screen.findByText('vera@loopwright.example')).toBeTruthy()
  await userEvent.type(screen.getByLabelText('Choose a password'), 'correct horse battery{Enter}')
  await expect.poll(() => goTo.mock.calls).toEqual([['/admin/dashboard']])
  expect(calls.find(({ call }) => call === JOIN)?.body).toEqual({
    token: 'the-token',
    password: 'correct horse battery',
  })
})

test('a password that is too short is refused in the words of the server', async () => {
  openAddress('/admin/join#the-token')
  const message = 'Choose a password of 12 characters or more.'
  const error = { code: 'invalid_request', message, requestId: 'r', fields: { password: message } }
  stubNetwork({ [LOOK_UP]: invite, [JOIN]: { status: 400, body: { error } } })
  render(<StaffApp />)
  await userEvent.type(await screen.findByLabelText('Choose a password'), 'short{Enter}')
  expect(await screen.findByText(message)).toBeTruthy()
})

test.each(['', '#used'])('a link that opens nothing says so and what to do: "%s"', async (hash) => {
  openAddress(`/admin/join${hash}`)
  stubNetwork({ [LOOK_UP]: refuse(404, 'not_found') })
  render(<StaffApp />)
  expect(await screen.findByText('This link is no longer valid')).toBeTruthy()
  expect(screen.queryByLabelText('Choose a password')).toBeNull()
})
