import { SINGULAR_VERBS } from '#agent/lexicon/role-words.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { RoledFigures } from '#agent/understand/quantities/roles.ts'
import { createWorkers, type Workers } from '#agent/understand/quantities/workers.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** Groups whose number was said, with those that the roles call people and not employees. */
export function listCountedWorkers({ workers, mentions, roles }: RoledFigures): Workers[] {
  return workers.filter(({ count, isCounted, from, to }) => {
    if (count === null || !isCounted) return false
    const index = mentions.findIndex(
      (one) => one.kind === 'count' && one.from >= from && one.from < to,
    )
    return index < 0 || roles[index] === 'people'
  })
}

/** Those behind "each of them", "the rest", "they": the last that were counted, or what is left of the whole. */
export function resolveWorkers(
  figures: RoledFigures,
  subject: Workers | null,
  mention: Mention,
): Workers | null {
  const counted = listCountedWorkers(figures)
  if (isOneOfSeveral(figures, subject, mention))
    return { ...(subject ?? createWorkers(null, 0, 0)), count: 1 }
  if (subject === null) return counted.find(({ from }) => from > mention.to) ?? findStaff(figures)
  const before = counted.filter(({ to }) => to <= mention.to)
  if (subject.isRest) return countRest(subject, before)
  const isNumbered = subject.count !== null && (subject.isCounted || subject.count === 1)
  if (isNumbered) return subject
  return findAll(subject, before) ?? before.at(-1) ?? counted.at(0) ?? findStaff(figures)
}

/** "the rest": the first number was of all, those after it are taken off. */
function countRest(subject: Workers, before: readonly Workers[]): Workers | null {
  const [whole, ...parts] = before
    .filter(({ from }) => from < subject.from)
    .map(({ count }) => count ?? 0)
  const rest = (whole ?? 0) - parts.reduce((sum, count) => sum + count, 0)
  return rest > 0 ? { ...subject, count: rest } : null
}

/** "Three in Dayton, one in Harlan. Everybody loses an hour": all that were counted, unless the first number was of all. */
function findAll(subject: Workers, before: readonly Workers[]): Workers | null {
  const [whole, ...others] = before
  if (!subject.isEach || whole === undefined || others.length === 0) return null
  const rest = others.reduce((sum, { count }) => sum + (count ?? 0), 0)
  const isWhole = (whole.count ?? 0) > rest
  return isWhole ? null : { ...whole, count: (whole.count ?? 0) + rest }
}

/** "130 employees, ten minutes each": where nobody else was counted. */
function findStaff({ workers, mentions, roles }: RoledFigures): Workers | null {
  const staff = mentions.find((_, index) => roles[index] === 'staff')
  return staff === undefined ? null : (workers.find(({ from }) => from === staff.from) ?? null)
}

/** Words between a figure and its verb. */
const VERB_REACH = 7

/** "Maria spends 12 hours, Joan 8": a list of single people, or a verb that only one person can be the subject of. */
function isOneOfSeveral(figures: RoledFigures, subject: Workers | null, mention: Mention): boolean {
  const { tokens, sentences, mentions, roles } = figures
  if (subject?.isEach || mention.per.person || subject?.isRest) return false
  const sentence = findSentenceOf(sentences, mention.from)
  const isCountedHere =
    subject !== null && subject.count !== null && subject.isCounted && subject.from >= sentence.from
  if (isCountedHere) return false
  const before = tokens.slice(Math.max(sentence.from, mention.from - VERB_REACH), mention.from)
  if (before.some(({ norm }) => norm === 'each')) return false
  const others = mentions.filter(
    (one, index) => roles[index] === 'hours_each' && one.kind === 'time',
  ).length
  return others > 1 || before.some(({ norm }) => SINGULAR_VERBS.has(norm))
}
