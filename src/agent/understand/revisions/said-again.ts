import { PERIODS_A_WEEK } from '#agent/lexicon/units.ts'
import { findSaidAgain } from '#agent/understand/acts/agreement.ts'
import type { Span } from '#agent/understand/message/act.ts'
import type { Context } from '#agent/understand/message/message-view.ts'

const OF_PERIOD =
  /(?<![\d.$])(\d{1,4}(?:\.\d{1,2})?) ?(?:h|hrs?|hours?)? ?(?:a|per) (week|month)\b/gi
/** Hours are said again in whole numbers. */
const ROUNDED = 0.5

/** "It's 140 hours a month so yes, roughly 32 a week": the figure that was said back is agreed to, and not told once more. */
export function listAgreed(text: string, { isConfirming, figures }: Context): Span[] {
  const [slot, value] = (isConfirming === true ? figures?.at(-1) : undefined) ?? []
  if (value === undefined) return []
  const again = findSaidAgain(text, value)
  const told = slot === 'manual_hours' ? [...text.matchAll(OF_PERIOD)] : []
  const isSame = told.every(
    ([, hours, period = '']) =>
      Math.abs(Number(hours) * (PERIODS_A_WEEK[period.toLowerCase()] ?? 1) - value) <= ROUNDED,
  )
  return [
    ...(again === null ? [] : [again]),
    ...(isSame && told.length > 1
      ? told.map(({ 0: { length }, index }): Span => [index, index + length])
      : []),
  ]
}
