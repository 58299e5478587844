import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Finding } from '#domain/finding.ts'
import { handOutReading } from '#server/features/enrichment/hand-out-reading.ts'
import { runEnrichment } from '#server/features/enrichment/run-enrichment.ts'
import { erase } from '#server/features/privacy/erase.ts'
import {
  conversationFindings,
  enrichmentRequests,
  siteReadings,
} from '#server/platform/db/schema/enrichment.ts'
import { describeSite, NOTHING, openCompanyDesk } from '#tests/support/company-desk.ts'
import { findInDatabase } from '#tests/support/dump-database.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const HOST = 'brambleforge.com'
const HOUR_MS = 3_600_000
const LEASE_MS = 120_000

let desk: Awaited<ReturnType<typeof openCompanyDesk>>

beforeAll(async () => {
  desk = await openCompanyDesk()
}, 30_000)
beforeEach(() => desk.clear())
afterAll(() => desk.server.close())

const later = (ms: number) => {
  desk.now = new Date(desk.now.getTime() + ms)
}
const readReading = async () => (await desk.server.db.select().from(siteReadings))[0]
const countFindings = () => desk.server.db.$count(conversationFindings)

test('what a website says is shown to its visitor, each with where it stands and when it was read', async () => {
  const { company } = await desk.name(HOST)
  expect(await company()).toBeNull()
  desk.readSite = async () => describeSite(HOST)
  await desk.run()
  const view = await company()
  expect(view?.host).toBe(HOST)
  expect(view?.findings.map(({ kind, value }) => `${kind} ${value}`)).toEqual([
    'name Brambleforge Ltd',
    'industry logistics',
    'tool NetSuite',
    'tool Salesforce',
    'description Moves freight.',
  ])
  expect(view?.findings[0]).toMatchObject({
    url: `https://${HOST}/`,
    quote: 'Welcome to Brambleforge Ltd',
    readAt: desk.now.toISOString(),
    source: 'website',
    verdict: null,
  })
})

test('visitors hear of what was found alone, staff of everything', async () => {
  const { live } = desk.server.deps
  const heard = { staff: [] as string[], visitor: [] as string[], resyncs: 0 }
  const listen = (name: 'staff' | 'visitor') =>
    live.subscribe(`${name}_news`, (signal) => {
      if (signal.kind === 'resync') heard.resyncs += 1
      if (signal.kind === 'news') heard[name].push(signal.news.conversationId ?? '')
    })
  const found = await desk.name(HOST)
  const others = [await desk.name('ottermill.com'), await desk.name('quillhaven.com')]
  const stops = [listen('staff'), listen('visitor')]
  await vi.waitFor(() => expect(heard.resyncs).toBe(2))
  desk.readSite = async (host) => {
    if (host === HOST) return describeSite(host)
    return host === 'ottermill.com' ? NOTHING : { kind: 'failed', failure: 'refused' }
  }
  await desk.run()
  const ids = [found, ...others].map(({ conversationId }) => conversationId)
  await vi.waitFor(() => expect(heard.staff.toSorted()).toEqual(ids.toSorted()))
  expect(heard.visitor).toEqual([found.conversationId])
  for (const stop of stops) stop()
})

test('a website is read once for all who wait for it, and not again for a day', async () => {
  const [first, second] = [await desk.name(HOST), await desk.name(HOST)]
  desk.readSite = async () => describeSite(HOST)
  await desk.run()
  expect(desk.reads).toEqual([HOST])
  expect(
    [await first.company(), await second.company()].map((view) => view?.findings.length),
  ).toEqual([5, 5])
  later(23 * HOUR_MS)
  const third = await desk.name(HOST)
  await desk.run()
  expect(desk.reads).toEqual([HOST])
  expect((await third.company())?.findings).toHaveLength(5)
  later(2 * HOUR_MS)
  await desk.name(HOST)
  await desk.run()
  expect(desk.reads).toEqual([HOST, HOST])
})

test('a failure is kept for a day as well', async () => {
  await desk.name(HOST)
  desk.readSite = async () => ({ kind: 'failed', failure: 'unreachable' })
  await desk.run()
  const second = await desk.name(HOST)
  desk.readSite = async () => describeSite(HOST)
  await desk.run()
  expect(desk.reads).toEqual([HOST])
  expect(await second.company()).toBeNull()
  expect((await desk.listRequests()).map(({ outcome }) => outcome)).toEqual(['failed', 'failed'])
  later(25 * HOUR_MS)
  const third = await desk.name(HOST)
  await desk.run()
  expect((await third.company())?.findings).toHaveLength(5)
})

test('refused, failed, empty, broken and still waited for are one and the same to a visitor', async () => {
  const outcomes = {
    'refused.com': async () => ({ kind: 'failed', failure: 'refused' }) as const,
    'timeout.com': async () => ({ kind: 'failed', failure: 'timeout' }) as const,
    'empty.com': async () => NOTHING,
    'broken.com': async () => {
      throw new TypeError('getaddrinfo ENOTFOUND broken.com')
    },
  }
  desk.readSite = (host) => outcomes[host as keyof typeof outcomes]()
  const visitors = []
  for (const host of Object.keys(outcomes)) visitors.push(await desk.name(host))
  await desk.run()
  visitors.push(await desk.name('waiting.com'))
  const views = []
  for (const { visitor, conversationId } of visitors) {
    const response = await visitor.call(`/api/conversations/${conversationId}`)
    const { company, person, booking } = await response.json()
    views.push(JSON.stringify([response.status, company, person, booking]))
  }
  expect(new Set(views).size).toBe(1)
  const requests = await desk.listRequests()
  expect(Object.fromEntries(requests.map(({ host, outcome }) => [host, outcome]))).toEqual({
    'refused.com': 'failed',
    'timeout.com': 'failed',
    'empty.com': 'nothing',
    'broken.com': 'failed',
    'waiting.com': null,
  })
})

test('two processes that look at once read a website once, and nothing twice', async () => {
  const other = await createTestApp({ connection: desk.server.connection })
  try {
    const visitors = []
    for (let count = 0; count < 4; count += 1) visitors.push(await desk.name(HOST))
    const gate = Promise.withResolvers<void>()
    let underWay = 0
    let most = 0
    const readSite = async (host: string) => {
      desk.reads.push(host)
      most = Math.max(most, ++underWay)
      await gate.promise
      underWay -= 1
      return describeSite(host)
    }
    const deps = { ...desk.server.deps, readSite }
    const runs = [deps, { ...other.deps, clock: deps.clock, readSite }, deps, deps].map((one) =>
      runEnrichment(one),
    )
    await vi.waitFor(() => expect(desk.reads).toHaveLength(1), { timeout: 30_000 })
    await Promise.all(runs.slice(1, 2))
    gate.resolve()
    await Promise.all(runs)
    expect(desk.reads).toEqual([HOST])
    expect(most).toBe(1)
    await desk.run()
    for (const { company } of visitors) expect((await company())?.findings).toHaveLength(5)
    expect(await countFindings()).toBe(20)
  } finally {
    await other.close()
  }
})

test('what a process held that died is read anew once its lease is over, and not before', async () => {
  const { company } = await desk.name(HOST)
  await desk.server.db.insert(siteReadings).values({
    host: HOST,
    status: 'reading',
    attempts: 1,
    expiresAt: desk.now,
    leasedUntil: new Date(desk.now.getTime() + LEASE_MS),
  })
  desk.readSite = async () => describeSite(HOST)
  await desk.run()
  expect(desk.reads).toEqual([])
  later(LEASE_MS)
  await desk.run()
  expect(desk.reads).toEqual([HOST])
  expect((await company())?.findings).toHaveLength(5)
})

test('a page on which the process ends three times is left alone', async () => {
  await desk.name(HOST)
  await desk.server.db.insert(siteReadings).values({
    host: HOST,
    status: 'reading',
    attempts: 3,
    expiresAt: desk.now,
    leasedUntil: desk.now,
  })
  await desk.run()
  expect(desk.reads).toEqual([])
  expect(await readReading()).toMatchObject({ status: 'failed', failure: 'gave_up', attempts: 0 })
})

test('a process that dies after reading leaves the rest to the next, without another reading', async () => {
  const visitors = [await desk.name(HOST), await desk.name(HOST)]
  desk.readSite = async () => describeSite(HOST)
  const { createId } = desk.server.deps
  desk.server.deps.createId = () => {
    throw new Error('killed')
  }
  await expect(desk.run()).rejects.toThrow('killed')
  desk.server.deps.createId = createId
  expect(await countFindings()).toBe(0)
  await desk.run()
  expect(desk.reads).toEqual([HOST])
  for (const { company } of visitors) expect((await company())?.findings).toHaveLength(5)
  await desk.run()
  expect(await countFindings()).toBe(10)
})

test('a reading that comes after another process took the website over counts for nothing', async () => {
  await desk.name(HOST)
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  let second: Promise<void> | undefined
  desk.readSite = async () => {
    later(LEASE_MS)
    desk.readSite = async () => {
      begun.resolve()
      await gate.promise
      return describeSite(HOST, 'The second')
    }
    second = desk.run()
    await begun.promise
    return describeSite(HOST, 'The first')
  }
  await desk.run()
  expect(await countFindings()).toBe(0)
  gate.resolve()
  await second
  const names = (await desk.server.db.select().from(conversationFindings)).filter(
    ({ kind }) => kind === 'name',
  )
  expect(names.map(({ value }) => value)).toEqual(['The second'])
})

test('two processes that hand out the same reading at once give it to nobody twice', async () => {
  for (let count = 0; count < 3; count += 1) await desk.name(HOST)
  const { findings } = describeSite(HOST) as { findings: readonly Finding[] }
  const values = { host: HOST, status: 'read', expiresAt: desk.now, findings } as const
  const [reading] = await desk.server.db.insert(siteReadings).values(values).returning()
  if (!reading) throw new Error('Nothing was read')
  await Promise.all(Array.from({ length: 5 }, () => handOutReading(desk.server.deps, reading)))
  expect(await countFindings()).toBe(15)
})

test('a stop ends the work, and what was in hand is free at once and counts as no attempt', async () => {
  await desk.name(HOST)
  const stop = new AbortController()
  desk.readSite = (_host, signal) =>
    new Promise((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason))
      stop.abort()
    })
  await desk.run(stop.signal)
  expect(await readReading()).toMatchObject({ status: 'reading', attempts: 0, leasedUntil: null })
  await desk.run(AbortSignal.abort())
  expect(desk.reads).toEqual([HOST])
  desk.readSite = async () => describeSite(HOST)
  await desk.run()
  expect(await countFindings()).toBe(5)
})

test('a reader that never answers is given up in time', async () => {
  await desk.name(HOST)
  const readSite = () => new Promise<never>(() => {})
  await runEnrichment({ ...desk.server.deps, readSite }, { timeoutMs: 30 })
  expect(await readReading()).toMatchObject({ status: 'failed', failure: 'timeout' })
})

test('a website that is slow holds up no other', async () => {
  const gate = Promise.withResolvers<void>()
  await desk.name('slow.com')
  const fast = [await desk.name('first.com'), await desk.name('second.com')]
  desk.readSite = async (host) => {
    if (host === 'slow.com') await gate.promise
    return describeSite(host)
  }
  const run = desk.run()
  await vi.waitFor(async () => {
    for (const { company } of fast) expect(await company()).not.toBeNull()
  })
  gate.resolve()
  await run
})

test('what is named while a slow website is read does not wait for it', async () => {
  const gate = Promise.withResolvers<void>()
  const begun = Promise.withResolvers<void>()
  await desk.name('slow.com')
  desk.readSite = async (host) => {
    begun.resolve()
    if (host === 'slow.com') await gate.promise
    return describeSite(host)
  }
  const run = desk.run()
  await begun.promise
  const { company } = await desk.name('first.com')
  await vi.waitFor(async () => expect(await company()).not.toBeNull(), { timeout: 5_000 })
  gate.resolve()
  await run
})

test('only so many websites are read in one run', async () => {
  const { conversationId } = await desk.name(HOST)
  const rows = Array.from({ length: 80 }, (_, index) => ({
    conversationId,
    host: `host-${index}.example`,
    requestedAt: desk.now,
  }))
  await desk.server.db.insert(enrichmentRequests).values(rows)
  await desk.run()
  expect(desk.reads).toHaveLength(60)
  await desk.run()
  expect(desk.reads).toHaveLength(81)
})

test('a conversation that is erased while its website is read leaves nothing behind, and no error', async () => {
  const { conversationId } = await desk.name(HOST)
  const { db, deps } = desk.server
  desk.readSite = async () => {
    await db.transaction((transaction) =>
      erase(deps, transaction, { type: 'conversation', id: conversationId, actor: 'visitor' }),
    )
    return describeSite(HOST)
  }
  await desk.run()
  expect(await findInDatabase(db, ['brambleforge'])).toEqual([])
})

test('an erasure in the midst of the handing out is waited for, and not undone', async () => {
  const { conversationId } = await desk.name(HOST)
  const { db, deps } = desk.server
  const commit = Promise.withResolvers<void>()
  let erasing: Promise<void> | undefined
  desk.readSite = async () => {
    const isErased = Promise.withResolvers<void>()
    erasing = db.transaction(async (transaction) => {
      await erase(deps, transaction, { type: 'conversation', id: conversationId, actor: 'visitor' })
      isErased.resolve()
      await commit.promise
    })
    await isErased.promise
    return describeSite(HOST)
  }
  const run = desk.run()
  await vi.waitFor(async () => expect(await countWaitingForLocks()).toBe(1))
  commit.resolve()
  await Promise.all([run, erasing])
  expect(await findInDatabase(db, ['brambleforge'])).toEqual([])
})

async function countWaitingForLocks(): Promise<number> {
  const { rows } = await desk.server.db.execute<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rows[0]?.count ?? 0
}
