import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AdminConversationsQuery } from '#contract/admin-conversations-query.ts'
import { listConversations } from '#server/features/inbox/list-conversations.ts'
import { keepFindable } from '#server/features/inbox/search/keep-findable.ts'
import { seedConversations } from '#tests/support/seed-conversations.ts'
import { createTestApp } from '#tests/support/test-app.ts'

/** More than a walk looks at. */
const COUNT = 7_000

let server: Awaited<ReturnType<typeof createTestApp>>

beforeAll(async () => {
  server = await createTestApp()
  await seedConversations(server.deps, [{ createdAt: new Date('2025-01-01'), messages: ['hello'] }])
  await multiply()
}, 60_000)
afterAll(() => server.close())

/** A needle in every fiftieth, of which one in three begin twenty years before the others; "often" in every second. */
async function multiply() {
  await server.db.execute(sql`
    insert into diagnostic_conversations (id, created_at, updated_at, owner_hash, referrer, landing_page, user_agent,
      utm_source, utm_medium, utm_campaign, brain, agent_state, company_name, source, pain_severity)
    select gen_random_uuid(), created_at + n * interval '1 minute' - case when n % 3 = 0 then interval '20 years' else '0' end,
      updated_at, md5(n::text), referrer, landing_page, user_agent, utm_source, utm_medium, utm_campaign, brain, agent_state,
      case when n % 50 = 0 then 'Needle' when n % 2 = 0 then 'Often' end, 'direct', case when n % 4 = 0 then 'high' else 'low' end
    from diagnostic_conversations, generate_series(1, ${COUNT}::int) n`)
  await keepFindable(server.deps)
  await server.db.execute(sql`analyze`)
}

type Asked = Partial<AdminConversationsQuery>

async function listAll(query: Asked): Promise<string[]> {
  const ids: string[] = []
  let before: string | null | undefined
  do {
    const asked = AdminConversationsQuery.parse(before ? { before } : {})
    const page = await listConversations(server.deps, { ...asked, ...query })
    ids.push(...page.conversations.map(({ id }) => id))
    before = page.next
  } while (before)
  return ids
}

async function listMeant(condition: string): Promise<string[]> {
  const { rows } = await server.db.execute<{ id: string }>(
    sql.raw(
      `select id from diagnostic_conversations where ${condition} order by created_at desc, id`,
    ),
  )
  return rows.map(({ id }) => id)
}

test.each<[string, Asked, string]>([
  ['a rare word', { text: 'needle' }, `company_name = 'Needle'`],
  [
    'a rare word and a filter',
    { text: 'needle', severity: 'high' },
    `company_name = 'Needle' and pain_severity = 'high'`,
  ],
  [
    'a rare word on days far back',
    { text: 'needle', from: '2005-01-01', to: '2005-01-03' },
    `company_name = 'Needle' and created_at >= '2005-01-01 05:00Z' and created_at < '2005-01-04 05:00Z'`,
  ],
  ['a word of nobody', { text: 'xylophone' }, 'false'],
])('%s: page by page, each is found once, the newest first', async (_, query, condition) => {
  expect(await listAll(query)).toEqual(await listMeant(condition))
})

test('what changed since its words were listed stands in its place, and what no longer fits does not', async () => {
  await server.db.execute(sql`update diagnostic_conversations set company_name = case when company_name = 'Needle' then 'Gone' else 'Needle' end
    where id in (select id from diagnostic_conversations where company_name = 'Needle' order by md5(id::text) limit 40)
      or id in (select id from diagnostic_conversations where company_name = 'Often' order by md5(id::text) limit 40)`)
  expect(await listAll({ text: 'needle' })).toEqual(await listMeant(`company_name = 'Needle'`))
  const high = await listAll({ text: 'needle', severity: 'high' })
  expect(high).toEqual(await listMeant(`company_name = 'Needle' and pain_severity = 'high'`))
})
