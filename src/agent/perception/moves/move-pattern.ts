import type { MoveKind } from '#agent/understand/act.ts'

/** One way to make a move, read in the folded message. `says` is what the words mean. */
export type MovePattern = { kind: MoveKind; says: string; pattern: RegExp }
