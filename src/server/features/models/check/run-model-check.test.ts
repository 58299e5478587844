import { spawnSync } from 'node:child_process'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createKnowledge } from '#agent/knowledge/knowledge.ts'
import { CHECK_CONVERSATIONS } from '#server/features/models/check/check-conversations.ts'
import { runModelCheck } from '#server/features/models/check/run-model-check.ts'
import { composeSettings } from '#tests/support/fake-providers/compose-settings.ts'
import type { Play, ProviderRequest } from '#tests/support/fake-providers/play.ts'
import { type FakeProvider, playProvider } from '#tests/support/fake-providers/play-provider.ts'

const knowledge = createKnowledge([])
const MESSAGES = CHECK_CONVERSATIONS.flat()
let provider: FakeProvider
beforeAll(async () => {
  provider = await playProvider('openai-compatible')
})
afterEach(() => provider.reset())
afterAll(() => provider.close())

/** Reads what a careful reader finds; which message is asked about stands in the request. */
function readTruly({ text }: ProviderRequest): Play {
  const message = MESSAGES.find((one) => text.includes(`\\"message\\":${inJson(one.text)}`))
  return { kind: 'reading', reading: { facts: message?.facts ?? [] } }
}
const inJson = (text: string) => JSON.stringify(JSON.stringify(text)).slice(1, -1)

/** A sentence of sympathy, and the question that is due, in our own words. */
function writeTruly({ body }: ProviderRequest): Play {
  const messages = body.messages as { content: string }[]
  const { must_ask: due } = JSON.parse(messages.at(-1)?.content ?? '{}')
  return { kind: 'text', text: `Thanks, that helps. ${due?.wording ?? ''}` }
}

async function check(conversations = CHECK_CONVERSATIONS) {
  const lines: string[] = []
  const settings = composeSettings('openai-compatible', { url: provider.url })
  const isGood = await runModelCheck(settings, {
    print: (line) => lines.push(line),
    conversations,
    knowledge,
  })
  return { isGood, lines, text: lines.join('\n') }
}

test('there are twenty conversations, and each quote stands in its message', () => {
  expect(CHECK_CONVERSATIONS).toHaveLength(20)
  for (const { text, facts } of MESSAGES)
    for (const { quotes } of facts) for (const quote of quotes) expect(text).toContain(quote)
})

describe('the check of a model', () => {
  test('finds one good enough that reads truly and writes what may be shown', async () => {
    provider.reads(readTruly)
    provider.writes(writeTruly)
    const { isGood, text, lines } = await check()
    expect(lines.filter((line) => /^ {2}(?:refused|missed|wrong|failed)/.test(line))).toEqual([])
    expect(text).toContain('This model is good enough')
    expect(text).toMatch(/tokens: \d{4,} in, \d{4,} out/)
    expect(isGood).toBe(true)
  })

  test('says which fact and which sentence was refused, and why', async () => {
    const [first] = CHECK_CONVERSATIONS
    const facts = [
      { ...first?.[0]?.facts[0], value: 54 },
      { ...first?.[0]?.facts[0], slot: 'error_rate', quotes: ['never said'] },
    ]
    provider.reads({ kind: 'reading', reading: { facts } }, { kind: 'reading', reading: {} })
    provider.writes({
      kind: 'text',
      text: 'Thanks for that. You will save $90,000. We promise it.',
    })
    const { isGood, text } = await check(first ? [first] : [])
    expect(text).toMatch(/refused {3}error_rate: 45|refused {3}manual_hours: 54/)
    expect(text).toContain('missed    hourly_rate: 32')
    expect(text).toContain('shown     Thanks for that.')
    expect(text).toMatch(/refused {3}You will save \$90,000\. \(\w+\)/)
    expect(text).toContain('Less than 90 %: facts accepted, sentences shown.')
    expect(isGood).toBe(false)
  })

  test('ends early where the key is refused', async () => {
    provider.reads({ kind: 'status', status: 401 })
    provider.writes({ kind: 'status', status: 401 })
    const { isGood, text } = await check()
    expect(text).toContain('failed    reading: key_refused')
    expect(provider.requests).toHaveLength(4)
    expect(isGood).toBe(false)
  })
})

test('the command names what has to be set', () => {
  const env = { ...process.env, LLM_PROVIDER: undefined }
  const words = ['scripts/model-check.mjs']
  const { status, stderr } = spawnSync(process.execPath, words, { env, encoding: 'utf8' })
  expect(stderr).toContain('Set LLM_PROVIDER')
  expect(status).toBe(1)
})
