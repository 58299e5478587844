import { afterEach, beforeEach, expect, test } from 'vitest'
import { runRush } from '#tests/faults/support/rush.ts'
import { openSiteUnderFault, type SiteUnderFault } from '#tests/faults/support/site-under-fault.ts'
import { createStopwatch } from '#tests/faults/support/stopwatch.ts'
import { findPercentile, watchAnswers } from '#tests/faults/support/watch-answers.ts'

const VISITORS = 4_000
const PAGE_EVERY_MS = 50
const PAGES_P95_MS = 300
const REFUSED_P95_MS = 100
/** One who comes meanwhile. The crowd itself is busy with sending, and hears late of what was answered early. */
const LATECOMER = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }

let site: SiteUnderFault
beforeEach(async () => {
  site = await openSiteUnderFault()
})
afterEach(() => site.close())

test.each([
  ['each with a new connection a request', false],
  ['each with a kept connection', true],
])(
  `${VISITORS} visitors at once, %s: none is cut off, and pages stay fast`,
  async (_name, keepAlive) => {
    const stopwatch = createStopwatch()
    await site.start()
    const pages = watchAnswers(`${site.target.url}/pricing`, PAGE_EVERY_MS)
    const health = watchAnswers(`${site.target.url}/api/health`, PAGE_EVERY_MS)
    const latecomers = watchAnswers(
      `${site.target.url}/api/create-conversation`,
      PAGE_EVERY_MS,
      LATECOMER,
    )
    const met = await runRush(site.target.url, { visitors: VISITORS, keepAlive })
    const sentAway = (await latecomers.stop()).filter(({ status }) => status === 503)
    const seen = await pages.stop()
    const p95Ms = findPercentile(seen, 0.95)
    const refusedMs = findPercentile(sentAway, 0.95)
    const { 201: opened = 0, 200: replied = 0, 503: refused = 0, ...others } = met.statuses
    console.log(
      `${opened} opened, ${replied} replied to, ${refused} refused, pages p95 ${Math.round(p95Ms)} ms, ${sentAway.length} latecomers refused p95 ${Math.round(refusedMs)} ms`,
    )
    expect(met.lost).toEqual({})
    expect(others).toEqual({})
    expect(opened).toBeGreaterThan(0)
    expect(replied).toBeGreaterThan(0)
    expect(opened + refused).toBeGreaterThanOrEqual(VISITORS)
    expect(met.refusals.withRetryAfter).toBe(refused)
    expect(stopwatch.weigh(p95Ms)).toBeLessThan(PAGES_P95_MS)
    expect(stopwatch.weigh(refusedMs)).toBeLessThan(REFUSED_P95_MS)
    expect([...seen, ...(await health.stop())].every(({ status }) => status === 200)).toBe(true)
  },
)
