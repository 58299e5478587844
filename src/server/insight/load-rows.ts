import { ABUSE_LIMIT } from '#agent/decision/score-facts.ts'
import type { Signal } from '#domain/score-card.ts'
import { nameSource, OTHER_SOURCE } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import type { DayRange } from '#server/insight/day-range.ts'
import { foldBookings } from '#server/insight/fold-bookings.ts'
import type { InsightRow } from '#server/insight/insight-row.ts'
import { type SelectedRow, selectRows } from '#server/insight/select-rows.ts'

/** More lines than a person reads; rarer sources are one line together. */
export const NAMED_SOURCES_MAX = 30

/** Every conversation that began in the range, newest first. Without its talk it knows no questions and no times. */
export async function loadRows(
  deps: Pick<Deps, 'db' | 'config'>,
  range: DayRange,
  { hasTalk } = { hasTalk: true },
): Promise<InsightRow[]> {
  const ownHost = new URL(deps.config.siteUrl).host
  const selected = await selectRows(deps, range, { hasTalk })
  return joinRareSources(selected.map((row) => toInsightRow(row, ownHost)))
}

function toInsightRow(row: SelectedRow, ownHost: string): InsightRow {
  const { id, createdAt, updatedAt, contactName, companyName, email, leadScore, turnCount } = row
  const { bookingReason, sentimentScore, wantsPersonAt, personAnswerMs } = row
  const answersMs = row.answersMs ?? []
  return {
    ...{ id, createdAt, updatedAt, contactName, companyName, email, leadScore, turnCount },
    ...{ bookingReason, sentimentScore, wantsPersonAt, personAnswerMs, answersMs },
    standing: {
      card: {
        score: leadScore,
        coverage: row.coverage,
        signals: row.signals.map((name) => ({ name: name as Signal })),
      },
      hasEmail: row.hasEmail,
      isAbusive: row.abuseCount >= ABUSE_LIMIT,
    },
    ...foldBookings(row.bookingFacts ?? []),
    source: readSource(row, ownHost),
    lastAsked: describeLast(row),
    asked: Object.keys(row.asks),
    slowestMs: answersMs.length > 0 ? Math.max(...answersMs) : null,
  }
}

/** The person's first touch where the person is known, else this conversation's own arrival. */
function readSource({ firstTouch, utmSource, referrer }: SelectedRow, ownHost: string): string {
  return firstTouch
    ? nameSource({ utmSource: firstTouch.source, referrer: firstTouch.referrer, ownHost })
    : nameSource({ utmSource, referrer, ownHost })
}

function describeLast({ turnCount, asking, hasCalendar }: SelectedRow): string {
  if (turnCount === 0) return 'opening'
  return asking ?? (hasCalendar ? 'calendar' : 'nothing')
}

function joinRareSources(rows: readonly InsightRow[]): InsightRow[] {
  const counts = new Map<string, number>()
  for (const { source } of rows) counts.set(source, (counts.get(source) ?? 0) + 1)
  const ranked = [...counts].toSorted((one, other) => other[1] - one[1])
  const named = new Set(ranked.slice(0, NAMED_SOURCES_MAX).map(([source]) => source))
  return rows.map((row) => (named.has(row.source) ? row : { ...row, source: OTHER_SOURCE }))
}
