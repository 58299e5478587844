/** Why a model's words were not used. Staff see it; the visitor never does. */
const MODEL_FAILURES = [
  'timeout',
  'stalled',
  'rate_limited',
  'key_refused',
  'unavailable',
  'malformed',
  'cut_off',
  'empty',
  'ungrounded',
  'circuit_open',
  'budget_spent',
  'client_gone',
  'superseded',
] as const
export type ModelFailure = (typeof MODEL_FAILURES)[number]
