import { expect, test } from 'vitest'
import { explainFailure, RequestFailure } from '#site/admin/parts/request-failure.ts'
import { describeFailure } from '#site/islands/chat/api/calls.ts'
import { addReference } from '#site/lib/add-reference.ts'
import type { ApiRefusal } from '#site/lib/call-api.ts'

const refusal = (status: number, requestId = 'r-1'): ApiRefusal => ({
  kind: 'refused',
  status,
  code: 'internal',
  message: 'Words of the server.',
  requestId,
  fields: {},
})

test.each([500, 503])('a failure of the server (%i) names its reference', (status) => {
  expect(addReference('Not sent.', refusal(status))).toBe('Not sent. Reference: r-1')
  expect(addReference('', refusal(status))).toBe('Reference: r-1')
})

test.each([400, 401, 404, 409, 429])('a refusal (%i) names none', (status) => {
  expect(addReference('Not sent.', refusal(status))).toBe('Not sent.')
})

test('without an answer, or an id in it, there is none to name', () => {
  expect(addReference('Not sent.', { kind: 'unreachable', isUnreadable: false })).toBe('Not sent.')
  expect(addReference('Not sent.', refusal(502, ''))).toBe('Not sent.')
})

test('chat and staff area name it', () => {
  expect(describeFailure(refusal(500)).note).toBe('Reference: r-1')
  expect(explainFailure(new RequestFailure(refusal(500)))).toMatch(
    /Try again in a moment\. Reference: r-1$/,
  )
  expect(explainFailure(new RequestFailure(refusal(429)))).not.toContain('Reference')
})
