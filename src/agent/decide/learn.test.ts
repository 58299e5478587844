import { expect, test } from 'vitest'
import { takeTurn } from '#agent/conversation.ts'
import type { Turn } from '#agent/state/turn.ts'
import { talkToEnd } from '#agent/testing/talk.ts'

const TOLD = [
  "Hi, I'm Ingrid Solheim from Harbor Freight Co, our site is harborfreightco.com",
  'Three of us key bills of lading by hand, about 15 hours a week each.',
  'call it $32 an hour all in',
  'We use Slack, Trello, Excel and Brokerflow',
]

const say = (text: string): Turn => takeTurn(talkToEnd(...TOLD).state, { id: 'm5', text })

test.each([
  ['correction: we no longer use Trello', ['Slack', 'Microsoft Excel', 'Brokerflow']],
  ['strike Slack from that list, we cancelled it', ['Trello', 'Microsoft Excel', 'Brokerflow']],
  ['forgot to say we dropped Trello in June', ['Slack', 'Microsoft Excel', 'Brokerflow']],
  ['please remove Trello and Slack', ['Microsoft Excel', 'Brokerflow']],
  ['take Slack off the list', ['Trello', 'Microsoft Excel', 'Brokerflow']],
  ['we have moved off trello', ['Slack', 'Microsoft Excel', 'Brokerflow']],
  ["Slack isn't used any more", ['Trello', 'Microsoft Excel', 'Brokerflow']],
  ['Trello should come off', ['Slack', 'Microsoft Excel', 'Brokerflow']],
  ["we don't use brokerflow any more", ['Slack', 'Trello', 'Microsoft Excel']],
  ['we use Asana, not Trello', ['Slack', 'Microsoft Excel', 'Brokerflow', 'Asana']],
  ['actually we replaced Trello with Asana', ['Slack', 'Microsoft Excel', 'Brokerflow', 'Asana']],
])('“%s” leaves %j of the tools, and their number follows', (text, expected) => {
  const { facts } = say(text)
  expect(facts.tools?.value).toEqual(expected)
  expect(facts.tool_count?.value).toBe(expected.length)
})

test.each([
  'we might drop Trello next year',
  'our accountant no longer uses Excel',
  "we don't use Excel for that part",
  'the invoices never match Excel',
  'should we stop using Slack?',
  'we want something better instead of Trello',
  'nobody likes Slack',
  'people forget Trello exists',
])('“%s” strikes nothing', (text) => {
  expect(say(text).facts.tools?.value).toEqual(['Slack', 'Trello', 'Microsoft Excel', 'Brokerflow'])
})

test('the old list is kept for the staff and the new one is said back', () => {
  const { state, reply } = say('we no longer use Trello')
  expect(state.history).toContainEqual(
    expect.objectContaining({
      slot: 'tools',
      quote: expect.stringContaining('Trello'),
      replacedIn: 'm5',
    }),
  )
  expect(reply.text).toContain('Slack, Excel, and Brokerflow')
})

test('the score follows the number of tools', () => {
  const before = talkToEnd(...TOLD).scoreCard
  const after = say('we no longer use Trello, Slack or Brokerflow').scoreCard
  expect(after.score).toBeLessThan(before.score)
})

test('a list without any tool left is open again, and so is its number', () => {
  const { facts, reply } = say('we no longer use Slack, Trello, Excel or Brokerflow')
  expect(facts.tools).toBeUndefined()
  expect(facts.tool_count).toBeUndefined()
  expect(reply.text).toContain('No tool is left on the list.')
})
