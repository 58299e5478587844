import { expect, test } from 'vitest'
import { EnvError, parseEnv } from '#server/platform/env.ts'

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
  ['DATABASE_DIRECT_URL', 'mysql://u@h/d', 'a PostgreSQL address'],
  ['AUTH_SECRET', 'short', 'at least 32 characters'],
  ['ADMIN_PASSWORD', 'short', 'at least 12 characters'],
  ['ADMIN_PASSWORD', 'Password1234!', 'none of those that are tried first'],
  ['LIMIT_FACTOR', '-1', 'a factor, 0 to 1000'],
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
  ['MAIL_FROM', 'Loopwright', 'an email address'],
  ['NOTIFY_EMAIL', 'sales', 'an email address'],
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
  ['LLM_PROVIDER', 'mistral', 'one of openai, anthropic, openai-compatible'],
  ['LLM_API_KEY', 'two words', 'a key without spaces'],
  ['LLM_BASE_URL', 'http://models.example/v1', 'an https address, or one of this machine'],
  ['LLM_BASE_URL', 'models.example', 'an address such as https://example.com'],
  ['LLM_DAILY_BUDGET_USD', 'much', 'must be US dollars, 0 to 100000'],
  ['LLM_DAILY_BUDGET_USD', '-1', 'must be US dollars, 0 to 100000'],
  ['LLM_INPUT_USD_PER_MILLION', '10001', 'must be US dollars, 0 to 10000'],
  ['LLM_OUTPUT_USD_PER_MILLION', 'free', 'must be US dollars, 0 to 10000'],
  ['LLM_DAILY_TOKENS', '1.5', 'must be whole tokens, 0 to 1000000000'],
  ['LLM_CONVERSATION_TOKENS', '-5', 'must be whole tokens, 0 to 10000000'],
  ['LLM_CALLS_PER_MINUTE', '0', 'must be whole calls, 1 to 10000'],
  ['LLM_OUTPUT_TOKENS', '20', 'must be whole tokens, 50 to 4000'],
  ['LLM_READING_TIMEOUT_MS', '2s', 'must be milliseconds, 100 to 30000'],
  ['LLM_FIRST_WORD_TIMEOUT_MS', '0', 'must be milliseconds, 100 to 30000'],
  ['LLM_PAUSE_TIMEOUT_MS', '30001', 'must be milliseconds, 100 to 30000'],
  ['LLM_REPLY_TIMEOUT_MS', '40001', 'must be milliseconds, 100 to 40000'],
  ['ENRICHMENT', 'yes', 'on or off'],
  ['NETWORK_LOOKUP_URL', 'http://lookup.example/{ip}', 'an https address'],
  ['NETWORK_LOOKUP_URL', 'https://lookup.example/', 'an address with {ip} in it'],
  ['NETWORK_LOOKUP_TOKEN', 'two words', 'an access token'],
  ['LOG_LEVEL', 'loud', 'one of trace, debug'],
])('%s=%s stops the start and says what is allowed', (name, value, message) => {
  expect(() => parseEnv({ [name]: value })).toThrow(EnvError)
  expect(() => parseEnv({ [name]: value })).toThrow(message)
})

test.each([
  ['AUTH_SECRET', 'hunter2'],
  ['DATABASE_DIRECT_URL', 'mysql://site:hunter2@database/site'],
  ['ADMIN_PASSWORD', 'hunter2'],
  ['CALENDLY_WEBHOOK_SIGNING_KEY', 'hunter2'],
  ['SMTP_URL', 'hunter2'],
  ['LLM_API_KEY', 'hunter2 or so'],
  ['NETWORK_LOOKUP_URL', 'https://lookup.example/?token=hunter2'],
  ['NETWORK_LOOKUP_TOKEN', 'hunter2 or so'],
])('a bad %s is named but never shown', (name, value) => {
  expect(() => parseEnv({ [name]: value })).toThrow(`${name} is (value withheld)`)
  expect(() => parseEnv({ [name]: value })).not.toThrow('hunter2')
})

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

test('what needs a session goes past a pooler where one is named, and the usual way else', () => {
  const [pooled, direct] = ['postgres://pooler/site', 'postgres://database/site']
  expect(parseEnv({ DATABASE_URL: direct }).databaseDirectUrl).toBe(direct)
  expect(parseEnv({ DATABASE_URL: pooled, DATABASE_DIRECT_URL: direct })).toMatchObject({
    databaseUrl: pooled,
    databaseDirectUrl: direct,
  })
  expect(() => parseEnv({ DATABASE_DIRECT_URL: direct })).toThrow('without DATABASE_URL')
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

test('without a provider the rules speak alone, whatever else is set for one', () => {
  expect(parseEnv({ LLM_API_KEY: 'a-key', LLM_MODEL: 'a-model' }).llm).toBeUndefined()
})

test.each(['openai', 'anthropic'])('%s is refused without its key', (provider) => {
  expect(() => parseEnv({ LLM_PROVIDER: provider })).toThrow(
    `LLM_PROVIDER is ${provider}, which needs its key in LLM_API_KEY.`,
  )
})

test('a server of one’s own needs its address and a model, but no key, and costs nothing', () => {
  const provider = { LLM_PROVIDER: 'openai-compatible' }
  const address = { LLM_BASE_URL: 'http://localhost:11434/v1/' }
  expect(() => parseEnv({ ...provider, LLM_MODEL: 'a-model' })).toThrow('which needs LLM_BASE_URL')
  expect(() => parseEnv({ ...provider, ...address })).toThrow('and LLM_MODEL')
  expect(parseEnv({ ...provider, ...address, LLM_MODEL: 'a-model' }).llm).toMatchObject({
    model: 'a-model',
    apiKey: undefined,
    baseUrl: 'http://localhost:11434/v1',
    inputUsdPerMillion: 0,
    outputUsdPerMillion: 0,
  })
})

test('a model without a price counts as a dear one, and every limit has a value', () => {
  expect(parseEnv({ LLM_PROVIDER: 'openai', LLM_API_KEY: 'a-key' }).llm).toEqual({
    provider: 'openai',
    model: undefined,
    apiKey: 'a-key',
    baseUrl: undefined,
    dailyBudgetUsd: 5,
    dailyTokens: 2_000_000,
    inputUsdPerMillion: 3,
    outputUsdPerMillion: 15,
    conversationTokens: 60_000,
    callsPerMinute: 60,
    outputTokens: 400,
    readingTimeoutMs: 2_000,
    firstWordTimeoutMs: 4_000,
    pauseTimeoutMs: 3_000,
    replyTimeoutMs: 15_000,
  })
})

test('prices may be below a dollar, and a budget of nothing is one', () => {
  const env = parseEnv({
    LLM_PROVIDER: 'openai',
    LLM_API_KEY: 'a-key',
    LLM_DAILY_BUDGET_USD: '0',
    LLM_INPUT_USD_PER_MILLION: '0.25',
  })
  expect(env.llm).toMatchObject({ dailyBudgetUsd: 0, inputUsdPerMillion: 0.25 })
})

test('websites are read unless that is switched off', () => {
  expect(parseEnv({}).isEnrichmentOn).toBe(true)
  expect(parseEnv({ ENRICHMENT: 'off' }).isEnrichmentOn).toBe(false)
})
