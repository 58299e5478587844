import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { talk } from '#agent/testing/talk.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { createRandom, type Random } from '#tests/evals/buyers/bank/random.ts'
import type { Play } from '#tests/support/fake-providers/play.ts'
import { type ModelSite, openModelSite } from '#tests/support/model-site.ts'
import { openVisit } from '#tests/support/streaming-visitor.ts'

const CONVERSATIONS = 60
const AT_ONCE = 12

const VISITOR_SAYS = [
  'Hi, I am Dana from Harbor Freight Co, harborfreightco.com',
  'Three of us key bills by hand, about 15 hours a week each, it is a nightmare',
  'about $32 an hour all in',
]
const WORDS =
  'Thanks for telling me. That sounds like a lot of repeated work. You will save 12345 dollars.'

let site: ModelSite
beforeAll(async () => {
  site = await openModelSite({
    wire: 'openai-compatible',
    variables: {
      LLM_READING_TIMEOUT_MS: '200',
      LLM_FIRST_WORD_TIMEOUT_MS: '800',
      LLM_PAUSE_TIMEOUT_MS: '400',
      LLM_REPLY_TIMEOUT_MS: '2000',
      LLM_CONVERSATION_TOKENS: '1000000',
      LLM_DAILY_TOKENS: '1000000000',
    },
    clock: createImpatientClock(),
  })
})
afterAll(() => site.close())

/** So fast that a circuit never stays open from one call to the next: the provider is to be met, and to die. */
function createImpatientClock(): () => Date {
  let now = Date.parse('2026-03-02T09:00:00.000Z')
  return () => {
    now += 20_000
    return new Date(now)
  }
}

/** A provider that dies somewhere: before a word, within one, or after the last. */
function chooseDeath({ between, pick }: Random): Play {
  const text = WORDS.slice(0, between(0, WORDS.length))
  return pick<Play>([
    { kind: 'reset' },
    { kind: 'reset', text },
    { kind: 'hang' },
    { kind: 'hang_midway', text },
    { kind: 'status', status: 500 },
    { kind: 'status', status: 429 },
    { kind: 'error_event', text },
    { kind: 'truncated', text, inside: 'json' },
    { kind: 'truncated', text, inside: 'character' },
    { kind: 'truncated', text, inside: 'answer' },
    { kind: 'malformed_events' },
    { kind: 'html' },
    { kind: 'empty' },
    ...Array<Play>(6).fill({ kind: 'text', text: WORDS }),
    { kind: 'single_bytes', text: WORDS },
  ])
}

const rules = talk(...VISITOR_SAYS)
const listNumbers = (text: string) => text.match(/\d[\d,.]*\d|\d/g) ?? []

async function holdConversation(random: Random): Promise<string[]> {
  const visit = await openVisit(site.url)
  const shown: string[] = []
  const brains: string[] = []
  for (const message of VISITOR_SAYS) {
    const leaveAfter = random.chance(0.25) ? random.between(1, 3) : Number.POSITIVE_INFINITY
    const heard = await visit.say(message, { leaveAfter })
    shown.push(heard.text)
    brains.push(heard.brain)
  }
  for (const [index, text] of shown.entries()) {
    const grounded = new Set(listNumbers(rules[index]?.reply.text ?? ''))
    expect(listNumbers(text).filter((number) => !grounded.has(number))).toEqual([])
    if (brains[index] === 'offline') expect(text).toBe(rules[index]?.reply.text)
  }
  const rows = await site.db
    .select()
    .from(diagnosticMessages)
    .where(eq(diagnosticMessages.conversationId, visit.conversationId))
    .orderBy(diagnosticMessages.position)
  expect(rows.map(({ content }) => content).slice(1)).toEqual(
    VISITOR_SAYS.flatMap((message, index) => [message, shown[index]]),
  )
  expect(rows.filter(({ role }) => role === 'assistant').map(({ brain }) => brain)).toEqual([
    null,
    ...brains,
  ])
  return brains
}

test('a provider that dies at any point loses nothing, doubles nothing and shows no wrong number', async () => {
  const random = createRandom('deaths of the provider')
  site.provider.reads(() => chooseDeath(random))
  site.provider.writes(() => chooseDeath(random))
  const brains: string[] = []
  for (let start = 0; start < CONVERSATIONS; start += AT_ONCE) {
    const held = Array.from({ length: AT_ONCE }, (_, index) =>
      holdConversation(createRandom(`visitor ${start + index}`)),
    )
    brains.push(...(await Promise.all(held)).flat())
  }
  expect(brains).toHaveLength(CONVERSATIONS * VISITOR_SAYS.length)
  // Both spoke: else nothing was tried.
  expect(new Set(brains)).toEqual(new Set(['offline', 'openai-compatible']))
}, 120_000)
