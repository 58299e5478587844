import { expect, test } from 'vitest'
import type { Passage } from '#agent/knowledge/passages/passage.ts'
import { quotePassage } from '#agent/knowledge/passages/quote-passage.ts'
import { indexPassages, searchPassages } from '#agent/knowledge/passages/search-passages.ts'

const page = (heading: string, ...sentences: string[]): Passage => ({
  title: 'Robots',
  heading,
  url: `/library/robots#${heading}`,
  sentences,
  notes: '',
  keywords: '',
})

const index = indexPassages([
  page(
    'drift',
    'Is a drifting agent dangerous?',
    'An agent that drifts goes on, while a robot that breaks usually stops at once.',
    'Nobody sees it for weeks.',
  ),
  page('tea', 'Tea is served at four.', 'It is hot.'),
  page('cost', 'Licences cost little compared with the people who decide on exceptions each day.'),
])

function quote(query: string): string | null {
  const [found] = searchPassages(index, query)
  return found ? quotePassage(index, found) : null
}

test('the sentence that speaks most of the question is quoted word for word', () => {
  expect(quote('what if an agent drifts')).toContain('An agent that drifts goes on')
})

test('a sentence that asks is never the answer', () => {
  expect(quote('is a drifting agent dangerous')).not.toContain('?')
})

test('a short sentence brings the next one', () => {
  expect(quote('when is tea served')).toBe('Tea is served at four. It is hot.')
})

test('a misspelt word still finds its passage and covers less of the question', () => {
  const [right] = searchPassages(index, 'licences')
  const [wrong] = searchPassages(index, 'licenses')
  expect(wrong?.passage.heading).toBe('cost')
  expect(wrong?.coverage).toBeLessThanOrEqual(right?.coverage ?? 0)
})

test('what no passage speaks of finds none', () => {
  expect(searchPassages(index, 'submarines')).toEqual([])
})
