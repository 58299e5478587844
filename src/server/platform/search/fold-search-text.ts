/** Marks on letters, and what is not seen: soft hyphens, joiners, directions, and the point of a Catalan double l. */
const DROPPED =
  /[\u0300-\u036F\u1AB0-\u1AFF\u1DC0-\u1DFF\u20D0-\u20FF\uFE00-\uFE0F\uFE20-\uFE2F\u00AD\u00B7\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF]/gu
/** Spaces, quotes, dashes, and signs, which PostgreSQL takes for letters where its locale knows none but ASCII. */
const APART =
  /[\u00A0-\u00A9\u00AB-\u00B1\u00B4\u00B6-\u00BB\u00BF\u00D7\u00F7\u2000-\u200A\u2014-\u2017\u201C-\u2029\u202F-\u2031\u2033-\u2034\u2036-\u2043\u2045-\u205F\u20A0-\u20CF\u2190-\u2BFF\u2E00-\u2E7F\u3000-\u3003\u3008-\u3020\u{1F000}-\u{1FAFF}]/gu
/** Letter for letter: apostrophes, hyphens, a slash, digits, and letters that are not made of another and a mark. */
const FROM = '`‘’‚‛′‵ʹʻʼʽʾʿˈ׳ꞌ‐‒–−⁄٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹łøđðħŧıŋɓɗƙƴς'
const TO = "''''''''''''''''----/01234567890123456789loddhtinbdkyσ"
const LETTERS: ReadonlyMap<string, string> = new Map([
  ...[...FROM].map((letter, place): [string, string] => [letter, TO[place] ?? '']),
  ...Object.entries({ ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }),
])
const REPLACED = new RegExp(`[${[...LETTERS.keys()].join('')}]`, 'gu')

/**
 * A text as the search compares it: without marks on letters, case, and the forms of letters, apostrophes and digits.
 * The same as `fold_search_text` (migration 0010), which folds what is stored.
 */
export function foldSearchText(text: string): string {
  return text
    .replaceAll('´', "'")
    .normalize('NFKD')
    .replaceAll(DROPPED, '')
    .replaceAll(APART, ' ')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(REPLACED, (letter) => LETTERS.get(letter) ?? letter)
}
