const COMMENT = String.raw`\/\*[\s\S]*?(?:\*\/|$)`

const QUOTED = String.raw`"(?:[^"\\]|\\[\s\S])*(?:"|\\?$)|'(?:[^'\\]|\\[\s\S])*(?:'|\\?$)`

const ADDRESS = String.raw`url\(\s*(?!["'\s])[^)]*\)?`

const ESCAPE = String.raw`\\(?:[0-9a-f]{1,6}\s?|[\s\S]|$)`

const PIECE = new RegExp(
  `(${COMMENT})|(${QUOTED})|(${ADDRESS})|(${ESCAPE})|[^"'\\\\/{};u]+|[\\s\\S]`,
  'gi',
)

/** Stands for an escaped sign, so that it counts as a letter of a name and not as a sign of CSS. */
const ESCAPED_FROM = 0xe000

const ASCII_MAX = 0x7f

const ESCAPED = /[\ue000-\ue07f]/g

const CODE_POINT_MAX = 0x10ffff

const NAME = /[.#](?:[a-z_\u0080-\uffff]|-(?=[a-z_\u0080-\uffff-]))[\w\u0080-\uffff-]{0,79}/gi

/** Holds while somebody points at something, or of what CSS itself adds: the text is seen otherwise. */
const PASSING =
  /::|:(?:hover|active|focus|visited|target|checked|disabled|empty|before|after|first-l)/i

const ALTERNATIVES = /:(?:is|where|any|matches|-webkit-any|-moz-any)$/i

const ALTERNATIVES_MAX_CHARS = 14

/** More is a framework's style sheet, whose names no page needs to be hidden by. */
const SHEET_MAX_CHARS = 100_000
const SELECTORS_MAX = 20_000
/** Of the rules around a rule, which may nest as deep as a sheet is long. */
const PARENTS_MAX = 200

/** Declarations under which nobody sees the text: gone, transparent, of no size, or far outside the screen. */
const HIDES =
  /(?:^|[;{\s])(?:display\s*:\s*none|visibility\s*:\s*(?:hidden|collapse)|content-visibility\s*:\s*hidden|opacity\s*:\s*(?:0(?:\.0\d{0,3})?|\.0\d{0,3})(?=\s*(?:;|!|$))|font-size\s*:\s*(?:0(?:\.\d+)?(?:px|pt|em|rem|%)?|1(?:px|pt|%))(?=\s*(?:;|!|$))|text-indent\s*:\s*-\d{3,}|(?:left|right|top|bottom|margin-left|margin-top)\s*:\s*-\d{3,}(?:\.\d+)?(?:px|em|rem|vw|vh)|(?:max-)?(?:height|width)\s*:\s*[01](?:px)?(?=\s*(?:;|!|$))|clip\s*:\s*rect\(\s*[01]|clip-path\s*:\s*(?:inset\(\s*(?:50|100)%|circle\(\s*0)|color\s*:\s*transparent|transform\s*:\s*scale[xy]?\(\s*0(?:\.0\d*)?\s*[,)])/i
const COLOR = /(?:^|[;\s])color\s*:\s*([^;!]{1,40})/i
const BACKGROUND = /(?:^|[;\s])background(?:-color)?\s*:\s*([^;!]{1,40})/i
const STYLE_MAX_CHARS = 20_000

/** Whether a list of declarations makes what it stands on invisible. */
export function isHidingStyle(style: string): boolean {
  const declarations = [...listCssPieces(style.slice(0, STYLE_MAX_CHARS))].join('')
  if (HIDES.test(declarations)) return true
  const color = COLOR.exec(declarations)?.[1]?.trim().toLowerCase()
  return color !== undefined && color === BACKGROUND.exec(declarations)?.[1]?.trim().toLowerCase()
}

type Block = { names: readonly string[]; isPassedOver: boolean; declarations: string }

const PAGE: Block = { names: [], isPassedOver: false, declarations: '' }
/** Said of paper and voices, of the way into view, or of no elements at all. */
const PASSED_OVER =
  /^@(?:media\s+(?:only\s+)?(?:print|speech)\b[^,]*$|starting-style|font-|page|property|(?:-\w+-)?keyframes)/i

function openBlock(written: string, parent: Block): Block {
  const prelude = written.trim()
  const isPassedOver = parent.isPassedOver || PASSED_OVER.test(prelude)
  const parents = parent.names.slice(0, PARENTS_MAX)
  const isWithin = prelude === '' || prelude.startsWith('@')
  const names = isWithin ? parents : listSelectorNames(prelude, parents)
  return { names, isPassedOver, declarations: '' }
}

/** Every block of a style sheet, with the names that its own declarations are for. One may never be closed. */
function listBlocks(sheet: string): Block[] {
  const blocks: Block[] = []
  const open: Block[] = []
  let text = ''
  for (const piece of listCssPieces(sheet)) {
    const current = open.at(-1) ?? { ...PAGE }
    if (piece === '{') {
      const block = openBlock(text, current)
      blocks.push(block)
      open.push(block)
    } else current.declarations += piece === '}' ? ';' : piece
    if (piece === '}') open.pop()
    text = /^[{};]$/.test(piece) ? '' : text + piece
  }
  return blocks
}

/** The classes and ids, as ".name" and "#name", that a style sheet of the page hides on some screen. */
export function listHidingSelectors(sheet: string): string[] {
  const found: string[] = []
  for (const { names, isPassedOver, declarations } of listBlocks(sheet.slice(0, SHEET_MAX_CHARS))) {
    if (found.length > SELECTORS_MAX) break
    if (!isPassedOver && names.length > 0 && isHidingStyle(declarations)) found.push(...names)
  }
  return found
}

/** A list of selectors without what stands in brackets, but for the alternatives in ":is()" and its like. */
function openBrackets(list: string): string {
  let opened = ''
  let depth = 0
  for (const sign of list) {
    const isOpening = sign === '(' || sign === '['
    const opensAlternatives =
      depth === 0 && ALTERNATIVES.test(opened.slice(-ALTERNATIVES_MAX_CHARS))
    if (isOpening && !(sign === '(' && opensAlternatives)) depth += 1
    else if (sign === ')' || sign === ']') depth = Math.max(0, depth - 1)
    else if (!isOpening && depth === 0) opened += sign
  }
  return opened
}

/**
 * The class or id, as ".name" or "#name", by which each selector of a list finds its elements. Of several classes the
 * last stands for all: rather too much is taken for hidden than too little. `parents` are the names that "&" means.
 */
function listSelectorNames(list: string, parents: readonly string[]): string[] {
  const found = new Set<string>()
  let namesParents = false
  for (const selector of openBrackets(list).split(',')) {
    if (PASSING.test(selector)) continue
    const last =
      selector
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? ''
    const names = last.match(NAME) ?? []
    const name = names.find((written) => written.startsWith('#')) ?? names.at(-1)
    if (name !== undefined) found.add(readCssName(name))
    else if (last.includes('&')) namesParents = true
  }
  return [...found, ...(namesParents ? parents : [])]
}

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
function* listCssPieces(css: string): Generator<string> {
  for (const [piece, comment, quoted, address, escaped] of css.matchAll(PIECE)) {
    if (comment !== undefined) continue
    if (quoted !== undefined) yield '""'
    else if (address !== undefined) yield 'url()'
    else yield escaped === undefined ? piece : readEscape(escaped)
  }
}

/** A name as the page's markup writes it. */
function readCssName(name: string): string {
  return name.replaceAll(ESCAPED, (sign) => String.fromCodePoint(sign.charCodeAt(0) - ESCAPED_FROM))
}
