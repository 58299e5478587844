import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FlowFigure, wrapText } from '#site/components/figures/FlowFigure.tsx'

const markup = renderToStaticMarkup(
  <FlowFigure
    caption="How an order is judged"
    nodes={[
      { id: 'order', label: 'Order', mark: 'perceive', column: 1, row: 1 },
      { id: 'bands', label: 'Bands by value', mark: 'decide', column: 2, row: 1 },
      { id: 'ship', label: 'Ship', column: 2, row: 2 },
    ]}
    edges={[
      { from: 'order', to: 'bands', label: 'features' },
      { from: 'bands', to: 'ship' },
    ]}
  />,
)

test('the drawing is hidden from screen readers, who get the list', () => {
  expect(markup).toMatch(/<svg [^>]*aria-hidden="true"/)
  const list = markup.slice(markup.indexOf('<ol'), markup.indexOf('</ol>'))
  const text = list.replaceAll(/<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ')
  expect(text).toContain('Order → leads to Bands by value: features')
  expect(text).toContain('Bands by value → leads to Ship')
})

test('nothing needs a style attribute', () => {
  expect(markup).not.toContain('style=')
})

test.each([
  ['', []],
  ['Order', ['Order']],
  ['Accounts payable', ['Accounts', 'payable']],
  ['Read back', ['Read back']],
  ['if over limit', ['if over', 'limit']],
  ['Reconciliation now', ['Reconciliation', 'now']],
])('%j is set as %j in lines of nine letters', (text, lines) => {
  expect(wrapText(text, 9)).toEqual(lines)
})
