import { afterAll, beforeAll, expect, test } from 'vitest'
import { compareWithDatabase } from '#tests/faults/support/compare-with-database.ts'
import { createRandom, SEED } from '#tests/faults/support/random.ts'
import { openSiteUnderFault, type SiteUnderFault } from '#tests/faults/support/site-under-fault.ts'
import { createStopwatch } from '#tests/faults/support/stopwatch.ts'
import { openVisitor, type Visitor } from '#tests/faults/support/visitor.ts'
import {
  CALENDLY_KEY,
  composeInviteeUri,
  composeMessage,
  signMessage,
} from '#tests/support/calendly-traffic.ts'

const TIMES = 50
/** For another visitor: the way there and back, behind a body of 100,000 characters that is read and refused. */
const HELD_MS = 150
const random = createRandom(SEED)
let site: SiteUnderFault

beforeAll(async () => {
  site = await openSiteUnderFault({ CALENDLY_WEBHOOK_SIGNING_KEY: CALENDLY_KEY })
  await site.start()
})
afterAll(async () => {
  const pool = site.openPool()
  const faults = await compareWithDatabase(site.journal, pool)
  await pool.end()
  await site.close()
  expect(faults).toEqual([])
})

async function open(): Promise<Visitor> {
  const visitor = await openVisitor({ ...site, random })
  if (!visitor) throw new Error('The product does not answer.')
  return visitor
}

const count = async (query: string, values: unknown[]) => {
  const pool = site.openPool()
  const { rows } = await pool.query(query, values)
  await pool.end()
  return rows[0].count
}
const countTurns = (conversationId: string) =>
  count('select count(*)::int as count from diagnostic_turns where conversation_id = $1', [
    conversationId,
  ])

test(`the same message ${TIMES} times at once is one turn with one reply`, async () => {
  const visitor = await open()
  const turnId = crypto.randomUUID()
  const said = () => visitor.say('We lose 30 hours a week to invoices', turnId)
  const answers = await Promise.all(Array.from({ length: TIMES }, said))
  const [first, ...others] = answers.map((answer) => answer?.json)
  expect(others).toEqual(Array(TIMES - 1).fill(first))
  expect(await countTurns(visitor.conversationId)).toBe(1)
})

test('the same turn id with other words is refused and stores nothing', async () => {
  const visitor = await open()
  const turnId = crypto.randomUUID()
  await visitor.say('We are twelve people', turnId)
  expect((await visitor.say('We are thirteen people', turnId))?.status).toBe(409)
  expect(await countTurns(visitor.conversationId)).toBe(1)
})

test('visitors who leave before the answer have their turn stored once, and get it when they ask again', async () => {
  const visitor = await open()
  for (const hours of [5, 6, 7]) {
    const turnId = crypto.randomUUID()
    const body = {
      conversationId: visitor.conversationId,
      message: `We lose ${hours} hours a week`,
      turnId,
    }
    await fetch(`${site.target.url}/api/bd-agent-conversation`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: visitor.cookie },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(1 + random.below(20)),
    }).catch(() => null)
    expect((await visitor.say(body.message, turnId))?.status).toBe(200)
  }
  expect(await countTurns(visitor.conversationId)).toBe(3)
})

test('texts of 100,000 characters hold nobody up, whatever they are made of', async () => {
  const stopwatch = createStopwatch()
  const visitor = await open()
  const { conversationId } = visitor
  async function measure(message: string): Promise<number> {
    const asked = visitor.send('/api/bd-agent-conversation', { conversationId, message })
    const from = performance.now()
    await fetch(`${site.target.url}/api/health`)
    const held = performance.now() - from
    expect((await asked)?.status).toBe(400)
    return held
  }
  const longest = []
  for (const piece of ['a', ' ', '1,', '(((', 'hours per ', '😀', 'no no ', '.']) {
    const message = piece.repeat(100_000 / piece.length)
    // A pattern that runs wild does so every time, a neighbour does not.
    const tries = [await measure(message), await measure(message), await measure(message)]
    longest.push(Math.min(...tries))
  }
  console.log(`held up for ${Math.round(Math.max(...longest))} ms at most`)
  expect(stopwatch.weigh(Math.max(...longest))).toBeLessThan(HELD_MS)
})

test('a message of Calendly that comes 20 times at once is kept once, and each is thanked for', async () => {
  const uri = composeInviteeUri('AAA', 'BBB')
  const createdAt = new Date().toISOString()
  const message = composeMessage(
    'invitee.created',
    { uri, startsAt: createdAt, createdAt },
    createdAt,
  )
  const deliver = () =>
    fetch(`${site.target.url}/api/webhooks/calendly`, {
      method: 'POST',
      headers: { 'calendly-webhook-signature': signMessage(message, new Date()) },
      body: message,
    })
  const answers = await Promise.all(Array.from({ length: 20 }, deliver))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await count('select count(*)::int as count from calendly_inbox', [])).toBe(1)
})
