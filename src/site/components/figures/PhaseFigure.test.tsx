import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { engagementPhases } from '#content/facts/pricing.ts'
import { accumulateStops, PhaseBar, PhaseFigure } from '#site/components/figures/PhaseFigure.tsx'

test('each stop adds time and price of the phases before it', () => {
  expect(accumulateStops(engagementPhases).map(({ weeks, usd }) => ({ weeks, usd }))).toEqual([
    { weeks: { least: 2, most: 4 }, usd: { least: 25_000, most: 50_000 } },
    { weeks: { least: 10, most: 16 }, usd: { least: 105_000, most: 200_000 } },
    { weeks: { least: 23, most: 42 }, usd: { least: 255_000, most: 700_000 } },
  ])
})

test('the list says in words what is drawn', () => {
  const markup = renderToStaticMarkup(<PhaseFigure phases={engagementPhases} />)
  const drawn = markup.slice(markup.indexOf('<ol'), markup.indexOf('</ol>'))
  // Each range has a hyphen of its own element, drawn as a dash; the text is the same.
  expect(drawn.match(/<span class="dash">-<\/span>/g)).toHaveLength(6)
  const list = drawn.replaceAll(/<\/?span[^>]*>/g, '')
  for (const words of [
    'Stop after Operations Audit',
    '2-4 weeks, $25K-$50K in total',
    '10-16 weeks, $105K-$200K in total',
    '23-42 weeks, $255K-$700K in total',
    'ongoing, from $15K per month',
  ]) {
    expect(list).toContain(words)
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
