import { BILLED_WORDS, BUDGET_WORDS, COST_WORDS, PAY_WORDS } from '#agent/lexicon/role-words.ts'
import type { Mention } from '#agent/understand/quantities/mention.ts'
import type { Figures, Role } from '#agent/understand/quantities/roles.ts'
import { isNear } from '#agent/understand/quantities/surroundings.ts'
import { findSentenceOf } from '#agent/understand/text/sentences.ts'

/** Dollars: pay by the hour or by a longer period, a budget, or something else. */
export function readMoneyRole(figures: Figures, mention: Mention): Role {
  const { per, value } = mention
  if (readBillable(figures, mention)) return 'money'
  if (per.week === 40) return value <= 500 ? 'rate' : 'money'
  const isAsked = figures.asked.includes('hourly_rate')
  if (isNear(figures, mention, BUDGET_WORDS, 7) && per.week === null && !isAsked) return 'budget'
  const isPay = isAsked || isNear(figures, mention, PAY_WORDS, 7)
  if (per.week !== null || per.person) return readPay(figures, mention, isPay)
  if (isDayRate(figures, mention)) return 'salary'
  if (isPay && value >= 7 && value <= 250) return 'rate'
  if (isPay && value >= 15_000 && value <= 400_000) return 'salary'
  return figures.asked.includes('budget') ? 'budget' : 'money'
}

function readPay({ workers, sentences }: Figures, mention: Mention, isPay: boolean): Role {
  const sentence = findSentenceOf(sentences, mention.from)
  const hasWorkers = workers.some(({ from }) => from >= sentence.from && from < sentence.to)
  if (mention.per.week === null && mention.value <= 250) return isPay ? 'rate' : 'money'
  return isSalary(mention) && (isPay || hasWorkers) ? 'salary' : 'money'
}

/** "I bill 120 but they cost me 45": the first is no cost. */
export function readBillable({ tokens, sentences }: Figures, { from }: Mention): boolean {
  const { from: start } = findSentenceOf(sentences, from)
  const before = tokens.slice(Math.max(start, from - 6), from).map(({ norm }) => norm)
  const billed = before.findLastIndex((norm) => BILLED_WORDS.has(norm))
  const cost = before.findLastIndex((norm) => COST_WORDS.has(norm))
  return billed >= 0 && cost < billed
}

/** "Their day rate is $240". */
export function isDayRate({ tokens }: Pick<Figures, 'tokens'>, { from, value }: Mention): boolean {
  const before = tokens.slice(Math.max(0, from - 4), from).map(({ norm }) => norm)
  return value >= 60 && value <= 4_000 && before.includes('day') && before.includes('rate')
}

/** What a person can be paid, by period, in dollars. */
export function isSalary({ value, per }: Mention): boolean {
  if (per.week === null) return value >= 15_000 && value <= 400_000
  const yearly = value * per.week * 52
  return yearly >= 8_000 && yearly <= 400_000
}
