import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Deps } from '#server/deps.ts'
import { siteReadings } from '#server/platform/db/schema/enrichment.ts'
import { listQueues } from '#server/start/open-product.ts'
import { describeSite, openCompanyDesk } from '#tests/support/company-desk.ts'

let desk: Awaited<ReturnType<typeof openCompanyDesk>>

beforeAll(async () => {
  desk = await openCompanyDesk()
}, 30_000)
beforeEach(() => desk.clear())
afterAll(() => desk.server.close())

const run = (deps: Deps) =>
  listQueues(deps)
    .find(({ name }) => name === 'enrichment')
    ?.run(new AbortController().signal)

test('the look-up of companies reads websites by what it is given for that', async () => {
  const { company } = await desk.name('brambleforge.com')
  await run({ ...desk.server.deps, readSite: async (host) => describeSite(host) })
  expect((await company())?.findings).toHaveLength(5)
})

test('over the network it reads nothing that is not public', async () => {
  await desk.name('brambleforge.com')
  await desk.name('ottermill.com')
  await desk.server.db.execute("update enrichment_requests set host = '127.0.0.' || length(host)")
  await run(desk.server.deps)
  const readings = await desk.server.db.select().from(siteReadings)
  expect(readings.map(({ status, failure }) => [status, failure])).toEqual([
    ['failed', 'refused'],
    ['failed', 'refused'],
  ])
})

test('switched off, it reads nothing, not even what waits', async () => {
  await desk.name('brambleforge.com')
  const config = { ...desk.server.deps.config, isEnrichmentOn: false }
  const readSite = async (host: string) => describeSite(host)
  await run({ ...desk.server.deps, config, readSite })
  expect(await desk.server.db.$count(siteReadings)).toBe(0)
})
