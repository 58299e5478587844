import { readFigure } from '#content/facts/quoted-figures.ts'

/** What `{auditPrice}` in an article says, from the facts. */
export function QuotedFigure({ expression }: { expression: string }) {
  const words = readFigure(expression)
  if (words === undefined) throw new Error(`"{${expression}}" is not a figure.`)
  return words
}
