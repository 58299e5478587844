import { createCutter } from '#agent/respond/wording/cut-units.ts'
import { Draft, QUESTION } from '#agent/respond/wording/draft.ts'
import { hearVisitor } from '#agent/respond/wording/hear-visitor.ts'
import { judgeSentence } from '#agent/respond/wording/judge-sentence.ts'
import { createPage } from '#agent/respond/wording/page.ts'
import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'

export type Writer = {
  /** Takes a piece of the model's text and returns what may be shown now, white space included. */
  push(delta: string): readonly string[]
  /** Judges what is left, then adds what code has to say and the model did not. */
  finish(): readonly string[]
  /** All that was returned, joined. */
  text(): string
  /** The model's own sentences, but for questions that ours replaced; and the blocks and questions of ours it placed. */
  tally(): { accepted: number; refused: number; placed: number }
  /** Nothing more that the model writes would be shown. */
  isFull(): boolean
}

export type WriterSources = {
  message: string
  /** The visitor's own earlier messages. */
  earlier?: readonly string[]
}

/** An endless answer ends here. */
const READ_MAX_CHARS = 8_000

/**
 * Turns the raw text of a model into the text of a reply, sentence by sentence. Whatever comes, the blocks and the
 * question of the plan are in it, and nothing that did not pass the gate.
 */
export function createWriter(plan: WordingPlan, { message, earlier = [] }: WriterSources): Writer {
  const page = createPage(plan)
  const visitor = hearVisitor(message, earlier)
  const draft = new Draft(plan, page, (sentence) => judgeSentence(sentence, plan, visitor))
  const placed = new Set([QUESTION, ...plan.blocks.map(({ name }) => name)])
  const cutter = createCutter((name) => placed.has(name))
  let readChars = 0
  let isFinished = false

  function push(delta: string): readonly string[] {
    if (isFinished) return []
    const room = delta.slice(0, READ_MAX_CHARS - readChars)
    readChars += room.length
    for (const unit of cutter.push(room)) draft.take(unit)
    return page.takePieces()
  }

  function finish(): readonly string[] {
    if (isFinished) return []
    isFinished = true
    for (const unit of cutter.finish()) draft.take(unit)
    draft.dropLead()
    page.close(draft.question)
    return page.takePieces()
  }

  return {
    push,
    finish,
    text: page.read,
    tally: () => ({ accepted: draft.accepted, refused: draft.refused, placed: draft.placed }),
    isFull: () => draft.isFull() || readChars >= READ_MAX_CHARS,
  }
}
