const COMMENT = String.raw`\/\*[\s\S]*?(?:\*\/|$)`
const QUOTED = String.raw`"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)`
const ADDRESS = String.raw`url\(\s*(?!["'\s])[^)]*\)?`
const ESCAPE = String.raw`\\(?:[0-9a-f]{1,6}\s?|[\s\S]|$)`
const PIECE = new RegExp(
  `(${COMMENT})|(${QUOTED})|(${ADDRESS})|(${ESCAPE})|[^"'\\\\/{};u]+|[\\s\\S]`,
  'gi',
)
/** What an escaped sign becomes, so that it is a letter of a name and no sign of CSS any more. */
const ESCAPED_FROM = 0xe000
const ASCII_MAX = 0x7f
const ESCAPED = /[\ue000-\ue07f]/g
const CODE_POINT_MAX = 0x10ffff

function readEscape(piece: string): string {
  const written = piece.slice(1)
  if (/^[\n\r\f]?$/.test(written)) return ''
  const isNumber = /^[0-9a-f]/i.test(written)
  const code = isNumber ? Number.parseInt(written, 16) : (written.codePointAt(0) ?? 0)
  if (code > CODE_POINT_MAX) return '\ufffd'
  const character = String.fromCodePoint(code)
  if (code > ASCII_MAX || /[a-z_-]/i.test(character)) return character
  return String.fromCodePoint(ESCAPED_FROM + code)
}

/** CSS in pieces, of which "{", "}" and ";" stand alone: escapes read, without comments, texts and addresses. */
export function* listCssPieces(css: string): Generator<string> {
  for (const [piece, comment, quoted, address, escaped] of css.matchAll(PIECE)) {
    if (comment !== undefined) continue
    if (quoted !== undefined) yield '""'
    else if (address !== undefined) yield 'url()'
    else yield escaped === undefined ? piece : readEscape(escaped)
  }
}

/** A name as the page's markup writes it. */
export function readCssName(name: string): string {
  return name.replaceAll(ESCAPED, (sign) => String.fromCodePoint(sign.charCodeAt(0) - ESCAPED_FROM))
}
