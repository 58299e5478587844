const HALF_CHARACTER_AT_END = /[\uD800-\uDBFF]$/

/** The first `maxChars` UTF-16 units of a text, one less where that would leave half a character, which no database takes. */
export function cutText(text: string, maxChars: number): string {
  return text.slice(0, maxChars).replace(HALF_CHARACTER_AT_END, '')
}
