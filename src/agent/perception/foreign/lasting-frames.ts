import { foldText } from '#agent/perception/folded-text.ts'
import { isPlainlyOwn } from '#agent/perception/foreign/framed-speech.ts'
import { FRAMES } from '#agent/perception/foreign/frames.ts'
import { findSteering } from '#agent/perception/foreign/steering.ts'
import { oncePerText } from '#agent/perception/once-per-text.ts'

/** A game or a document that a message opens is over after as many messages. */
const LASTS_MESSAGES = 3

const opensTalk = oncePerText((plain) =>
  FRAMES.some(([, reach, pattern]) => reach === 'talk' && pattern.test(plain)),
)

/**
 * For how many more messages only what is said in the first person is believed: "let's play a quiz" may be followed
 * by "84". Whoever speaks of their own work again ends it.
 */
export function countGuarded(text: string, guardedBefore: number): number {
  const plain = foldText(text)
  const isOpening = opensTalk(plain) || findSteering(plain) !== null
  if (isOpening) return LASTS_MESSAGES
  return isPlainlyOwn(plain) ? 0 : Math.max(0, guardedBefore - 1)
}
