import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { verifyCalendlySignature } from '#server/features/bookings/webhooks-routes.ts'

const KEY = 'calendly-test-signing-key'
const SECONDS = 1_767_225_600
const BODY =
  '{"event":"invitee.created","payload":{"uri":"https://api.calendly.com/scheduled_events/AAA/invitees/BBB"}}'
const KNOWN = '6cc92d79bc3e9cb2710c560bf737fcb3c17289de3701bb288df19a855bf3a7fb'
const BY_EMPTY_KEY = '083ee6da353e899f5380e6f01250aa1daa72bc04ca1192fdca7e895f51a8f588'
const WRONG = 'a'.repeat(64)

const sign = (time: string | number, { key = KEY, body = BODY } = {}) =>
  createHmac('sha256', key).update(`${time}.${body}`).digest('hex')

type Options = { keys?: readonly string[]; body?: string | Uint8Array; nowSeconds?: number }
const verify = (
  header: string | undefined,
  { keys = [KEY], body = BODY, nowSeconds = SECONDS }: Options = {},
) =>
  verifyCalendlySignature({
    header,
    rawBody: Buffer.from(body),
    keys,
    now: new Date(nowSeconds * 1000),
  })

describe('accepted', () => {
  const other = sign(SECONDS, { key: 'another key of ours' })
  const headers: [string, string, Options?][] = [
    ['the known vector', `t=${SECONDS},v1=${KNOWN}`],
    ['a space after the comma', `t=${SECONDS}, v1=${KNOWN}`],
    ['the signature before the time', `v1=${KNOWN},t=${SECONDS}`],
    ['schemes that we do not know', `t=${SECONDS},v0=abc,v1=${KNOWN},v2=def`],
    ['several signatures, the first right', `t=${SECONDS},v1=${KNOWN},v1=${WRONG}`],
    ['several signatures, the last right', `t=${SECONDS},v1=${WRONG},v1=${KNOWN}`],
    ['a broken signature beside a right one', `t=${SECONDS},v1=xyz,v1=${KNOWN}`],
    ['a new key beside the old one', `t=${SECONDS},v1=${KNOWN}`, { keys: ['a newer key', KEY] }],
    [
      'the old key while both are valid',
      `t=${SECONDS},v1=${other}`,
      { keys: [KEY, 'another key of ours'] },
    ],
    ['180 seconds old', `t=${SECONDS},v1=${KNOWN}`, { nowSeconds: SECONDS + 180 }],
    ['180 seconds ahead of our clock', `t=${SECONDS},v1=${KNOWN}`, { nowSeconds: SECONDS - 180 }],
  ]
  test.each(headers)('%s', (_name, header, options) => {
    expect(verify(header, options)).toEqual({ kind: 'valid' })
  })
})

describe('refused', () => {
  const signed = (time: string) => `t=${time},v1=${sign(time)}`
  const headers: [string, string | undefined, Options?][] = [
    ['no header', undefined],
    ['an empty header', ''],
    ['no time', `v1=${KNOWN}`],
    ['no signature', `t=${SECONDS}`],
    ['an older scheme alone', `t=${SECONDS},v0=${KNOWN}`],
    ['an empty time', signed('')],
    ['a time in words', signed('now')],
    ['a negative time', signed(`-${SECONDS}`)],
    ['a time with a sign', signed(`+${SECONDS}`)],
    ['a fraction of a second', signed(`${SECONDS}.0`)],
    ['a time with an exponent', signed('1.7672256e9')],
    ['the exponent of the fault table', signed('1e9')],
    ['a hexadecimal time', signed('0x69559200')],
    ['a time with a leading zero', signed(`0${SECONDS}`)],
    ['a space inside the time', signed(`${SECONDS} 0`)],
    ['two times', `t=${SECONDS},t=${SECONDS},v1=${KNOWN}`],
    ['two times, the second one stale', `t=${SECONDS},t=1,v1=${KNOWN}`],
    ['two headers joined into one', `t=${SECONDS},v1=${KNOWN}, t=${SECONDS},v1=${KNOWN}`],
    ['another time than the one that was signed', `t=${SECONDS + 1},v1=${KNOWN}`],
    ['a wrong signature', `t=${SECONDS},v1=${WRONG}`],
    ['a signature cut short', `t=${SECONDS},v1=${KNOWN.slice(0, -2)}`],
    ['a signature with something behind it', `t=${SECONDS},v1=${KNOWN}00`],
    ['an empty signature', `t=${SECONDS},v1=`],
    ['a signature that is not hex', `t=${SECONDS},v1=${'z'.repeat(64)}`],
    ['a signature in capital letters', `t=${SECONDS},v1=${KNOWN.toUpperCase()}`],
    ['a signature in base64', `t=${SECONDS},v1=${Buffer.from(KNOWN, 'hex').toString('base64')}`],
    ['the header in capital letters', `T=${SECONDS},V1=${KNOWN}`],
    ['another key', `t=${SECONDS},v1=${sign(SECONDS, { key: 'somebody else' })}`],
    ['a key that is no longer valid', `t=${SECONDS},v1=${KNOWN}`, { keys: ['a newer key'] }],
    [
      'a body that was written anew',
      `t=${SECONDS},v1=${KNOWN}`,
      { body: JSON.stringify(JSON.parse(BODY), null, 1) },
    ],
    ['a body with a line end more', `t=${SECONDS},v1=${KNOWN}`, { body: `${BODY}\n` }],
    ['an empty body', `t=${SECONDS},v1=${KNOWN}`, { body: '' }],
    ['no key at all', `t=${SECONDS},v1=${KNOWN}`, { keys: [] }],
    ['the forgery of an empty key', `t=${SECONDS},v1=${BY_EMPTY_KEY}`],
    [
      'the forgery of an empty key, where that is configured',
      `t=${SECONDS},v1=${BY_EMPTY_KEY}`,
      { keys: [''] },
    ],
    ['a stale forgery', `t=${SECONDS},v1=${WRONG}`, { nowSeconds: SECONDS + 181 }],
  ]
  test.each(headers)('%s', (_name, header, options) => {
    expect(verify(header, options)).toEqual({ kind: 'invalid' })
  })
})

test.each([[181], [3_600], [-181]])(
  'a good signature of %s seconds ago is stale, which is told apart',
  (ageSeconds) => {
    const header = `t=${SECONDS},v1=${KNOWN}`
    const nowSeconds = SECONDS + ageSeconds
    expect(verify(header, { nowSeconds })).toEqual({ kind: 'stale', ageSeconds })
  },
)

test('the bytes are what was signed, also where they are not text', () => {
  const body = Uint8Array.from([0x7b, 0xff, 0xfe, 0x00, 0x7d])
  const signature = createHmac('sha256', KEY).update(`${SECONDS}.`).update(body).digest('hex')
  expect(verify(`t=${SECONDS},v1=${signature}`, { body })).toEqual({ kind: 'valid' })
})
