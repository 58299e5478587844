import { expect, test } from 'vitest'
import { EnvError, parseEnv } from '#server/env.ts'

test('an empty environment is a working configuration', () => {
  expect(parseEnv({})).toMatchObject({
    port: 3000,
    siteUrl: 'http://localhost:3000',
    dataDir: './data',
    databaseUrl: undefined,
    calendlyUrl: undefined,
    trustedProxies: [],
  })
})

test('an empty variable counts as unset', () => {
  expect(parseEnv({ PORT: '', SITE_URL: '', CALENDLY_URL: '' })).toEqual(parseEnv({}))
})

test('the public address loses its trailing slash, and lists lose their spaces', () => {
  const env = parseEnv({
    SITE_URL: 'https://example.com/',
    TRUSTED_PROXIES: '10.0.0.1, 10.1.0.0/16',
  })
  expect(env.siteUrl).toBe('https://example.com')
  expect(env.trustedProxies).toEqual(['10.0.0.1', '10.1.0.0/16'])
})

test.each([
  ['PORT', 'seventy', 'PORT is "seventy", but must be a port number'],
  ['PORT', '70000', 'PORT is "70000"'],
  ['SITE_URL', 'example.com', 'an address such as https://example.com'],
  ['DATABASE_URL', 'mysql://u@h/d', 'a PostgreSQL address'],
  ['AUTH_SECRET', 'short', 'at least 32 characters'],
  ['ADMIN_PASSWORD', 'short', 'at least 12 characters'],
  ['CALENDLY_URL', 'http://calendly.com/x', 'an https address'],
  ['BOOKING_HOURS', '9-17', 'hours such as 09:00-17:00'],
  ['BOOKING_HOURS', '17:00-09:00', 'a start before its end'],
  ['BOOKING_TIME_ZONE', 'Mars/Olympus', 'an IANA time zone'],
  ['LOG_LEVEL', 'loud', 'one of trace, debug'],
])('%s=%s stops the start and says what is allowed', (name, value, message) => {
  expect(() => parseEnv({ [name]: value })).toThrow(EnvError)
  expect(() => parseEnv({ [name]: value })).toThrow(message)
})

test('a bad secret is named but never shown', () => {
  expect(() => parseEnv({ AUTH_SECRET: 'hunter2' })).toThrow('(value withheld)')
  expect(() => parseEnv({ AUTH_SECRET: 'hunter2' })).not.toThrow('hunter2')
})

test('a first admin without a password is refused, because there is no default one', () => {
  expect(() => parseEnv({ ADMIN_EMAIL: 'a@example.com' })).toThrow('no default password')
})

test('a calendar on this machine may use plain http, so that tests can play the provider', () => {
  expect(parseEnv({ CALENDLY_URL: 'http://127.0.0.1:9/call' }).calendlyUrl).toBe(
    'http://127.0.0.1:9/call',
  )
})
