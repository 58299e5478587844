import { inArray, sql } from 'drizzle-orm'
import { OTHER_SOURCE } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import { describeConversation } from '#server/features/insight/facts/describe-conversation.ts'
import type { Fact } from '#server/features/insight/facts/insight-filter.ts'
import { loadRequests, loadRows } from '#server/features/insight/facts/load-rows.ts'
import { createDayFinder, replaceFacts } from '#server/features/insight/facts/sums.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { diagnosticConversations } from '#server/platform/db/schema/conversations.ts'

/** As many as the counts of visits know. Made-up names must not make every sum longer. */
const DAILY_SOURCES_MAX = 60

const SOURCE = 'source:'

type Reader = { db: Pick<Deps['db'], 'select'>; config: Deps['config'] }

type Config = Pick<Deps, 'config'>

/**
 * Puts what is known of these conversations and requests now in the place of what was, in facts and sums alike: the
 * sums are those of the facts after every transaction. To be called under the lock of `holdFacts` alone.
 */
export async function renewFacts(
  { config }: Config,
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  const loaded = await loadFacts({ db: transaction, config }, ids)
  const facts = await boundSources(transaction, loaded, createDayFinder(config.bookingTimeZone))
  await replaceFacts({ config }, transaction, { ids, facts })
}

/** The present facts of these conversations and requests. Deleted ones are left out. */
async function loadFacts(reader: Reader, ids: readonly string[]): Promise<Fact[]> {
  const rows = await loadRows(reader, inArray(diagnosticConversations.id, [...ids]))
  const requests =
    rows.length === ids.length
      ? []
      : await loadRequests(reader, inArray(auditRequests.id, [...ids]))
  return [...rows.map(describeConversation), ...requests]
}

/** Files sources under "other" on days that have seen too many. */
async function boundSources(
  transaction: Transaction,
  facts: readonly Fact[],
  findDay: (moment: Date) => string,
): Promise<Fact[]> {
  const known = await readSources(
    transaction,
    new Set(facts.map((fact) => findDay(fact.createdAt))),
  )
  return facts.map((fact) => {
    const day = findDay(fact.createdAt)
    const source = readSource(fact)
    const sources = known.get(day) ?? new Set<string>()
    known.set(day, sources)
    if (source === undefined || sources.has(source)) return fact
    if (sources.size >= DAILY_SOURCES_MAX) return renameSource(fact, source)
    sources.add(source)
    return fact
  })
}

async function readSources(
  transaction: Transaction,
  days: ReadonlySet<string>,
): Promise<Map<string, Set<string>>> {
  const { rows } = await transaction.execute<{ day: string; source: string }>(sql`
    select distinct period as day, split_part(cell, ':', 2) as source from insight_sums
    where period = any(${sql.param([...days])}::text[]) and starts_with(cell, ${SOURCE})`)
  const known = new Map<string, Set<string>>()
  for (const { day, source } of rows) {
    known.set(day, (known.get(day) ?? new Set()).add(source))
  }
  return known
}

function readSource({ cells }: Fact): string | undefined {
  return cells.find((cell) => cell.startsWith(SOURCE))?.slice(SOURCE.length)
}

function renameSource(fact: Fact, source: string): Fact {
  const from = `${SOURCE}${source}`
  const cells = fact.cells.map((cell) =>
    cell === from || cell.startsWith(`${from}:`)
      ? `${SOURCE}${OTHER_SOURCE}${cell.slice(from.length)}`
      : cell,
  )
  return { ...fact, cells }
}
