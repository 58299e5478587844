import { type Learning, setFact } from '#agent/decide/set-fact.ts'
import { keepOld } from '#agent/decide/supersede.ts'
import { type ConversationState, getKnownTools } from '#agent/state/conversation-state.ts'
import type { InformAct } from '#agent/understand/message/act.ts'
import { dropGeneric } from '#agent/understand/slots/tools.ts'
import { findTool } from '#agent/understand/text/known-tools.ts'
import type { Slot } from '#domain/fact.ts'

const toUsualName = (name: string) => (findTool(name)?.name ?? name).toLowerCase()

const isList = (value: InformAct['value']): value is readonly string[] => Array.isArray(value)

/** Tools add up over messages unless the visitor corrects the list; what is named as dropped is struck from it. */
export function mergeTools(
  state: ConversationState,
  act: InformAct,
  isCorrection: boolean,
): InformAct {
  if (act.slot !== 'tools' || !isList(act.value)) return act
  const known = getKnownTools(state)
  const dropped = (act.reading.dropped ?? []).map(toUsualName)
  const kept = known.filter((name) => !dropped.includes(toUsualName(name)))
  const standing = kept.map(toUsualName)
  const fresh = act.value.filter((name) => !standing.includes(toUsualName(name)))
  const isReplaced = isCorrection && act.value.length > 0 && kept.length === known.length
  return isReplaced ? act : { ...act, value: dropGeneric([...new Set([...kept, ...fresh])]) }
}

/** Stores the list that is left; a message that only drops what was not on it changes nothing. */
export function learnTools(state: ConversationState, act: InformAct, messageId: string): Learning {
  const value = isList(act.value) ? act.value : []
  const isDrop = act.reading.dropped !== undefined
  const before = getKnownTools(state)
  if (value.length === 0)
    return before.length === 0 ? { state, learned: [] } : clear(state, messageId)
  if (isDrop && value.join() === before.join()) return { state, learned: [] }
  return setFact(state, 'tools', { value, quote: act.quote, messageId }, act)
}

/** Without a tool left the list is open again, and so is the number that was counted from it. */
function clear(state: ConversationState, messageId: string): Learning {
  const { tools } = state.facts
  if (tools === undefined) return { state, learned: [] }
  const gone: readonly Slot[] =
    state.details.tool_count?.low === null ? ['tools', 'tool_count'] : ['tools']
  const without = <Value>(all: Partial<Record<Slot, Value>>) =>
    Object.fromEntries(
      Object.entries(all).filter(([slot]) => !gone.includes(slot as Slot)),
    ) as Partial<Record<Slot, Value>>
  return {
    state: {
      ...state,
      facts: without(state.facts),
      details: without(state.details),
      history: keepOld(state, 'tools', tools, messageId),
    },
    learned: [{ slot: 'tools', change: 'changed', before: tools.value }],
  }
}
