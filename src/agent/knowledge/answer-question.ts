import type { Answer } from '#agent/knowledge/answer.ts'
import type { StateTopic } from '#agent/knowledge/cards/state-questions.ts'
import type { Knowledge } from '#agent/knowledge/knowledge.ts'
import { LIMITS } from '#agent/knowledge/limits.ts'
import { getPath } from '#agent/knowledge/passages/passage.ts'
import {
  ANSWERS_MAX,
  correctWords,
  type Ranking,
  rankAnswers,
  toAnswers,
} from '#agent/knowledge/rank-answers.ts'
import { routeQuestion } from '#agent/knowledge/route-question.ts'
import type { Citation } from '#agent/state/turn.ts'

/** So many of its own pages an answer names before others. */
const OWN_PAGES_FIRST = 2

const getCitations = (answer: Answer): readonly Citation[] =>
  'citations' in answer ? answer.citations : []

/** Besides its own pages an answer names those that speak plainly of the question and, when it may not be meant, the next best. */
function withRelated({ answers, strength, pages }: Ranking): Answer | undefined {
  const [best, ...others] = answers
  if (best === undefined || !('citations' in best)) return best
  const further =
    strength >= LIMITS.sure ? [] : others.flatMap((one) => getCitations(one).slice(0, 1))
  const [own, rest] = [
    best.citations.slice(0, OWN_PAGES_FIRST),
    best.citations.slice(OWN_PAGES_FIRST),
  ]
  const all = [...own, ...pages, ...rest, ...further]
  const paths = all.map(({ url }) => getPath(url))
  const citations = all.filter((_, index) => paths.indexOf(paths[index] ?? '') === index)
  const isNearest = strength < LIMITS.nearest
  return { ...best, citations: citations.slice(0, ANSWERS_MAX), ...(isNearest && { isNearest }) }
}

/** Words that point at what was said before. */
const POINTING = /\b(?:it|its|that|this|those|these|them|they|there|such|same)\b/

/** A clause that points back, or that tells little, is read with what stands before it. */
function chooseReading(knowledge: Knowledge, { query, context }: Question): Ranking {
  const alone = rankAnswers(knowledge, query)
  if (context.length <= query.length) return alone
  const lead = POINTING.test(query) ? LIMITS.pointingLead : 0
  if (alone.strength >= LIMITS.sure && lead === 0) return alone
  const whole = rankAnswers(knowledge, context)
  return whole.strength > 0 && whole.strength >= alone.strength - lead ? whole : alone
}

type Question = { query: string; context: string }

/** Of what only the conversation can tell, what is said in doubt of it. */
const DOUBTS: ReadonlySet<StateTopic> = new Set<StateTopic>(['my_payback'])

/** What holds the visitor back, when a message surely says that, also of themselves: "we tried this and it failed". */
export function answerObjection(knowledge: Knowledge, text: string): Answer | null {
  const { subjects } = routeQuestion(knowledge.router, correctWords(knowledge, text))
  const [first] = subjects
  if (!first || first.probability < LIMITS.objection) return null
  const isObjection =
    first.kind === 'card'
      ? first.card.isObjection
      : first.kind === 'state' && DOUBTS.has(first.topic)
  if (isObjection !== true) return null
  return toAnswers(knowledge, text, first)[0] ?? null
}

/**
 * What a message is surely about although it does not ask: "zapier vs you". Null when that is not sure; `isSeeking`
 * words, such as "I hope", need less to be sure.
 */
export function answerHint(knowledge: Knowledge, query: string, isSeeking: boolean): Answer | null {
  const reading = rankAnswers(knowledge, query)
  const least = isSeeking ? LIMITS.seekingHint : LIMITS.hint
  return reading.strength >= least ? (withRelated(reading) ?? null) : null
}

/** The one answer to a question. */
export function answerQuestion(knowledge: Knowledge, question: Question): Answer {
  const reading = chooseReading(knowledge, question)
  const { foreign, isAside } = reading.routing
  return withRelated(reading) ?? { kind: 'unknown', isForeign: foreign >= LIMITS.beyond, isAside }
}
