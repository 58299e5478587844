import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAdmission } from '#server/platform/http/create-admission.ts'

const TALK = '/api/bd-agent-conversation'
const hasArrived = () => true

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function open() {
  return createAdmission({
    now: () => Date.now(),
    places: { visitors: 16, 'sign-in': 1, staff: 1 },
  })
}

function fill(admission: ReturnType<typeof open>, count: number, path = TALK) {
  return Array.from({ length: count }, () => admission.enter(path, hasArrived))
}

test('as many as there are places are let in, and the next once one has left', () => {
  const admission = open()
  const [first, ...others] = fill(admission, 16)
  expect(others).not.toContain(null)
  expect(admission.enter(TALK, hasArrived)).toBeNull()
  first?.()
  first?.()
  expect(fill(admission, 2).map((leave) => leave === null)).toEqual([false, true])
})

test('visitors, who signs in, and staff do not take each other’s places', () => {
  const admission = open()
  fill(admission, 16)
  for (const path of ['/api/auth/sign-in/email', '/api/admin/conversations?page=2']) {
    expect(fill(admission, 2, path).map((leave) => leave === null)).toEqual([false, true])
  }
  expect(admission.enter('/api/administration', hasArrived)).toBeNull()
})

test.each(['/api/health', '/api/ready', '/api/metrics', '/api/ready?from=balancer'])(
  '%s is always answered',
  (path) => {
    const admission = open()
    fill(admission, 16)
    expect(fill(admission, 40, path)).not.toContain(null)
  },
)

test('whoever sends a body slowly keeps nobody out', () => {
  const admission = open()
  for (let client = 0; client < 16; client += 1) admission.enter(TALK, () => false)
  expect(admission.enter(TALK, hasArrived)).toBeNull()
  vi.advanceTimersByTime(350)
  expect(fill(admission, 16)).not.toContain(null)
  expect(admission.enter(TALK, hasArrived)).toBeNull()
})

test('while the event loop is late, an eighth of the places is given', () => {
  const admission = open()
  const leaves = fill(admission, 2)
  // What holds the loop up lets no timer run.
  vi.setSystemTime(Date.now() + 200)
  expect(admission.enter(TALK, hasArrived)).toBeNull()
  // The look that was overdue, and one in time.
  vi.advanceTimersByTime(100)
  expect(admission.enter(TALK, hasArrived)).not.toBeNull()
  for (const leave of leaves) leave?.()
})

test('a process without requests looks at nothing', () => {
  const admission = open()
  const leave = admission.enter(TALK, hasArrived)
  expect(vi.getTimerCount()).toBe(1)
  leave?.()
  expect(vi.getTimerCount()).toBe(0)
  vi.setSystemTime(Date.now() + 60_000)
  expect(fill(admission, 16)).not.toContain(null)
})
