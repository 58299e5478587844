import { withoutSentencesForUs } from '#agent/perception/foreign/foreign-text.ts'
import { type Hearing, hearMessage } from '#agent/perception/hear-message.ts'
import { inferFacts } from '#agent/perception/infer-facts.ts'
import { type Context, type MessageView, withBlanked } from '#agent/perception/message-view.ts'
import { findPainCues } from '#agent/perception/pains.ts'
import { isMove } from '#agent/perception/questions.ts'
import { readFindings } from '#agent/perception/read-findings.ts'
import { readPains } from '#agent/perception/read-pains.ts'
import { weighInforms } from '#agent/perception/weigh-informs.ts'
import type {
  Act,
  FaqAct,
  Finding,
  ImplausibleAct,
  InformAct,
  MoveAct,
  MoveKind,
  Span,
} from '#agent/understand/act.ts'
import { findCallMoves } from '#agent/understand/acts/calls.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import type { Slot } from '#domain/fact.ts'

/** Said to a question or about the work, not out of a feeling toward us. */
const PLAIN_ACTS: readonly Act['kind'][] = [
  'inform',
  'pain',
  'implausible',
  'refuse',
  'unsure',
  'deny',
  'affirm',
  'decline_booking',
  'no_call',
  'handoff',
]

export function toInform(view: MessageView, finding: Finding): InformAct {
  const { slot, value, span, reading = {} } = finding
  return { kind: 'inform', slot, value, quote: view.text.slice(...span), span, reading }
}

/** Hours and rates named twice in a message: the last one stands, as people correct themselves forward. */
function keepLast(acts: readonly InformAct[]): InformAct[] {
  return acts.filter(
    (act, index) => !acts.slice(index + 1).some((later) => later.slot === act.slot),
  )
}

/** What is the same in every language; figures and words around them are not. */
const READ_IN_ANY_LANGUAGE: readonly Slot[] = [
  'contact_name',
  'company_name',
  'company_website',
  'email',
  'phone',
]

const CALL_MOVES: readonly MoveKind[] = ['book', 'no_call', 'decline_booking']

/** `isCalendarOffered`: the last reply offered a call, showed the calendar, or asked where to send it. */
export type Situation = Context & { isCalendarOffered?: boolean }

/** Wishes for a call are read from tokens, and the question that is such a wish is no question. */
function hearCalls(
  { text, isCalendarOffered = false }: { text: string; isCalendarOffered?: boolean | undefined },
  { moves, questions, isSteering }: Pick<Hearing, 'moves' | 'questions' | 'isSteering'>,
): { moves: MoveAct[]; questions: FaqAct[] } {
  const calls = isSteering ? [] : findCallMoves(tokenize(text), text, { isCalendarOffered })
  const wishes = calls.filter(({ kind }) => CALL_MOVES.includes(kind))
  return {
    moves: [...moves.filter(({ kind }) => !CALL_MOVES.includes(kind)), ...wishes],
    questions: questions.filter(({ span }) => !isMove(span, wishes)),
  }
}

/** What was worked out is said back before anything is built on it. */
function askBackWhenDoubtful(act: InformAct | ImplausibleAct): Act {
  if (act.kind !== 'inform' || act.reading.isDoubtful !== true || typeof act.value !== 'number')
    return act
  const { slot, value, quote, span } = act
  const { isDoubtful: _, ...reading } = act.reading
  return { kind: 'confirm', slot, value, workings: reading.derivation ?? '', quote, span, reading }
}

/** Reads a message into typed acts, each with the words it rests on. */
export function understand(text: string, context: Situation): Act[] {
  const heard = hearMessage(text, context)
  const { moves, questions } = hearCalls(
    { text, isCalendarOffered: context.isCalendarOffered },
    heard,
  )
  const isForeignTongue = heard.languages.length > 0
  const said = readFindings(heard).filter(
    ({ slot }) => !isForeignTongue || READ_IN_ANY_LANGUAGE.includes(slot),
  )
  const found = [...said, ...readPains(heard, said), ...inferFacts(said)]
  const { informs, doubted } = weighInforms(
    keepLast(found.map((finding) => toInform(heard.start, finding))),
    heard,
    context,
  )
  const isQuantified = informs.some(
    ({ kind, slot }) => kind === 'inform' && (slot === 'manual_hours' || slot === 'error_rate'),
  )
  return [
    ...informs.map(askBackWhenDoubtful),
    ...findPainCues(withBlanked(withoutSentencesForUs(heard.own.view), doubted), isQuantified),
    ...questions,
    ...moves,
    ...heard.languages,
  ]
}

/** What was answered or declined, to leave it out when the feeling of a message is read. */
export function getAnsweredSpans(acts: readonly Act[]): Span[] {
  return acts.flatMap((act) => (PLAIN_ACTS.includes(act.kind) ? [act.span] : []))
}
