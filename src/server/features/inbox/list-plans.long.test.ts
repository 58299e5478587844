import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { InsightListRequest } from '#contract/admin-insight.ts'
import type { Deps } from '#server/deps.ts'
import { listOutbox } from '#server/features/inbox/admin-outbox-routes.ts'
import { listBookings } from '#server/features/inbox/bookings/read-bookings.ts'
import { buildFacts, foldChanges } from '#server/features/insight/facts/fold-changes.ts'
import { listInsightConversations } from '#server/features/insight/routes.ts'
import { listDeliveries } from '#server/features/leads/delivery/staff-deliveries.ts'
import { listLeads } from '#server/features/leads/list-leads.ts'
import { listAudit } from '#server/features/staff/audit/audit-log.ts'
import type { Db } from '#server/platform/db/client.ts'
import { generateData } from '#tests/bench/database/generate-data.ts'
import { recordPlans } from '#tests/support/record-plans.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const NOW = new Date('2026-11-22T20:00:00.000Z')
/** With a third as many leads and audited readings. */
const CONVERSATIONS = 10_000

let server: Awaited<ReturnType<typeof createTestApp>>
let recorder: ReturnType<typeof recordPlans>

beforeAll(async () => {
  server = await createTestApp({ clock: () => NOW })
  await generateData(server.connection, { conversations: CONVERSATIONS, now: NOW })
  await buildFacts(server.deps)
  await foldChanges(server.deps)
  await server.db.execute(sql`vacuum (analyze) insight_facts, insight_sums`)
  recorder = recordPlans(server.connection)
}, 180_000)
afterAll(async () => {
  await recorder.close()
  await server.close()
})

const STAFF = { staffId: 'staff1' }
const HALF_WAY = { at: '2025-11-22T00:00:00.000Z', id: '00000000-0000-0000-0000-000000000000' }
const HALF_WAY_IN_LOG = `${HALF_WAY.at}_${HALF_WAY.id}`

type List = (deps: Deps) => Promise<unknown>
/** What reads a large table from its first row to its last, or sorts it. */
const READS_ALL =
  /Seq Scan on (?:leads|deliveries|audit_log|bookings|outbox_messages|calendly_inbox|diagnostic_\w+)\b/

function explain(list: List): Promise<string[]> {
  return recorder.record((db: Db) => list({ ...server.deps, db }))
}

const leads = (query: Partial<Parameters<typeof listLeads>[1]>): List => {
  return (deps) => listLeads(deps, { ...STAFF, ...query })
}

const behind = (figure: object): List => {
  return (deps) =>
    listInsightConversations(deps, InsightListRequest.parse({ ...figure, days: 731 }))
}

describe(`among those of ${CONVERSATIONS} conversations`, () => {
  test.each<[string, List, RegExp]>([
    ['leads', leads({}), /Index Scan using leads_newest/],
    ['leads, from half-way on', leads({ before: HALF_WAY }), /Index Scan using leads_newest/],
    ['leads of a status', leads({ status: 'lost' }), /Index Scan using leads_(?:status|newest)/],
    ['leads of nobody', leads({ owner: 'me' }), /Index Scan using leads_owner/],
    ['leads due', leads({ due: 'open' }), /Index Scan using leads_due/],
    ['leads overdue', leads({ due: 'overdue' }), /Index Scan (?:using|on) leads_due/],
    ['leads by two filters', leads({ owner: 'none', status: 'lost' }), /using leads_newest/],
    ['deliveries', (deps) => listDeliveries(deps, {}), /Index Scan using deliveries_newest/],
    [
      'deliveries from half-way on',
      (deps) => listDeliveries(deps, { before: HALF_WAY }),
      /Index Scan using deliveries_newest/,
    ],
    [
      'deliveries that failed',
      (deps) => listDeliveries(deps, { status: 'failed' }),
      /Index Scan using deliveries_status/,
    ],
    [
      'deliveries of a channel that has none',
      (deps) => listDeliveries(deps, { channel: 'hubspot' }),
      /Index Scan using deliveries_channel/,
    ],
    [
      'deliveries of a channel that failed',
      (deps) => listDeliveries(deps, { channel: 'slack', status: 'failed' }),
      /Index Scan (?:using|on) deliveries_(?:channel_status|status)/,
    ],
    ['the log', (deps) => listAudit(deps, {}), /Index Scan using audit_log_newest/],
    [
      'the log from half-way on',
      (deps) => listAudit(deps, { before: HALF_WAY_IN_LOG }),
      /Index Scan using audit_log_newest/,
    ],
    [
      'the log of a person',
      (deps) => listAudit(deps, { actor: 'staff3' }),
      /Index Only Scan using audit_log_actor/,
    ],
    [
      'the log of an action of nobody',
      (deps) => listAudit(deps, { action: 'lead.erase' }),
      /Index Only Scan using audit_log_action/,
    ],
    [
      'the log of a subject',
      (deps) => listAudit(deps, { subject: HALF_WAY.id }),
      /Index Scan (?:using|on) audit_log_(?:of_subject|newest)/,
    ],
    ['the outbox', (deps) => listOutbox(deps, 'admin'), /Index Scan using outbox_messages_newest/],
    ['bookings to come', listBookings, /Index Scan using bookings_coming/],
    ['bookings that are claimed', listBookings, /Index Scan using bookings_claimed/],
    ['other bookings', listBookings, /Index Scan using bookings_others/],
    ['the figures of bookings', listBookings, /Index Only Scan using bookings_status/],
  ])('%s are read off their indexes', async (_, list, index) => {
    const plans = await explain(list)
    expect(plans.length).toBeGreaterThan(0)
    expect(plans.join('\n')).toMatch(index)
    for (const plan of plans) expect(plan).not.toMatch(READS_ALL)
  })

  test.each<[string, object, RegExp]>([
    ['all', { figure: 'opened' }, /Index Scan using insight_facts_newest/],
    ['few', { figure: 'step', of: 'held' }, /Bitmap Index Scan on insight_facts_cells/],
    ['those of many cells', { figure: 'replay', of: 'today' }, /BitmapOr/],
  ])('behind a figure, %s are read off the indexes of the facts', async (_, figure, index) => {
    const plans = (await explain(behind(figure))).join('\n')
    expect(plans).toMatch(index)
    expect(plans).not.toMatch(/Seq Scan on insight_(?:facts|sums)/)
  })
})
