import { listCssPieces } from '#server/features/enrichment/read/css-pieces.ts'
import { listSelectorNames } from '#server/features/enrichment/read/selector-names.ts'

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
