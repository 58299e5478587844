import type { SQL } from 'drizzle-orm'
import { ABUSE_LIMIT } from '#agent/decide/score-facts.ts'
import type { Signal } from '#domain/score-card.ts'
import { nameSource } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import { foldBookings } from '#server/features/insight/facts/fold-bookings.ts'
import type { InsightRow } from '#server/features/insight/facts/insight-row.ts'
import {
  type Amount,
  type SelectedRow,
  selectRows,
} from '#server/features/insight/facts/select-rows.ts'

/** Conversations as figures need them, newest first. Without their answers they know no times. */
export async function loadRows(
  deps: { db: Pick<Deps['db'], 'select'>; config: Deps['config'] },
  condition: SQL | undefined,
  amount: Amount = { hasAnswers: true },
): Promise<InsightRow[]> {
  const ownHost = new URL(deps.config.siteUrl).host
  const selected = await selectRows(deps, condition, amount)
  return selected.map((row) => toInsightRow(row, ownHost))
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
