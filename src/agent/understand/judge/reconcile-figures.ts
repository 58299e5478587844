import { PAY_WORDS } from '#agent/lexicon/role-words.ts'
import type { Finding } from '#agent/understand/act.ts'
import { FIGURE_SLOTS, SAME_SHARE, type Verdict } from '#agent/understand/judge/judge-figures.ts'
import type { Candidate, FigureSlot } from '#agent/understand/quantities/candidate.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import { findTold } from '#agent/understand/quantities/read-figures.ts'
import type { Figures } from '#agent/understand/quantities/roles.ts'
import { isNear } from '#agent/understand/quantities/surroundings.ts'
import type { TwiceRead } from '#agent/understand/readers/read-twice.ts'

/** "An hour" as a divisor, in `PERIODS_A_WEEK`. */
const HOURS_A_WEEK = 40

/** An answer of so few words is about what was asked. */
const SHORT_ANSWER = 4

const PLAIN_UNITS: ReadonlySet<string> = new Set(['hours', 'minutes', 'days', 'weeks between'])

export type Reconciled =
  | { finding: Finding; isAsked: boolean }
  | { candidate: Candidate; isAsked: boolean }

/** What is weighed for one slot. `isDue`: the message answers a question about it, or corrects it. */
type Case = {
  slot: FigureSlot
  pattern: Finding
  isDue: boolean
  figures: Figures
  read: TwiceRead
}

/**
 * Weighs the patterns of `perception/`, which know how people answer, against the readers of `understand/`, which work
 * figures out. What they agree on is stored. Where they differ on hours, the sum is said back as a question.
 */
export function reconcileFigures(
  findings: readonly Finding[],
  figures: Figures,
  read: TwiceRead,
): Reconciled[] {
  const isCorrection = figures.clauses.some((clause) => clause.isCorrection)
  return FIGURE_SLOTS.flatMap((slot): Reconciled[] => {
    const pattern = findings.findLast(
      (one) =>
        one.slot === slot &&
        (isCorrection || isTold(one, figures)) &&
        !(slot === 'manual_hours' && isOfUncountedSites(figures)),
    )
    if (pattern === undefined)
      return read.verdicts.filter(
        (verdict) =>
          verdict.candidate.slot === slot &&
          isOwnFinding(verdict, figures) &&
          !isTaken(verdict, findings, figures),
      )
    const isDue = isCorrection || figures.asked.some((asked) => asked === slot)
    return reconcile({ slot, pattern, isDue, figures, read })
  })
}

/** Figures that the patterns read as something else, the pronoun "one", and "an hour" that only names a unit. */
function isTaken({ candidate }: Verdict, findings: readonly Finding[], figures: Figures): boolean {
  if (isUnitOnly(candidate, figures)) return true
  const isPronoun = ({ from, to, noun }: Mention) =>
    to === from + 1 &&
    noun === null &&
    figures.tokens[from]?.norm === 'one' &&
    figures.tokens.length > SHORT_ANSWER
  const others = findings.filter(({ slot }) => slot !== candidate.slot && slot !== 'pain')
  return candidate.mentions.some(
    (mention) =>
      isPronoun(mention) ||
      others.some((one) => one.slot !== 'tools' && isInside(figures, mention, one)),
  )
}

/** "Such an hour costs us $25": one hour, next to the figure that is meant. */
function isUnitOnly({ mentions: [mention, ...more] }: Candidate, figures: Figures): boolean {
  if (mention === undefined || more.length > 0 || figures.mentions.length === 1) return false
  const article = figures.tokens[mention.from]?.norm
  return mention.per.week === null && (article === 'a' || article === 'an')
}

/** What only the readers of `understand/` find: a rate needs its hour or a word for pay, hours more than "all day". */
function isOwnFinding({ candidate }: Verdict, figures: Figures): boolean {
  const { slot, mentions } = candidate
  if (slot === 'manual_hours' && isOfUncountedSites(figures)) return false
  if (
    slot === 'hourly_rate' &&
    figures.tokens.length <= SHORT_ANSWER &&
    figures.asked.includes(slot)
  )
    return true
  const isBareDay = mentions.length === 1 && mentions[0]?.unit?.startsWith('whole') === true
  if (isBareDay && candidate.workings.flat().every(({ unit }) => PLAIN_UNITS.has(unit)))
    return false
  if (slot !== 'hourly_rate' && figures.asked.some((asked) => asked === slot)) return true
  if (slot === 'hourly_rate')
    return mentions.every(
      (one) => one.per.week === HOURS_A_WEEK || isNear(figures, one, PAY_WORDS, 7),
    )
  // A lone time is as likely how long something takes to answer, or to ship.
  const factors = candidate.workings.flat()
  const isStory =
    factors.some(({ unit }) => !PLAIN_UNITS.has(unit)) || candidate.workings.length > 1
  return slot !== 'manual_hours' || isStory
}

function reconcile(weighed: Case): Reconciled[] {
  const { slot, pattern } = weighed
  if (slot === 'manual_hours') return [reconcileHours(weighed)]
  return isBelieved(weighed) ? [{ finding: pattern, isAsked: false }] : []
}

/** Not a figure of somebody else, of the past, of a plan, or of a supposition. */
function isTold(pattern: Finding, figures: Figures): boolean {
  // "If I take 25 of them, one is wrong" tells how often.
  if (pattern.slot === 'error_rate') return true
  const told = findTold(figures)
  const own = figures.mentions.flatMap((mention, index) =>
    isInside(figures, mention, pattern) ? [told[index] === true] : [],
  )
  return own.length === 0 || own.some((isOwn) => isOwn)
}

/** "10 hours a week per desk" is no total while nobody said how many desks there are. */
function isOfUncountedSites({ mentions }: Figures): boolean {
  return (
    mentions.some(({ kind, per }) => kind === 'time' && per.site) &&
    !mentions.some(({ kind, nounClass }) => kind === 'count' && nounClass === 'site')
  )
}

/** Agreement stores. A sum that leaves no figure out is asked about; so is a plain value that stands among others. */
function reconcileHours({ pattern, isDue, figures, read }: Case): Reconciled {
  const candidate = findCandidate(read, 'manual_hours')
  if (candidate === undefined)
    return { finding: pattern, isAsked: !isDue && isStory(pattern, figures) }
  if (isSame(pattern, candidate)) {
    const isAsked = candidate.isLoose && !candidate.isPerPerson && !isDue
    return { finding: pattern, isAsked }
  }
  // Patterns read "no fewer than 10 and no more than 14" and what replaces what.
  const { low = 0, high = 0 } = pattern.reading ?? {}
  const isSettled = isDue && (low < high || figures.clauses.some((clause) => clause.isCorrection))
  const isBetter = !candidate.isPerPerson && !isSettled && (candidate.isWorkedOut || !isDue)
  return isBetter
    ? { candidate, isAsked: true }
    : { finding: pattern, isAsked: !isDue && isStory(pattern, figures) }
}

function findCandidate({ verdicts, joint }: TwiceRead, slot: FigureSlot): Candidate | undefined {
  const verdict = verdicts.find(({ candidate }) => candidate.slot === slot)
  return verdict?.candidate ?? joint.find((one) => one.slot === slot)
}

/** Whether a value that the patterns found stands without a question, when it was not asked for. */
function isBelieved({ slot, pattern, isDue, figures, read }: Case): boolean {
  if (isDue) return true
  const candidate = findCandidate(read, slot)
  if (candidate !== undefined && isSame(pattern, candidate)) return true
  const own = figures.mentions.filter((mention) => isInside(figures, mention, pattern))
  if (slot === 'hourly_rate') return own.some(({ per }) => per.week === HOURS_A_WEEK)
  if (slot === 'error_rate') return own.every(({ kind }) => kind !== 'fraction')
  if (slot === 'team_size') return candidate === undefined && isLoneTeam(pattern, figures)
  return true
}

/** The only people of the message, and not the staff of a firm or people that come and go. */
function isLoneTeam(pattern: Finding, figures: Figures): boolean {
  const { mentions, workers } = figures
  const isCrowded =
    workers.filter(({ count, isCounted }) => isCounted && (count ?? 0) > 0).length > 1
  const hasSites = mentions.some(({ nounClass, value }) => nounClass === 'site' && value > 1)
  const isStaff =
    mentions.length > 1 &&
    mentions.some(
      (mention) =>
        isInside(figures, mention, pattern) &&
        (mention.per.week !== null || mention.noun === 'employees'),
    )
  return Number.isInteger(pattern.value) && !isCrowded && !hasSites && !isStaff
}

/** Other figures stand beside the value that it may have to be multiplied with. */
function isStory(pattern: Finding, figures: Figures): boolean {
  if (pattern.reading?.isPerPerson === true) return false
  return figures.mentions.some(
    (mention) => mayBelong(mention) && !isInside(figures, mention, pattern),
  )
}

/** A figure that hours can be multiplied with, or other hours. */
const mayBelong = ({ kind, value, nounClass }: Mention) =>
  kind === 'time' || kind === 'fraction' || (kind === 'count' && value > 1 && nounClass !== 'tool')

function isInside({ tokens }: Figures, { from, to }: Mention, { span }: Finding): boolean {
  return (tokens[from]?.start ?? 0) < span[1] && (tokens[to - 1]?.end ?? 0) > span[0]
}

function isSame({ value, reading }: Finding, candidate: Candidate): boolean {
  if (typeof value !== 'number' || (reading?.isPerPerson === true) !== candidate.isPerPerson)
    return false
  const { low = value, high = value } = reading ?? {}
  if (low < high && candidate.value >= low && candidate.value <= high) return true
  const largest = Math.max(value, candidate.value, 0.01)
  return Math.abs(value - candidate.value) <= SAME_SHARE * largest
}
