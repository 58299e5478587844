/** How a part of a chart is filled: color and texture, so that it reads without color. */
export type ChartLook = 'main' | 'pale' | 'good' | 'coming' | 'bad' | 'warn' | 'soft' | 'none'

export const FILLS: Readonly<Record<ChartLook, { fill: string; stroke: string }>> = {
  main: { fill: 'var(--chart-main)', stroke: 'var(--chart-main)' },
  pale: { fill: 'var(--chart-pale)', stroke: 'var(--chart-main)' },
  good: { fill: 'var(--chart-good)', stroke: 'var(--chart-good)' },
  coming: { fill: 'url(#chart-coming)', stroke: 'var(--chart-main)' },
  bad: { fill: 'url(#chart-bad)', stroke: 'var(--chart-bad)' },
  warn: { fill: 'url(#chart-warn)', stroke: 'var(--chart-warn)' },
  soft: { fill: 'url(#chart-soft)', stroke: 'var(--chart-soft)' },
  none: { fill: 'var(--chart-none)', stroke: 'var(--chart-soft)' },
}
