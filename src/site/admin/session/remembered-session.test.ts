// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest'
import {
  readRememberedSession,
  rememberSession,
  watchRememberedSession,
} from '#site/admin/session/remembered-session.ts'
import { session } from '#site/admin/testing/staff-browser.ts'

const KEY = 'loopwright-admin-session'
const expiresAtMs = Date.parse(session.expiresAt)

test('a session is remembered until it expires, and then forgotten', () => {
  rememberSession(session)
  expect(readRememberedSession(expiresAtMs - 1)).toEqual(session)
  expect(readRememberedSession(expiresAtMs)).toBeNull()
  expect(localStorage.getItem(KEY)).toBeNull()
})

test.each([
  'not json',
  'null',
  '{}',
  '"admin"',
  JSON.stringify({ ...session, role: 'owner' }),
  JSON.stringify({ ...session, expiresAt: 'soon' }),
  JSON.stringify({ ...session, user: { id: 'staff-1' } }),
])('%s in storage counts as nothing', (stored) => {
  localStorage.setItem(KEY, stored)
  expect(readRememberedSession(0)).toBeNull()
})

test('blocked storage is no obstacle', () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  expect(readRememberedSession(0)).toBeNull()
})

test('another tab is heard when it signs in or out, not when it renews', () => {
  const onChange = vi.fn()
  const unwatch = watchRememberedSession(onChange)
  const hear = (key: string | null, oldValue: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent('storage', { key, oldValue, newValue }))
  hear(KEY, 'until ten', 'until eleven')
  hear('another-key', 'x', null)
  expect(onChange).toHaveBeenCalledTimes(0)
  hear(KEY, 'until ten', null)
  hear(KEY, null, 'until ten')
  hear(null, null, null)
  expect(onChange).toHaveBeenCalledTimes(3)
  unwatch()
  hear(null, null, null)
  expect(onChange).toHaveBeenCalledTimes(3)
})
