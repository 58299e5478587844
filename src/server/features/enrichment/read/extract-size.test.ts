import { expect, test } from 'vitest'
import { extractSize } from '#server/features/enrichment/read/extract-company.ts'

const page = { url: new URL('https://harbourlane.com/') }
const readSize = (...statements: string[]) =>
  extractSize(page, [], statements).map(({ value, quote }) => [value, quote])

test.each([
  ['Our team of 120 works in three depots.', 'about 120 people'],
  ['We have more than 500 employees.', 'more than 500 people'],
  ['200+ people', 'more than 200 people'],
  ['We are 9 people.', 'about 9 people'],
  ['A team of twelve looks after you.', 'about 12 people'],
  ['Acme employs 1,200 people in Leeds.', 'about 1,200 people'],
  ['Our 45-strong crew is on the road each day.', 'about 45 people'],
  ['Über 1.500 Mitarbeiter:innen an acht Standorten.', 'more than 1,500 people'],
  ['38 staff', 'about 38 people'],
])('%s', (sentence, value) => {
  expect(readSize(sentence)).toEqual([[value, sentence]])
})

test.each([
  'Trusted by 10,000 people.',
  'Software for teams of 50 people.',
  'We have helped 500 people find a home.',
  'We serve companies with 200 employees.',
  'Our clients have up to 5,000 employees.',
  '4,000 students',
  'We placed 300 professionals last year.',
  'We have 99,999,999 employees.',
  'Office 365 for staff',
])('"%s" says nothing of how many work there', (sentence) => {
  expect(readSize(sentence)).toEqual([])
})

test('figures that contradict one another tell nothing, and those that agree do', () => {
  expect(readSize('We have 40 employees.', 'We are a team of 900 people.')).toEqual([])
  expect(readSize('We have 40 employees.', 'We are a team of 45 people.')).toHaveLength(1)
})
