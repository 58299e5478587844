import { findSteeringSpan } from '#agent/understand/speakers/steering.ts'
import { findUnspoken } from '#agent/understand/speakers/unspoken.ts'
import { readVoices } from '#agent/understand/speakers/voices.ts'

/** A game or a document that a message opens is over after as many messages. */
const LASTS_MESSAGES = 3

/**
 * For how many more messages only what is said in the first person is believed: "let's play a quiz" may be followed
 * by "84". Whoever speaks of their own work again ends it.
 */
export function countGuarded(text: string, guardedBefore: number): number {
  const isSteering = findSteeringSpan(text) !== null
  const voices = readVoices(text, findUnspoken(text).visible, { isGuarded: false, isSteering })
  if (isSteering || voices.opensGame) return LASTS_MESSAGES
  return voices.isPlainlyOwn ? 0 : Math.max(0, guardedBefore - 1)
}
