import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { engagementPhases } from '#content/facts/pricing.ts'
import {
  accumulateStops,
  describeStops,
  PhaseBar,
  PhaseFigure,
} from '#site/components/figures/PhaseFigure.tsx'

test('each stop adds time and price of the phases before it', () => {
  expect(accumulateStops(engagementPhases).map(({ weeks, usd }) => ({ weeks, usd }))).toEqual([
    { weeks: { least: 2, most: 4 }, usd: { least: 25_000, most: 50_000 } },
    { weeks: { least: 10, most: 16 }, usd: { least: 105_000, most: 200_000 } },
    { weeks: { least: 23, most: 42 }, usd: { least: 255_000, most: 700_000 } },
  ])
})

test('the rows say in words what is drawn', () => {
  expect(describeStops(engagementPhases)).toEqual([
    'Stop here after 2-4 weeks, $25K-$50K in total, or order phase 2. The audit commits you to nothing more.',
    'Stop here after 10-16 weeks, $105K-$200K in total, with 30 days of support included. Or order phase 3, or the retainer.',
    'Stop here after 23-42 weeks, $255K-$700K in total, or order the retainer.',
    'It is monthly and optional.',
  ])
})

test('each box has its corners beside it', () => {
  const markup = renderToStaticMarkup(<PhaseFigure phases={engagementPhases} />)
  for (const words of [
    '$25K, wk 2 to $50K, wk 4',
    '$105K, wk 10',
    '$200K, wk 16',
    '$255K, wk 23',
    '$700K, wk 42',
    'from $15K per month',
  ]) {
    expect(markup).toContain(words)
  }
  expect(markup).not.toContain('style=')
})

test.each([
  [1, 'x="0" width="4"', 'x="0" width="2"'],
  [2, 'x="4" width="12"', 'x="4" width="8"'],
  [3, 'x="16" width="26"', 'x="16" width="13"'],
])(
  'the bar of phase %i begins at the latest end of the one before it',
  (count, longest, shortest) => {
    const markup = renderToStaticMarkup(<PhaseBar phases={engagementPhases.slice(0, count)} />)
    expect(markup).toContain(longest)
    expect(markup).toContain(shortest)
  },
)

test('a phase without an end is a dashed line to the end of the year', () => {
  const markup = renderToStaticMarkup(<PhaseBar phases={engagementPhases} />)
  expect(markup).toContain('d="M42 1H52"')
  expect(markup).not.toContain('<rect')
})
