import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { LIMITS } from '#server/platform/limits/limits.ts'
import {
  askAsStranger,
  type Client,
  createClient,
  measureMs,
} from '#tests/faults/cluster/client.ts'
import { type Cluster, OWNER, openCluster } from '#tests/faults/cluster/open-cluster.ts'
import { createStopwatch } from '#tests/faults/support/stopwatch.ts'
import { ensureNginx } from '../../../scripts/ensure-nginx.mjs'

const SIZE = 4
/** Within this a change made through one process is known to all. */
const SOON_MS = 1_000
/** Four starts at once on a machine with much else to do. */
const PATIENCE_MS = 240_000
const nginx = ensureNginx()
if (!nginx) console.warn('Skipped: there is no nginx, and only root may install it.')

describe.skipIf(!nginx)('many processes behind nginx on one database', () => {
  let cluster: Cluster
  const at = (index: number, path: string) => `${cluster.urlOf(index)}${path}`
  const throughProxy = (path: string) => `${cluster.nginx.url}${path}`

  beforeAll(async () => {
    cluster = await openCluster({ size: SIZE, nginx: nginx ?? '' })
  }, PATIENCE_MS)
  afterAll(() => cluster?.close())

  async function signIn(url: string): Promise<Client> {
    const staff = createClient()
    const response = await staff.call(`${url}/api/auth/sign-in/email`, OWNER)
    expect(response.status).toBe(200)
    return staff
  }

  async function openConversation(url: string) {
    const visitor = createClient()
    const opened = await visitor.call(`${url}/api/create-conversation`, {})
    const { conversationId } = (await opened.json()) as { conversationId: string }
    return { visitor, conversationId }
  }

  async function countRows(table: string): Promise<number> {
    const { rows } = await cluster.pool.query(`select count(*)::int as count from ${table}`)
    return rows[0].count
  }

  test('processes that start together on an empty database migrate it once and make one admin', async () => {
    const journal = JSON.parse(
      readFileSync('src/server/platform/db/migrations/meta/_journal.json', 'utf8'),
    ) as { entries: unknown[] }
    expect(await countRows('drizzle.__drizzle_migrations')).toBe(journal.entries.length)
    expect(await countRows('user_roles')).toBe(1)
  })

  test('all processes together let through what one would', async () => {
    const limit = LIMITS['create-conversation'].requests
    const crowd = createClient()
    const answers = await Promise.all(
      Array.from({ length: limit * SIZE * 2 }, (_, index) =>
        crowd.call(at(index % SIZE, '/api/create-conversation'), {}),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(limit)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(limit * (SIZE * 2 - 1))
  })

  test('wrong passwords are counted over all processes', async () => {
    const limit = LIMITS['sign-in'].requests
    const guesser = createClient()
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        guesser.call(at(index % SIZE, '/api/auth/sign-in/email'), {
          email: `nobody${index}@firm.example`,
          password: 'not the password',
        }),
      ),
    )
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(limit)
  })

  test('addresses that a client claims by itself are one address', async () => {
    const statuses: number[] = []
    for (let index = 0; index < LIMITS['create-conversation'].requests + 5; index += 1) {
      const forged = { 'x-forwarded-for': `203.0.113.${index}`, 'x-real-ip': `198.51.100.${index}` }
      statuses.push(await askAsStranger(throughProxy('/api/create-conversation'), forged, {}))
    }
    expect(statuses.filter((status) => status === 201)).toHaveLength(
      LIMITS['create-conversation'].requests,
    )
    expect(statuses.at(-1)).toBe(429)
  })

  test('addresses that a trusted proxy names are addresses of their own', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () =>
        createClient().call(throughProxy('/api/create-conversation'), {}),
      ),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(12).fill(201))
  })

  test('staff who listen to one process hear at once what another one was told', async () => {
    const staff = await signIn(cluster.urlOf(0))
    const stream = await staff.listen(at(0, '/api/admin/live'))
    const { visitor, conversationId } = await openConversation(cluster.urlOf(1))
    await visitor.call(at(2, '/api/bd-agent-conversation'), {
      conversationId,
      message: 'We lose 20 hours a week to invoices.',
      turnId: crypto.randomUUID(),
    })
    const stopwatch = createStopwatch()
    const answeredAt = performance.now()
    let news = await stream.next()
    while (news && !JSON.stringify(news.data).includes('"message"')) news = await stream.next()
    expect(news?.data).toMatchObject({ kind: 'message', conversationId })
    expect(stopwatch.weigh(performance.now() - answeredAt)).toBeLessThan(SOON_MS)
    await stream.leave()
  })

  test('a visitor whose stream passes the proxy hears at once what a person wrote on another process', async () => {
    const { visitor, conversationId } = await openConversation(cluster.nginx.url)
    const path = `/api/conversations/${conversationId}/live`
    const stopwatch = createStopwatch()
    const opening = await measureMs(() => visitor.listen(throughProxy(path)))
    // Held back until a buffer is full, it would not have begun at all.
    expect(stopwatch.weigh(opening.ms)).toBeLessThan(SOON_MS)
    const staff = await signIn(cluster.urlOf(3))
    const take = at(3, `/api/admin/conversations/${conversationId}/take`)
    expect((await staff.call(take, { name: 'Dana' })).status).toBe(200)
    const { result, ms } = await measureMs(() => opening.result.next())
    expect(result).toEqual({ name: 'news', data: { conversationId } })
    expect(stopwatch.weigh(ms)).toBeLessThan(SOON_MS)
    await opening.result.leave()
  })

  test('whoever signs out on one process is signed out on all, and hears nothing more', async () => {
    const staff = await signIn(cluster.urlOf(0))
    const stream = await staff.listen(at(1, '/api/admin/live'))
    const elsewhere = at(2, '/api/admin/conversations')
    expect((await staff.call(elsewhere)).status).toBe(200)
    const stopwatch = createStopwatch()
    const { ms } = await measureMs(async () => {
      await staff.call(at(0, '/api/auth/sign-out'), {})
      for (let event = await stream.next(); event; event = await stream.next());
    })
    expect(stopwatch.weigh(ms)).toBeLessThan(SOON_MS)
    expect((await staff.call(elsewhere)).status).toBe(401)
  })

  test('files named after their content are kept by the proxy, pages and the API are not', async () => {
    const [file = ''] = readdirSync('dist/_astro').filter((name) => name.endsWith('.js'))
    const ask = (path: string) =>
      fetch(throughProxy(path), { headers: { 'accept-encoding': 'br' } })
    await (await ask(`/_astro/${file}`)).text()
    const kept = await ask(`/_astro/${file}`)
    expect(kept.headers.get('x-cache')).toBe('HIT')
    expect(kept.headers.get('content-encoding')).toBe('br')
    expect(kept.headers.get('cache-control')).toContain('immutable')
    const page = await ask('/')
    expect(page.headers.get('x-cache')).toBeNull()
    expect(page.headers.get('cache-control')).toBe('no-cache')
    expect((await ask('/api/health')).headers.get('cache-control')).toBe('no-store')
    // As docs/guides/deploy.md tells those who let their balancer keep connections.
    expect((await fetch(at(0, '/api/health'))).headers.get('keep-alive')).toBe('timeout=65')
  })
})
