import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { CreateConversationReply } from '#contract/conversations.ts'
import { createOfflineBrain } from '#server/features/chat/agent-thread/offline-brain.ts'
import { createDatabase } from '#server/platform/db/client.ts'
import { countJobs, countTurns } from '#server/platform/metrics/counters.ts'

import { createMetrics } from '#server/platform/metrics/create-metrics.ts'
import { createScriptedModel, sayPieces } from '#tests/support/scripted-model.ts'
import { createTestApp, createTestBrowser } from '#tests/support/test-app.ts'

const TOKEN = 'a-token-of-enough-characters'
const authorization = `Bearer ${TOKEN}`

let server: Awaited<ReturnType<typeof createTestApp>>
let now = new Date('2026-11-22T10:00:00.000Z')
beforeAll(async () => {
  server = await createTestApp({ config: { metricsToken: TOKEN }, clock: () => now })
})
afterAll(() => server.close())

/** As Prometheus reads it: name and labels to value. */
async function scrape(): Promise<Map<string, number>> {
  const answer = await createTestBrowser(server.app).call('/api/metrics', {
    headers: { authorization },
  })
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain; version=0.0.4')
  return readSamples(await answer.text())
}

function readSamples(text: string): Map<string, number> {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(
    lines.map((line) => {
      const at = line.lastIndexOf(' ')
      return [line.slice(0, at), Number(line.slice(at + 1))]
    }),
  )
}

const turnFresh = () => {
  now = new Date(now.getTime() + 15_000)
}

test('without METRICS_TOKEN there is nothing; with it, only for who knows it', async () => {
  const closed = await createTestApp()
  const call = (app: typeof server.app, header: string) =>
    createTestBrowser(app).call('/api/metrics', { headers: { authorization: header } })
  expect((await call(closed.app, 'Bearer undefined')).status).toBe(404)
  expect((await call(closed.app, 'Bearer ')).status).toBe(404)
  await closed.close()
  for (const wrong of ['', 'Bearer', `Bearer ${TOKEN}x`, `Basic ${TOKEN}`, TOKEN]) {
    expect((await call(server.app, wrong)).status, wrong).toBe(401)
  }
  expect((await call(server.app, authorization)).status).toBe(200)
})

test('requests are counted by route and class of status, whatever addresses are tried', async () => {
  const browser = createTestBrowser(server.app)
  const before = await scrape()
  const count = (samples: Map<string, number>, route: string, status: string) =>
    samples.get(
      `loopwright_request_seconds_count{method="GET",route="${route}",status="${status}"}`,
    ) ?? 0
  for (let id = 0; id < 30; id += 1) {
    await browser.call(`/api/conversations/00000000-0000-4000-8000-0000000000${10 + id}`)
    await browser.call(`/api/guess-${id}`)
  }
  const after = await scrape()
  expect(count(after, '/api/conversations/:id', '4xx')).toBe(30)
  expect(count(after, 'none', '4xx') - count(before, 'none', '4xx')).toBe(30)
  // Each route brings its buckets, its sum and its count, once.
  expect(after.size - before.size).toBeLessThanOrEqual(2 * 15)
})

test('what waits and what failed is read from the database, at most every fifteen seconds', async () => {
  turnFresh()
  expect((await scrape()).get('loopwright_outbox_waiting')).toBe(0)
  const add = (status: string, createdAt: Date) =>
    server.db.execute(sql`insert into outbox_messages (id, dedupe_key, audience, recipient, subject, text, status,
      next_attempt_at, created_at) values (gen_random_uuid(), gen_random_uuid()::text, 'staff', 'a', 'b', 'c',
      ${status}, ${createdAt.toISOString()}, ${createdAt.toISOString()})`)
  await add('waiting', now)
  await add('failed', now)
  await add('failed', new Date(now.getTime() - 25 * 3_600_000))
  await server.db.execute(sql`insert into model_usage (day, model, calls, failures, cost_micro_usd) values
    ('2026-11-22', 'openai:small', 7, 2, 1500000), ('2026-11-21', 'openai:small', 9, 9, 9000000)`)
  expect((await scrape()).get('loopwright_outbox_waiting')).toBe(0)
  turnFresh()
  const samples = await scrape()
  expect(samples.get('loopwright_outbox_waiting')).toBe(1)
  expect(samples.get('loopwright_outbox_failed_last_day')).toBe(1)
  expect(samples.get('loopwright_model_cost_usd_today{model="openai:small"}')).toBe(1.5)
  expect(samples.get('loopwright_model_failures_today{model="openai:small"}')).toBe(2)
  expect(samples.get('loopwright_database_up')).toBe(1)
  expect(samples.get('loopwright_database_connections{state="waiting"}')).toBe(0)
})

test('while the database does not answer the figures of the process stay, and say so', async () => {
  turnFresh()
  await server.db.execute(sql`alter table outbox_messages rename to outbox_gone`)
  const samples = await scrape()
  await server.db.execute(sql`alter table outbox_gone rename to outbox_messages`)
  expect(samples.get('loopwright_database_up')).toBe(0)
  expect(samples.has('loopwright_outbox_waiting')).toBe(false)
  expect(samples.has('loopwright_open_streams')).toBe(true)
  expect((await scrape()).get('loopwright_outbox_waiting')).toBe(1)
})

test('turns are counted by who found the words, and why it was not the model', async () => {
  const scripted = createScriptedModel()
  const { metrics } = server.deps
  const brain = countTurns({ ...createOfflineBrain(), model: scripted.model }, metrics)
  const site = await createTestApp({ brain })
  const visitor = createTestBrowser(site.app)
  const opened = await visitor.call('/api/create-conversation', { json: {} })
  const { conversationId } = CreateConversationReply.parse(await opened.json())
  const say = (message: string) =>
    visitor.call('/api/bd-agent-conversation', { json: { conversationId, message } })
  scripted.say(sayPieces('Noted. ', 'How many people?'))
  await say('We key invoices for 45 hours a week.')
  scripted.say(async () => ({ kind: 'failed', reason: 'timeout' }))
  await say('There are six of us.')
  await site.close()
  const samples = await scrape()
  expect(samples.get('loopwright_turns_total{brain="scripted-model",fallback="none"}')).toBe(1)
  expect(samples.get('loopwright_turns_total{brain="offline",fallback="timeout"}')).toBe(1)
})

test('texts that could not be read are counted by what they were and why', async () => {
  server.deps.metrics.countUnread({ task: 'turn', reason: 'timeout' })
  server.deps.metrics.countUnread({ task: 'correction', reason: 'start' })
  server.deps.metrics.countUnread({ task: 'turn', reason: 'timeout' })
  const samples = await scrape()
  const count = (labels: string) => samples.get(`loopwright_unread_texts_total{${labels}}`)
  expect(count('task="turn",reason="timeout"')).toBe(2)
  expect(count('task="correction",reason="start"')).toBe(1)
})

test('background work is counted, and fails as before', async () => {
  const { metrics } = server.deps
  let isBroken = false
  const work = async () => {
    if (isBroken) throw new Error('broken')
  }
  const [queue] = countJobs([{ name: 'outbox', lookEveryMs: 1, run: work }], metrics)
  await queue?.run(new AbortController().signal)
  isBroken = true
  await expect(queue?.run(new AbortController().signal)).rejects.toThrow('broken')
  const samples = await scrape()
  expect(samples.get('loopwright_job_seconds_count{queue="outbox",outcome="done"}')).toBe(1)
  expect(samples.get('loopwright_job_seconds_count{queue="outbox",outcome="failed"}')).toBe(1)
})

test('open streams are counted until they close', async () => {
  const close = server.deps.metrics.openStream()
  expect((await scrape()).get('loopwright_open_streams')).toBe(1)
  close()
  expect((await scrape()).get('loopwright_open_streams')).toBe(0)
})

test('the process itself is watched when somebody reads it', async () => {
  const database = createDatabase(server.connection)
  const watched = createMetrics({ pool: database.pool, clock: () => now, hasReader: true })
  const samples = [...readSamples(await watched.print()).keys()].join('\n')
  await database.close()
  expect(samples).toContain('nodejs_eventloop_lag_p99_seconds')
  expect(samples).toContain('process_resident_memory_bytes')
})
