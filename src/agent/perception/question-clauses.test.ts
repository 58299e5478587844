import { expect, test } from 'vitest'
import { foldText } from '#agent/perception/folded-text.ts'
import { findQuestionClauses } from '#agent/perception/question-clauses.ts'

function listClauses(text: string): string[] {
  const plain = foldText(text)
  return findQuestionClauses(plain).map((span) => plain.slice(...span))
}

test.each([
  ['What does it cost?', ['what does it cost?']],
  ['hi there, how long does a pilot take', ['how long does a pilot take']],
  ['We have 40 people, is that too small?', ['is that too small?']],
  ['what does it cost and how long does it take?', ['what does it cost', 'how long does it take?']],
  ['$30 an hour. do you need our passwords', ['do you need our passwords']],
  ['tell me about the audit', ['tell me about the audit']],
  ['we are drowning in paperwork can you help', ['can you help']],
  ['which cloud provider hosts the data', ['which cloud provider hosts the data']],
  ['at what exception rate does it pay', ['at what exception rate does it pay']],
  ['hipaa?', ['hipaa?']],
])('“%s” asks', (text, clauses) => {
  expect(listClauses(text)).toEqual(clauses)
})

test.each([
  'we use Zapier instead of RPA',
  'When we get an order, we key it into SAP',
  'what we do is retype orders',
  'how I do it: by hand',
  'maybe 4%?',
  '40?',
  'honestly? purchase orders',
  'is that enough?',
  'would be next month',
  'our customers ask what is the price all day',
  'I do order entry',
  'who knows',
  'what a mess',
  'about 40 people, right?',
])('“%s” does not ask', (text) => {
  expect(listClauses(text)).toEqual([])
})
