import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openDesk } from '#server/features/models/call/model-desk.ts'
import { loadSdk, openModel } from '#server/features/models/provider/open-model.ts'
import { readMessage } from '#server/features/models/reading/read-message.ts'
import { modelUsage } from '#server/platform/db/schema/model-usage.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'
import { composeReading, sayFact } from '#tests/support/compose-reading.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { composeSettings } from '#tests/support/fake-providers/compose-settings.ts'
import type { Play } from '#tests/support/fake-providers/play.ts'
import { type FakeProvider, playProvider } from '#tests/support/fake-providers/play-provider.ts'
import { storePast } from '#tests/support/past-conversations.ts'

const MESSAGE = 'Half of my people do nothing but retype orders all day'
const FACTS = [sayFact('pain', 'retype orders', 'do nothing but retype orders')]
const MISREAD: readonly (readonly [string, Play])[] = [
  ['hangs before the first byte', { kind: 'hang' }],
  ['answers free text', { kind: 'text', text: 'I think they are in pain.' }],
  ['answers other JSON', { kind: 'text', text: '{"acts": [1, 2]}' }],
  ['says nothing', { kind: 'empty' }],
  ['declines', { kind: 'refusal', text: 'I cannot read canaries.' }],
  ['only calls a tool', { kind: 'tool_call' }],
  [
    'is cut off at its limit',
    { kind: 'text', text: '{"language": "en", "facts": [{"slot": "pain", ', finish: 'length' },
  ],
  ['answers HTML', { kind: 'html' }],
  ['answers 10 MB', { kind: 'flood', bytes: 10_000_000 }],
  ['does not know structured output', { kind: 'status', status: 400 }],
]
const REFUSED: readonly (readonly [string, Play])[] = [
  ['429', { kind: 'status', status: 429 }],
  ['500', { kind: 'status', status: 500 }],
  ['529', { kind: 'status', status: 529 }],
  ['401', { kind: 'status', status: 401 }],
  ['a reset', { kind: 'reset' }],
]

let database: Awaited<ReturnType<typeof createTestDatabase>>
let conversationId: string
const clock = () => new Date('2026-11-20T10:00:00Z')

beforeAll(async () => {
  database = await createTestDatabase()
  await loadSdk()
})
beforeEach(async () => {
  await database.db.delete(modelUsage)
  conversationId = await storePast(database.db, { at: '2026-11-20T09:00:00Z' })
})
afterAll(() => database.close())

describe.each(['openai', 'anthropic', 'openai-compatible'] as const)('%s', (wire) => {
  let provider: FakeProvider
  beforeAll(async () => {
    provider = await playProvider(wire)
    // Loads its package, which else counts against the first deadline.
    await openModel(composeSettings(wire, { url: provider.url }), fetch)
  })
  afterEach(() => provider.reset())
  afterAll(() => provider.close())

  function open(changes: Partial<LlmSettings> = {}) {
    const settings = composeSettings(wire, { url: provider.url, ...changes })
    return openDesk({ db: database.db, clock, logger: pino({ level: 'silent' }), settings })
  }
  function ask(
    desk: ReturnType<typeof open>,
    message = MESSAGE,
    signal = new AbortController().signal,
  ) {
    const context = { conversationId, earlier: [], message, company: [], asking: null }
    return readMessage(desk, context, signal)
  }

  test('what the model reads is handed on, and paid for as the provider says', async () => {
    provider.reads({ kind: 'reading', reading: { facts: FACTS, wants_person: true } })
    expect(await ask(open())).toEqual({
      ...composeReading({ facts: FACTS, wantsPerson: true }),
      earlier: [],
    })
    const [request] = provider.requests
    expect(request).toMatchObject({ purpose: 'read' })
    expect(request?.text).toContain('worked_out')
    if (wire === 'openai-compatible')
      expect(request?.body).toMatchObject({
        response_format: { json_schema: { name: 'reading', strict: true } },
      })
    await expect
      .poll(() => database.db.select().from(modelUsage))
      .toMatchObject([{ calls: 1, failures: 0, inputTokens: 120, outputTokens: 40 }])
  })

  test.each([
    [
      'in a code fence',
      (json: string) => `Here is the {JSON}:\n\`\`\`json\n${json}\n\`\`\`\nDone.`,
    ],
    ['between sentences', (json: string) => `The reading is ${json}, I think.`],
  ])('a reading %s is one', async (_, wrap) => {
    const { language, facts } = composeReading({ facts: FACTS })
    provider.reads({ kind: 'text', text: wrap(JSON.stringify({ language, facts })) })
    expect(await ask(open())).toMatchObject({ facts: FACTS })
  })

  test('no call is made for a message that the rules read whole', async () => {
    expect(await ask(open(), 'maya@harbor.com')).toBeNull()
    expect(provider.requests).toHaveLength(0)
    expect(await database.db.select().from(modelUsage)).toEqual([])
  })

  test.each(MISREAD)('nothing is read when it %s, and it may still write', async (_, play) => {
    provider.reads(play)
    const desk = open({ readingTimeoutMs: play.kind === 'hang' ? 60 : 15_000 })
    for (let turn = 0; turn < 4; turn += 1) expect(await ask(desk)).toBeNull()
    expect(desk.circuit.isClosed()).toBe(true)
  })

  test.each(REFUSED)('%s three times leaves the provider alone', async (_, play) => {
    provider.reads(play)
    const desk = open()
    for (let turn = 0; turn < 5; turn += 1) expect(await ask(desk)).toBeNull()
    expect(desk.circuit.isClosed()).toBe(false)
    const isKey = play.kind === 'status' && play.status === 401
    expect(provider.requests).toHaveLength(isKey ? 1 : 3)
    await expect
      .poll(async () => (await database.db.select().from(modelUsage))[0]?.costMicroUsd)
      .toBe(0)
  })

  test('five useless answers in a row pause reading', async () => {
    provider.reads({ kind: 'text', text: 'no JSON' })
    const desk = open()
    for (let turn = 0; turn < 8; turn += 1) await ask(desk)
    expect(provider.requests).toHaveLength(5)
  })

  test('a reader who goes ends the call at the provider within a second', async () => {
    provider.reads({ kind: 'hang' })
    const reader = new AbortController()
    const asked = ask(open(), MESSAGE, reader.signal)
    await expect.poll(() => provider.requests.length).toBe(1)
    const leftAt = performance.now()
    reader.abort()
    expect(await asked).toBeNull()
    expect(performance.now() - leftAt).toBeLessThan(500)
    await expect.poll(() => provider.requests[0]?.abortedAt).not.toBeNull()
    expect((provider.requests[0]?.abortedAt ?? 0) - leftAt).toBeLessThan(1_000)
  })

  test('the deadline ends the call at the provider too', async () => {
    provider.reads({ kind: 'hang' })
    expect(await ask(open({ readingTimeoutMs: 200 }))).toBeNull()
    await expect.poll(() => provider.requests[0]?.abortedAt).not.toBeNull()
  })

  test('without a budget no call is made', async () => {
    expect(await ask(open({ dailyBudgetUsd: 0 }))).toBeNull()
    expect(provider.requests).toHaveLength(0)
  })
})

describe('a server of one’s own', () => {
  let provider: FakeProvider
  beforeAll(async () => {
    provider = await playProvider('openai-compatible')
  })
  afterEach(() => provider.reset())
  afterAll(() => provider.close())

  const context = { earlier: [], message: MESSAGE, company: [], asking: null }
  const reading = JSON.stringify({ language: 'en', facts: FACTS })

  function openDeskHere() {
    const settings = composeSettings('openai-compatible', { url: provider.url })
    return openDesk({ db: database.db, clock, logger: pino({ level: 'silent' }), settings })
  }
  const askHere = (desk: ReturnType<typeof openDeskHere>) =>
    readMessage(desk, { ...context, conversationId }, new AbortController().signal)

  test.each([400, 404, 422])(
    'that answers %i to a schema is asked without one from then on',
    async (status) => {
      provider.reads(({ body }) =>
        'response_format' in body
          ? { kind: 'status', status }
          : { kind: 'text', text: `\`\`\`json\n${reading}\n\`\`\`` },
      )
      const desk = openDeskHere()
      expect(await askHere(desk)).toMatchObject({ facts: FACTS })
      expect(await askHere(desk)).toMatchObject({ facts: FACTS })
      expect(provider.requests.map(({ body }) => 'response_format' in body)).toEqual([
        true,
        false,
        false,
      ])
      expect(provider.requests[1]?.text).toContain('additionalProperties')
      await expect
        .poll(() => database.db.select().from(modelUsage))
        .toMatchObject([{ calls: 2, failures: 0, inputTokens: 240 }])
    },
  )

  test('that refuses both ways is asked with a schema again', async () => {
    provider.reads({ kind: 'status', status: 400 })
    const desk = openDeskHere()
    await askHere(desk)
    await askHere(desk)
    expect(provider.requests.map(({ body }) => 'response_format' in body)).toEqual([
      true,
      false,
      true,
      false,
    ])
  })

  test('that thinks aloud is read behind it', async () => {
    provider.reads({ kind: 'text', text: `<think>{"facts": []}</think>${reading}` })
    expect(await askHere(openDeskHere())).toMatchObject({ facts: FACTS })
  })
})
