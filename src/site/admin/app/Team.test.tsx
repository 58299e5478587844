// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import { ok, openAddress, refuse, session, stubNetwork } from '#site/admin/testing/staff-browser.ts'
import type { AuditEntry, TeamInvite, TeamMember } from '#site/lib/team-api.ts'

beforeAll(() => loadPage('team'))

const ME = 'GET /api/admin/me'
const TEAM = 'GET /api/admin/team'
const AUDIT = 'GET /api/admin/audit'
const INVITE = 'POST /api/admin/team/invites'
const TIME = '2026-03-12T14:05:00.000Z'

const member = (known: Partial<TeamMember> = {}): TeamMember => ({
  id: 'staff-2',
  email: 'vera@loopwright.example',
  role: 'viewer',
  two_factor: false,
  joined_at: TIME,
  last_seen_at: null,
  ...known,
})
const self = member({ id: session.user.id, email: session.user.email, role: 'admin' })
const invite: TeamInvite = {
  id: 'invite-1',
  email: 'new@loopwright.example',
  role: 'viewer',
  invited_by: session.user.email,
  created_at: TIME,
  expires_at: TIME,
  is_expired: false,
}
const entry = (known: Partial<AuditEntry> = {}): AuditEntry => ({
  id: 'entry-1',
  at: TIME,
  actor: session.user.email,
  action: 'conversation.read',
  subject_type: 'conversation',
  subject_id: 'c1',
  detail: {},
  ...known,
})
const log = (entries: AuditEntry[], next: string | null = null) => ok({ entries, next })
const done = { status: 204, body: null }

function openTeam(answers: Parameters<typeof stubNetwork>[0] = {}) {
  openAddress('/admin/team')
  const table = {
    [ME]: ok(session),
    [TEAM]: ok({ members: [self, member()], invites: [] }),
    [AUDIT]: log([]),
    ...answers,
  }
  const calls = stubNetwork(table)
  render(<StaffApp />)
  return { calls, table }
}

test('the team is listed with role and second factor; one cannot act on oneself', async () => {
  openTeam()
  const rows = within(await screen.findByRole('region', { name: 'Members' }))
  await rows.findByText('vera@loopwright.example')
  expect(rows.getAllByText(/^Two-factor off/)).toHaveLength(2)
  expect(rows.getByText('you')).toBeTruthy()
  expect(rows.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'Make admin: vera@loopwright.example',
    'Remove: vera@loopwright.example',
  ])
})

test('a viewer sees the team, and nothing to press', async () => {
  const { calls } = openTeam({ [ME]: ok({ ...session, role: 'viewer' }) })
  const rows = within(await screen.findByRole('region', { name: 'Members' }))
  await rows.findByText('vera@loopwright.example')
  expect(rows.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Invite someone' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Log' })).toBeNull()
  expect(calls.some(({ call }) => call === AUDIT)).toBe(false)
})

test('an invite gives a link to hand on, shown once', async () => {
  const link = 'https://loopwright.example/admin/join#secret'
  const { calls } = openTeam({
    [INVITE]: { status: 201, body: { id: 'i1', link, expires_at: TIME, is_mailed: false } },
  })
  await userEvent.type(await screen.findByLabelText('Email'), 'new@loopwright.example')
  await userEvent.click(screen.getByRole('button', { name: 'Admin' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create a link' }))
  expect(await screen.findByText(link)).toBeTruthy()
  expect(screen.getByText('Send them this link.')).toBe(document.activeElement)
  expect(calls.find(({ call }) => call === INVITE)?.body).toEqual({
    email: 'new@loopwright.example',
    role: 'admin',
  })
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('')
})

test('an address that is in the team already is refused beside its field, and stays typed', async () => {
  const message = 'Someone with this address is already on the team.'
  const refusal = refuse(409, 'conflict', message) as { status: number; body: { error: object } }
  const body = { error: { ...refusal.body.error, fields: { email: message } } }
  openTeam({ [INVITE]: { status: 409, body } })
  const field = await screen.findByLabelText<HTMLInputElement>('Email')
  await userEvent.type(field, 'vera@loopwright.example')
  await userEvent.click(screen.getByRole('button', { name: 'Create a link' }))
  expect(await screen.findByText(message)).toBeTruthy()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(field.value).toBe('vera@loopwright.example')
})

test('an open invite can be taken back', async () => {
  const { table } = openTeam({
    [TEAM]: ok({ members: [self], invites: [invite] }),
    'DELETE /api/admin/team/invites/invite-1': done,
  })
  const button = await screen.findByRole('button', { name: /^Revoke/ })
  table[TEAM] = ok({ members: [self], invites: [] })
  await userEvent.click(button)
  await expect.poll(() => screen.queryByText('new@loopwright.example')).toBeNull()
})

test('removing asks once more, and leaving the button forgets the question', async () => {
  const { calls, table } = openTeam({ 'DELETE /api/admin/team/members/staff-2': done })
  const remove = await screen.findByRole('button', { name: /^Remove/ })
  await userEvent.click(remove)
  expect(remove.textContent).toContain('Click again to remove')
  await userEvent.tab()
  expect(remove.textContent).toContain('Remove: ')
  expect(calls.some(({ call }) => call.startsWith('DELETE'))).toBe(false)
  table[TEAM] = ok({ members: [self], invites: [] })
  await userEvent.dblClick(remove)
  expect(await screen.findByText(/is removed\. Their sessions have ended/)).toBeTruthy()
})

test('a refused role change says why', async () => {
  const words = 'No team member has this ID.'
  openTeam({ 'PUT /api/admin/team/members/staff-2/role': refuse(404, 'not_found', words) })
  await userEvent.click(await screen.findByRole('button', { name: /^Make admin/ }))
  expect(await screen.findByText(words)).toBeTruthy()
})

test('the log is read in words, narrowed, and gone back in', async () => {
  openTeam({
    [AUDIT]: log([entry()], `${TIME}_entry-1`),
    [`${AUDIT}?before=${encodeURIComponent(`${TIME}_entry-1`)}`]: log([
      entry({ id: 'entry-2', action: 'sign_in.failed', actor: 'visitor' }),
    ]),
    [`${AUDIT}?actor=vera`]: log([]),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Older entries' }))
  const inLog = { selector: 'span' }
  expect(screen.getByText('Read a conversation', inLog)).toBeTruthy()
  expect(await screen.findByText('Sign-in failed', inLog)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Older entries' })).toBeNull()
  await userEvent.type(screen.getByLabelText('Who'), 'vera{Enter}')
  expect(await screen.findByText('No entries match.')).toBeTruthy()
})

test('a team that does not load says so, and Retry brings it', async () => {
  const { table } = openTeam({ [TEAM]: refuse(500, 'internal') })
  expect(await screen.findByText('The team could not be loaded.')).toBeTruthy()
  table[TEAM] = ok({ members: [self, member()], invites: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
  expect(await screen.findByText('vera@loopwright.example')).toBeTruthy()
})
