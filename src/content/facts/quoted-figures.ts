import { composePriceFigures, engagementPhases, type Figure } from '#content/facts/pricing.ts'
import { IMPLEMENTATION_INVESTMENT_CENTS } from '#domain/roi.ts'

const figures: Readonly<Record<string, Figure>> = composePriceFigures(
  engagementPhases,
  IMPLEMENTATION_INVESTMENT_CENTS / 100,
)

const EXPRESSION = /^\s*(\w+)(?:\((\d[\d_]*)\))?\s*$/
const BRACES = /\{([^{}]*)\}/g
const CODE = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)|`[^`\n]*`/gm
/** A drawn figure and its data: `<BarFigure` to the line that closes it. */
const DRAWING = /^<[A-Z][\s\S]*?^\/>/gm

/** The words for what stands between braces; undefined when no figure has that name. */
export function readFigure(expression: string): string | undefined {
  const [, name = '', amount] = EXPRESSION.exec(expression) ?? []
  const figure = Object.hasOwn(figures, name) ? figures[name] : undefined
  if (typeof figure !== 'function') return amount === undefined ? figure : undefined
  return amount === undefined ? undefined : figure(Number(amount.replaceAll('_', '')))
}

/** The source of an article as its readers see it: every figure in braces written out. */
export function quoteFigures(source: string): string {
  return source.replaceAll(BRACES, (whole, expression) => readFigure(expression) ?? whole)
}

/** One sentence for each pair of braces in running text that is no figure. */
export function findFigureProblems(source: string): string[] {
  const prose = source.replaceAll(CODE, '').replaceAll(DRAWING, '')
  return [...prose.matchAll(BRACES)]
    .filter(([, expression = '']) => readFigure(expression) === undefined)
    .map(([whole]) => `"${whole}" is not a figure. The figures are ${listFigures()}.`)
}

function listFigures(): string {
  return Object.entries(figures)
    .map(([name, figure]) => (typeof figure === 'string' ? `{${name}}` : `{${name}(US dollars)}`))
    .join(', ')
}
