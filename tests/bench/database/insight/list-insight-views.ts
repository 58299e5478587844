import { sql } from 'drizzle-orm'
import { InsightListRequest, InsightRequest } from '#contract/admin-insight.ts'
import type { Deps } from '#server/deps.ts'
import { replayThreshold } from '#server/features/insight/count-figures.ts'
import { foldChanges } from '#server/features/insight/facts/fold-changes.ts'
import { readInsight } from '#server/features/insight/read-insight.ts'
import { readTotals } from '#server/features/insight/read-totals.ts'
import { listInsightConversations } from '#server/features/insight/routes.ts'

type ViewDeps = Pick<Deps, 'db' | 'clock' | 'config'>
export type InsightView = { name: string; run(deps: ViewDeps): Promise<unknown> }

const DAYS = [7, 30, 90, 365, 731]
/** Numbers of many, of few and of hardly any conversations; the whole range each. */
const FIGURES = [
  { figure: 'opened' },
  { figure: 'step', of: 'chat' },
  { figure: 'step', of: 'held' },
  { figure: 'beside', of: 'confirmed' },
  { figure: 'source', of: 'direct', part: 'chat' },
  { figure: 'source', of: 'other', part: 'confirmed' },
  { figure: 'score', of: '60' },
  { figure: 'score', of: '90', part: 'won' },
  { figure: 'judged', of: '70', part: 'wrong' },
  { figure: 'question', of: 'email', part: 'asked' },
  { figure: 'question', of: 'manual_hours', part: 'ended' },
  { figure: 'mood', of: '4' },
  { figure: 'answer', of: 'longer' },
  { figure: 'person', of: 'all' },
  { figure: 'replay', of: 'today' },
  { figure: 'replay', of: 'gained', threshold: '40' },
  { figure: 'replay', of: 'lost', part: 'won', threshold: '80' },
] as const

/** Every read of /admin/insight, what a read may wait for, and the figures over all conversations that stand above their list. */
export function listInsightViews(): InsightView[] {
  return [
    { name: 'totals over all conversations', run: readTotals },
    { name: 'fold of 1,000 changes on any days', run: foldManyDays },
    ...DAYS.map((days) => ({
      name: `insight, ${days} days`,
      run: (deps: ViewDeps) => readInsight(deps, InsightRequest.parse({ days })),
    })),
    {
      name: 'insight, from mid-month to mid-month of another year',
      run: (deps) => readInsight(deps, chooseMidMonths(deps)),
    },
    ...[0, 40, 80].map((threshold) => ({
      name: `replay at ${threshold}, 731 days`,
      run: (deps: ViewDeps) =>
        replayThreshold(deps, InsightRequest.parse({ days: 731, threshold })),
    })),
    ...FIGURES.map((figure) => ({
      name: `list behind ${Object.values(figure).join(' ')}, 731 days`,
      run: (deps: ViewDeps) =>
        listInsightConversations(deps, InsightListRequest.parse({ ...figure, days: 731 })),
    })),
  ]
}

/** Nothing differs afterwards: facts are made anew as they were. */
async function foldManyDays(deps: ViewDeps) {
  await deps.db.execute(sql`insert into insight_changes (subject_id)
    select id from diagnostic_conversations where id >= md5('fold')::uuid order by id limit 1000`)
  await foldChanges(deps)
}

/** The range that takes the most sums: no month at either end is whole. */
function chooseMidMonths({ clock }: Pick<Deps, 'clock'>): InsightRequest {
  const year = clock().getUTCFullYear()
  return InsightRequest.parse({ from: `${year - 2}-12-16`, to: `${year}-10-15` })
}
