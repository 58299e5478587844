const BLOCK_MAX_CHARS = 2_000
const BLOCKS_MAX = 600
/** Some seven thousand words; what is at the end of a longer page is not about the company. */
const TEXT_MAX_CHARS = 40_000

export type TextCollector = {
  add(text: string): void
  /** What follows is another paragraph. */
  endBlock(): void
  readonly blocks: readonly string[]
}

/** Gathers visible text paragraph by paragraph, as much as is read at all. */
export function createTextCollector(): TextCollector {
  const blocks: string[] = []
  let pieces: string[] = []
  let blockChars = 0
  let totalChars = 0

  return {
    blocks,
    add(text) {
      if (blockChars >= BLOCK_MAX_CHARS || totalChars >= TEXT_MAX_CHARS) return
      const piece = text.slice(0, BLOCK_MAX_CHARS)
      pieces.push(piece)
      blockChars += piece.length
      totalChars += piece.length
    },
    endBlock() {
      const block = pieces.join('').replaceAll(/\s+/g, ' ').trim()
      if (block !== '' && blocks.length < BLOCKS_MAX) blocks.push(block)
      pieces = []
      blockChars = 0
    },
  }
}
