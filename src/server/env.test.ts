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
  ['PORT', '70000', 'PORT is "70000", but must be a port number, 0 to 65535.'],
  ['SITE_URL', 'example.com', 'an address such as https://example.com'],
  ['DATABASE_URL', 'mysql://u@h/d', 'a PostgreSQL address'],
  ['AUTH_SECRET', 'short', 'at least 32 characters'],
  ['ADMIN_PASSWORD', 'short', 'at least 12 characters'],
  ['CALENDLY_URL', 'http://calendly.com/x', 'an https address'],
  ['BOOKING_HOURS', '9-17', 'hours such as 09:00-17:00'],
  ['BOOKING_HOURS', '17:00-09:00', 'a start before its end'],
  ['BOOKING_HOURS', 'Mon-Fri 09:00-12:00; Fri 13:00-15:00', 'each day once'],
  ['BOOKING_HOURS', '09:00-12:00,11:00-15:00', 'hours that follow each other'],
  ['BOOKING_TIME_ZONE', 'Mars/Olympus', 'an IANA time zone'],
  ['BOOKING_HOLIDAYS', '24.12.2026', 'days such as 2026-12-24,2026-12-25'],
  ['BOOKING_HOLIDAYS', '2026-12-24,2026-02-30', 'days such as'],
  ['BOOKING_NOTICE_HOURS', 'four', 'must be whole hours, 0 to 336'],
  ['BOOKING_NOTICE_HOURS', '337', 'must be whole hours, 0 to 336'],
  ['BOOKING_NOTICE_HOURS', '-1', 'must be whole hours, 0 to 336'],
  ['BOOKING_NOTICE_HOURS', '1.5', 'must be whole hours, 0 to 336'],
  ['BOOKING_BUFFER_MINUTES', 'none', 'must be whole minutes, 0 to 240'],
  ['BOOKING_BUFFER_MINUTES', '241', 'must be whole minutes, 0 to 240'],
  ['BOOKING_JOIN_URL', 'http://meet.example.com/firm', 'an https address'],
  ['BOOKING_JOIN_URL', 'javascript:alert(1)', 'an address'],
  [
    'CALENDLY_WEBHOOK_SIGNING_KEY',
    'a-long-enough-signing-key,short',
    'at least 16 characters each',
  ],
  ['CALENDLY_API_URL', 'http://api.calendly.com', 'an https address'],
  ['SMTP_URL', 'https://mail.example.com', 'an address such as smtps://'],
  ['MAIL_FROM', 'Loopwright', 'an e-mail address'],
  ['NOTIFY_EMAIL', 'sales', 'an e-mail address'],
  ['SLACK_WEBHOOK_URL', 'hooks.slack.example', 'an address such as https://example.com'],
  ['SLACK_WEBHOOK_URL', 'http://hooks.slack.example/x', 'an https address'],
  ['LEAD_WEBHOOK_URL', 'http://crm.example/hook', 'an https address'],
  ['LEAD_WEBHOOK_SECRET', 'whsec_c2hvcnQ=', '24 to 64 random bytes in base64'],
  ['LEAD_WEBHOOK_SECRET', 'not base64 at all, though long enough', '24 to 64 random bytes'],
  ['HUBSPOT_TOKEN', 'two words', 'an access token'],
  ['HUBSPOT_API_URL', 'http://api.hubapi.com', 'an https address'],
  ['RETENTION_DAYS', '0', 'must be whole days, 1 to 3650'],
  ['RETENTION_DAYS', '1.5', 'must be whole days, 1 to 3650'],
  ['RETENTION_DAYS', 'forever', 'must be whole days, 1 to 3650'],
  ['LOG_LEVEL', 'loud', 'one of trace, debug'],
])('%s=%s stops the start and says what is allowed', (name, value, message) => {
  expect(() => parseEnv({ [name]: value })).toThrow(EnvError)
  expect(() => parseEnv({ [name]: value })).toThrow(message)
})

test.each(['AUTH_SECRET', 'ADMIN_PASSWORD', 'CALENDLY_WEBHOOK_SIGNING_KEY', 'SMTP_URL'])(
  'a bad %s is named but never shown',
  (name) => {
    expect(() => parseEnv({ [name]: 'hunter2' })).toThrow(`${name} is (value withheld)`)
    expect(() => parseEnv({ [name]: 'hunter2' })).not.toThrow('hunter2')
  },
)

test('the scheduler is open on weekdays from nine to five, and closed on the days that are named', () => {
  const env = parseEnv({ BOOKING_HOLIDAYS: '2026-12-24, 2026-12-25' })
  const hours = [{ opens: '09:00', closes: '17:00' }]
  expect(env.bookingHours).toEqual([hours, hours, hours, hours, hours, [], []])
  expect(env).toMatchObject({
    bookingTimeZone: 'America/New_York',
    bookingHolidays: ['2026-12-24', '2026-12-25'],
    bookingNoticeHours: 4,
    bookingBufferMinutes: 0,
    bookingJoinUrl: undefined,
  })
})

test('a first admin without a password is refused, because there is no default one', () => {
  expect(() => parseEnv({ ADMIN_EMAIL: 'a@example.com' })).toThrow('no default password')
})

test('a calendar on this machine may use plain http, so that tests can play the provider', () => {
  expect(parseEnv({ CALENDLY_URL: 'http://127.0.0.1:9/call' }).calendlyUrl).toBe(
    'http://127.0.0.1:9/call',
  )
})

test('a mail server without a sender is refused, because the address in the content may be a placeholder', () => {
  const smtpUrl = 'smtps://user:password@mail.example.com'
  expect(() => parseEnv({ SMTP_URL: smtpUrl })).toThrow('SMTP_URL is set without MAIL_FROM')
  expect(parseEnv({ SMTP_URL: smtpUrl, MAIL_FROM: 'calls@example.com' })).toMatchObject({ smtpUrl })
})

test('a webhook is not sent unsigned: its address needs its secret', () => {
  const url = 'https://crm.example/hook?key=hush'
  const secret = `whsec_${Buffer.alloc(24, 1).toString('base64')}`
  expect(() => parseEnv({ LEAD_WEBHOOK_URL: url })).toThrow('without LEAD_WEBHOOK_SECRET')
  expect(parseEnv({ LEAD_WEBHOOK_URL: url, LEAD_WEBHOOK_SECRET: secret })).toMatchObject({
    leadWebhookUrl: url,
    leadWebhookSecret: secret,
    hubspotApiUrl: 'https://api.hubapi.com',
  })
})

test('an address that is itself a secret is not repeated', () => {
  const values = { SLACK_WEBHOOK_URL: 'http://x.example/hush', LEAD_WEBHOOK_URL: 'ftp://hush' }
  expect(() => parseEnv(values)).toThrow('(value withheld)')
  expect(() => parseEnv(values)).not.toThrow('hush')
})
