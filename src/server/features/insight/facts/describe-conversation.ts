import { isBookable } from '#domain/booking-rule.ts'
import {
  DEFAULT_SENTIMENT,
  HIGH_SENTIMENT,
} from '#server/features/conversations/search-conversations.ts'
import type { Fact } from '#server/features/insight/facts/insight-filter.ts'
import {
  ANSWER_BANDS,
  findBand,
  findBin,
  findMood,
  findWait,
  hasReached,
  type InsightRow,
  isQualified,
  roundDuration,
  STEPS,
} from '#server/features/insight/facts/insight-row.ts'

/** Sums are whole numbers; a millionth of a score is finer than any that is given. */
export const SENTIMENT_UNITS = 1_000_000

/** All numbers that count a conversation. What time alone changes is left to the reader. */
export function describeConversation(row: InsightRow): Fact {
  const { id: subjectId, createdAt, updatedAt } = row
  const cells = [
    'opened',
    ...listSteps(row),
    ...listScores(row),
    ...listQuestions(row),
    ...listWaits(row),
    ...listBookable(row),
  ]
  return { subjectId, createdAt, updatedAt, cells, weights: weigh(row) }
}

function listSteps(row: InsightRow): string[] {
  const { source, turnCount, reached } = row
  const steps = STEPS.filter((step) => hasReached(row, step))
  const isBeside = turnCount > 0 && !isQualified(row)
  return [
    `source:${source}`,
    ...steps.flatMap((step) => [`step:${step}`, `source:${source}:${step}`]),
    ...(isBeside ? [...reached].map((step) => `beside:${step}`) : []),
  ]
}

function listScores({ turnCount, leadScore, outcome, wasScoreRight, ...row }: InsightRow) {
  const bin = findBin(leadScore)
  return [
    ...(turnCount > 0 ? [`score:${bin}:${outcome}`, `mood:${findMood(row.sentimentScore)}`] : []),
    ...(wasScoreRight === null ? [] : [`judged:${bin}:${wasScoreRight ? 'right' : 'wrong'}`]),
  ]
}

/** "quiet" becomes the end of a conversation once nobody has written for a while. */
function listQuestions({ asked, lastAsked, reached }: InsightRow): string[] {
  return [
    ...[...new Set([...asked, lastAsked])].map((name) => `asked:${name}`),
    ...(reached.has('confirmed') ? [] : [`quiet:${lastAsked}`]),
  ]
}

function listWaits(row: InsightRow): string[] {
  const { slowestMs, wantsPersonAt } = row
  return [
    ...(slowestMs === null ? [] : [`answer:${findBand(ANSWER_BANDS, slowestMs)}`]),
    ...(wantsPersonAt === null ? [] : [`person:${findWait(row)}`]),
  ]
}

/** By score, what the booking rule would allow at a threshold low enough. */
function listBookable({ standing, leadScore, outcome }: InsightRow): string[] {
  if (!isBookable(standing, leadScore)) return []
  return [`bookable:${leadScore}`, `bookable:${leadScore}:${outcome}`]
}

function weigh({ answersMs, personAnswerMs, sentimentScore }: InsightRow): Fact['weights'] {
  const sentiment = sentimentScore ?? DEFAULT_SENTIMENT
  const weights: Record<string, number> = { sentiment: Math.round(sentiment * SENTIMENT_UNITS) }
  if (sentimentScore !== null && sentimentScore >= HIGH_SENTIMENT) weights.high_sentiment = 1
  for (const answerMs of answersMs) {
    const name = `answer_ms:${roundDuration(answerMs)}`
    weights[name] = (weights[name] ?? 0) + 1
  }
  if (personAnswerMs !== null) weights[`wait_ms:${roundDuration(personAnswerMs)}`] = 1
  return weights
}
