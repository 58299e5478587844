import { between, sql } from 'drizzle-orm'
import type { InsightReply, InsightRequest } from '#contract/admin-insight.ts'
import { OTHER_SOURCE } from '#domain/traffic-source.ts'
import type { Deps } from '#server/deps.ts'
import {
  type Count,
  chooseRange,
  composeReplay,
  countOutcomes,
  createCounter,
  NAMED_SOURCES_MAX,
  nameSources,
} from '#server/features/insight/count-figures.ts'
import { sumDirectly } from '#server/features/insight/facts/find-subjects.ts'
import { catchUp } from '#server/features/insight/facts/fold-changes.ts'
import type { Sums } from '#server/features/insight/facts/insight-filter.ts'
import {
  ANSWER_BANDS,
  MOODS,
  SCORE_BIN,
  SCORE_BINS,
  STEPS,
  WAIT_BANDS,
} from '#server/features/insight/facts/insight-row.ts'
import { readSums } from '#server/features/insight/facts/sums.ts'
import type { DayRange } from '#server/platform/day-range.ts'
import { pageCounts } from '#server/platform/db/schema/insight.ts'

type Visits = {
  visits: InsightReply['visits']
  /** How many visits each source brought. */
  bySource: ReadonlyMap<string, number>
}

type Counted = { event: keyof InsightReply['visits']; source: string; count: number }

type InsightDeps = Pick<Deps, 'db' | 'clock' | 'config'>

/** All figures over the conversations that began in a range of the firm's days. */
export async function readInsight(
  deps: InsightDeps,
  { threshold, ...asked }: InsightRequest,
): Promise<InsightReply> {
  const range = chooseRange(deps, asked)
  const [sums, counted] = await Promise.all([readAllSums(deps, range), readVisits(deps, range)])
  const named = nameSources(sums)
  const { visits, bySource } = groupVisits(counted, named)
  const count = createCounter(sums, range, { threshold, named })
  return {
    range: { ...range, time_zone: deps.config.bookingTimeZone },
    visits,
    opened: count('opened'),
    funnel: composeFunnel(count, visits.visit),
    sources: composeSources(count, bySource, named),
    scores: composeScores(count),
    questions: composeQuestions(count, sums),
    answers: composeAnswers(count, sums),
    persons: composePersons(count, sums),
    moods: [...MOODS.map(String), 'unknown'].map((band) => ({ band, figure: count('mood', band) })),
    replay: composeReplay(count, threshold),
  }
}

async function readAllSums(deps: InsightDeps, range: DayRange): Promise<Sums> {
  return (await catchUp(deps)) ? readSums(deps, range) : sumDirectly(deps, range)
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

function composeQuestions(count: Count, sums: Sums): InsightReply['questions'] {
  const names = [...sums].flatMap(([cell, amount]) => {
    const [kind, name = ''] = cell.split(':')
    return kind === 'asked' && amount > 0 ? [name] : []
  })
  return names
    .map((asking) => {
      const ended = count('question', asking, 'ended')
      const asked = count('question', asking, 'asked')
      return { asking, ended, asked, share: divide(ended.count, asked.count) ?? 0 }
    })
    .toSorted(
      (one, other) =>
        other.ended.count - one.ended.count ||
        other.asked.count - one.asked.count ||
        one.asking.localeCompare(other.asking),
    )
}

function composeAnswers(count: Count, sums: Sums): InsightReply['answers'] {
  return {
    median_ms: findWeightedPercentile(sums, 'answer_ms', 0.5),
    slowest_twentieth_ms: findWeightedPercentile(sums, 'answer_ms', 0.95),
    count: countValues(sums, 'answer_ms'),
    bands: Object.keys(ANSWER_BANDS).map((band) => ({ band, figure: count('answer', band) })),
  }
}

function composePersons(count: Count, sums: Sums): InsightReply['persons'] {
  const bands = [...Object.keys(WAIT_BANDS), 'open']
  return {
    wanted: count('person', 'all'),
    median_ms: findWeightedPercentile(sums, 'wait_ms', 0.5),
    bands: bands.map((band) => ({ band, figure: count('person', band) })),
    requests: {
      count: sums.get('request') ?? 0,
      answered: countValues(sums, 'reply_ms'),
      median_ms: findWeightedPercentile(sums, 'reply_ms', 0.5),
    },
  }
}

/** Visits in the range, as the public pages counted them. */
async function readVisits({ db }: Pick<Deps, 'db'>, { from, to }: DayRange): Promise<Counted[]> {
  return db
    .select({
      event: pageCounts.event,
      source: pageCounts.source,
      count: sql<number>`sum(${pageCounts.count})::int`,
    })
    .from(pageCounts)
    .where(between(pageCounts.day, from, to))
    .groupBy(pageCounts.event, pageCounts.source)
}

/** Visits by what happened, and by source. `named` are the sources that have a line of their own anyway. */
function groupVisits(counted: readonly Counted[], named: ReadonlySet<string>): Visits {
  const visits = { visit: 0, view: 0, chat_opened: 0, form_opened: 0 }
  for (const { event, count } of counted) visits[event] += count
  const arrivals = counted
    .filter(({ event }) => event === 'visit')
    .toSorted((one, other) => other.count - one.count)
  const bySource = new Map<string, number>()
  for (const { source, count } of arrivals) {
    const hasLine = named.has(source) || bySource.size < NAMED_SOURCES_MAX
    const line = hasLine ? source : OTHER_SOURCE
    bySource.set(line, (bySource.get(line) ?? 0) + count)
  }
  return { visits, bySource }
}

/** How many values there are under a name such as "answer_ms". */
function countValues(sums: Sums, name: string): number {
  return listValues(sums, name).reduce((total, { amount }) => total + amount, 0)
}

/** The value that so large a share (0..1) of all lies at or below; null of nothing. */
function findWeightedPercentile(sums: Sums, name: string, share: number): number | null {
  const values = listValues(sums, name)
  const total = values.reduce((sum, { amount }) => sum + amount, 0)
  const place = Math.max(1, Math.ceil(total * share))
  let passed = 0
  for (const { value, amount } of values) {
    passed += amount
    if (passed >= place) return value
  }
  return null
}

function listValues(sums: Sums, name: string): { value: number; amount: number }[] {
  const start = `${name}:`
  return [...sums]
    .filter(([cell, amount]) => amount > 0 && cell.startsWith(start))
    .map(([cell, amount]) => ({ value: Number(cell.slice(start.length)), amount }))
    .toSorted((one, other) => one.value - other.value)
}
