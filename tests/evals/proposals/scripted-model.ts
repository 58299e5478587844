import type { Proposal } from '#agent/understand/message/act.ts'

/** A model that is a script: the same message always gets the same proposals. */
export type ScriptedModel = (text: string) => readonly Proposal[]

/** Without a model: what every figure is compared with. */
export const proposeNothing: ScriptedModel = () => []
