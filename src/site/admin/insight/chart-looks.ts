/** How a part of a chart is filled: color and texture, so that it reads without color. */
export type ChartLook = 'main' | 'pale' | 'good' | 'coming' | 'bad' | 'warn' | 'soft' | 'none'

export const FILLS: Readonly<Record<ChartLook, { fill: string; stroke: string }>> = {
  main: { fill: 'var(--color-evidence)', stroke: 'var(--color-evidence)' },
  pale: { fill: 'var(--color-evidence-tint)', stroke: 'var(--color-evidence)' },
  good: { fill: 'var(--color-good)', stroke: 'var(--color-good)' },
  coming: { fill: 'url(#chart-coming)', stroke: 'var(--color-evidence)' },
  bad: { fill: 'url(#chart-bad)', stroke: 'var(--color-bad)' },
  warn: { fill: 'url(#chart-warn)', stroke: 'var(--color-warn)' },
  soft: { fill: 'url(#chart-soft)', stroke: 'var(--color-edge)' },
  none: { fill: 'transparent', stroke: 'var(--color-edge)' },
}
