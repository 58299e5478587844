import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'

/** The text of a reply as it grows, and what of the plan stands in it already. */
export type Page = {
  fill(sentence: string): string
  isPlaced(name: string): boolean
  placeBlock(name: string, isParagraph: boolean): void
  writeSentence(sentence: string, isParagraph: boolean): void
  /** Adds the blocks that are missing, then the question: the one given, or the plan's own. */
  close(question: { text: string; isParagraph: boolean } | null): void
  /** What was written since the last call. */
  takePieces(): readonly string[]
  read(): string
}

/** Thanks for a name: said first, unless the first sentence says the name itself. */
const GREETING = 'greeting'

export function createPage({ blocks, question, values }: WordingPlan): Page {
  const missing = new Map(blocks.map((block) => [block.name, block]))
  let pieces: string[] = []
  let text = ''

  function write(words: string, isParagraph: boolean): void {
    const gap = isParagraph ? '\n\n' : ' '
    const piece = text === '' ? words : `${gap}${words}`
    text += piece
    pieces.push(piece)
  }

  function greet(): void {
    const greeting = text === '' ? missing.get(GREETING) : undefined
    if (greeting === undefined) return
    missing.delete(GREETING)
    write(greeting.text, true)
  }

  function fill(sentence: string): string {
    return sentence.replaceAll(/\{\{ *([a-z_]+) *\}\}/g, (_, name: string) => values[name] ?? '')
  }

  function placeBlock(name: string, isParagraph: boolean): void {
    const block = missing.get(name)
    if (block === undefined) return
    if (name !== GREETING) greet()
    missing.delete(name)
    write(block.text, isParagraph)
  }

  return {
    fill,
    isPlaced: (name) => !missing.has(name),
    placeBlock,
    writeSentence: (sentence, isParagraph) => {
      if (/\{\{ *name *\}\}/.test(sentence) && text === '') missing.delete(GREETING)
      greet()
      write(fill(sentence), isParagraph)
    },
    close: (asked) => {
      const left = [...missing.values()]
      for (const { name, startsParagraph } of left) placeBlock(name, startsParagraph)
      if (asked !== null) write(asked.text, asked.isParagraph || left.length > 0)
      else if (question !== null) write(question.text, question.startsParagraph)
    },
    takePieces: () => {
      const taken = pieces
      pieces = []
      return taken
    },
    read: () => text,
  }
}
