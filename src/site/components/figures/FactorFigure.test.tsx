import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { breakEven } from '#content/facts/comparisons.ts'
import { investmentFactors } from '#content/facts/pricing.ts'
import { BreakEvenFigure, TimeFigure } from '#site/components/figures/ComparisonFigures.tsx'
import { FactorFigure } from '#site/components/figures/FactorFigure.tsx'
import { RangeText } from '#site/components/PassageText.tsx'
import { PricingScreen } from '#site/screens/PricingScreen.tsx'

const readText = (markup: string) =>
  markup
    .replaceAll(/<svg.*?<\/svg>/gs, '')
    .replaceAll(/<\/?span[^>]*>/g, '')
    .replaceAll(/<[^>]+>/g, '\n')

test('the rows of the phases say every week, price, and point to stop', () => {
  const text = readText(renderToStaticMarkup(<PricingScreen />))
  for (const words of [
    'Stop here after 2-4 weeks, $25K-$50K in total, or order phase 2.',
    'Stop here after 10-16 weeks, $105K-$200K in total, with 30 days of support included. Or order phase 3, or the retainer.',
    'Stop here after 23-42 weeks, $255K-$700K in total, or order the retainer.',
    'from $15K per month',
  ]) {
    expect(text).toContain(words)
  }
})

test('each factor is told in words', () => {
  const text = readText(renderToStaticMarkup(<FactorFigure />))
  for (const { name, lower, higher } of investmentFactors) {
    for (const words of [name, `lower price: ${lower}`, `higher price: ${higher}`]) {
      expect(text).toContain(words)
    }
  }
})

test('the break-even agrees with the article that it is taken from', () => {
  const { people, agent, crossingPercent, words } = breakEven
  // "Thirty percent at 20 minutes each": 100 hours a week at $45, of which the agent saves 60%.
  expect(people(30)).toBeCloseTo(100 * 45 * 52)
  expect(people(30) - agent(30)).toBeCloseTo(132_264 - 75_000)
  expect(people(8)).toBeLessThan(agent(8))
  expect(people(crossingPercent)).toBeCloseTo(agent(crossingPercent))
  expect(words.crossing).toBe('18%')
})

test('the drawing of the break-even is told in numbers', () => {
  const markup = renderToStaticMarkup(<BreakEvenFigure />)
  for (const cell of ['<th scope="row">30%</th><td>$234K</td><td>$177K</td>', '<td>$0K</td>']) {
    expect(markup).toContain(cell)
  }
  expect(markup).not.toContain('style=')
})

test('both times to a live pilot are drawn in weeks on one scale', () => {
  const markup = renderToStaticMarkup(<TimeFigure themName="Them" />)
  // Six months and twelve; six weeks and ten.
  expect([...markup.matchAll(/ width="(\d+)"/g)].map(([, width]) => width)).toEqual([
    '52',
    '26',
    '10',
    '6',
  ])
  for (const words of ['6-12 months', '6-10 weeks']) expect(readText(markup)).toContain(words)
})

test('no line ends within a range of prices', () => {
  expect(renderToStaticMarkup(<RangeText text="From $1K-$2K, or 3-5 days" />)).toBe(
    '<span>From </span><span class="text-nowrap"><span>$1K</span><span class="dash">-</span><span>$2K</span></span><span>, or </span><span class="text-nowrap"><span>3</span><span class="dash">-</span><span>5</span></span><span> days</span>',
  )
})
