import { randomUUID } from 'node:crypto'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { REQUEST_MS, runWithin } from '#server/platform/deadline.ts'
import type { LlmSettings } from '#server/platform/env/llm-settings.ts'
import { composeReading, sayFact } from '#tests/support/compose-reading.ts'
import { readEventStream } from '#tests/support/event-stream.ts'
import { createScriptedModel, holdAfter, sayPieces } from '#tests/support/scripted-model.ts'
import { createTestApp, createTestBrowser, type TestBrowser } from '#tests/support/test-app.ts'
import { createTestBrain } from '#tests/support/test-brain.ts'

const OWN_WORDS = { response: 'Heard: hello there', brain: 'offline', origin: 'template' }
const PLAN = {
  language: 'en',
  blocks: [],
  question: null,
  noted: [],
  ledger: [],
  sources: [],
}
const EMAIL = {
  value: 'dana@harbor.example',
  quote: 'dana@harbor.example',
  messageId: 'm',
  status: 'stated' as const,
}

let scripted: ReturnType<typeof createScriptedModel>
let brain: ReturnType<typeof createTestBrain>
let server: Awaited<ReturnType<typeof createTestApp>>
let other: Awaited<ReturnType<typeof createTestApp>>
let browser: TestBrowser
let conversationId: string

beforeAll(async () => {
  server = await createTestApp()
  other = await createTestApp({ connection: server.connection })
})
beforeEach(async () => {
  scripted = createScriptedModel()
  brain = createTestBrain(
    (text) => ({ wording: text.startsWith('fixed') ? null : PLAN, facts: { email: EMAIL } }),
    scripted.model,
  )
  server.deps.brain = brain
  other.deps.brain = brain
  browser = createTestBrowser(server.app)
  const created = await browser.call('/api/create-conversation', { json: {} })
  conversationId = (await created.json()).conversationId
})
afterAll(async () => {
  await other.close()
  await server.close()
})

type Said = { message?: string; turnId?: string }

const post = (said: Said, { from = browser, headers = {} } = {}) =>
  from.call('/api/bd-agent-conversation', {
    json: { conversationId, message: 'hello there', ...said },
    headers,
  })

/** The events of a turn so far, read until `last` came or the stream ended. */
async function listen(said: Said, from = browser) {
  const response = await post(said, { from, headers: { accept: 'text/event-stream' } })
  expect(response.status).toBe(200)
  const stream = readEventStream(response)
  const names: string[] = []
  let words = ''
  async function next() {
    const event = await stream.next()
    if (event === null) return null
    names.push(event.name)
    if (event.name === 'text') words += (event.data as { response: string }).response
    if (event.name === 'reset') words = ''
    return event
  }
  async function toEnd() {
    let last: unknown
    for (let event = await next(); event !== null; event = await next()) last = event
    return last as { name: string; data: { response: string; brain: string } }
  }
  return { next, toEnd, names, readWords: () => words, leave: stream.leave }
}

const readMessages = () =>
  server.db
    .select()
    .from(diagnosticMessages)
    .where(eq(diagnosticMessages.conversationId, conversationId))
    .orderBy(asc(diagnosticMessages.position))

async function readAnswer() {
  const messages = await readMessages()
  expect(messages).toHaveLength(3)
  return messages[2]
}

/** Who waits for a row that somebody else holds. */
async function countWaiting(): Promise<number> {
  const { rows } = await server.db.execute(
    sql`select pid from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}

/** The same visitor, answered by another process. */
function reachOther(): TestBrowser {
  const elsewhere = createTestBrowser(other.app)
  for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
  return elsewhere
}

describe('a model that speaks', () => {
  test('is heard after what code decided, piece by piece, and what it said is what is stored', async () => {
    scripted.say(sayPieces('Thanks for that.', ' How many hours?'))
    const turn = await listen({})
    const end = await turn.toEnd()
    expect(turn.names).toEqual(['data', 'text', 'text', 'done'])
    expect(end.data).toEqual({
      response: 'Thanks for that. How many hours?',
      brain: 'scripted-model',
      origin: 'model',
    })
    expect(turn.readWords()).toBe(end.data.response)
    expect(await readAnswer()).toMatchObject({
      content: end.data.response,
      brain: 'scripted-model',
      brainNote: null,
    })
  })

  test.each([
    [27_000, 200],
    [28_000, 503],
  ])('has its own time on top of that of the request: after %i ms, %i', async (tookMs, status) => {
    const { config } = server.deps
    const llm = { readingTimeoutMs: 2_000, replyTimeoutMs: 15_000 } as LlmSettings
    server.deps.config = { ...config, llm }
    onTestFinished(() => {
      server.deps.config = config
    })
    let monotonicMs = 0
    scripted.say((...words) => {
      monotonicMs = tookMs
      return sayPieces('In time.')(...words)
    })
    const now = () => monotonicMs
    const answer = await runWithin(REQUEST_MS, () => post({}), now)
    expect(answer.status).toBe(status)
    // What the rules said stands already, and is answered when the visitor asks again.
    expect(await readAnswer()).toMatchObject({
      content: status === 200 ? 'In time.' : OWN_WORDS.response,
    })
  })

  test('begins only when both sides of the turn are stored', async () => {
    const held = holdAfter()
    scripted.say(held.speak)
    const turn = await listen({})
    expect((await turn.next())?.data).toMatchObject({ capturedEmail: EMAIL.value })
    await held.begun
    expect(await readAnswer()).toMatchObject({ content: 'Heard: hello there', brain: 'offline' })
    held.finish({ kind: 'spoken', text: 'Good day.' })
    expect((await turn.toEnd()).data.response).toBe('Good day.')
  })

  test('answers a plain request with its final words', async () => {
    scripted.say(sayPieces('Good day.'))
    const reply = await (await post({})).json()
    expect(reply).toMatchObject({ response: 'Good day.', brain: 'scripted-model' })
  })

  test('may propose acts, which the rules weigh', async () => {
    const reading = composeReading({ facts: [sayFact('pain', 'hello', 'hello')] })
    scripted.answer(reading)
    scripted.say(sayPieces('Good day.'))
    await post({})
    expect(brain.heardReadings).toEqual([reading])
  })

  test('is not asked where only our own words will do', async () => {
    const reply = await (await post({ message: 'fixed words' })).json()
    expect(reply).toMatchObject({ response: 'Heard: fixed words', brain: 'offline' })
    expect(scripted.spoken).toEqual([])
  })

  test('sees the last words of this conversation and no other', async () => {
    scripted.say(sayPieces('Good day.'))
    for (let count = 0; count < 5; count += 1) await post({ message: `number ${count}` })
    const [last] = scripted.spoken.slice(-1)
    expect(last?.message).toBe('number 4')
    expect(last?.earlier.map(({ content }) => content)).toEqual([
      'number 1',
      'Good day.',
      'number 2',
      'Good day.',
      'number 3',
      'Good day.',
    ])
    const owned = await server.db
      .select({ hash: diagnosticConversations.ownerHash })
      .from(diagnosticConversations)
    for (const { hash } of owned) expect(JSON.stringify(scripted.spoken)).not.toContain(hash)
    expect(JSON.stringify(scripted.spoken)).not.toContain(browser.cookies.get('visitor'))
  })

  test('is neither asked nor paid for while a person answers', async () => {
    await server.db
      .update(diagnosticConversations)
      .set({ takenById: null, takenByName: 'Ana', takenAt: new Date() })
      .where(eq(diagnosticConversations.id, conversationId))
    await server.db.execute(
      "insert into \"user\" (id, name, email, email_verified, created_at, updated_at) values ('staff', 'Ana', 'ana@firm.example', true, now(), now()) on conflict do nothing",
    )
    await server.db
      .update(diagnosticConversations)
      .set({ takenById: 'staff' })
      .where(eq(diagnosticConversations.id, conversationId))
    const reply = await (await post({})).json()
    expect(reply).toMatchObject({ response: '', isSilent: true })
    expect(scripted.read).toEqual([])
    expect(scripted.spoken).toEqual([])
  })
})

describe('a model that fails', () => {
  test('before its first word leaves no trace but a note for staff', async () => {
    scripted.say(async () => ({ kind: 'failed', reason: 'timeout' }))
    const turn = await listen({})
    const end = await turn.toEnd()
    expect(turn.names).toEqual(['data', 'text', 'done'])
    expect(end.data).toEqual(OWN_WORDS)
    expect(await readAnswer()).toMatchObject({
      content: 'Heard: hello there',
      brain: 'offline',
      brainNote: 'timeout',
    })
  })

  test('in the middle has all its words taken back', async () => {
    scripted.say(async (_request, { release }) => {
      release('You will save a million.')
      return { kind: 'failed', reason: 'cut_off' }
    })
    const turn = await listen({})
    await turn.toEnd()
    expect(turn.names).toEqual(['data', 'text', 'reset', 'text', 'done'])
    expect(turn.readWords()).toBe('Heard: hello there')
    const answer = await readAnswer()
    expect(answer).toMatchObject({ content: 'Heard: hello there', brainNote: 'cut_off' })
  })

  test('is answered for in the same plain reply', async () => {
    scripted.say(async () => ({ kind: 'failed', reason: 'rate_limited' }))
    const reply = await (await post({})).json()
    expect(reply).toMatchObject({ response: 'Heard: hello there', brain: 'offline' })
  })
})

describe('a turn that is asked for again', () => {
  test('while the model speaks is joined, however often, and said once', async () => {
    const held = holdAfter('Good')
    scripted.say(held.speak)
    const turnId = randomUUID()
    const first = await listen({ turnId })
    await held.begun
    const others = Array.from({ length: 20 }, () => post({ turnId }))
    await Promise.all([other.db.execute('select 1'), server.db.execute('select 1')])
    held.finish({ kind: 'spoken', text: 'Good day.' })
    const replies = await Promise.all(others.map(async (reply) => (await reply).json()))
    expect((await first.toEnd()).data.response).toBe('Good day.')
    expect(new Set(replies.map(({ response }) => response))).toEqual(new Set(['Good day.']))
    expect(scripted.spoken).toHaveLength(1)
    await readAnswer()
  })

  test('fifty times at once is one turn with one bill', async () => {
    scripted.say(sayPieces('Good day.'))
    const turnId = randomUUID()
    const replies = await Promise.all(Array.from({ length: 50 }, () => post({ turnId })))
    const bodies = await Promise.all(replies.map((reply) => reply.json()))
    expect(new Set(bodies.map(({ response }) => response))).toEqual(new Set(['Good day.']))
    expect(scripted.spoken).toHaveLength(1)
    await readAnswer()
  })

  test('of another process gets the rules’ words at once, and the first listener ends with the same', async () => {
    const held = holdAfter('Good')
    scripted.say(held.speak)
    const turnId = randomUUID()
    const first = await listen({ turnId })
    await held.begun
    const again = await (await post({ turnId }, { from: reachOther() })).json()
    expect(again).toMatchObject({ response: 'Heard: hello there', brain: 'offline' })
    held.finish({ kind: 'spoken', text: 'Good day.' })
    const end = await first.toEnd()
    expect(end.data).toEqual(OWN_WORDS)
    expect(first.readWords()).toBe(end.data.response)
    expect(await readAnswer()).toMatchObject({
      content: 'Heard: hello there',
      brainNote: 'superseded',
    })
  })

  test('meets the end of the model’s words without a deadlock', async () => {
    const held = holdAfter('Good')
    scripted.say(held.speak)
    const turnId = randomUUID()
    const turn = await listen({ turnId })
    await held.begun
    await other.db.transaction(async (transaction) => {
      // As a retry does: the conversation first, then its turn.
      await transaction.execute(
        sql`select id from diagnostic_conversations where id = ${conversationId} for update`,
      )
      held.finish({ kind: 'spoken', text: 'Good day.' })
      await vi.waitFor(async () => expect(await countWaiting()).toBeGreaterThan(0))
      await transaction.execute(
        sql`update diagnostic_turns set is_settled = is_settled where conversation_id = ${conversationId}`,
      )
    })
    expect((await turn.toEnd()).data.response).toBe('Good day.')
  })

  test('after a process died in the middle of the words gets the rules’ own', async () => {
    scripted.say(() => new Promise(() => {}))
    const turnId = randomUUID()
    const lost = await listen({ turnId })
    await lost.next()
    const again = await (await post({ turnId }, { from: reachOther() })).json()
    expect(again.response).toBe('Heard: hello there')
    await readAnswer()
  })

  test('by its words alone settles them, too', async () => {
    const held = holdAfter('Good')
    scripted.say(held.speak)
    const first = await listen({ message: 'no name for this' })
    await held.begun
    const again = await (await post({ message: 'no name for this' }, { from: reachOther() })).json()
    held.finish({ kind: 'spoken', text: 'Good day.' })
    expect((await first.toEnd()).data.response).toBe(again.response)
    await readAnswer()
  })

  test('with other words under the same name is refused', async () => {
    scripted.say(sayPieces('Good day.'))
    const turnId = randomUUID()
    await post({ turnId })
    expect((await post({ turnId, message: 'something else' })).status).toBe(409)
  })
})

describe('a visitor who goes', () => {
  test('stops the model, and what was heard is stored with what completes it', async () => {
    const held = holdAfter('Good')
    scripted.say(held.speak)
    const turnId = randomUUID()
    const turn = await listen({ turnId })
    await turn.next()
    await turn.next()
    const signal = await held.begun
    await turn.leave()
    expect(signal.aborted).toBe(true)
    const again = await (await post({ turnId })).json()
    expect(again).toMatchObject({ response: 'Good And the rest.', brain: 'scripted-model' })
    expect(await readAnswer()).toMatchObject({
      content: 'Good And the rest.',
      brainNote: 'client_gone',
    })
  })

  test('and comes back reads the conversation only when its words stand', async () => {
    const held = holdAfter('Good')
    scripted.say(held.speak)
    const turn = await listen({ turnId: randomUUID() })
    await held.begun
    const reading = browser.call(`/api/conversations/${conversationId}`)
    held.finish({ kind: 'spoken', text: 'Good day.' })
    const view = await (await reading).json()
    expect(view.messages.at(-1).content).toBe('Good day.')
    await turn.toEnd()
  })

  test('has everything erased in the middle, and nothing comes back', async () => {
    const held = holdAfter('Good')
    scripted.say(held.speak)
    const turn = await listen({ turnId: randomUUID() })
    await held.begun
    await server.db
      .delete(diagnosticConversations)
      .where(eq(diagnosticConversations.id, conversationId))
    held.finish({ kind: 'spoken', text: 'Good day.' })
    expect((await turn.toEnd()).name).toBe('done')
    expect(await readMessages()).toEqual([])
  })
})

describe('a process that stops', () => {
  test('has the model end its sentence, so that the reply still goes out', async () => {
    const stopping = await createTestApp({ connection: server.connection, brain })
    const elsewhere = createTestBrowser(stopping.app)
    for (const [name, value] of browser.cookies) elsewhere.cookies.set(name, value)
    const held = holdAfter('Good')
    scripted.say(held.speak)
    const turn = await listen({ turnId: randomUUID() }, elsewhere)
    await held.begun
    stopping.deps.turnsUnderWay.stop()
    expect((await turn.toEnd()).data.response).toBe('Good And the rest.')
    await stopping.close()
  })
})

describe('a stranger', () => {
  test('can neither join a turn nor read it', async () => {
    const held = holdAfter('Good')
    scripted.say(held.speak)
    const turnId = randomUUID()
    const turn = await listen({ turnId })
    await held.begun
    const stranger = createTestBrowser(server.app)
    await stranger.call('/api/create-conversation', { json: {} })
    expect((await post({ turnId }, { from: stranger })).status).toBe(404)
    held.finish({ kind: 'spoken', text: 'Good day.' })
    await turn.toEnd()
  })
})
