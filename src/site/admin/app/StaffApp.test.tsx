// @vitest-environment happy-dom
import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeAll, expect, test } from 'vitest'
import { loadPage } from '#site/admin/app/routes.ts'
import { StaffApp } from '#site/admin/app/StaffApp.tsx'
import { inboxFields, SEARCH_NAME } from '#site/admin/conversations/inbox-fields.ts'
import { CHOICES } from '#site/admin/session/staff-pages.ts'
import { FakeEventSource } from '#site/admin/testing/fake-event-source.ts'
import { listOf, ok, openAddress, session, stubNetwork } from '#site/admin/testing/staff-browser.ts'

beforeAll(async () => {
  await Promise.all([loadPage('dashboard'), loadPage('leads')])
})

function openArea() {
  openAddress('/admin/dashboard')
  const calls = stubNetwork({
    'GET /api/admin/me': ok(session),
    'GET /api/admin/conversations?hasWritten=true': listOf(),
    'GET /api/admin/leads': ok({ leads: [], next: null, staff: [] }),
    'GET /api/admin/leads?due=open': ok({ leads: [], next: null, staff: [] }),
  })
  render(<StaffApp />)
  return calls
}

const sections = () => within(screen.getByRole('navigation', { name: 'Staff area' }))

test('a section opens without another document: one session check, one stream, a title, and the focus', async () => {
  const calls = openArea()
  await screen.findByRole('region', { name: 'Conversations' })
  const stream = FakeEventSource.newest()
  await userEvent.click(sections().getByRole('link', { name: 'Leads' }))
  const heading = await screen.findByRole('heading', { name: 'Leads', level: 1 })
  expect(location.pathname).toBe('/admin/leads')
  expect(document.title).toMatch(/^Leads · /)
  expect(document.activeElement).toBe(heading)
  expect(sections().getByRole('link', { current: 'page' }).textContent).toBe('Leads')
  expect(FakeEventSource.newest()).toBe(stream)
  expect(calls.filter(({ call }) => call === 'GET /api/admin/me')).toHaveLength(1)
})

test('"back" leads to the section before', async () => {
  openArea()
  await screen.findByRole('region', { name: 'Conversations' })
  await userEvent.click(sections().getByRole('link', { name: 'Leads' }))
  await screen.findByRole('heading', { name: 'Leads', level: 1 })
  history.replaceState(null, '', '/admin/dashboard')
  window.dispatchEvent(new PopStateEvent('popstate'))
  await waitFor(() => expect(screen.getByRole('region', { name: 'Conversations' })).toBeTruthy())
})

test('a link that is opened in another tab is left to the browser', async () => {
  openArea()
  await screen.findByRole('region', { name: 'Conversations' })
  const link = sections().getByRole('link', { name: 'Leads' })
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true })
  link.dispatchEvent(click)
  expect(click.defaultPrevented).toBe(false)
})

test('every filter of the inbox travels along through the sign-in', () => {
  const names = inboxFields.map(({ name }) => name)
  expect(CHOICES).toEqual(expect.arrayContaining([...names, SEARCH_NAME]))
})
