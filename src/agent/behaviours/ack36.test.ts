import { expect, test } from 'vitest'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

const WORK = 'Ann Bell, bellco.com. We key orders, 30 hours a week'
const QUESTION = 'Which insurance do you carry?'

test.each([
  'Sure, pass it. We use QuickBooks and Excel',
  'No, I mean the liability one. Sure, pass it. We use QuickBooks and Excel',
  'I said YES pass it. For the liability one.',
  'Fine, pass it on. ann@bellco.com. And do you have a SOC 2?',
  'ok pass it on, ann@bellco.com. and i dont use zapier',
  'It is QuickBooks, and please pass that on to someone',
])('“%s” passes the question on', (yes) => {
  expect(talkToEnd(WORK, QUESTION, yes).reply.handoff).toEqual({
    reason: 'question',
    question: QUESTION,
  })
})

test.each([
  'nah dont pass it on. what does the audit cost?',
  'Why not, you had my number. Make it 40 hours',
  'Great. We use QuickBooks and Excel',
])('“%s” passes nothing on', (text) => {
  expect(talkToEnd(WORK, QUESTION, text).reply.handoff).toBeNull()
})

test('what stands beside the yes is read, and the address is said once', () => {
  const { facts, reply } = talkToEnd(WORK, QUESTION, 'Yes pass it on. 4 clerks, ann@bellco.com')
  expect(facts.team_size?.value).toBe(4)
  expect(reply.text.match(/ann@bellco\.com/g)).toHaveLength(1)
})

test('a question that was offered to a person can be passed on later', () => {
  const { reply } = talkToEnd(WORK, QUESTION, '2 people', 'ok pass it on then. ann@bellco.com')
  expect(reply.handoff?.question).toBe(QUESTION)
  expect(talkToEnd(WORK, '2 people', 'we pass it on to sales').reply.handoff).toBeNull()
})

test.each([
  'so did you actually pass my question to someone?',
  'did my question get sent?',
  'you did not pass my question?',
  'is anyone getting back to me?',
  "so someone's emailing me right?",
])('“%s” is answered from what was done', (asked) => {
  expect(talkToEnd(WORK, QUESTION, asked).reply.text).toMatch(
    /^(?:I’m sorry about that\. )?Not yet\./,
  )
  const passed = talkToEnd(WORK, QUESTION, 'yes', 'ann@bellco.com', asked)
  expect(passed.reply.text).toMatch(
    /^(?:Sorry.*|I’m sorry about that\. )?Yes, your question is passed on: .*ann@bellco\.com/,
  )
  expect(talkToEnd(WORK, asked).reply.text).toMatch(
    /^(?:I’m sorry about that\. )?Nothing has been passed on/,
  )
})

test.each([
  ['forget it. have somebody call me, 312-555-0148, after 4 central', 'after 4 central'],
  ['can somebody call us thursday afternoon', 'thursday afternoon'],
  ['can I talk to a human tomorrow after 4', 'tomorrow after 4'],
  ['have someone ring me friday at 10 am, 312-555-0148', 'friday at 10 am'],
])('“%s” asks for a person, with the time', (text, time) => {
  const { reply } = talkToEnd(WORK, QUESTION, text)
  expect(reply.handoff?.reason).toBe('asked')
  expect(reply.booking).toBeNull()
  expect(reply.text).toContain(`I’ve noted “${time}” for the call.`)
  expect(reply.text).not.toMatch(/won’t pass|invitation/)
})

test('a time that follows a request for a person is noted', () => {
  const { reply } = talkToEnd(WORK, 'can somebody call us?', '312-555-0148, after 2')
  expect(reply.text).toContain('“after 2”')
})

test.each([
  'have someone email me about it',
  'can somebody write to me',
  'please have somebody email us',
])('“%s” asks for a person', (text) => {
  const turns = talk(WORK, `${text}, ann@bellco.com`)
  expect(turns.at(-1)?.reply.handoff?.reason).toBe('asked')
  expect(turns.at(-1)?.reply.text.match(/ann@bellco\.com/g)).toHaveLength(1)
})
