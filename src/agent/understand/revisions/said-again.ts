import { PERIODS_A_WEEK } from '#agent/lexicon/units.ts'
import { findSaidAgain } from '#agent/understand/acts/agreement.ts'
import type { Span } from '#agent/understand/message/act.ts'
import type { Context } from '#agent/understand/message/message-view.ts'

const OF_PERIOD =
  /(?<![\d.$])(\d{1,4}(?:\.\d{1,2})?) ?(?:h|hrs?|hours?)? ?(?:a|per) (week|month)\b/gi
/** Hours are said again in whole numbers. */
const ROUNDED = 0.5

/**
 * "It's 140 hours a month so yes, roughly 32 a week": the figure that was said back, or hours that are known, in another
 * period. It is agreed to, and not told once more.
 */
export function listAgreed(
  text: string,
  { isConfirming, figures = [], workings }: Context,
): Span[] {
  const [slot, value] = isConfirming === true ? (figures.at(-1) ?? []) : []
  const again = value === undefined ? null : findSaidAgain(text, value)
  const hours = slot === undefined ? figures.find(([one]) => one === 'manual_hours')?.[1] : value
  const isOfHours = slot === undefined || slot === 'manual_hours'
  return [
    ...(again === null ? [] : [again]),
    ...(isConfirming === true ? listWeekLengths(text, workings?.text ?? '') : []),
    ...(isConfirming === true ? listFactors(text, workings?.text ?? '') : []),
    ...(isOfHours && hours !== undefined ? listInPeriods(text, hours) : []),
  ]
}

const WEEK_LENGTH = /(?<![\d.$])(\d{2})[ -]?(?:hours?|hrs?)[ -](?:work(?:ing)?[ -])?weeks?\b/gi

/** "40-hour weeks", to "4 people × half of a 40-hour week": how long a week is, and not the hours of the work. */
const listWeekLengths = (text: string, workings: string): Span[] =>
  [...text.matchAll(WEEK_LENGTH)].flatMap(({ 0: words, 1: hours, index }): Span[] =>
    workings.includes(`${hours}-hour week`) ? [[index, index + words.length]] : [],
  )

const AGREES = /\b(?:that['’]?s|that is|it['’]?s|thats|sounds|all) (?:right|correct|good)\b/i

/** "It's 300 a month, but two of us split it, so that's right": a factor of the sum, which is agreed to. */
const listFactors = (text: string, workings: string): Span[] =>
  AGREES.test(text)
    ? [...text.matchAll(OF_PERIOD)].flatMap(({ 0: words, 1: count, index }): Span[] =>
        workings.startsWith(`${count} `) ? [[index, index + words.length]] : [],
      )
    : []

const toWeek = (name = '') => PERIODS_A_WEEK[name.toLowerCase()] ?? 1
const SAME_SHARE = 0.03

/** "That's 171 hours a month, roughly 40 a week": the second says the first again in another period, and adds nothing. */
export function listSaidTwice(text: string): Span[] {
  const [first, second, ...others] = [...text.matchAll(OF_PERIOD)]
  if (first === undefined || second === undefined || others.length > 0) return []
  const [before, after] = [first, second].map(
    ([, count, period]) => Number(count) * toWeek(period),
  ) as [number, number]
  const isOfHours = /\d ?h/i.test(first[0]) && first[2]?.toLowerCase() !== second[2]?.toLowerCase()
  const isSame = Math.abs(before - after) <= Math.max(ROUNDED, SAME_SHARE * before)
  return isOfHours && isSame ? [[second.index, second.index + second[0].length]] : []
}

function listInPeriods(text: string, hours: number): Span[] {
  const told = [...text.matchAll(OF_PERIOD)]
  const isSame = told.every(
    ([, count, period]) => Math.abs(Number(count) * toWeek(period) - hours) <= ROUNDED,
  )
  const isConverted = told.some(([, , period]) => toWeek(period) < 1)
  return isSame && isConverted
    ? told.map(({ 0: { length }, index }): Span => [index, index + length])
    : []
}
