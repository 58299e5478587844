import { expect, test, vi } from 'vitest'
import { RETRY_PAUSES_MS, recordPersistently } from '#site/islands/chat/transcript/use-calendar.ts'
import type { ApiResult } from '#site/lib/call-api.ts'

const lost: ApiResult<string> = { kind: 'unreachable', isUnreadable: false }
const done: ApiResult<string> = { kind: 'ok', value: 'recorded' }

function refused(status: number): ApiResult<string> {
  return { kind: 'refused', status, code: 'x', message: '', requestId: '', fields: {} }
}

async function run(...answers: ApiResult<string>[]) {
  const pausesMs: number[] = []
  const call = vi.fn(async () => answers.shift() ?? lost)
  const onFirstFailure = vi.fn()
  const wait = async (pauseMs: number) => void pausesMs.push(pauseMs)
  const value = await recordPersistently({ call, wait, onFirstFailure })
  return {
    value,
    pausesMs,
    calls: call.mock.calls.length,
    failures: onFirstFailure.mock.calls.length,
  }
}

test('what works at once is neither repeated nor reported', async () => {
  expect(await run(done)).toEqual({ value: 'recorded', pausesMs: [], calls: 1, failures: 0 })
})

test('a broken server, a full one and a lost connection are tried again with growing pauses, and reported once', async () => {
  expect(await run(refused(500), lost, refused(429), done)).toEqual({
    value: 'recorded',
    pausesMs: RETRY_PAUSES_MS.slice(0, 3),
    calls: 4,
    failures: 1,
  })
})

test('it gives up after the last pause', async () => {
  expect(await run()).toEqual({
    value: null,
    pausesMs: RETRY_PAUSES_MS,
    calls: RETRY_PAUSES_MS.length + 1,
    failures: 1,
  })
})

test('a refusal for good is not repeated', async () => {
  expect(await run(refused(409), done)).toMatchObject({ value: null, calls: 1, failures: 1 })
})
