import {
  type ClauseReading,
  findSurestClause,
  readClause,
} from '#agent/perception/authority/clause-reader.ts'
import { findClause } from '#agent/perception/authority/clauses.ts'
import { isAskedFor, type MessageView } from '#agent/perception/message-view.ts'
import type { Finding } from '#agent/understand/act.ts'
import type { Slot } from '#domain/fact.ts'

/** These thresholds part right from wrong on the in-sample buyers, whose words the reader never learnt. */
const SURE_FROM = 0.8
const SURE_UNASKED = 0.97
const SURE_OF_SILENCE = 0.9

/** Nobody uses these words by chance while telling something else. */
const ABOUT_DECIDING =
  /\b(?:decid\w+|decisions?|signatures?|signs|approv(?:e|es|al)|(?:last|final) (?:word|say)|recommend\w*|shortlist|vote|veto)\b/
const FIRST_PERSON = /\b(?:i|i'm|i've|i'd|me|my|mine)\b/
const FIGURE = /[\d$]/

/** Asked about these, people tell who does the work and what with, in words that also tell who decides. */
const WORK: readonly (Slot | null)[] = [
  'manual_hours',
  'team_size',
  'hourly_rate',
  'tools',
  'tool_count',
  'error_rate',
  'pain',
  'budget',
]

function toFindings(reading: ClauseReading | null): Finding[] {
  if (reading?.value == null) return []
  return [{ slot: 'authority', value: reading.value, span: reading.span, consumed: [] }]
}

/** Rules hear "others decide" before "all I do is collect", and take any research for a student's. */
const OUTWEIGHED: readonly unknown[] = ['influencer', 'not_a_buyer']

function outweighs(reading: ClauseReading, rule: Finding): boolean {
  return (
    OUTWEIGHED.includes(rule.value) &&
    reading.value === 'researcher' &&
    reading.span[0] <= rule.span[0] &&
    reading.span[1] >= rule.span[1]
  )
}

function findUnasked({ plain }: MessageView): Finding[] {
  if (!ABOUT_DECIDING.test(plain)) return []
  const reading = findSurestClause(plain, SURE_UNASKED)
  if (reading === null || reading.value === 'not_a_buyer') return []
  const clause = plain.slice(...reading.span)
  const isTold = ABOUT_DECIDING.test(clause) && FIRST_PERSON.test(clause) && !FIGURE.test(clause)
  return isTold ? toFindings(reading) : []
}

/** What the rules found, or what a clause is like where they found nothing or less than it tells. */
export function weighAuthority(view: MessageView, ruled: readonly Finding[]): Finding[] {
  const [rule] = ruled
  const isAsked = isAskedFor(view, 'authority')
  if (rule === undefined)
    return isAsked ? toFindings(findSurestClause(view.plain, SURE_FROM)) : findUnasked(view)
  if (!OUTWEIGHED.includes(rule.value)) return [...ruled]
  const reading = findSurestClause(view.plain, SURE_FROM)
  return reading !== null && outweighs(reading, rule) ? toFindings(reading) : [...ruled]
}

/** "There's nobody but me doing it", "mainly collecting timesheets": told of the work and not of who decides. */
export function isToldOfWork(view: MessageView, { value, span }: Finding): boolean {
  if (isAskedFor(view, 'authority')) return false
  const isAboutWork = WORK.includes(view.context.asking)
  if (!isAboutWork && value !== 'researcher') return false
  const clause = findClause(view.plain, span)
  const reading = clause && readClause(view.plain, clause)
  if (reading === null || reading.value !== null) return false
  return reading.probability >= (isAboutWork ? SURE_OF_SILENCE : SURE_UNASKED)
}
