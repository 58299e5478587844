import pino from 'pino'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openDesk } from '#server/features/models/call/model-desk.ts'
import { readTexts, translate } from '#server/features/models/writing/translate.ts'
import { modelUsage } from '#server/platform/db/schema/model-usage.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { composeSettings } from '#tests/support/fake-providers/compose-settings.ts'
import { type FakeProvider, playProvider } from '#tests/support/fake-providers/play-provider.ts'
import { storePast } from '#tests/support/past-conversations.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let provider: FakeProvider
let conversationId: string

beforeAll(async () => {
  database = await createTestDatabase()
  provider = await playProvider('openai-compatible')
  conversationId = await storePast(database.db, { at: '2026-11-20T09:00:00Z' })
})
afterEach(() => provider.reset())
afterAll(async () => {
  await provider.close()
  await database.close()
})

const TEXTS = ['Copiamos facturas', 'ana@acme.example']

function ask(changes: Partial<LlmSettings> = {}) {
  const settings = composeSettings('openai-compatible', { url: provider.url, ...changes })
  const desk = openDesk({
    db: database.db,
    clock: () => new Date('2026-11-20T10:00:00Z'),
    logger: pino({ level: 'silent' }),
    settings,
  })
  return translate(desk, { conversationId, texts: TEXTS }, new AbortController().signal)
}

describe('a translation', () => {
  test('comes of one call, which is counted, and sees no address', async () => {
    provider.reads({ kind: 'text', text: '["We copy invoices", "[e-mail]"]' })
    expect(await ask()).toEqual(['We copy invoices', '[e-mail]'])
    expect(JSON.stringify(provider.requests[0]?.body)).not.toContain('ana@acme')
    expect(provider.requests).toHaveLength(1)
    await expect.poll(async () => (await database.db.select().from(modelUsage))[0]?.calls).toBe(1)
  })

  test('is none without a budget', async () => {
    expect(await ask({ conversationTokens: 10 })).toBeNull()
    expect(provider.requests).toHaveLength(0)
  })

  test.each([
    ['too few texts', '["one"]'],
    ['no list', 'I cannot do that.'],
    ['another kind of thing', '["one", 2]'],
    ['an empty text', '["one", " "]'],
  ])('is none where the answer has %s', (_, answer) => {
    expect(readTexts(answer, 2)).toBeNull()
  })

  test('is read out of what stands around it', () => {
    expect(readTexts('Here:\n```json\n["one", "two"]\n```', 2)).toEqual(['one', 'two'])
  })
})
