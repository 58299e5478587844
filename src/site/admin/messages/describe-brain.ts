import type { AdminMessagesReply } from '#contract/admin.ts'
import type { ModelFailure } from '#domain/model-failure.ts'

type Spoken = Pick<AdminMessagesReply['messages'][number], 'brain' | 'brain_note'>

/** Why a model that was to find the words did not, or not all of them. */
const REASONS: Record<ModelFailure, string> = {
  timeout: 'the model did not answer in time',
  stalled: 'the model fell silent in the middle',
  rate_limited: 'the model’s provider had too many requests',
  key_refused: 'the model’s provider refused the key',
  unavailable: 'the model’s provider was not available',
  malformed: 'the model’s answer could not be read',
  cut_off: 'the model’s answer broke off',
  empty: 'the model said nothing',
  ungrounded: 'the model said only what it may not say',
  circuit_open: 'the model was given a rest after several failures',
  budget_spent: 'the day’s budget for the model was spent',
  client_gone: 'stopped by the visitor, or left',
  superseded: 'something else was asked before the model was done',
}

/** Which brain found the words of a message, and why when another was to; null where a person did, or nobody knows. */
export function describeBrain({ brain, brain_note: note }: Spoken): string | null {
  if (brain === null) return null
  const speaker = brain === 'offline' ? 'rules' : brain
  if (note === null) return speaker
  return `${speaker} · ${Object.hasOwn(REASONS, note) ? REASONS[note as ModelFailure] : note}`
}
