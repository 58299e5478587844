import {
  type ConversationState,
  HISTORY_MAX,
  QUOTE_MAX_CHARS,
} from '#agent/state/conversation-state.ts'
import type { InformAct } from '#agent/understand/message/act.ts'
import { cutText } from '#domain/cut-text.ts'
import { type Fact, SLOT_UNITS, type Slot } from '#domain/fact.ts'

/** What a message changed, so that the reply can say it back. */
export type Learned = {
  slot: Slot
  change: 'new' | 'changed' | 'same'
  before: Fact['value'] | null
}

export type Learning = { state: ConversationState; learned: readonly Learned[] }

const isSame = (left: unknown, right: unknown) => JSON.stringify(left) === JSON.stringify(right)

/** The unit of a value, and money as it was told. */
function describeAmount(slot: Slot, act: InformAct | null): Pick<Fact, 'unit' | 'original'> {
  const unit = SLOT_UNITS[slot]
  const original = act?.reading.original
  return { ...(unit !== null && { unit }), ...(original && { original }) }
}

/** Stores a fact with its status: stated, confirmed by being said again, or corrected by a new value. */
export function setFact(
  state: ConversationState,
  slot: Slot,
  fact: Omit<Fact, 'status' | 'unit'>,
  act: InformAct | null,
): Learning {
  const previous = state.facts[slot]
  const hadValue = previous !== undefined && previous.value !== null
  const wasInferred = state.details[slot]?.isInferred === true
  const isChange = hadValue && !wasInferred && !isSame(previous.value, fact.value)
  const isRepeat = hadValue && !wasInferred && !isChange
  const status = isRepeat ? 'confirmed' : isChange && slot !== 'tools' ? 'corrected' : 'stated'
  const quote = cutText(fact.quote, QUOTE_MAX_CHARS)
  const stored: Fact = { ...fact, quote, status, ...describeAmount(slot, act) }
  const { low = null, high = null, derivation = null, isInferred = false } = act?.reading ?? {}
  const old = isChange
    ? [
        {
          slot,
          value: previous.value,
          quote: previous.quote,
          turn: state.turn,
          messageId: previous.messageId,
          replacedIn: fact.messageId,
        },
      ]
    : []
  return {
    state: {
      ...state,
      facts: { ...state.facts, [slot]: stored },
      details: { ...state.details, [slot]: { low, high, derivation, isInferred } },
      history: [...state.history, ...old].slice(-HISTORY_MAX),
    },
    learned: [
      {
        slot,
        change: isChange && slot !== 'tools' ? 'changed' : isRepeat ? 'same' : 'new',
        before: previous?.value ?? null,
      },
    ],
  }
}
