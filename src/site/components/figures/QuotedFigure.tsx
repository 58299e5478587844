import { readFigure } from '#content/facts/quoted-figures.ts'

/** A figure from the facts, as `{auditPrice}` in an article. */
export function QuotedFigure({ expression }: { expression: string }) {
  const words = readFigure(expression)
  if (words === undefined) throw new Error(`"{${expression}}" is not a figure.`)
  return words
}
