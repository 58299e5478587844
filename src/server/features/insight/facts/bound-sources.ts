import { sql } from 'drizzle-orm'
import { OTHER_SOURCE } from '#domain/traffic-source.ts'
import type { Fact } from '#server/features/insight/facts/fact.ts'
import type { Transaction } from '#server/platform/db/client.ts'

/** As many as the counts of visits know. Whoever makes names up must not make every sum longer. */
const DAILY_SOURCES_MAX = 60
const SOURCE = 'source:'

/** Files sources under "other" on days that have seen too many. */
export async function boundSources(
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
