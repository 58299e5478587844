import { beforeEach, expect, test, vi } from 'vitest'
import { api } from '#site/lib/api.ts'

const fetched = vi.fn<typeof fetch>(async () => Response.json({}))
beforeEach(() => {
  fetched.mockClear()
  vi.stubGlobal('fetch', fetched)
})

test('a call names path, method, and what goes along', async () => {
  const { signal } = new AbortController()
  await api.conversations[':id'].preference.$post(
    { param: { id: 'a/b' }, json: { prefers: 'agent' } },
    { init: { signal }, headers: { Accept: 'text/event-stream' } },
  )
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/conversations/a%2Fb/preference', {
    method: 'POST',
    body: '{"prefers":"agent"}',
    headers: { 'Content-Type': 'application/json', Accept: 'text/event-stream' },
    signal,
  })
})

test('a question has its filters in the address, and no body', async () => {
  await api.admin.conversations.$get({ query: { text: 'a & b' } })
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/admin/conversations?text=a+%26+b', {
    method: 'GET',
    headers: {},
  })
  await api.admin.me.$get({})
  expect(fetched.mock.lastCall?.[0]).toBe('/api/admin/me')
})
