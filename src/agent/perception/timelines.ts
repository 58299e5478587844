import { readMended } from '#agent/perception/mended-words.ts'
import {
  findSentence,
  isAskedFor,
  type MessageView,
  withBlanked,
} from '#agent/perception/message-view.ts'
import { preferRunning, withPreposition } from '#agent/perception/named-times.ts'
import { isAboutWork, isOfTheProject } from '#agent/perception/project-time.ts'
import { findTimeSpans, type TimeSpan } from '#agent/perception/time-spans.ts'
import { findUndated } from '#agent/perception/undated.ts'
import { readHorizons } from '#agent/perception/worded-horizons.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Timeline } from '#domain/fact.ts'

const LONGER_THAN_A_YEAR_DAYS = 360
const AT_LEAST_BEFORE =
  /\b(?:more than|longer than|over(?! the| a course)|at least|a minimum of|upwards of|north of|beyond|not (?:for|within|in)(?: at least)?)\s(?:an? |the next |the coming )?$/
const AT_LEAST_AFTER = /^\s?(?:\+|plus\b|or (?:more|longer|later|two\b|#))/

function toTimeline(days: number, isAtLeast: boolean): Timeline {
  if (isAtLeast && days >= LONGER_THAN_A_YEAR_DAYS) return 'none'
  if (days <= 31) return 'now'
  if (days <= 93) return 'quarter'
  if (days <= 186) return 'half_year'
  return days <= 370 ? 'year' : 'none'
}

/** "About two days" answers how long the work takes, when that was asked. */
const ASKED_AMOUNTS: readonly unknown[] = ['manual_hours', 'pain']

function isMeant(view: MessageView, { span, isAhead }: TimeSpan): boolean {
  if (isAskedFor(view, 'timeline')) return true
  if (!isAhead && ASKED_AMOUNTS.includes(view.context.asking)) return false
  return isOfTheProject(view, span)
}

function readTimeSpans(view: MessageView): Finding[] {
  const found = findTimeSpans(view)
    .filter((timeSpan) => isMeant(view, timeSpan))
    .map(({ days, span }): Finding => {
      const before = view.shape.slice(Math.max(0, span[0] - 40), span[0])
      const isAtLeast =
        AT_LEAST_BEFORE.test(before) || AT_LEAST_AFTER.test(view.shape.slice(span[1], span[1] + 12))
      return {
        slot: 'timeline',
        value: toTimeline(days, isAtLeast),
        span: withPreposition(view, span),
        reading: { low: days, high: days },
      }
    })
  return preferRunning(view, found)
}

const MONTH =
  /\b(?:by|before|in|until|as of|starting|beginning|end of|start of|early|mid|late|this|from|for)[\s-](?:the )?(?:end of |start of |beginning of |early |mid-?|late )?(?:\d{1,2}(?:st|nd|rd|th)? (?:of )?)?(january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\b/
const MONTH_WHEN_ASKED =
  /\b(?:january|february|april|june|july|august|september|october|november|december)\b|^\W*(?:march|may)\b/
/** "We left Salesforce in January" tells of the past. */
const PAST =
  /\b(?:left|moved|switched|stopped|started|founded|hired|went|was|were|did|launched|bought|lost|had|quit|dropped|since|last|joined|opened|began|cancell?ed|lapsed|expired|ended|until|till)\b[^.;!?]{0,40}$/

function readMonth(view: MessageView): Finding[] {
  const match =
    MONTH.exec(view.plain) ??
    (isAskedFor(view, 'timeline') ? MONTH_WHEN_ASKED.exec(view.plain) : null)
  if (!match || PAST.test(view.plain.slice(0, match.index))) return []
  const span = [match.index, match.index + match[0].length] as const
  const isMeantSo = isAskedFor(view, 'timeline') || isOfTheProject(view, span)
  return isMeantSo ? [{ slot: 'timeline', value: 'half_year', span }] : []
}

/** "Timing: next quarter", "as for dates, there is none": a sentence that names its subject answers as if that had been asked. */
const TOPIC =
  /(?:^|[.?!;\ue000]\s*|\n[^\S\n]*)(?:(?:and|so|well|oh|also|our|the|my|as for|as to|regarding|about|on|in terms of|concerning|when it comes to|is there any)\s+){0,3}(?:timings?|time[- ]?lines?|time[- ]?frames?|time[- ]?scales?|dates?|start(?:ing)? date|horizon|time)(?:[- ]?wise)?\b(?! of (?!start|go))/g

function readTopics(view: MessageView): Finding[] {
  if (isAskedFor(view, 'timeline') || view.context.isLiteral) return []
  return [...view.plain.matchAll(TOPIC)].flatMap((match) => {
    const at = match.index + match[0].length
    const [from, to] = findSentence(view.plain, at)
    const rest = withBlanked(view, [
      [0, from],
      [to, view.plain.length],
    ])
    const context = { ...view.context, alsoAsking: 'timeline' as const }
    return isAboutWork(view, at) ? [] : readTimelines({ ...rest, context }).slice(0, 1)
  })
}

/** When the visitor wants it: `now` up to a month, `quarter`, `half_year`, `year`, or `none`. */
export function findTimelines(view: MessageView): Finding[] {
  return readMended(view, readTimelines)
}

function readUndated(view: MessageView): Finding[] {
  const match = isAskedFor(view, 'timeline') ? findUndated(view.plain) : null
  if (match === null) return []
  return [{ slot: 'timeline', value: 'none', span: [match.index, match.index + match[0].length] }]
}

/** "In no hurry, in about a year is fine": a span behind it says more than that there is no hurry. */
const NO_HURRY =
  /\b(?:no|not in (?:a|any)|without (?:a|any)|not) (?:great |particular |real |big |special )?(?:hurry|rush|urgen(?:cy|t)|pressure)\b[,.;]?/

function withoutHurry(view: MessageView): MessageView {
  const match = NO_HURRY.exec(view.plain)
  return match === null ? view : withBlanked(view, [[match.index, match.index + match[0].length]])
}

function readTimelines(view: MessageView): Finding[] {
  const span = readTimeSpans(withoutHurry(view))[0]
  if (span && span.value !== 'none') return [span]
  for (const read of [readTimeSpans, readHorizons, readMonth, readUndated, readTopics]) {
    const found = read(view)[0]
    if (found) return [found]
  }
  return []
}
