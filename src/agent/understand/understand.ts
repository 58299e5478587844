import { isAboutOffer } from '#agent/understand/acts/about-us.ts'
import { type Hearing, hearMessage, type Situation } from '#agent/understand/hear-message.ts'
import { inferFacts } from '#agent/understand/infer-facts.ts'
import { weighInforms } from '#agent/understand/judge/weigh-informs.ts'
import type {
  Act,
  Finding,
  ImplausibleAct,
  InformAct,
  Span,
} from '#agent/understand/message/act.ts'
import { cutView, type MessageView, withBlanked } from '#agent/understand/message/message-view.ts'
import { readFindings } from '#agent/understand/read-findings.ts'
import { reviseWords } from '#agent/understand/revisions/revise-words.ts'
import { findPainCues } from '#agent/understand/slots/pain/find-pain-cues.ts'
import { readPain } from '#agent/understand/slots/pain/read-pain.ts'
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

/** The work in the visitor's words; a sentence that is told to us alone, or that asks, is no answer. */
function hearPain({ own, moves, questions }: Hearing, said: readonly Finding[]): Finding[] {
  const ofOffers = questions.filter(({ query }) => isAboutOffer(query)).map(({ span }) => span)
  return readPain(cutView(withBlanked(own.view, ofOffers)), { said, moves, questions })
}

/** What was worked out is said back before anything is built on it. */
function askBackWhenDoubtful(act: InformAct | ImplausibleAct): Act {
  if (act.kind !== 'inform' || act.reading.isDoubtful !== true || typeof act.value !== 'number')
    return act
  const { slot, value, quote, span } = act
  const { isDoubtful: _, ...reading } = act.reading
  return { kind: 'confirm', slot, value, workings: reading.derivation ?? '', quote, span, reading }
}

/** "Not dot com" is no host. */
const isNegatedHost = (value: Finding['value']) =>
  typeof value === 'string' && value.startsWith('not.')

/** Reads a message into typed acts, each with the words it rests on. */
export function understand(text: string, context: Situation): Act[] {
  const heard = hearMessage(text, context)
  const isForeignTongue = heard.languages.length > 0
  const said = readFindings(heard).filter(
    ({ slot }) => !isForeignTongue || READ_IN_ANY_LANGUAGE.includes(slot),
  )
  const told = reviseWords(text, {
    known: context.known ?? {},
    found: [...said, ...hearPain(heard, said)].filter(({ value }) => !isNegatedHost(value)),
    isCorrection: heard.moves.some(({ kind }) => kind === 'correct'),
  })
  const found = [...told, ...inferFacts(told)]
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
    ...findPainCues(cutView(withBlanked(heard.own.view, doubted)), isQuantified),
    ...heard.questions,
    ...heard.moves,
    ...heard.languages,
  ]
}

/** What was answered or declined, to leave it out when the feeling of a message is read. */
export function getAnsweredSpans(acts: readonly Act[]): Span[] {
  return acts.flatMap((act) => (PLAIN_ACTS.includes(act.kind) ? [act.span] : []))
}
