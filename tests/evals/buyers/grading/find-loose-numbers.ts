import type { Turn } from '#agent/state/turn.ts'
import { sayInWords } from '#tests/evals/buyers/bank/number-words.ts'
import { publishedNumbers } from '#tests/evals/buyers/grading/published-numbers.ts'
import { readNumbers } from '#tests/evals/buyers/grading/read-numbers.ts'

/** Counters of the agent's own book-keeping, which a sentence must not lean on. */
const BOOKKEEPING = new Set([
  'turn',
  'version',
  'asks',
  'abuseCount',
  'offTopicStreak',
  'feeling',
  'shown',
])

/** Every number that a value holds, in all the ways it may be shown. */
function listHeld(value: unknown, name = ''): number[] {
  if (typeof value === 'number') return listShown(value, name)
  if (typeof value === 'string') return readNumbers(value).map((number) => number.value)
  if (Array.isArray(value)) return value.flatMap((item) => listHeld(item, name))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    BOOKKEEPING.has(key) ? [] : listHeld(item, key),
  )
}

/** Money is kept in cents and shown in dollars; shares and hours are shown rounded. */
function listShown(value: number, name: string): number[] {
  const amount = name.endsWith('Cents') ? value / 100 : value
  return [amount, Math.round(amount), Math.round(amount * 10) / 10, Math.round(amount * 100) / 100]
}

/** Whether the visitor wrote the number in words. */
function isSaidInWords(value: number, message: string): boolean {
  const plain = (text: string) => text.toLowerCase().replace(/[-\s]+/gu, ' ')
  return value < 1_000_000 && plain(message).includes(plain(sayInWords(value)))
}

const isQuestion = (sentence: string) => sentence.trim().endsWith('?')

/** Figures in a reply that neither the state of the talk nor the site's published facts hold. */
export function findLooseNumbers(turn: Turn, message: string): string[] {
  const { reply, scoreCard, state } = turn
  const held = new Set([
    ...listHeld({ state, roi: reply.roi, input: reply.roiInput, score: scoreCard.score }),
    ...listHeld(message),
  ])
  const sentences = reply.text.split(/(?<=[.!?])\s+|\n+/u)
  return sentences
    .filter((sentence) => !isQuestion(sentence))
    .flatMap(readNumbers)
    .filter(({ value, kind }) => !held.has(value) && !publishedNumbers.has(`${kind} ${value}`))
    .filter(({ value }) => !isSaidInWords(value, message))
    .map(({ text }) => text)
}
