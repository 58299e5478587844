import { TOOLS } from '#agent/perception/tool-gazetteer.ts'

/** Names that are no ordinary words as well. */
const TOOL_WORDS = new Set(
  TOOLS.filter(({ needs }) => needs === undefined)
    .flatMap(({ name, aliases }) => [name.toLowerCase(), ...aliases])
    .filter((name) => !name.includes(' ') && !name.startsWith('spreadsheet')),
)

/** Whether a word is a product's name, in small letters too: a product comes in a placeholder or not at all. */
export function isToolWord(word: string): boolean {
  return TOOL_WORDS.has(word)
}
