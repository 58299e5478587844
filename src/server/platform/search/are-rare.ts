import { and, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '#server/platform/db/client.ts'
import { conversationWords } from '#server/platform/db/schema/conversation-words.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'

/** Few enough to search the talk of each. */
const RARE = 5_000
/** What the planner takes for more than this is not counted: its estimates are good for single values. */
const COMMON = 100_000
/** Of these every one is looked up in two tables. */
const RARE_WORD = 1_000

type Estimated = { Plan: { 'Plan Rows': number } }

/** Whether conditions that indexes know leave few conversations. */
export async function areRare(db: Transaction, conditions: readonly SQL[]): Promise<boolean> {
  if (conditions.length === 0) return false
  const found = db
    .select({ one: sql`1` })
    .from(conversations)
    .where(and(...conditions))
  const { rows } = await db.execute<{ 'QUERY PLAN': [Estimated] }>(
    sql`explain (format json) ${found.getSQL()}`,
  )
  if (rows.some((row) => row['QUERY PLAN'][0].Plan['Plan Rows'] > COMMON)) return false
  return (await db.$count(found.limit(RARE).as('some'))) < RARE
}

/** Of a word nothing is estimated: the planner takes every beginning of one for common. */
export async function isRareWord(db: Transaction, isListed: SQL): Promise<boolean> {
  const some = db.select({ one: sql`1` }).from(conversationWords).where(isListed).limit(RARE_WORD)
  return (await db.$count(some.as('some'))) < RARE_WORD
}
