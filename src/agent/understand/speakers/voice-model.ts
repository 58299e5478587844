import VOICE_WEIGHTS from '#agent/understand/speakers/voice-weights.json' with { type: 'json' }

/** Features share this many places; two that meet in one are weighed together. */
export const PLACES = 1 << 17

/** A hash may be negative, and the low bits of it are not. */
export const placeOf = (feature: number): number => feature & (PLACES - 1)

/** As `training/train-voices.ts` writes it: a signed byte for each place, in base64, and what one step is worth. */
export type StoredVoiceModel = { step: number; weights: string }
export type VoiceModel = { step: number; weights: Int8Array }

export function openVoiceModel({ step, weights }: StoredVoiceModel): VoiceModel {
  return { step, weights: new Int8Array(Buffer.from(weights, 'base64')) }
}

const MODEL = openVoiceModel(VOICE_WEIGHTS)

/** How much speaks for a sentence not being the visitor's own statement; above 0 it is likelier than not. */
export function scoreVoice(features: ReadonlySet<number>, model: VoiceModel = MODEL): number {
  let sum = 0
  for (const feature of features) sum += model.weights[placeOf(feature)] ?? 0
  return sum * model.step
}
