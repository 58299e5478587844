import type { MarkKind } from '#content/page-metadata.ts'

export type FigureMark = 'perceive' | 'decide' | 'act' | 'people' | 'integrations'

/** The names that authors write, and what is drawn and read for them. */
export const figureMarks: Record<FigureMark, { kind: MarkKind; word: string }> = {
  perceive: { kind: 'perceive', word: 'perceive' },
  decide: { kind: 'decide', word: 'decide' },
  act: { kind: 'act', word: 'act' },
  people: { kind: 'people', word: 'people' },
  integrations: { kind: 'integration', word: 'integration' },
}
