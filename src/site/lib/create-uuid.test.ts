import { expect, test, vi } from 'vitest'
import { createUuid } from '#site/lib/create-uuid.ts'

const VERSION_4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/

test('ids are random version 4 UUIDs', () => {
  expect(createUuid()).toMatch(VERSION_4)
})

test('so are they on a plain-http address, where crypto.randomUUID is missing', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) })
  const ids = new Set(Array.from({ length: 100 }, createUuid))
  expect(ids.size).toBe(100)
  for (const id of ids) expect(id).toMatch(VERSION_4)
})
