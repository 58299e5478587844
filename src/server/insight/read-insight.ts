import type { Deps } from '#server/deps.ts'
import { chooseRange } from '#server/insight/choose-range.ts'
import { countOutcomes } from '#server/insight/count-outcomes.ts'
import { findPercentile } from '#server/insight/find-percentile.ts'
import {
  ANSWER_BANDS,
  type Count,
  createCounter,
  MOODS,
  SCORE_BIN,
  SCORE_BINS,
  WAIT_BANDS,
} from '#server/insight/insight-filter.ts'
import { type InsightRow, STEPS } from '#server/insight/insight-row.ts'
import { loadRows } from '#server/insight/load-rows.ts'
import { readFormReplies } from '#server/insight/read-form-replies.ts'
import { readVisits } from '#server/insight/read-visits.ts'
import { composeReplay } from '#server/insight/replay-threshold.ts'
import type { InsightReply, InsightRequest } from '#server/routes/admin-insight.schema.ts'

type InsightDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** All figures over the conversations that began in a range of the firm's days. */
export async function readInsight(
  deps: InsightDeps,
  { threshold, ...asked }: InsightRequest,
): Promise<InsightReply> {
  const range = chooseRange(deps, asked)
  const rows = await loadRows(deps, range)
  const named = new Set(rows.map(({ source }) => source))
  const [{ visits, bySource }, requests] = await Promise.all([
    readVisits(deps, range, named),
    readFormReplies(deps, range),
  ])
  const count = createCounter(rows, range, { now: deps.clock(), threshold })
  return {
    range: { ...range, time_zone: deps.config.bookingTimeZone },
    visits,
    opened: count('opened'),
    funnel: composeFunnel(count, visits.visit),
    sources: composeSources(count, bySource, named),
    scores: composeScores(count),
    questions: composeQuestions(count, rows),
    answers: composeAnswers(count, rows),
    persons: { ...composePersons(count, rows), requests },
    moods: [...MOODS.map(String), 'unknown'].map((band) => ({ band, figure: count('mood', band) })),
    replay: composeReplay(count, threshold),
  }
}

function composeFunnel(count: Count, visits: number): InsightReply['funnel'] {
  let before = visits
  return STEPS.map((step) => {
    const figure = count('step', step)
    const share = divide(figure.count, before)
    before = figure.count
    const hasBeside = step === 'offered' || step === 'confirmed' || step === 'held'
    return { step, figure, share, beside: hasBeside ? count('beside', step) : null }
  })
}

/** Chats may outnumber visits, since visitors may ask not to be counted: then there is no share. */
function divide(part: number, whole: number): number | null {
  return whole === 0 || part > whole ? null : part / whole
}

function composeSources(
  count: Count,
  bySource: ReadonlyMap<string, number>,
  named: ReadonlySet<string>,
): InsightReply['sources'] {
  return [...new Set([...bySource.keys(), ...named])]
    .map((source) => ({
      source,
      visits: bySource.get(source) ?? 0,
      chats: count('source', source, 'chat'),
      qualified: count('source', source, 'qualified'),
      confirmed: count('source', source, 'confirmed'),
    }))
    .toSorted(
      (one, other) =>
        other.chats.count - one.chats.count ||
        other.visits - one.visits ||
        one.source.localeCompare(other.source),
    )
}

function composeScores(count: Count): InsightReply['scores'] {
  return SCORE_BINS.map((from) => {
    const of = String(from)
    return {
      from,
      to: from === SCORE_BINS.at(-1) ? 100 : from + SCORE_BIN - 1,
      all: count('score', of),
      outcomes: countOutcomes((outcome) => count('score', of, outcome)),
      right: count('judged', of, 'right'),
      wrong: count('judged', of, 'wrong'),
    }
  })
}

function composeQuestions(count: Count, rows: readonly InsightRow[]): InsightReply['questions'] {
  const names = new Set(rows.flatMap(({ asked, lastAsked }) => [...asked, lastAsked]))
  return [...names]
    .map((asking) => {
      const ended = count('question', asking, 'ended')
      const asked = count('question', asking, 'asked')
      return { asking, ended, asked, share: divide(ended.count, asked.count) ?? 0 }
    })
    .toSorted((one, other) => other.ended.count - one.ended.count)
}

function composeAnswers(count: Count, rows: readonly InsightRow[]): InsightReply['answers'] {
  const all = rows.flatMap(({ answersMs }) => answersMs)
  return {
    median_ms: findPercentile(all, 0.5),
    slowest_twentieth_ms: findPercentile(all, 0.95),
    count: all.length,
    bands: Object.keys(ANSWER_BANDS).map((band) => ({ band, figure: count('answer', band) })),
  }
}

function composePersons(
  count: Count,
  rows: readonly InsightRow[],
): Omit<InsightReply['persons'], 'requests'> {
  const waits = rows.flatMap(({ personAnswerMs }) =>
    personAnswerMs === null ? [] : [personAnswerMs],
  )
  const bands = [...Object.keys(WAIT_BANDS), 'open']
  return {
    wanted: count('person', 'all'),
    median_ms: findPercentile(waits, 0.5),
    bands: bands.map((band) => ({ band, figure: count('person', band) })),
  }
}
