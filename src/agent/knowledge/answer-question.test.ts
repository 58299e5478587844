import { expect, test } from 'vitest'
import type { Answer } from '#agent/knowledge/answer.ts'
import { answerHint, answerQuestion } from '#agent/knowledge/answer-question.ts'
import { isNotOurs } from '#agent/knowledge/asked-names.ts'
import { createKnowledge, getPageKnowledge } from '#agent/knowledge/knowledge.ts'

const knowledge = getPageKnowledge()
const ask = (query: string, context = query): Answer =>
  answerQuestion(knowledge, { query, context })

function name(answer: Answer | null): string {
  if (answer?.kind === 'card') return answer.id
  if (answer?.kind === 'passage') return answer.citations[0]?.url ?? ''
  return answer?.kind === 'state' ? answer.topic : 'unknown'
}

test.each([
  ['how much would an audit set us back', 'price-audit'],
  ['whats the price of phase two', 'price-pilot'],
  ['hwo much doess teh pilot cst', 'price-pilot'],
  ['are there any refunds if we are unhappy', 'refunds'],
  ['who has the rights to the sourcecode afterwards', 'ownership'],
  ['diffrence to zapeir', 'compare-zapier'],
  ['do you have an office in lisbon', 'location'],
  ['are you certified for soc 2', 'certificates'],
  ['will my staff lose their jobs', 'people-and-jobs'],
  ['what is my score right now', 'my_score'],
  ['what did i tell you so far', 'my_facts'],
  ['how much would we save with that', 'my_savings'],
])('“%s” is answered by %s', (query, expected) => {
  expect(name(ask(query))).toBe(expected)
})

test.each([
  'what is the capital of portugal',
  'recommend a pizza place near the station',
  'how do i reset my salesforce password',
  'which stocks should i buy this week',
])('“%s” is not ours', (query) => {
  expect(ask(query)).toMatchObject({ kind: 'unknown', isForeign: true })
})

test('a question about the conversation wants no answer from the site', () => {
  expect(ask('do you mean per person')).toMatchObject({ kind: 'unknown', isAside: true })
})

test('a clause that points back is read with what stands before it', () => {
  const context = 'our inventory program was written in 1998 and has no api. is that a dealbreaker'
  expect(name(ask('is that a dealbreaker', context))).toBe('old-tools')
})

test('an article is quoted where it speaks of the question, with the anchor of that place', () => {
  const source = `---
title: Tea for agents
summary: How agents brew tea.
tags: [tea]
---

## Brewing oolong

Oolong is brewed for three minutes at eighty degrees, and never longer than that by any agent.
`
  const withArticle = createKnowledge([{ slug: 'tea-for-agents', source }])
  const answer = answerQuestion(withArticle, {
    query: 'is oolong brewed at eighty degrees',
    context: 'is oolong brewed at eighty degrees',
  })
  expect(answer).toMatchObject({
    kind: 'passage',
    quote: expect.stringMatching(/^Oolong is brewed for three minutes/),
  })
  expect(name(answer)).toBe('/library/tea-for-agents#brewing-oolong')
})

test('words that do not ask are answered only when what they mean is sure', () => {
  expect(name(answerHint(knowledge, 'cancellation policy', false))).toBe('contract')
  expect(answerHint(knowledge, 'harbor freight', false)).toBeNull()
})

test.each([
  'what does zapier cost',
  'how many employees does accenture have',
  'is uipath better than blue prism',
  'how do i reset my salesforce password',
  'write a python script',
  'could you please draft an email to my boss',
  'can you design us a workflow',
  'review our contract right now',
])('“%s” is not ours', (query) => {
  expect(isNotOurs(query)).toBe(true)
})

test.each([
  'why are you cheaper than accenture',
  'does it connect to salesforce',
  'how do agents compare with uipath on cost',
  'can you build agents for finance',
  'can the agent draft emails',
  'what does a pilot cost',
])('“%s” is', (query) => {
  expect(isNotOurs(query)).toBe(false)
})
