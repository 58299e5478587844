/** What a slot has to hold after something was said. */
export type Expected =
  | { kind: 'number'; low: number; high: number }
  | { kind: 'text'; anyOf: readonly string[] }
  | { kind: 'tools'; tools: readonly string[] }
  /** The stored pain shares words with what was said. */
  | { kind: 'pain'; said: string }

/** Half a percent either way: rounding, never another reading. */
const ROUNDING = 0.005

export const expectNumber = (low: number, high = low): Expected => ({ kind: 'number', low, high })
export const expectText = (...anyOf: string[]): Expected => ({ kind: 'text', anyOf })

const fold = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}.@-]+/gu, ' ')
    .replace(/\.$/u, '')
    .trim()

/** A maker's name before or an edition after the product's name changes nothing: "Microsoft Excel", "Excel". */
function isSameTool(left: string, right: string): boolean {
  const [short, long] = [left, right]
    .map((name) => fold(name).replace(/\.com$/u, ''))
    .sort((one, other) => one.length - other.length)
  if (short === undefined || long === undefined || short === '') return false
  return short === long || ` ${long} `.includes(` ${short} `)
}

function holdsTools(value: unknown, wanted: readonly string[]): boolean {
  if (!Array.isArray(value) || value.length !== wanted.length) return false
  const names = value.map(String)
  return wanted.every((tool) => names.some((name) => isSameTool(tool, name)))
}

/** The letters of a word: what two letters typed the wrong way round, or one typed twice, leave alone. */
const listLetters = (word: string) => [...new Set(word)].sort().join('')

function sharesWords(value: unknown, said: string): boolean {
  if (typeof value !== 'string') return false
  const list = (text: string) =>
    fold(text)
      .split(' ')
      .filter((word) => word.length > 3)
  const words = new Set(list(said).map(listLetters))
  return list(value).some((word) => words.has(listLetters(word)))
}

export function holds(expected: Expected, value: unknown): boolean {
  switch (expected.kind) {
    case 'number':
      return (
        typeof value === 'number' &&
        value >= expected.low * (1 - ROUNDING) - 0.01 &&
        value <= expected.high * (1 + ROUNDING) + 0.01
      )
    case 'text':
      return typeof value === 'string' && expected.anyOf.some((text) => fold(text) === fold(value))
    case 'tools':
      return holdsTools(value, expected.tools)
    case 'pain':
      return sharesWords(value, expected.said)
  }
}
