import type { ModelReading } from '#agent/understand/message/act.ts'

/** A model that is a script: the same message always gets the same reading. */
export type ScriptedModel = (text: string) => ModelReading | null

/** Without a model: what every figure is compared with. */
export const readNothing: ScriptedModel = () => null
