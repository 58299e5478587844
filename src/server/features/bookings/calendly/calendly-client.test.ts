import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { readInvitee } from '#server/features/bookings/calendly/calendly-client.ts'
import { composeInviteeUri } from '#tests/support/calendly-traffic.ts'
import { CALENDLY_TOKEN, playCalendlyApi, sendJson } from '#tests/support/play-calendly-api.ts'

const URI = composeInviteeUri('AAA', 'BBB')
const FACTS = {
  uri: URI,
  startsAt: '2026-03-05T15:00:00.000Z',
  createdAt: '2026-03-01T09:58:00.000Z',
}

let calendly: Awaited<ReturnType<typeof playCalendlyApi>>

beforeAll(async () => {
  calendly = await playCalendlyApi()
})
beforeEach(() => calendly.reset())
afterAll(() => calendly.close())

const read = (uri = URI, timeoutMs?: number) =>
  readInvitee(
    {
      calendlyApiUrl: calendly.url,
      calendlyToken: CALENDLY_TOKEN,
      ...(timeoutMs !== undefined && { timeoutMs }),
    },
    uri,
  )

test('an invitee is found with its event', async () => {
  calendly.learn(FACTS)
  expect(await read()).toMatchObject({
    kind: 'found',
    resource: { uri: URI, scheduled_event: { start_time: FACTS.startsAt } },
  })
})

test('one that does not exist is missing', async () => {
  expect(await read()).toEqual({ kind: 'missing' })
})

test.each([400, 403, 404, 410])('one that is answered with %i is not ours', async (status) => {
  calendly.answerAll((response) => sendJson(response, status, { title: 'Permission Denied' }))
  expect(await read()).toEqual({ kind: 'missing' })
})

test.each([
  ['before it answers', null],
  ['in the middle of its answer', '{"resource":'],
])('an API that hangs %s is given up', async (_name, start) => {
  calendly.answerAll((response) => {
    if (start !== null) response.write(start)
  })
  expect(await read(URI, 50)).toMatchObject({
    kind: 'failed',
    problem: expect.stringContaining('timeout'),
  })
})

test.each([
  ['12', 12],
  ['0', 60],
  ['', 60],
  ['soon', 60],
  ['1e9', 3_600],
])('a pause of "%s" is one of %i seconds', async (written, retryAfterSeconds) => {
  calendly.answerAll((response) => sendJson(response, 429, {}, { 'retry-after': written }))
  expect(await read()).toEqual({ kind: 'limited', retryAfterSeconds })
})

test('a redirection is not followed, so that the token goes nowhere else', async () => {
  calendly.answerAll((response) => sendJson(response, 307, {}, { location: '/elsewhere' }))
  expect(await read()).toMatchObject({ kind: 'failed' })
  expect(calendly.requests).toHaveLength(1)
})
