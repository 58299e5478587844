// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { describeFailure } from '#site/islands/chat/api/calls.ts'
import { composeMessage } from '#site/islands/chat/api/message.ts'
import { toEntry } from '#site/islands/chat/state/chat-entry.ts'
import { NotSent } from '#site/islands/chat/transcript/FailureNotices.tsx'
import { callApi } from '#site/lib/call-api.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const tryAgain = () => screen.queryByRole('button', { name: 'Try again' })

async function show(retryAfter: string | null, refused?: { code: string; status: number }) {
  const { code, status } = refused ?? { code: 'too_many_requests', status: 429 }
  const body = { error: { code, message: 'Try again in 40 seconds.' } }
  const headers = new Headers(retryAfter === null ? [] : [['retry-after', retryAfter]])
  const failed = await callApi(async () => Response.json(body, { status, headers }))
  if (failed.kind === 'ok') throw new Error('It was refused.')
  const message = composeMessage({ id: 't', role: 'user', content: 'Hi', timestamp: '' })
  const entry = {
    ...toEntry(message),
    delivery: 'failed' as const,
    failure: describeFailure(failed),
  }
  const onSend = vi.fn()
  render(<NotSent entry={entry} canSend onSend={onSend} />)
  return onSend
}

test('a message over the limit says when to try again, and offers it then', async () => {
  const onSend = await show('40')
  expect(screen.getByText(/Not sent\. Try again in 40 seconds\./)).toBeTruthy()
  act(() => void vi.advanceTimersByTime(39_000))
  expect(tryAgain()).toBeNull()
  act(() => void vi.advanceTimersByTime(1_000))
  tryAgain()?.click()
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Hi')
})

test.each([null, 'soon', '-5'])(
  'with %s as the time to wait it may be tried at once',
  async (header) => {
    await show(header)
    expect(tryAgain()).not.toBeNull()
  },
)

test('without cookies a message says to allow them, and offers the form instead of another try', async () => {
  await show(null, { code: 'cookie_missing', status: 404 })
  expect(screen.getByText(/Allow cookies for this site/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /request an audit/ }).getAttribute('href')).toBe(
    '/diagnostic',
  )
  expect(tryAgain()).toBeNull()
})
