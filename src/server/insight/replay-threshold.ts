import { BOOKABLE_SCORE } from '#domain/booking-rule.ts'
import type { Deps } from '#server/deps.ts'
import { chooseRange } from '#server/insight/choose-range.ts'
import { countOutcomes } from '#server/insight/count-outcomes.ts'
import { type Count, createCounter } from '#server/insight/insight-filter.ts'
import { loadRows } from '#server/insight/load-rows.ts'
import type { InsightReplay, InsightRequest } from '#server/routes/admin-insight.schema.ts'

/** Whom the booking rule would have offered a call with another score in it, on what each conversation came to. */
export async function replayThreshold(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { threshold, ...asked }: InsightRequest,
): Promise<InsightReplay> {
  const range = chooseRange(deps, asked)
  const rows = await loadRows(deps, range, { hasTalk: false })
  return composeReplay(createCounter(rows, range, { now: deps.clock(), threshold }), threshold)
}

export function composeReplay(count: Count, threshold: number): InsightReplay {
  return {
    threshold,
    current: BOOKABLE_SCORE,
    today: count('replay', 'today'),
    offered: count('replay', 'offered'),
    gained: count('replay', 'gained'),
    lost: count('replay', 'lost'),
    outcomes: {
      gained: countOutcomes((outcome) => count('replay', 'gained', outcome)),
      lost: countOutcomes((outcome) => count('replay', 'lost', outcome)),
    },
  }
}
