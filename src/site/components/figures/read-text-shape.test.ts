import { expect, test } from 'vitest'
import { readTextShape } from '#site/components/figures/read-text-shape.ts'

test('passages, sections, quotes and figures are told apart', () => {
  const source = [
    'Three short words.',
    '## Section',
    '> quoted words',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '<BarFigure\n  caption="c"\n/>',
    '- one\n- two',
  ].join('\n\n')
  expect(readTextShape(source)).toEqual([
    { kind: 'text', words: 3 },
    { kind: 'section' },
    { kind: 'quote', words: 3 },
    { kind: 'figure' },
    { kind: 'figure' },
    { kind: 'text', words: 4 },
  ])
})

test('a code block with blank lines and a heading-like comment is one figure', () => {
  expect(readTextShape('```sql\n## not a section\n\nselect 1;\n```\n\nAfter.')).toEqual([
    { kind: 'figure' },
    { kind: 'text', words: 1 },
  ])
})

test('an empty text has no shape', () => {
  expect(readTextShape('\n\n')).toEqual([])
})
