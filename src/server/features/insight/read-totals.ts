import { sql } from 'drizzle-orm'
import type { AdminConversationsReply } from '#contract/admin.ts'
import type { Deps } from '#server/deps.ts'
import {
  DEFAULT_SENTIMENT,
  HIGH_SENTIMENT,
} from '#server/features/conversations/search-conversations.ts'
import { SENTIMENT_UNITS } from '#server/features/insight/facts/describe-conversation.ts'
import { catchUp } from '#server/features/insight/facts/fold-changes.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'

type Totals = AdminConversationsReply['stats']

/** The figures over all conversations there are, without a look at each. */
export async function readTotals(deps: Pick<Deps, 'db' | 'config'>): Promise<Totals> {
  if (!(await catchUp(deps))) return countAll(deps)
  const { rows } = await deps.db.execute<{ cell: string; amount: number }>(sql`
    select cell, sum(amount)::float8 as amount
    from (select min(period) as first, max(period) as last from insight_sums) as ends
    cross join generate_series((left(first, 7) || '-01')::date, (left(last, 7) || '-01')::date, interval '1 month') month
    cross join lateral (
      select cell, amount from insight_sums where period = to_char(month, 'YYYY-MM')
        and cell in ('opened', 'step:chat', 'high_sentiment', 'sentiment') offset 0
    ) as sums group by cell`)
  const amounts = new Map(rows.map(({ cell, amount }) => [cell, amount]))
  const totalConversations = amounts.get('opened') ?? 0
  const sentiment = (amounts.get('sentiment') ?? 0) / SENTIMENT_UNITS
  return {
    totalConversations,
    writtenConversations: amounts.get('step:chat') ?? 0,
    highQualityLeads: amounts.get('high_sentiment') ?? 0,
    averageSentiment: totalConversations === 0 ? null : sentiment / totalConversations,
  }
}

/** For as long as the sums are being built. */
async function countAll({ db }: Pick<Deps, 'db'>): Promise<Totals> {
  const [stats] = await db
    .select({
      totalConversations: sql<number>`count(*)::int`,
      writtenConversations: sql<number>`count(*) filter (where ${conversations.turnCount} > 0)::int`,
      highQualityLeads: sql<number>`count(*) filter (where ${conversations.sentimentScore} >= ${HIGH_SENTIMENT})::int`,
      averageSentiment: sql<
        number | null
      >`avg(coalesce(${conversations.sentimentScore}, ${DEFAULT_SENTIMENT}::float8))`,
    })
    .from(conversations)
  if (!stats) throw new Error('An aggregate without groups returned no row')
  return stats
}
