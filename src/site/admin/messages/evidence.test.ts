import { expect, test } from 'vitest'
import { cutEvidence } from '#site/admin/messages/evidence.ts'

const TEXT = 'Three of us, about 15 hours a week each'

test('what something rests on is cut out, with what rests on it', () => {
  expect(cutEvidence(TEXT, [{ start: 13, end: 39, label: 'Manual hours' }])).toEqual([
    { text: 'Three of us, ', start: 0, labels: [] },
    { text: 'about 15 hours a week each', start: 13, labels: ['Manual hours'] },
  ])
})

test('overlapping words become one stretch that carries each label once', () => {
  const spans = [
    { start: 19, end: 39, label: 'Savings potential' },
    { start: 13, end: 27, label: 'Manual hours' },
    { start: 13, end: 39, label: 'Manual hours' },
  ]
  expect(cutEvidence(TEXT, spans).at(-1)).toEqual({
    text: 'about 15 hours a week each',
    start: 13,
    labels: ['Manual hours', 'Savings potential'],
  })
})

test('neighbours stay apart, and a span outside the text is left out', () => {
  const spans = [
    { start: 0, end: 5, label: 'A' },
    { start: 5, end: 11, label: 'B' },
    { start: 30, end: 90, label: 'C' },
  ]
  const marked = cutEvidence(TEXT, spans).filter(({ labels }) => labels.length > 0)
  expect(marked.map(({ text }) => text)).toEqual(['Three', ' of us'])
})

test('a message without evidence is one stretch, an empty one none', () => {
  expect(cutEvidence(TEXT, [])).toEqual([{ text: TEXT, start: 0, labels: [] }])
  expect(cutEvidence('', [])).toEqual([])
})
