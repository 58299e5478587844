import { listToolWords } from '#agent/understand/text/known-tools.ts'

/** Names that are no ordinary words as well. */
const TOOL_WORDS = new Set(listToolWords('sure').filter((name) => !name.includes(' ')))

/** Whether a word is a product's name, in small letters too: a product comes in a placeholder or not at all. */
export function isToolWord(word: string): boolean {
  return TOOL_WORDS.has(word)
}
