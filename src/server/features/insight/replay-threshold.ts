import type { InsightReplay, InsightRequest } from '#contract/admin-insight.ts'
import { BOOKABLE_SCORE } from '#domain/booking-rule.ts'
import type { Deps } from '#server/deps.ts'
import { chooseRange } from '#server/features/insight/choose-range.ts'
import { type Count, createCounter } from '#server/features/insight/count-figures.ts'
import { countOutcomes } from '#server/features/insight/count-outcomes.ts'
import { catchUp } from '#server/features/insight/facts/catch-up.ts'
import { sumDirectly } from '#server/features/insight/facts/count-directly.ts'
import { readSums } from '#server/features/insight/facts/read-sums.ts'

/** The conversations that another threshold would have offered a call, by their final score cards. */
export async function replayThreshold(
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  { threshold, ...asked }: InsightRequest,
): Promise<InsightReplay> {
  const range = chooseRange(deps, asked)
  const sums = (await catchUp(deps))
    ? await readSums(deps, range, ['bookable'])
    : await sumDirectly(deps, range)
  return composeReplay(createCounter(sums, range, { threshold, named: new Set() }), threshold)
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
