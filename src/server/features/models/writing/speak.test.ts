import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'
import type { ModelFailure } from '#domain/model-failure.ts'
import { openDesk } from '#server/features/models/call/model-desk.ts'
import { loadSdk, openModel } from '#server/features/models/provider/open-model.ts'
import { speak } from '#server/features/models/writing/speak.ts'
import { modelUsage } from '#server/platform/db/schema/model-usage.ts'
import { rateLimits } from '#server/platform/db/schema/rate-limits.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { composeSettings } from '#tests/support/fake-providers/compose-settings.ts'
import type { Play } from '#tests/support/fake-providers/play.ts'
import { type FakeProvider, playProvider } from '#tests/support/fake-providers/play-provider.ts'
import { storePast } from '#tests/support/past-conversations.ts'

const ANSWER = 'An audit takes two weeks.'
const QUESTION = 'How many hours a week go into it?'
const PLAN: WordingPlan = {
  language: 'en',
  blocks: [
    { name: 'answer', text: ANSWER, ids: ['S1'], isOptional: false, startsParagraph: false },
  ],
  question: { asks: 'manual_hours', also: null, text: QUESTION, startsParagraph: false },
  noted: [],
  ledger: [],
  sources: [{ id: 'S1', title: 'Pricing', url: '/pricing', text: ANSWER }],
}
const MESSAGE = 'We retype every order by hand and it is tiring'
const GOOD =
  'Retyping every order by hand sounds tiring. An audit takes two weeks. [S1] How many hours a week go into it?'
const WORDED = `Retyping every order by hand sounds tiring. ${ANSWER} ${QUESTION}`
/** What comes before the question. */
const PART = 'Retyping every order by hand sounds tiring. An audit takes two weeks. [S1] It'
const LYING = 'We guarantee 40 percent savings. You get the first month free. Our price is $500.'

type Failing = [name: string, play: Play, reason: ModelFailure, changes?: Partial<LlmSettings>]
const FAILURES: readonly Failing[] = [
  ['hangs before the first byte', { kind: 'hang' }, 'timeout', { firstWordTimeoutMs: 300 }],
  ['hangs in the middle', { kind: 'hang_midway', text: PART }, 'stalled', { pauseTimeoutMs: 300 }],
  [
    'never ends a sentence',
    { kind: 'text', text: 'and so on '.repeat(300), everyMs: 20 },
    'stalled',
    { firstWordTimeoutMs: 250, pauseTimeoutMs: 250 },
  ],
  [
    'drips slowly',
    {
      kind: 'text',
      text: 'Retyping every order by hand sounds tiring. Orders are tiring. '.repeat(40),
      everyMs: 50,
    },
    'timeout',
    { replyTimeoutMs: 400 },
  ],
  ['answers 429', { kind: 'status', status: 429 }, 'rate_limited'],
  ['says when to come back', { kind: 'status', status: 429, retryAfter: '20' }, 'rate_limited'],
  ['answers 500', { kind: 'status', status: 500 }, 'unavailable'],
  ['answers 529', { kind: 'status', status: 529 }, 'unavailable'],
  ['refuses the key', { kind: 'status', status: 401 }, 'key_refused'],
  ['forbids', { kind: 'status', status: 403 }, 'key_refused'],
  ['redirects', { kind: 'status', status: 302 }, 'unavailable'],
  [
    'answers an error of 10 MB',
    { kind: 'status', status: 500, body: 'x'.repeat(1e7) },
    'malformed',
  ],
  ['fails at once in a 200', { kind: 'error_event', text: '' }, 'unavailable'],
  ['fails in the middle of a 200', { kind: 'error_event', text: PART }, 'unavailable'],
  ['ends inside JSON', { kind: 'truncated', text: PART, inside: 'json' }, 'cut_off'],
  ['ends inside a character', { kind: 'truncated', text: PART, inside: 'character' }, 'cut_off'],
  ['ends inside an event', { kind: 'truncated', text: PART, inside: 'event' }, 'cut_off'],
  ['ends without an end', { kind: 'truncated', text: PART, inside: 'answer' }, 'cut_off'],
  ['resets the connection', { kind: 'reset' }, 'unavailable'],
  ['resets it in the middle', { kind: 'reset', text: PART }, 'cut_off'],
  ['sends broken events', { kind: 'malformed_events' }, 'malformed'],
  ['sends HTML', { kind: 'html' }, 'malformed'],
  ['sends 10 MB in one event', { kind: 'flood', bytes: 1e7, isOneEvent: true }, 'malformed'],
  ['says nothing', { kind: 'empty' }, 'empty'],
  ['says white space', { kind: 'text', text: ' \n ' }, 'empty'],
  ['is cut at its limit', { kind: 'text', text: PART, finish: 'length' }, 'cut_off'],
  ['is stopped by a filter', { kind: 'text', text: PART, finish: 'content_filter' }, 'cut_off'],
  ['declines to answer', { kind: 'refusal', text: 'I cannot help with canaries.' }, 'cut_off'],
  ['only calls a tool', { kind: 'tool_call' }, 'empty'],
  [
    'thinks longer than anybody waits',
    { kind: 'text', text: GOOD, thinksMs: 900 },
    'timeout',
    { firstWordTimeoutMs: 300 },
  ],
  ['lies in every sentence', { kind: 'text', text: LYING }, 'ungrounded'],
]

let database: Awaited<ReturnType<typeof createTestDatabase>>
let conversationId: string
let now: Date

beforeAll(async () => {
  database = await createTestDatabase()
  await loadSdk()
})
beforeEach(async () => {
  now = new Date('2026-11-20T10:00:00Z')
  await database.db.delete(modelUsage)
  await database.db.delete(rateLimits)
  conversationId = await storePast(database.db, { at: '2026-11-20T09:00:00Z' })
})
afterAll(() => database.close())

function openFor(settings: LlmSettings, db = database.db) {
  return openDesk({ db, clock: () => now, logger: pino({ level: 'silent' }), settings })
}

async function say(desk: ReturnType<typeof openFor>, signal = new AbortController().signal) {
  const pieces: string[] = []
  const startedAt = performance.now()
  const request = { conversationId, plan: PLAN, earlier: [], message: MESSAGE, company: [] }
  const speech = await speak(desk, request, { signal, release: (piece) => pieces.push(piece) })
  return { speech, pieces, tookMs: performance.now() - startedAt }
}

describe.each(['openai', 'anthropic', 'openai-compatible'] as const)('%s', (wire) => {
  let provider: FakeProvider
  beforeAll(async () => {
    provider = await playProvider(wire)
    // Loads its package, which else counts against the first deadline.
    await openModel(composeSettings(wire, { url: provider.url }), fetch)
  })
  afterEach(() => provider.reset())
  afterAll(() => provider.close())

  const open = (changes: Partial<LlmSettings> = {}) =>
    openFor(composeSettings(wire, { url: provider.url, ...changes }))

  test('its words are spoken, sentence by sentence, and paid for as it says', async () => {
    provider.writes({ kind: 'text', text: GOOD })
    const { speech, pieces } = await say(open())
    expect(speech).toEqual({ kind: 'spoken', text: WORDED })
    expect(pieces.join('')).toBe(WORDED)
    expect(pieces.length).toBeGreaterThan(1)
    const path = { openai: '/v1/responses', anthropic: '/v1/messages' }[wire as string]
    expect(provider.requests).toMatchObject([{ path: path ?? '/v1/chat/completions' }])
    expect(provider.requests[0]?.body).not.toHaveProperty('tools')
    await expect
      .poll(() => database.db.select().from(modelUsage))
      .toMatchObject([{ calls: 1, failures: 0, inputTokens: 120, outputTokens: 40 }])
  })

  test('an answer that comes byte by byte is spoken too', async () => {
    provider.writes({ kind: 'single_bytes', text: GOOD })
    expect((await say(open())).speech).toEqual({ kind: 'spoken', text: WORDED })
  })

  test.each<Failing>(FAILURES)('nothing of it counts when it %s', async (...failing) => {
    const [, play, reason, changes] = failing
    provider.writes(play)
    const { speech, tookMs } = await say(open(changes))
    expect(speech).toEqual({ kind: 'failed', reason })
    expect(tookMs).toBeLessThan(4_000)
    await expect
      .poll(() => provider.requests[0]?.abortedAt ?? provider.requests[0]?.answeredAt)
      .toBeTruthy()
    expect(provider.requests, 'no second try').toHaveLength(1)
    await expect.poll(() => database.db.select().from(modelUsage)).toMatchObject([{ calls: 1 }])
  })

  test('what it thinks for a while is not shown', async () => {
    provider.writes({ kind: 'text', text: GOOD, thinksMs: 400 })
    const { speech, pieces, tookMs } = await say(open({ pauseTimeoutMs: 300 }))
    expect(speech).toEqual({ kind: 'spoken', text: WORDED })
    expect(pieces.join('')).toBe(WORDED)
    expect(tookMs).toBeGreaterThan(300)
  })

  test('comments that keep a stream alive are no words and no fault', async () => {
    provider.writes({ kind: 'text', text: GOOD, thinksMs: 200, keepsAlive: true })
    expect((await say(open())).speech).toEqual({ kind: 'spoken', text: WORDED })
    provider.writes({ kind: 'text', text: GOOD, thinksMs: 900, keepsAlive: true })
    expect((await say(open({ firstWordTimeoutMs: 300 }))).speech).toEqual({
      kind: 'failed',
      reason: 'timeout',
    })
  })

  test('words before a call of a tool are spoken', async () => {
    provider.writes({ kind: 'tool_call', text: GOOD })
    expect((await say(open())).speech).toEqual({ kind: 'spoken', text: WORDED })
  })

  test('sentences that the gate kept back are counted', async () => {
    provider.writes({ kind: 'text', text: LYING })
    await say(open())
    await expect
      .poll(async () => (await database.db.select().from(modelUsage))[0]?.refusedSentences)
      .toBeGreaterThan(1)
  })

  test('a provider that stalls after the question has said all', async () => {
    provider.writes({ kind: 'hang_midway', text: `${GOOD} And so` })
    const { speech, tookMs } = await say(open({ pauseTimeoutMs: 300 }))
    expect(speech).toEqual({ kind: 'spoken', text: WORDED })
    expect(tookMs).toBeLessThan(2_000)
    await expect.poll(() => provider.requests[0]?.abortedAt).not.toBeNull()
    await expect
      .poll(() => database.db.select().from(modelUsage))
      .toMatchObject([{ failures: 1, outputTokens: 400 }])
  })

  test('an endless answer ends when no more of it could be shown', async () => {
    provider.writes({ kind: 'flood', bytes: 1e7 })
    const { speech } = await say(open())
    expect(speech.kind).toBe('failed')
    await expect.poll(() => provider.requests[0]?.abortedAt).not.toBeNull()
  })

  test.each([
    ['before the first byte', { kind: 'hang' }],
    ['in the middle', { kind: 'hang_midway', text: PART }],
  ] as const)('a reader who goes %s ends the call within a second', async (_, play) => {
    provider.writes(play)
    const reader = new AbortController()
    const said = say(open(), reader.signal)
    await expect.poll(() => provider.requests.length).toBe(1)
    const leftAt = performance.now()
    reader.abort()
    const { speech, pieces } = await said
    expect(performance.now() - leftAt).toBeLessThan(500)
    expect(speech).toMatchObject({ kind: 'stopped', text: expect.stringContaining(QUESTION) })
    expect((speech as { text: string }).text.startsWith(pieces.join(''))).toBe(true)
    await expect.poll(() => provider.requests[0]?.abortedAt).not.toBeNull()
    expect((provider.requests[0]?.abortedAt ?? 0) - leftAt).toBeLessThan(1_000)
  })

  test('after three failures no call is made, and after half a minute one tries', async () => {
    provider.writes({ kind: 'status', status: 500 })
    const desk = open()
    for (let turn = 0; turn < 3; turn += 1) await say(desk)
    expect((await say(desk)).speech).toEqual({ kind: 'failed', reason: 'circuit_open' })
    expect(provider.requests).toHaveLength(3)
    now = new Date(now.getTime() + 30_000)
    provider.writes({ kind: 'text', text: GOOD })
    const both = await Promise.all([say(desk), say(desk)])
    expect(both.map(({ speech }) => speech.kind).sort()).toEqual(['failed', 'spoken'])
    expect((await say(desk)).speech.kind).toBe('spoken')
  })

  test('five replies without use pause it for a minute, but do not open the circuit', async () => {
    provider.writes({ kind: 'text', text: LYING })
    const desk = open()
    for (let turn = 0; turn < 5; turn += 1) await say(desk)
    expect(desk.circuit.isClosed()).toBe(true)
    expect((await say(desk)).speech).toEqual({ kind: 'failed', reason: 'circuit_open' })
    now = new Date(now.getTime() + 60_000)
    await say(desk)
    expect(provider.requests).toHaveLength(6)
  })

  test('visitors who make it refuse do not take it from all others', async () => {
    provider.writes({ kind: 'text', text: PART, finish: 'content_filter' })
    const desk = open()
    for (let turn = 0; turn < 4; turn += 1) await say(desk)
    expect(desk.circuit.isClosed()).toBe(true)
    provider.writes({ kind: 'text', text: GOOD })
    expect((await say(desk)).speech.kind).toBe('spoken')
  })
})

describe('whatever the provider', () => {
  let provider: FakeProvider
  beforeAll(async () => {
    provider = await playProvider('openai-compatible')
  })
  beforeEach(() => provider.writes({ kind: 'text', text: GOOD }))
  afterEach(() => provider.reset())
  afterAll(() => provider.close())
  const compose = (changes: Partial<LlmSettings> & { url?: string } = {}) =>
    composeSettings('openai-compatible', { url: provider.url, ...changes })

  test.each([
    ['only asks what is due', QUESTION, `${ANSWER}\n\n${QUESTION}`],
    ['asks for another unit', `${ANSWER} [S1] How many hours a month?`, `${ANSWER}\n\n${QUESTION}`],
    [
      'says one true sentence',
      `${LYING} That sounds tiring.`,
      `That sounds tiring.\n\n${ANSWER}\n\n${QUESTION}`,
    ],
  ])('who %s is spoken, and not paused', async (_, text, spoken) => {
    provider.writes({ kind: 'text', text })
    const desk = openFor(compose())
    for (let turn = 0; turn < 6; turn += 1)
      expect((await say(desk)).speech).toEqual({ kind: 'spoken', text: spoken })
  })

  test('what a call used is what was set aside for it where the server does not say', async () => {
    provider.writes({ kind: 'text', text: GOOD, hasUsage: false })
    expect((await say(openFor(compose()))).speech).toEqual({ kind: 'spoken', text: WORDED })
    await expect
      .poll(() => database.db.select().from(modelUsage))
      .toMatchObject([{ calls: 1, failures: 0, outputTokens: 400 }])
  })

  test('a server that thinks aloud shows nothing of it', async () => {
    provider.writes({ kind: 'text', text: `<think>It is free. Thanks.</think>\n${GOOD}` })
    const { speech, pieces } = await say(openFor(compose()))
    expect(speech).toEqual({ kind: 'spoken', text: WORDED })
    expect(pieces.join('')).toBe(WORDED)
  })

  test('an answer that ends in a word of the server’s own is whole', async () => {
    provider.writes({ kind: 'text', text: GOOD, finish: 'eos' })
    expect((await say(openFor(compose()))).speech).toEqual({ kind: 'spoken', text: WORDED })
  })

  test('a reader who is gone already costs nothing', async () => {
    const { speech, pieces } = await say(openFor(compose()), AbortSignal.abort())
    expect(speech).toEqual({ kind: 'stopped', text: `${ANSWER} ${QUESTION}` })
    expect(pieces).toEqual([])
    expect(provider.requests).toHaveLength(0)
  })

  test.each([
    ['the day', { dailyBudgetUsd: 0, inputUsdPerMillion: 3 }],
    ['the day’s tokens', { dailyTokens: 100 }],
    ['the conversation', { conversationTokens: 100 }],
  ])('without a budget for %s no call is made', async (_, changes) => {
    const { speech } = await say(openFor(compose(changes)))
    expect(speech).toEqual({ kind: 'failed', reason: 'budget_spent' })
    expect(provider.requests).toHaveLength(0)
  })

  test('the calls of a minute are counted over all processes', async () => {
    const desks = [openFor(compose({ callsPerMinute: 3 })), openFor(compose({ callsPerMinute: 3 }))]
    const all = await Promise.all([...desks, ...desks, ...desks].map((desk) => say(desk)))
    expect(all.filter(({ speech }) => speech.kind === 'spoken')).toHaveLength(3)
    expect(provider.requests).toHaveLength(3)
  })

  test('a database in trouble makes no call, and says nothing of the provider', async () => {
    const lost = await createTestDatabase()
    await lost.close()
    const desk = openFor(compose(), lost.db)
    for (let turn = 0; turn < 4; turn += 1) {
      expect((await say(desk)).speech).toEqual({ kind: 'failed', reason: 'unavailable' })
    }
    expect(desk.circuit.isClosed()).toBe(true)
    expect(provider.requests).toHaveLength(0)
  })

  test.each([
    ['nobody listens', 'http://127.0.0.1:1/v1'],
    ['TLS fails', 'https'],
  ])('where %s it is unavailable, and costs nothing', async (_, address) => {
    const url = address === 'https' ? provider.url.replace('http:', 'https:') : address
    expect((await say(openFor(compose({ url, inputUsdPerMillion: 3 })))).speech).toEqual({
      kind: 'failed',
      reason: 'unavailable',
    })
    await expect
      .poll(() => database.db.select().from(modelUsage))
      .toMatchObject([{ calls: 1, failures: 1, costMicroUsd: 0, inputTokens: 0 }])
  })

  test('a connection that hears no abort cannot hold the reply', async () => {
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    const { speech, tookMs } = await say(openFor(compose({ firstWordTimeoutMs: 200 })))
    expect(speech).toEqual({ kind: 'failed', reason: 'timeout' })
    expect(tookMs).toBeLessThan(1_200)
  })

  test('a late word is not released once the rules have taken over', async () => {
    provider.writes({ kind: 'text', text: PART.repeat(5), everyMs: 30 })
    const { pieces, speech } = await say(openFor(compose({ replyTimeoutMs: 400 })))
    expect(speech).toEqual({ kind: 'failed', reason: 'timeout' })
    const released = pieces.length
    await expect.poll(() => provider.requests[0]?.abortedAt).not.toBeNull()
    expect(pieces).toHaveLength(released)
  })

  test('a call that was broken off keeps what was set aside for it', async () => {
    provider.writes({ kind: 'hang_midway', text: PART })
    const prices = { inputUsdPerMillion: 3, outputUsdPerMillion: 15 }
    await say(openFor(compose({ ...prices, pauseTimeoutMs: 200 })))
    await expect
      .poll(() => database.db.select().from(modelUsage))
      .toMatchObject([{ failures: 1, outputTokens: 400 }])
  })
})
