import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BarFigure } from '#site/components/figures/BarFigure.tsx'

const bars = [
  { label: 'Model calls', value: 540 },
  { label: 'People deciding', value: 27000 },
]

test('the longest bar fills the scale, the others their share of it', () => {
  const markup = renderToStaticMarkup(<BarFigure caption="A year" unit="$ per year" bars={bars} />)
  const widths = [...markup.matchAll(/class="fill-evidence" width="([\d.]+)"/g)].map(
    ([, width]) => width,
  )
  expect(widths).toEqual(['2', '100'])
})

test('values are written out with their unit, for those who cannot see the bars', () => {
  const markup = renderToStaticMarkup(<BarFigure caption="A year" unit="$ per year" bars={bars} />)
  expect(markup).toContain('27,000</span><span class="sr-only"> $ per year')
  expect(markup).not.toContain('style=')
})

test.each([
  ['no bars', []],
  ['only zeros', [{ label: 'a', value: 0 }]],
  ['one below zero', [...bars, { label: 'c', value: -1 }]],
])('with %s the build stops and names the figure', (_what, wrong) => {
  expect(() => renderToStaticMarkup(<BarFigure caption="A year" unit="$" bars={wrong} />)).toThrow(
    /"A year"/,
  )
})
