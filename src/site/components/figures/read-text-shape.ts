export type TextBlock =
  | { kind: 'section' }
  | { kind: 'text' | 'quote'; words: number }
  | { kind: 'figure' }

const FENCE = /^(?:```|~~~)/
const SECTION = /^## /
const FIGURE = /^(?:<[A-Z]|\||```|~~~)/
const QUOTE = /^>/

/** The blocks of an article's source in their order: sections, passages with their length, figures (tables and code too). */
export function readTextShape(source: string): TextBlock[] {
  return splitBlocks(source).map(toBlock)
}

/** At blank lines, but never inside a code block. */
function splitBlocks(source: string): string[] {
  const blocks: string[] = []
  let isOpen = false
  let isInCode = false
  for (const line of source.split('\n')) {
    const isBlank = line.trim() === '' && !isInCode
    if (FENCE.test(line)) isInCode = !isInCode
    if (!isBlank && isOpen) blocks.push(`${blocks.pop()}\n${line}`)
    else if (!isBlank) blocks.push(line)
    isOpen = !isBlank
  }
  return blocks
}

function toBlock(block: string): TextBlock {
  if (SECTION.test(block)) return { kind: 'section' }
  if (FIGURE.test(block)) return { kind: 'figure' }
  return { kind: QUOTE.test(block) ? 'quote' : 'text', words: block.split(/\s+/).length }
}
