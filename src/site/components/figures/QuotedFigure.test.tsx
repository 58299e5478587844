import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { engagementPhases } from '#content/facts/pricing.ts'
import { QuotedFigure } from '#site/components/figures/QuotedFigure.tsx'

const [audit] = engagementPhases

test('a quoted figure is the words alone', () => {
  expect(renderToStaticMarkup(<QuotedFigure expression="auditPrice" />)).toBe(audit.investment)
})

test('a name that is no figure is refused', () => {
  expect(() => renderToStaticMarkup(<QuotedFigure expression="price" />)).toThrow(
    '"{price}" is not a figure.',
  )
})
