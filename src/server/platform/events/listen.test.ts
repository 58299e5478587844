import { setTimeout as delay } from 'node:timers/promises'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createLive, type LiveSignal, type RunningLive } from '#server/platform/events/listen.ts'
import { notifyStaff, notifyVisitor } from '#server/platform/events/notify.ts'
import { createTestDatabase } from '#tests/support/database.ts'
import { openSilentProxy } from '#tests/support/silent-proxy.ts'

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e'
const NEWS = { kind: 'message', conversationId: ID } as const
const RESYNC = { kind: 'resync' }
const told = (news: object) => ({ kind: 'news', news })

let database: Awaited<ReturnType<typeof createTestDatabase>>
let lives: RunningLive[]
let logged: string[]

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => {
  lives = []
  logged = []
})
afterEach(async () => {
  await Promise.all(lives.map((live) => live.close()))
})
afterAll(() => database.close())

const until = (condition: () => unknown) => vi.waitFor(condition, { timeout: 10_000, interval: 5 })
const notify = () => database.db.transaction((transaction) => notifyStaff(transaction, NEWS))

/** A process as far as news are concerned. */
function openLive(connection: object = database.pool.options) {
  const logger = pino({ level: 'info' }, { write: (line: string) => void logged.push(line) })
  const live = createLive({
    connection,
    logger,
    connecting: { firstRetryMs: 5, longestRetryMs: 50, probeEveryMs: 20, probeTimeoutMs: 200 },
  })
  lives.push(live)
  const heard: LiveSignal<unknown>[] = []
  const unsubscribe = live.subscribe('staff_news', (signal) => heard.push(signal))
  return { live, heard, unsubscribe }
}

async function openListening() {
  const opened = openLive()
  await until(() => expect(opened.heard).toEqual([RESYNC]))
  return opened
}

const listeners =
  "from pg_stat_activity where datname = current_database() and (query like 'listen %' or query = 'select 1') and pid <> pg_backend_pid()"
const countListeners = async () => {
  const { rows } = await database.pool.query(`select count(*)::int as count ${listeners}`)
  return rows[0].count
}
const breakListeners = () => database.pool.query(`select pg_terminate_backend(pid) ${listeners}`)

test('two processes hear what a transaction of one of them told, once it is committed', async () => {
  const [one, other] = await Promise.all([openListening(), openListening()])
  await database.db.transaction(async (transaction) => {
    await notifyStaff(transaction, NEWS)
    await delay(50)
    expect(one.heard).toEqual([RESYNC])
  })
  for (const { heard } of [one, other]) {
    await until(() => expect(heard).toEqual([RESYNC, told(NEWS)]))
  }
})

test('what was rolled back is not told', async () => {
  const { heard } = await openListening()
  const undone = database.db.transaction(async (transaction) => {
    await notifyStaff(transaction, NEWS)
    throw new Error('undo')
  })
  await expect(undone).rejects.toThrow('undo')
  const other = { kind: 'lead', id: ID } as const
  await database.db.transaction((transaction) => notifyStaff(transaction, other))
  await until(() => expect(heard).toEqual([RESYNC, told(other)]))
})

test('each channel hears its own news', async () => {
  const { live, heard } = await openListening()
  const visitor: LiveSignal<unknown>[] = []
  live.subscribe('visitor_news', (signal) => visitor.push(signal))
  await database.db.transaction((transaction) => notifyVisitor(transaction, ID))
  await until(() => expect(visitor).toEqual([RESYNC, told({ conversationId: ID })]))
  expect(heard).toEqual([RESYNC])
})

test('a lost connection is made anew, with a resync before the next news', async () => {
  const { heard } = await openListening()
  for (let round = 2; round < 5; round += 1) {
    await breakListeners()
    await until(() => expect(heard.filter(({ kind }) => kind === 'resync')).toHaveLength(round))
  }
  await notify()
  await until(() => expect(heard.at(-1)).toEqual(told(NEWS)))
  expect(await countListeners()).toBe(1)
})

test('a connection that silently died is noticed and made anew', async () => {
  const proxy = await openSilentProxy(database.connection)
  const { heard } = openLive(proxy.connection)
  await until(() => expect(heard).toEqual([RESYNC]))
  await delay(100)
  expect(proxy.countConnections()).toBe(1)
  proxy.loseAll()
  await until(() => expect(heard).toEqual([RESYNC, RESYNC]))
  await notify()
  await until(() => expect(heard.at(-1)).toEqual(told(NEWS)))
  expect(proxy.countConnections()).toBe(2)
  proxy.close()
})

test('a database that cannot be reached is tried again, and logged once', async () => {
  const connection = { ...database.pool.options, database: 'not_there_yet' }
  const { heard } = openLive(connection)
  await until(() => expect(logged).toHaveLength(1))
  await delay(100)
  expect(logged).toHaveLength(1)
  expect(heard).toEqual([])
  connection.database = database.connection.database ?? ''
  await until(() => expect(heard).toEqual([RESYNC]))
})

test('whoever subscribes later hears a resync at once, and nothing after leaving', async () => {
  const { live } = await openListening()
  const heard: unknown[] = []
  const leave = live.subscribe('staff_news', (signal) => heard.push(signal))
  await until(() => expect(heard).toEqual([RESYNC]))
  leave()
  const { heard: stayed } = await openListening()
  await notify()
  await until(() => expect(stayed).toContainEqual(told(NEWS)))
  expect(heard).toEqual([RESYNC])
})

test('notifications that others sent in another form are passed over', async () => {
  const { heard } = await openListening()
  for (const payload of ['', 'hello', '{}', '{"kind":"message","conversationId":"1"}']) {
    await database.pool.query('select pg_notify($1, $2)', ['staff_news', payload])
  }
  await notify()
  await until(() => expect(heard).toEqual([RESYNC, told(NEWS)]))
})

test('a subscriber that fails takes no other down', async () => {
  const { live, heard } = await openListening()
  live.subscribe('staff_news', () => {
    throw new Error('broken')
  })
  await notify()
  await notify()
  await until(() => expect(heard).toEqual([RESYNC, told(NEWS), told(NEWS)]))
  expect(logged.join()).toContain('broken')
})

test('it holds no connection before somebody listens, and leaves none behind', async () => {
  const live = createLive({ connection: database.pool.options, logger: pino({ level: 'silent' }) })
  lives.push(live)
  expect(await countListeners()).toBe(0)
  const heard: unknown[] = []
  live.subscribe('staff_news', (signal) => heard.push(signal))
  await until(() => expect(heard).toEqual([RESYNC]))
  expect(await countListeners()).toBe(1)
  await live.close()
  expect(heard).toEqual([RESYNC, { kind: 'closed' }])
  await until(async () => expect(await countListeners()).toBe(0))
})

test('a subscription after the close is told so and connects nobody', async () => {
  const { live } = await openListening()
  await live.close()
  const heard: unknown[] = []
  live.subscribe('staff_news', (signal) => heard.push(signal))
  await until(() => expect(heard).toEqual([{ kind: 'closed' }]))
  await until(async () => expect(await countListeners()).toBe(0))
})
