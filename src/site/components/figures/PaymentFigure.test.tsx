import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { engagementPhases, investmentFactors } from '#content/facts/pricing.ts'
import { FactorFigure } from '#site/components/figures/FactorFigure.tsx'
import { PaymentFigure } from '#site/components/figures/PaymentFigure.tsx'

const readText = (markup: string) =>
  markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')

test('the list of payments says every week, price, and point to stop that is drawn', () => {
  const markup = renderToStaticMarkup(<PaymentFigure phases={engagementPhases} />)
  const text = readText(markup.slice(markup.indexOf('<ol')))
  for (const words of [
    'Week 0',
    'Order phase 1, Operations Audit, $25K-$50K.',
    'Weeks 2-4',
    'Stop here, or order phase 2, Pilot Deployment, $80K-$150K.',
    'Weeks 10-16',
    'with 30 days of support included. Or order phase 3, Scaled Rollout, $150K-$500K.',
    'our monthly retainer, phase 4, Continuous Evolution, from $15K per month.',
    'Weeks 23-42',
  ]) {
    expect(text).toContain(words)
  }
  expect(markup).not.toContain('style=')
})

test('columns of prices share one scale, and the retainer has a column for each month that is left', () => {
  const markup = renderToStaticMarkup(<PaymentFigure phases={engagementPhases} />)
  const heights = [...markup.matchAll(/<rect [^>]*height="([\d.]+)"/g)].map(([, height]) =>
    Number(height),
  )
  // Per phase the highest price, then the lowest; after the support, eight months.
  expect(heights).toHaveLength(1 + 8 + 6)
  const [audit, , , , rollout, lowestRollout] = heights.slice(9)
  expect(rollout).toBe(10 * (audit ?? 0))
  expect((lowestRollout ?? 0) / (rollout ?? 1)).toBeCloseTo(0.3)
  expect((heights[1] ?? 0) / (rollout ?? 1)).toBeCloseTo(0.03)
})

test('each factor and each range is told in words', () => {
  const text = readText(renderToStaticMarkup(<FactorFigure phases={engagementPhases} />))
  for (const { name, effect, lower, higher } of investmentFactors) {
    for (const words of [name, effect, `lower price: ${lower}`, `higher price: ${higher}`]) {
      expect(text).toContain(words)
    }
  }
  for (const words of ['is 2 times', 'is 1.9 times', 'is 3.3 times', 'from $15K per month']) {
    expect(text).toContain(words)
  }
})
