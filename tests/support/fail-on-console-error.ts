import { afterEach, beforeEach, expect, vi } from 'vitest'

// A warning that nobody reads becomes a bug that nobody saw: an unexpected console.error fails its test.
// A test that provokes one mocks console.error itself and asserts on it.
let spy: ReturnType<typeof vi.spyOn>

beforeEach(() => {
  spy = vi.spyOn(console, 'error')
})

afterEach(() => {
  expect(spy.mock.calls, 'console.error was called').toEqual([])
})
