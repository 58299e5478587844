/** Letters that spell text which nobody sees. A text with them is meant for machines. */
const TAG_CHARACTERS = /[\u{e0000}-\u{e0fff}]/u
/** Soft hyphens, joiners, marks of writing direction and other characters without a shape. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}|\p{Cf}/gu
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out
const CONTROL = /[\u0000-\u0008\u000e-\u001f\u007f-\u009f]/g
const FORMATTING_TAG =
  /<\/?(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|h[1-6]|small)(?:\s[^<>]{0,200})?\s?\/?>/gi
const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&quot;': '"',
  '&#39;': "'",
  '&#039;': "'",
  '&apos;': "'",
  '&nbsp;': ' ',
  '&ndash;': '–',
  '&mdash;': '—',
  '&lt;': '<',
  '&gt;': '>',
}
const ENTITY = /&(?:amp|quot|#0?39|apos|nbsp|ndash|mdash|lt|gt);/g

/** The visible part of a text; empty when it holds parts that only a machine would read. */
export function cleanText(text: string): string {
  if (TAG_CHARACTERS.test(text)) return ''
  return text
    .replaceAll(INVISIBLE, '')
    .replaceAll(CONTROL, ' ')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

/** The text of a field that often carries a second layer of markup, such as a description for search engines. */
export function cleanField(text: string): string {
  const decoded = text.replaceAll(ENTITY, (entity) => ENTITIES[entity] ?? entity)
  return cleanText(decoded.replaceAll(FORMATTING_TAG, ' '))
}
