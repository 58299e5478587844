import fc from 'fast-check'
import { expect, test } from 'vitest'
import { markEvidence } from '#site/lib/mark-evidence.ts'

function showMarks(text: string, quotes: string[]): string {
  return markEvidence(text, quotes)
    .map((segment) => (segment.isEvidence ? `[${segment.text}]` : segment.text))
    .join('')
}

test.each([
  ['call it $32. and 4%', ['$32'], 'call it [$32]. and 4%'],
  ['15 hours, 5 people', ['5'], '15 hours, [5] people'],
  ['about 15 hours a week', ['15 hours', 'hours a week'], 'about [15 hours a week]'],
  ['two two', ['two'], '[two] two'],
  ['all of it', ['all of it'], '[all of it]'],
  ['nothing here', ['elsewhere', '', ' '], 'nothing here'],
  ['Łódź office', ['ód', 'Łódź'], '[Łódź] office'],
])('in "%s" the quotes %j are marked as "%s"', (text, quotes, shown) => {
  expect(showMarks(text, quotes)).toBe(shown)
})

test('marking never changes, drops or repeats a character', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string()), (text, quotes) => {
      const joined = markEvidence(text, quotes).map((segment) => segment.text)
      expect(joined.join('')).toBe(text)
    }),
  )
})
