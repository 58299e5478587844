import { expect, test } from 'vitest'
import { isNotOurs } from '#agent/knowledge/rank-answers.ts'

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
