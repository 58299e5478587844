import { sayInWords } from '#tests/evals/buyers/bank/number-words.ts'
import type { Random } from '#tests/evals/buyers/bank/random.ts'

/** How often a buyer writes numbers as words. */
export type NumberStyle = { wordShare: number }

export function sayCount(number: number, style: NumberStyle, random: Random): string {
  const isSayable = number === Math.floor(number) || (number * 2) % 1 === 0
  if (!isSayable || !random.chance(style.wordShare)) return String(number)
  if (number === 12 && random.chance(0.4)) return 'a dozen'
  if (number === 24 && random.chance(0.4)) return 'two dozen'
  const words = sayInWords(number)
  return random.chance(0.3) ? words.replaceAll('-', ' ') : words
}

/** An amount of whole dollars, with its currency. */
export function sayDollars(amount: number, style: NumberStyle, random: Random): string {
  if (random.chance(style.wordShare)) return `${sayRoundWords(amount)} dollars`
  const isThousands = amount >= 1000 && amount % 500 === 0
  const thousands = String(amount / 1000)
  const forms = isThousands
    ? [
        `$${thousands}k`,
        `$${amount.toLocaleString('en-US')}`,
        `${thousands}k`,
        `${thousands} grand`,
        `$${amount}`,
        `USD ${amount.toLocaleString('en-US')}`,
      ]
    : [
        `$${amount}`,
        `$${amount.toLocaleString('en-US')}`,
        `${amount} dollars`,
        `${amount} bucks`,
        `USD ${amount}`,
        `${amount} USD`,
      ]
  return random.pick(forms)
}

function sayRoundWords(amount: number): string {
  if (amount === 500_000) return 'half a million'
  if (amount % 1000 === 500) return `${sayInWords(Math.floor(amount / 1000))} and a half thousand`
  return sayInWords(amount)
}

/** "40-50k", "$40k to $60k", "between" is the phrase's own. */
export function sayDollarEnds(
  low: number,
  high: number,
  random: Random,
): { low: string; high: string } {
  if (low < 1000) {
    return random.pick([
      { low: `$${low}`, high: `$${high}` },
      { low: `$${low}`, high: `${high}` },
      { low: `${low}`, high: `${high} dollars` },
    ])
  }
  return random.pick([
    { low: `$${low / 1000}k`, high: `$${high / 1000}k` },
    { low: `${low / 1000}`, high: `${high / 1000}k` },
    { low: `$${low.toLocaleString('en-US')}`, high: `$${high.toLocaleString('en-US')}` },
    { low: `${low / 1000}k`, high: `${high / 1000}k` },
  ])
}
