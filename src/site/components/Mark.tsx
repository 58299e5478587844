import type { ReactNode } from 'react'
import type { MarkKind } from '#content/page-metadata.ts'

export const markShapes: Record<MarkKind, ReactNode> = {
  perceive: <circle cx="8" cy="8" r="6.6" />,
  decide: <path d="M8 .4 15.6 8 8 15.6.4 8Z" />,
  act: <path d="M1.2 1.2h13.6v13.6H1.2Z" />,
  people: <path d="M8 .8 14.4 4.4v7.2L8 15.2 1.6 11.6V4.4Z" />,
  integration: <path d="M.6 3.6h14.8v8.8H.6Z" />,
}

export type FigureMark = Exclude<MarkKind, 'integration'> | 'integrations'

/** The names that authors write, and what is drawn and read for them. */
export const figureMarks: Record<FigureMark, { kind: MarkKind; word: string }> = {
  perceive: { kind: 'perceive', word: 'perceive' },
  decide: { kind: 'decide', word: 'decide' },
  act: { kind: 'act', word: 'act' },
  people: { kind: 'people', word: 'people' },
  integrations: { kind: 'integration', word: 'integration' },
}

type Props = { kind: MarkKind; className?: string }

export function Mark({ kind, className = '' }: Props) {
  return (
    <svg className={`mark mark-${kind} ${className}`.trim()} viewBox="0 0 16 16" aria-hidden="true">
      {markShapes[kind]}
    </svg>
  )
}
