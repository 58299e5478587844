import { countTools, rescaleHours, resolveHours } from '#agent/decide/derive-facts.ts'
import { type Learning, setFact } from '#agent/decide/set-fact.ts'
import { keepOld } from '#agent/decide/supersede.ts'
import {
  type ConversationState,
  getKnownText,
  getKnownTools,
  listPending,
  PAIN_CUES_MAX,
  PLACES_MAX,
  QUOTE_MAX_CHARS,
  TOOLS_MAX,
  VALUE_MAX_CHARS,
} from '#agent/state/conversation-state.ts'
import type { Act, InformAct, PainAct } from '#agent/understand/message/act.ts'
import { dropGeneric } from '#agent/understand/slots/tools.ts'
import { findTool } from '#agent/understand/text/known-tools.ts'
import { cutText } from '#domain/cut-text.ts'
import type { Fact, Slot } from '#domain/fact.ts'

function boundValue(value: InformAct['value']): InformAct['value'] {
  if (typeof value === 'string') return cutText(value, VALUE_MAX_CHARS)
  return typeof value === 'number' ? value : value.slice(0, TOOLS_MAX)
}

/** The same places counted again replace the former number. */
function learnPlaces(state: ConversationState, acts: readonly Act[]): ConversationState {
  const told = acts.flatMap((act) =>
    act.kind === 'places' ? [{ noun: act.noun, value: act.value }] : [],
  )
  if (told.length === 0) return state
  const all = [...(state.places ?? []), ...told]
  const latest = all.filter(
    ({ noun }, at) => !all.slice(at + 1).some((later) => later.noun === noun),
  )
  return { ...state, places: latest.slice(-PLACES_MAX) }
}

/** A number of items told again, or the time of one, replaces what was known of it. */
function learnItems(state: ConversationState, acts: readonly Act[]): ConversationState {
  const told = acts.find((act) => act.kind === 'items')
  if (told?.kind !== 'items') return state
  const { volume = state.itemWork?.volume, each = state.itemWork?.each } = told
  return { ...state, itemWork: { ...(volume && { volume }), ...(each && { each }) } }
}

/** A longer description of the process is kept beside the first as the newest; cues are gathered apart. */
function learnInform(state: ConversationState, act: InformAct, messageId: string): Learning {
  const isKnown = state.facts[act.slot] !== undefined
  if (act.reading.isInferred && isKnown) return { state, learned: [] }
  if (act.reading.isTakenBack) return clear(state, act.slot, messageId)
  const isPainKnown = act.slot === 'pain' && isKnown && state.facts.pain?.value !== null
  if (isPainKnown && act.reading.isCorrection !== true) return { state, learned: [] }
  if (act.slot === 'manual_hours' && act.reading.isPerPerson && typeof act.value === 'number') {
    const hoursPerPerson = {
      value: act.value,
      quote: cutText(act.quote, QUOTE_MAX_CHARS),
      messageId,
    }
    const news = { slot: act.slot, change: 'new', before: null } as const
    return { state: { ...state, hoursPerPerson }, learned: [news] }
  }
  if (act.slot === 'tools')
    return learnTools(state, { ...act, value: boundValue(act.value) }, messageId)
  const fact = { value: boundValue(act.value), quote: act.quote, messageId }
  const learning = setFact(state, act.slot, fact, act)
  return act.slot === 'manual_hours'
    ? { ...learning, state: { ...learning.state, hoursPerPerson: null } }
    : learning
}

function learnPain(
  state: ConversationState,
  cues: readonly PainAct[],
  messageId: string,
): ConversationState {
  const known = new Set(state.painCues.map((cue) => cue.cue))
  const fresh = cues
    .filter((cue) => !known.has(cue.cue))
    .map(({ cue, severity, quote }) => ({ cue, severity, quote, messageId }))
  return { ...state, painCues: [...state.painCues, ...fresh].slice(0, PAIN_CUES_MAX) }
}

/** A bare refusal means what was asked; beside a budget it does not mean the address, which is asked for alone. */
function listRefused(state: ConversationState): readonly Slot[] {
  const pending = listPending(state)
  return pending.length > 1 ? pending.filter((slot) => slot !== 'email') : pending
}

/** Marks what a refusal is about: what it names, else what was asked for. A known value is not erased by it. */
function learnRefusal(
  state: ConversationState,
  acts: readonly Act[],
  messageId: string,
): ConversationState {
  const isTold = (slot: Slot) =>
    acts.some((act) => act.kind === 'inform' && act.slot === slot && !act.reading.isInferred)
  const refused = acts.flatMap((act): [Slot, Fact][] => {
    if (act.kind !== 'refuse') return []
    const about = act.slot === undefined ? listRefused(state) : [act.slot]
    const fact: Fact = { value: null, quote: act.quote, messageId, status: 'refused' }
    return about
      .filter((slot) => canRefuse(state, slot) && !isTold(slot))
      .map((slot) => [slot, fact])
  })
  return { ...state, facts: { ...state.facts, ...Object.fromEntries(refused) } }
}

/** What was only guessed can be denied: a website proposed from an email address. */
function canRefuse({ facts, details }: ConversationState, slot: Slot): boolean {
  return facts[slot] === undefined || details[slot]?.isInferred === true
}

/** A family name told later completes the given one; a first name said again takes nothing away. */
function completeName(state: ConversationState, act: InformAct): InformAct {
  const known = getKnownText(state, 'contact_name')
  if (act.slot !== 'contact_name' || known === null) return act
  const told = String(act.value)
  if (act.reading.isSurname) return { ...act, value: `${known.split(' ')[0]} ${told}` }
  const isShorter = known.toLowerCase().startsWith(`${told.toLowerCase()} `)
  return isShorter ? { ...act, value: known } : act
}

/** A known name is replaced by a message that corrects, answers the question about it, or says it more fully. */
function keepsName(state: ConversationState, act: InformAct, isCorrection: boolean): boolean {
  const known = getKnownText(state, 'contact_name')
  if (act.slot !== 'contact_name' || known === null || isCorrection) return false
  if (act.reading.isSurname || act.reading.isCorrection) return false
  if (listPending(state).includes('contact_name')) return false
  const told = String(act.value).toLowerCase()
  return !told.includes(known.toLowerCase()) && !known.toLowerCase().includes(told)
}

/** Takes what a message said into the state. */
export function learn(state: ConversationState, acts: readonly Act[], messageId: string): Learning {
  const isCorrection = acts.some((act) => act.kind === 'correct')
  const informs = acts.filter((act) => act.kind === 'inform')
  const start: Learning = {
    state: learnPain(
      learnRefusal(learnItems(learnPlaces(state, acts), acts), acts, messageId),
      acts.filter((act) => act.kind === 'pain'),
      messageId,
    ),
    learned: [],
  }
  const informed = informs.reduce((learning: Learning, act) => {
    if (keepsName(learning.state, act, isCorrection)) return learning
    const next = learnInform(
      learning.state,
      completeName(learning.state, mergeTools(learning.state, act, isCorrection)),
      messageId,
    )
    return { state: next.state, learned: [...learning.learned, ...next.learned] }
  }, start)
  // "Two full-time", and later "the team is 30", may both be true.
  const isRevision = isCorrection || acts.some(({ kind }) => kind === 'deny')
  const isOtherTeam = isRevision && informs.some(({ slot }) => slot === 'team_size')
  const hasHours = informs.some(({ slot }) => slot === 'manual_hours')
  const resolved = resolveHours(informed)
  const scaled = isOtherTeam && !hasHours ? rescaleHours(state, resolved) : resolved
  return countTools(scaled, messageId)
}

/** What is told of one process and not of another. */
const toUsualName = (name: string) => (findTool(name)?.name ?? name).toLowerCase()

const isList = (value: InformAct['value']): value is readonly string[] => Array.isArray(value)

/** Tools add up over messages unless the visitor corrects the list; what is named as dropped is struck from it. */
function mergeTools(state: ConversationState, act: InformAct, isCorrection: boolean): InformAct {
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
function learnTools(state: ConversationState, act: InformAct, messageId: string): Learning {
  const value = isList(act.value) ? act.value : []
  const isDrop = act.reading.dropped !== undefined
  const before = getKnownTools(state)
  if (value.length === 0)
    return before.length === 0 ? { state, learned: [] } : clear(state, 'tools', messageId)
  if (isDrop && value.join() === before.join()) return { state, learned: [] }
  return setFact(state, 'tools', { value, quote: act.quote, messageId }, act)
}

/** What was taken back is open again, and with the last tool the number that was counted from them. */
function clear(state: ConversationState, slot: Slot, messageId: string): Learning {
  const fact = state.facts[slot]
  if (fact === undefined) return { state, learned: [] }
  const isCounted = slot === 'tools' && state.details.tool_count?.low === null
  const gone: readonly Slot[] = isCounted ? [slot, 'tool_count'] : [slot]
  const without = <Value>(all: Partial<Record<Slot, Value>>) =>
    Object.fromEntries(
      Object.entries(all).filter(([slot]) => !gone.includes(slot as Slot)),
    ) as Partial<Record<Slot, Value>>
  return {
    state: {
      ...state,
      facts: without(state.facts),
      details: without(state.details),
      history: keepOld(state, slot, fact, messageId),
    },
    learned: [{ slot, change: 'changed', before: fact.value }],
  }
}
