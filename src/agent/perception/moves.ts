import { findSteering } from '#agent/perception/foreign/steering.ts'
import { unmaskText } from '#agent/perception/foreign/unmask-text.ts'
import { mendWords } from '#agent/perception/mended-words.ts'
import type { MessageView } from '#agent/perception/message-view.ts'
import { ABUSE_PATTERNS } from '#agent/perception/moves/abuse-patterns.ts'
import { ANSWER_PATTERNS } from '#agent/perception/moves/answer-patterns.ts'
import { CALL_PATTERNS } from '#agent/perception/moves/call-patterns.ts'
import { MANNER_PATTERNS } from '#agent/perception/moves/manner-patterns.ts'
import { PERSON_PATTERNS } from '#agent/perception/moves/person-patterns.ts'
import { findRefusalSubjects } from '#agent/perception/refusal-subjects.ts'
import type { MoveAct, MoveKind, Span } from '#agent/understand/act.ts'

const ALL_PATTERNS = [
  ...ABUSE_PATTERNS,
  ...PERSON_PATTERNS,
  ...CALL_PATTERNS,
  ...ANSWER_PATTERNS,
  ...MANNER_PATTERNS,
]
const PATTERNS: ReadonlyMap<MoveKind, RegExp[]> = new Map(
  Object.entries(Object.groupBy(ALL_PATTERNS, ({ kind }) => kind)).map(([kind, entries]) => [
    kind as MoveKind,
    entries.map(({ pattern }) => pattern),
  ]),
)
const QUOTE_MAX_CHARS = 200
/** An order in quotes is somebody's text, such as the words of a macro. */
const QUOTED = /"[^"\n]{1,300}"/g

/** The first place where a message makes a move of this kind. */
function findFirst(plain: string, kind: MoveKind): RegExpExecArray | undefined {
  let first: RegExpExecArray | undefined
  for (const pattern of PATTERNS.get(kind) ?? []) {
    const match = pattern.exec(plain)
    if (match && match.index < (first?.index ?? Number.POSITIVE_INFINITY)) first = match
  }
  return first
}

/** Where a message orders the assistant about its own rules, score, prices, identity or data, also in disguise. */
export function findSteeringSpan(text: string, plain: string): Span | null {
  const spoken = plain.replaceAll(QUOTED, (quote) => ' '.repeat(quote.length))
  const match = findSteering(spoken)
  if (match) return [match.index, match.index + match[0].length]
  const unmasked = unmaskText(text).replaceAll(QUOTED, ' ')
  return findSteering(unmasked) ? [0, Math.min(text.length, QUOTE_MAX_CHARS)] : null
}

/** Where the message makes such a move; an answer is read once more with its slips mended. */
function findMoveSpan({ plain, context }: MessageView, kind: MoveKind): Span | null {
  const match = findFirst(plain, kind)
  if (match) return [match.index, match.index + match[0].length]
  const isAnswer = context.asking !== null && (kind === 'refuse' || kind === 'unsure')
  const mended = isAnswer ? mendWords(plain) : null
  const again = mended === null ? undefined : findFirst(mended.plain, kind)
  return mended && again ? mended.locate([again.index, again.index + again[0].length]) : null
}

const REFUSALS_MAX = 4

/** Every slot that the message refuses by name, or the first refusal, when none says what it is about. */
function findRefusals(view: MessageView): MoveAct[] {
  const refusals: MoveAct[] = []
  let plain = view.plain
  for (let count = 0; count < REFUSALS_MAX; count++) {
    const span = findMoveSpan({ ...view, plain }, 'refuse')
    if (span === null) break
    const act: MoveAct = { kind: 'refuse', quote: view.text.slice(...span), span }
    const slots = findRefusalSubjects(view, span)
    refusals.push(...(slots.length === 0 ? [act] : slots.map((slot) => ({ ...act, slot }))))
    plain = ' '.repeat(span[1]) + plain.slice(span[1])
  }
  const bySlot = new Map(refusals.toReversed().map((refusal) => [refusal.slot, refusal]))
  if (bySlot.size > 1) bySlot.delete(undefined)
  return [...bySlot.values()].toSorted((left, right) => left.span[0] - right.span[0])
}

/** What the message does apart from informing: one act of each kind, with its words, and each refusal. */
export function findMoves(view: MessageView, steering: Span | null): MoveAct[] {
  const moves = [...PATTERNS.keys()].flatMap((kind): MoveAct[] => {
    if (kind === 'refuse') return findRefusals(view)
    const span = findMoveSpan(view, kind)
    return span === null ? [] : [{ kind, quote: view.text.slice(...span), span }]
  })
  if (steering === null) return moves
  return [{ kind: 'injection', quote: view.text.slice(...steering), span: steering }, ...moves]
}
