import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { caseStudies } from '#content/facts/case-studies.ts'
import { MeasuredFigure } from '#site/components/figures/MeasuredFigure.tsx'

const listCells = (markup: string) =>
  [...markup.matchAll(/<td>([\d.]+)<\/td>/g)].map(([, cell]) => cell)

test.each(caseStudies)('$slug: the table says the numbers of the facts, in order', ({ plot }) => {
  const markup = renderToStaticMarkup(<MeasuredFigure plot={plot} />)
  const numbers = plot.rows.flatMap(({ before, after }) => [before, after])
  expect(listCells(markup)).toEqual(numbers.map((value) => value.toFixed(plot.decimals)))
  for (const text of [plot.measure, plot.unit, plot.before, plot.after, plot.notClaimed]) {
    expect(markup).toContain(text)
  }
  expect(markup).not.toContain('style=')
})

test('all bars of a figure share one scale', () => {
  const [marketing] = caseStudies
  if (!marketing) throw new Error('There is no case study.')
  const markup = renderToStaticMarkup(<MeasuredFigure plot={marketing.plot} />)
  const widths = [...markup.matchAll(/<rect y="\d+" width="([\d.]+%)"/g)].map(([, width]) => width)
  expect(widths).toEqual(['100%', '66%', '100%', '94%'])
})

// The two figures that a result claims follow from the two that are drawn.
test.each([
  ['marketing-campaign-automation', '34%'],
  ['compliance-automation-fintech', '78%'],
  ['healthcare-operations-workflow', '64%'],
])('%s: the first row makes %s', (slug, metric) => {
  const found = caseStudies.find((caseStudy) => caseStudy.slug === slug)
  const [row] = found?.plot.rows ?? []
  if (!found || !row) throw new Error(`${slug} has no plot.`)
  const change = Math.abs(row.after / row.before - 1)
  expect(`${Math.round(change * 100)}%`).toBe(metric)
  expect(found.results[0]?.metric).toBe(metric)
})

test('the parts of a whole add up to it', () => {
  for (const slug of ['compliance-automation-fintech', 'manufacturing-supply-chain']) {
    const plot = caseStudies.find((caseStudy) => caseStudy.slug === slug)?.plot
    const [whole, ...parts] = plot?.rows ?? []
    for (const side of ['before', 'after'] as const) {
      const sum = parts.reduce((total, row) => total + row[side], 0)
      expect(sum).toBeCloseTo(whole?.[side] ?? 0, 6)
    }
  }
})
