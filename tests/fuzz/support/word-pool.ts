import { listToolWords } from '#agent/understand/text/known-tools.ts'
import type { Random } from '#tests/faults/support/random.ts'
import type { Expression } from './collect-expressions.ts'
import { parseExpression } from './derive-attacks.ts'
import { createSampler } from './sample-text.ts'

const SEPARATORS = [
  ...[' ', ' ', ' ', ' ', ' ', ', ', ', ', '. ', '\n', '; ', ' and ', ' or ', '-', '/', ' & '],
  ...[': ', '? ', '! ', '"', "'", ' (', ') ', '…', ' – ', '.', ',', '@', '=', '_', '|', '', ''],
]
const FIGURES = [
  ...['5', '12', '40', '1,000', '2.5', '50%', '$30', '$1', '10k', '3pm', '9:30', '2026', '1/2'],
  ...['0', '+1 415 555 0123', 'twenty', 'a hundred', 'half', '15-20', '1.', '7 7', '€9', '#1'],
]
const ADDRESSES = [
  'a@b.co',
  'www.a.com',
  'https://a.io/b',
  'a.b',
  'a (at) b (dot) com',
  '@a',
  'c.d.e',
]
const SIGNS = [...'.,;:!?\'"()[]{}<>@#$%&*-_=+/\\|~^`…–—“”‘’\u200b\u00a0\ue000\u0301🙂éßıİ한\t\n\r']

export type WordPool = { words: readonly string[]; phrases: readonly string[] }

/** The words that the agent's patterns and lists are made of, those of the site's pages, and phrases that patterns match. */
export function gatherWords(
  expressions: readonly Expression[],
  english: Iterable<string>,
  random: Random,
): WordPool {
  const ofAgent = expressions.filter(({ file }) => file.startsWith('src/agent'))
  const inPatterns = ofAgent.flatMap(({ source }) => source.match(/[a-z][a-z']+/g) ?? [])
  const names = listToolWords('all')
  const phrases = ofAgent.flatMap((expression) => {
    const { sampleElements } = createSampler(expression.flags, random)
    return parseExpression(expression).alternatives.flatMap(({ elements }) => [
      sampleElements(elements).trim(),
      sampleElements(elements).trim(),
    ])
  })
  return {
    words: [...new Set([...inPatterns, ...inPatterns.map(dropApostrophe), ...names, ...english])],
    phrases: [...new Set(phrases)].filter((phrase) => phrase.length > 0 && phrase.length < 300),
  }
}

const dropApostrophe = (word: string) => word.replaceAll("'", '')

function dress(word: string, random: Random): string {
  const dice = random.below(10)
  if (dice === 0) return word.toUpperCase()
  if (dice === 1) return word.replace(/^[a-z]/, (letter) => letter.toUpperCase())
  return word
}

function pickToken({ words, phrases }: WordPool, random: Random): string {
  const dice = random.below(100)
  if (dice < 55) return dress(random.pick(words), random)
  if (dice < 80) return dress(random.pick(phrases), random)
  if (dice < 90) return random.pick(FIGURES)
  if (dice < 93) return random.pick(ADDRESSES)
  return random.pick(SIGNS)
}

/** One to four tokens with what stands between them and behind. */
export function composeUnit(pool: WordPool, random: Random): string {
  const count = 1 + random.below(4)
  const parts = Array.from(
    { length: count },
    () => pickToken(pool, random) + random.pick(SEPARATORS),
  )
  return parts.join('')
}

/** A word more, less, or another one; or another separator. */
export function changeUnit(unit: string, pool: WordPool, random: Random): string {
  const pieces = unit.split(/(?<=[\s,.;:!?/"'()])(?=\S)/)
  const at = random.below(pieces.length)
  const dice = random.below(5)
  if (dice === 0) pieces.splice(at, 1)
  else if (dice === 1) pieces.splice(at, 0, `${pickToken(pool, random)} `)
  else if (dice === 2) pieces[at] = pickToken(pool, random) + random.pick(SEPARATORS)
  else if (dice === 3) pieces[at] = (pieces[at] ?? '').trimEnd() + random.pick(SEPARATORS)
  else pieces.push(pieces[at] ?? '')
  const changed = pieces.join('')
  return changed.trim() === '' ? composeUnit(pool, random) : changed
}
