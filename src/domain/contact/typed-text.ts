/** Characters that nobody sees: controls, zero-width spaces, soft hyphens, marks of direction, byte order marks. */
const INVISIBLE =
  /(?![\n\u200c\u200d])[\p{Cc}\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu
/** They join or part letters in Persian, in languages of India, and in emoji; at an end they join nothing. */
const JOINERS_AT_ENDS = /^(?:\u200c|\u200d|\s)+|(?:\u200c|\u200d|\s)+$/gu
const SPACES = /[^\S\n]+/gu
const TABS_AND_RETURNS = /\r\n?|[\t\v\f\u0085\u2028\u2029]/gu

/**
 * Typed or pasted text of several lines as its author saw it: composed (Unicode NFC), without invisible characters, one
 * plain space for any space, and none at the ends.
 */
export function cleanText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(TABS_AND_RETURNS, (found) => (/[\t\v\f]/.test(found) ? ' ' : '\n'))
    .replaceAll(INVISIBLE, '')
    .replaceAll(SPACES, ' ')
    .replaceAll(JOINERS_AT_ENDS, '')
}

/** The same for one line: a name, an address. */
export const cleanLine = (text: string): string =>
  cleanText(text)
    .replaceAll(/ ?\n ?/g, ' ')
    .trim()
