/** What spreadsheets take for the start of a formula, in half and full width. */
const STARTS = '=+\\-@＝＋－﹣＠−'
/** Skipped before a formula by one program or another: blanks that do not show, quotes, and what escapes them. */
const SKIPPED = '\\s\\u0000-\\u0020\\u00a0\\u200b-\\u200f\\u2060\\ufeff\'"`“”‘’«»'
const AT_START = new RegExp(`^(?:[\\t\\r\\n]|[${SKIPPED}]*[${STARTS}])`, 'u')
/** A program that splits by semicolons or takes a line for a row starts a cell in the midst of ours. */
const WITHIN = new RegExp(`([;\\t\\r\\n][${SKIPPED}]*)(?=[${STARTS}])`, 'gu')

/** The same text, which no spreadsheet reads as a formula: a leading apostrophe makes it one. */
export function defuseFormula(text: string): string {
  const inner = text.replaceAll(WITHIN, "$1'")
  return AT_START.test(inner) ? `'${inner}` : inner
}
