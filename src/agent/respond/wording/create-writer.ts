import { hearVisitor } from '#agent/respond/wording/hear-visitor.ts'
import { judgeSentence, type Verdict } from '#agent/respond/wording/judge-sentence.ts'
import { createPage, type Page } from '#agent/respond/wording/page.ts'
import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'

const SENTENCES_MAX = 6
const PROSE_MAX_CHARS = 1_200
/** The placeholder of the plan's question in our own words. */
const QUESTION = 'question'

type Said = { text: string; isParagraph: boolean }

type Judge = (sentence: string) => Verdict

/** What the model wrote so far, as far as it counts. */
class Draft {
  readonly #plan: WordingPlan
  readonly #page: Page
  readonly #judge: Judge
  readonly #said = new Set<string>()
  #lead: Said | null = null
  #proseChars = 0
  /** Held back to the end, so that it is what the visitor reads last. */
  question: Said | null = null
  accepted = 0
  refused = 0
  placed = 0

  constructor(plan: WordingPlan, page: Page, judge: Judge) {
    this.#plan = plan
    this.#page = page
    this.#judge = judge
  }

  isFull(): boolean {
    const isLong = this.#said.size >= SENTENCES_MAX || this.#proseChars >= PROSE_MAX_CHARS
    return this.question !== null || isLong
  }

  take(unit: Unit): void {
    if (unit.kind === 'placeholder') this.#place(unit)
    else this.#weigh(unit)
  }

  dropLead(): void {
    if (this.#lead !== null) this.refused += 1
    this.#lead = null
  }

  #place({ name, isParagraph }: Extract<Unit, { kind: 'placeholder' }>): void {
    const { question } = this.#plan
    const lead = this.#lead
    if (name === QUESTION) {
      if (question !== null && this.question === null) {
        this.placed += 1
        this.#askOurs(question.text, isParagraph)
      }
      this.dropLead()
    } else if (this.#page.isPlaced(name)) {
      this.dropLead()
    } else {
      this.#lead = null
      if (lead !== null) this.#say(lead)
      this.placed += 1
      this.#page.placeBlock(name, isParagraph)
    }
  }

  #askOurs(text: string, isParagraph: boolean): void {
    const lead = this.#lead
    this.#lead = null
    if (lead !== null) this.accepted += 1
    this.question =
      lead === null
        ? { text, isParagraph }
        : { text: `${this.#page.fill(lead.text)} ${text}`, isParagraph: lead.isParagraph }
  }

  #weigh({ text: raw, isParagraph }: Extract<Unit, { kind: 'sentence' }>): void {
    this.dropLead()
    const text = setInName(raw, this.#plan.values.name)
    const isRoom = !this.isFull() && !this.#said.has(text)
    const verdict = isRoom ? this.#judge(text) : 'refused'
    if (verdict === 'replaced') return
    if (verdict === 'refused') {
      this.refused += 1
    } else if (verdict === 'lead') {
      this.#lead = { text, isParagraph }
    } else if (verdict === 'question') {
      this.question = { text: this.#page.fill(text), isParagraph }
      this.accepted += 1
    } else {
      this.#say({ text, isParagraph })
    }
  }

  #say({ text, isParagraph }: Said): void {
    this.#said.add(text)
    this.#proseChars += text.length
    this.accepted += 1
    this.#page.writeSentence(text, isParagraph)
  }
}

/** A name that a model wrote out stands for its placeholder. "Tom's" is left, and refused for its capital. */
function setInName(sentence: string, name: string | undefined): string {
  // Written small it could be any word, one of a placeholder's included.
  if (name === undefined || !/^\p{Lu}/u.test(name)) return sentence
  const first = name.split(' ', 1)[0] ?? name
  return [name, first].reduce((text, known) => {
    const pieces = text.split(known)
    return pieces.reduce((joined, piece) => {
      const isWord = !/[\p{L}\p{N}'’_{-]$/u.test(joined) && !/^[\p{L}\p{N}'’_}-]/u.test(piece)
      return `${joined}${isWord ? '{{name}}' : known}${piece}`
    })
  }, sentence)
}

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

/** A stretch of a model's text. `isParagraph`: a new line stood before it. */
type Unit =
  | { kind: 'sentence'; text: string; isParagraph: boolean }
  | { kind: 'placeholder'; name: string; isParagraph: boolean }

type Cutter = { push(delta: string): Unit[]; finish(): Unit[] }

/** Longer than any sentence that passes, so what is cut off here is refused anyway. */
const KEPT_MAX_CHARS = 400
const END_MARKS = '.!?:'
const SPACES = ' \n\r\t'

/** Cuts a text that comes in pieces of any size; `isPlaced` knows the placeholders that stand between sentences. */
function createCutter(isPlaced: (name: string) => boolean): Cutter {
  let kept = ''
  let isParagraph = false

  function takeSentence(): Unit[] {
    const text = kept.trim()
    kept = ''
    if (text === '' || END_MARKS.includes(text)) return []
    const unit: Unit = { kind: 'sentence', text, isParagraph }
    isParagraph = false
    return [unit]
  }

  function takePlaced(): Unit[] {
    const open = kept.lastIndexOf('{{')
    const name = open < 0 ? '' : kept.slice(open + 2, -2).trim()
    if (name === '' || !isPlaced(name)) return []
    kept = kept.slice(0, open)
    const before = takeSentence()
    const unit: Unit = { kind: 'placeholder', name, isParagraph }
    isParagraph = false
    return [...before, unit]
  }

  function feedSpace(char: string): Unit[] {
    const last = kept.at(-1) ?? ''
    const isLine = char === '\n' || char === '\r'
    const isEnd = isLine || (last !== ':' && last !== '' && END_MARKS.includes(last))
    const units = isEnd ? takeSentence() : []
    isParagraph ||= isLine
    const isGap = !isEnd && last !== '' && last !== ' ' && kept.length < KEPT_MAX_CHARS
    if (isGap) kept += ' '
    return units
  }

  function feed(char: string): Unit[] {
    if (SPACES.includes(char)) return feedSpace(char)
    if (kept.length < KEPT_MAX_CHARS) kept += char
    else if (END_MARKS.includes(char)) kept = `${kept.slice(0, -1)}${char}`
    return char === '}' && kept.endsWith('}}') ? takePlaced() : []
  }

  return {
    push: (delta) => {
      const units: Unit[] = []
      // By UTF-16 unit, so that a character split between two pieces reads the same.
      for (let index = 0; index < delta.length; index += 1) units.push(...feed(delta.charAt(index)))
      return units
    },
    finish: takeSentence,
  }
}
