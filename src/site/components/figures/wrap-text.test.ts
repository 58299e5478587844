import { expect, test } from 'vitest'
import { wrapText } from '#site/components/figures/FlowFigure.tsx'

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
