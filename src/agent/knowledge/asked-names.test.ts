import { expect, test } from 'vitest'
import { answerQuestion } from '#agent/knowledge/answer-question.ts'
import { generalizeNames } from '#agent/knowledge/asked-names.ts'
import { getPageKnowledge } from '#agent/knowledge/knowledge.ts'

const knowledge = getPageKnowledge()
const ask = (query: string) => answerQuestion(knowledge, { query, context: query })

test.each([
  'what happens to my coordinators',
  'what happens to my bookkeepers then',
  'what happens to the girls in the office',
  'what will happen to our two receptionists',
  'what becomes of my typists',
  'do i still need my dispatcher',
  'will my billing clerks lose their jobs',
  'what about our schedulers',
  'will it replace our paralegals',
  'would i have to let my assistant go',
])('“%s” is asked about jobs', (question) => {
  expect(ask(question)).toMatchObject({ id: 'people-and-jobs' })
})

test.each([
  'what happens to my data',
  'what happens to the data of our employees',
  'what happens to my employee data',
  'what happens to our customers records',
])('“%s” is not', (question) => {
  expect(generalizeNames(question, () => false)).toBe(question)
  expect(ask(question)).not.toMatchObject({ id: 'people-and-jobs' })
})

test.each([
  ['do you integrate with sap', /^Yes, SAP is on our published list\./],
  ['does it work with netsuite and slack', /^Yes, NetSuite and Slack are on our published list\./],
  ['how do you connect to dentrix', /^Dentrix is not on our published list, which only shows/],
  ['can you connect to opendental', /^Open Dental is not on our published list/],
  ['can you integrate with zapier', /^Zapier is not on our published list/],
  ['have you done anything with quickbooks', /^QuickBooks is not on our published list/],
  ['do you connect to sap and dentrix', /^Yes for SAP; Dentrix is not on our published list/],
  ['have you built anything with mindbody', /^Mindbody is not on our published list/],
  ['does it work with our erp', /^We build around the tools you already run/],
])('“%s” is answered for the tool that it names', (question, text) => {
  expect(ask(question)).toMatchObject({ id: 'tools', text: expect.stringMatching(text) })
})

test.each([
  ['which law firms have you done', /^We have no published case from the legal field/],
  [
    'have you worked with wineries before',
    /^None of our published cases names “wineries”; the closest is from manufacturing/,
  ],
  [
    'do you have experience with wineries',
    /^None of our published cases names “wineries”; the closest is from manufacturing/,
  ],
  ['do you work with hospitals', /^Yes: we have published a case from healthcare/],
  ['have you done any hotels', /^We have no published case from hospitality/],
  ['do you have a case from construction', /^We have no published case from construction/],
  [
    'any case study in retail',
    /^We have no published case from retail\. The closest is online fraud review/,
  ],
  ['what industries do you work with', /^The fields we know best are/],
])('“%s” is answered for the field that it names', (question, text) => {
  expect(ask(question)).toMatchObject({ text: expect.stringMatching(text) })
})

test.each([
  ['does servicetitan have something for this', /^I don’t know ServiceTitan well enough/],
  ['i asked about ezlynx versus you', /^I don’t know EZLynx well enough/],
  ['why would i do this over just buying a rater like ezlynx', /^I don’t know EZLynx well enough/],
  ['can clienttrack do this already', /^I don’t know clienttrack well enough/],
])('“%s” is answered for the product that it names', (question, text) => {
  expect(ask(question)).toMatchObject({
    id: 'compare-product',
    text: expect.stringMatching(text),
  })
})

test.each(['can zapier do this', 'does chatgpt do this'])(
  '“%s” has a card of its own',
  (question) => {
    expect(ask(question)).not.toMatchObject({ id: 'compare-product' })
  },
)
