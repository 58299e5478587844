import { countTools, rescaleHours, resolveHours } from '#agent/decide/derive-facts.ts'
import { type Learning, setFact } from '#agent/decide/set-fact.ts'
import { dropInferences, keepOld } from '#agent/decide/supersede.ts'
import type { ConversationState } from '#agent/state/conversation-state.ts'
import { QUOTE_MAX_CHARS } from '#agent/state/conversation-state.ts'
import { inferFacts } from '#agent/understand/infer-facts.ts'
import type { InformAct, PainAct } from '#agent/understand/message/act.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Slot } from '#domain/fact.ts'

export type Replacement = {
  act: InformAct
  /** Phrases of pain in a new description of the work. */
  cues: readonly PainAct[]
  messageId: string
}

/** Takes a fact that the visitor typed into the score card, and all that follows from it. */
export function replaceFact(
  before: ConversationState,
  { act, cues, messageId }: Replacement,
): Learning {
  const { slot, value, quote } = act
  const cleared = dropInferences(before, slot)
  const learning = setFact(cleared, slot, { value, quote, messageId }, act)
  const marked = { ...learning, state: markTyped(before, learning.state, slot) }
  return inferAnew(followUp(before, marked, { act, cues, messageId }), act, messageId)
}

/** A guess that is corrected was wrong, too; what stood there is kept for the staff. */
function markTyped(
  before: ConversationState,
  state: ConversationState,
  slot: Slot,
): ConversationState {
  const fact = state.facts[slot]
  if (fact === undefined) return state
  const previous = before.facts[slot]
  const wasKnown = previous !== undefined && previous.value !== null
  const isSame = JSON.stringify(previous?.value) === JSON.stringify(fact.value)
  const status = !wasKnown ? 'stated' : isSame ? 'confirmed' : 'corrected'
  const isKept = state.history.at(-1)?.replacedIn === fact.messageId || !wasKnown || isSame
  return {
    ...state,
    facts: { ...state.facts, [slot]: { ...fact, status, source: 'widget' } },
    history: isKept ? state.history : keepOld(state, slot, previous, fact.messageId),
  }
}

function followUp(
  before: ConversationState,
  learning: Learning,
  { act, cues, messageId }: Replacement,
): Learning {
  const { state } = learning
  if (act.slot === 'tools') return countTools(learning, messageId)
  if (act.slot === 'team_size') return rescaleHours(before, resolveHours(learning))
  if (act.slot === 'manual_hours') {
    return { ...learning, state: { ...state, hoursPerPerson: null } }
  }
  if (act.slot !== 'pain') return learning
  const painCues = cues.map(({ cue, severity, quote }) => ({
    cue,
    severity,
    quote: cutText(quote, QUOTE_MAX_CHARS),
    messageId,
  }))
  return { ...learning, state: { ...state, painCues } }
}

/** What else is known of the company can tell what the old value told. */
const COMPANY_SLOTS: readonly Slot[] = ['company_name', 'company_website', 'email']

function inferAnew(
  { state, learned }: Learning,
  { slot, value, quote, span }: InformAct,
  messageId: string,
): Learning {
  const others = COMPANY_SLOTS.includes(slot) ? COMPANY_SLOTS.filter((other) => other !== slot) : []
  const known = others.flatMap((other) => {
    const fact = state.facts[other]
    return fact === undefined || fact.value === null ? [] : [{ slot: other, ...fact, span }]
  })
  const inferred = [{ slot, value, quote, messageId, span }, ...known].reduce(
    (current, source) => inferFrom(current, { ...source, value: source.value ?? '' }),
    state,
  )
  return { state: inferred, learned }
}

type Source = Pick<InformAct, 'slot' | 'value' | 'quote' | 'span'> & { messageId: string }

function inferFrom(
  state: ConversationState,
  { slot, value, quote, span, messageId }: Source,
): ConversationState {
  let inferred = state
  for (const found of inferFacts([{ slot, value, span }])) {
    if (inferred.facts[found.slot] !== undefined) continue
    const act: InformAct = { ...found, kind: 'inform', quote, reading: found.reading ?? {} }
    const fact = { value: found.value, quote, messageId }
    inferred = setFact(inferred, found.slot, fact, act).state
  }
  return inferred
}
