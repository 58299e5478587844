import { expect, test } from 'vitest'
import { callApi } from '#site/lib/call-api.ts'

const answer = (status: number, body: string) => async () => new Response(body, { status })

test('an answer is handed on', async () => {
  expect(await callApi(answer(200, '{"a":1}'))).toEqual({ kind: 'ok', value: { a: 1 } })
})

test("a refusal carries the server's words", async () => {
  const error = {
    code: 'invalid_request',
    message: 'Look again.',
    requestId: 'r1',
    fields: { name: 'Enter your name.' },
  }
  expect(await callApi(answer(400, JSON.stringify({ error })))).toEqual({
    kind: 'refused',
    status: 400,
    ...error,
  })
})

test.each(['<h1>Bad gateway</h1>', '', 'null', '{}', '"text"', '{"error":null}'])(
  'a refusal with the body %j is still a refusal',
  async (body) => {
    expect(await callApi(answer(502, body))).toEqual({
      kind: 'refused',
      status: 502,
      code: 'internal',
      message: '',
      requestId: '',
      fields: {},
    })
  },
)

test('a broken connection is unreachable', async () => {
  const call = () => Promise.reject(new TypeError('fetch failed'))
  expect(await callApi(call)).toEqual({ kind: 'unreachable', isUnreadable: false })
})

test('a page in place of an answer, as a network sign-in sends it, is told from no connection', async () => {
  const result = await callApi(answer(200, '<html>Sign in</html>'))
  expect(result).toEqual({ kind: 'unreachable', isUnreadable: true })
})

test('a call that takes too long is given up', async () => {
  const result = await callApi(
    ({ init }) =>
      new Promise<Response>((_, reject) => {
        init.signal.addEventListener('abort', () => reject(init.signal.reason))
      }),
    5,
  )
  expect(result).toEqual({ kind: 'unreachable', isUnreadable: false })
})
