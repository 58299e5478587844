import { describe, expect, test } from 'vitest'
import { KNOWN, VALUED } from '#agent/testing/known.ts'
import { talk, talkToEnd } from '#agent/testing/talk.ts'

test.each([
  ['that’s way too expensive', 'you commit to one phase at a time'],
  ['we can’t afford that', 'you commit to one phase at a time'],
  ['why not just use ChatGPT?', 'stay with what you have'],
  ['we already have Copilot, why would we need you?', 'stay with what you have'],
  ['our developers could build this ourselves, no?', 'The code is yours either way'],
  ['why not just hire someone?', 'Hire when the work needs judgment'],
  ['why not Zapier?', 'every case takes the same path'],
  ['we tried automation before and it failed', 'broke on the exceptions'],
  ['just send me a brochure', 'press “Email me this estimate.”'],
  ['who is behind this?', 'Mara Lindqvist'],
  ['are you a real company?', 'consulting and systems firm'],
  ['am I talking to a bot?', 'automated assistant'],
  ['I don’t have time for this', 'the short version'],
  ['I need to ask my boss first', 'you can download it to show'],
  ['how do I know this works?', 'take our word for it'],
  ['prove it', 'take our word for it'],
  ['who reads this chat?', '“Your conversation” under this chat'],
  ['can I delete this conversation?', 'read, download, correct, or delete all of it yourself'],
  ['what happens next?', 'The next step is a 30-minute call'],
])('“%s” gets a real answer', (objection, words) => {
  const { reply } = talkToEnd(...KNOWN, objection)
  expect(reply.text).toContain(words)
  expect(reply.text.split('?').length - 1).toBeLessThanOrEqual(1)
})

test('a negative return is said with the visitor’s own figures, what would change it and what to do instead', () => {
  const { reply } = talkToEnd(...VALUED, 'so it doesn’t even pay back?')
  expect(reply.text).toContain('45 hours a week at $32 an hour')
  expect(reply.text).toMatch(
    /within (?:a year|three years) from about [\d,]+ hours a week|too small for us/,
  )
})

test('without figures, whether it pays is said to be open', () => {
  const { reply } = talkToEnd(
    'Maya, acme.com',
    'your calculator shows a negative ROI, why should I buy?',
  )
  expect(reply.text).toContain('I need the hours a week and what an hour of them costs')
})

test('asked where the figure comes from, it says the inputs with their workings and every step', () => {
  const { reply } = talkToEnd(
    'Maya Okafor, harborfreightco.com',
    'We re-key orders by hand, 3 people, 15 hours a week each',
    ...VALUED.slice(2),
    'how did you get that figure?',
  )
  expect(reply.text).toContain('45 hours a week (3 people × 15 hours')
  expect(reply.text).toContain('45 hours × $32 × 52 weeks = $74,880 a year')
  expect(reply.text).toContain('30% + 3 tools × 5%')
})

describe('an estimate on a figure that waits for a yes', () => {
  const PROVISIONAL = [
    'Jen, castellanpg.com',
    'tenant maintenance requests',
    'three coordinators, full time',
    '$24 an hour',
    'AppFolio, Gmail, and Twilio',
    '10 percent get sent to the wrong vendor',
  ]

  test.each(['how did you get that figure?', 'is it even worth it with our numbers?'])(
    '“%s” is answered with the sum, what it rests on, and the question for the yes',
    (question) => {
      const { reply } = talkToEnd(...PROVISIONAL, question)
      expect(reply.text).toContain('If 120 hours a week is right')
      expect(reply.text).toContain('120 hours × $24 × 52 weeks × 65%')
      expect(reply.asking).toBe('manual_hours')
    },
  )

  test.each(['yes 120 is right', '120 hours is correct'])('“%s” settles it later', (text) => {
    const { facts, reply } = talkToEnd(...PROVISIONAL, 'next quarter, I decide', text)
    expect(facts.manual_hours?.value).toBe(120)
    expect(reply.roi).not.toBeNull()
  })

  test.each(['yes', 'next quarter, 120 of us', '120 is not right', 'not 120'])(
    '“%s” settles nothing',
    (text) => {
      const { facts } = talkToEnd(...PROVISIONAL, 'next quarter, I decide', text)
      expect(facts.manual_hours).toBeUndefined()
    },
  )
})

test('tools that are only compared with are not taken for tools in use', () => {
  const { facts } = talkToEnd(...KNOWN, 'why not just use ChatGPT?')
  expect(facts.tools).toBeUndefined()
})

test('“no more questions” is kept until the visitor tells more of the work', () => {
  const turns = talk(
    ...KNOWN,
    'no more questions',
    'how long is a pilot?',
    'who are you?',
    'ok',
    'and the audit?',
  )
  expect(turns.slice(2).map(({ reply }) => reply.asking)).toEqual([null, null, null, null, null])
})

test('“no more questions” is kept until the visitor tells something', () => {
  const turns = talk(...KNOWN, 'stop asking me questions', 'ok', 'ok then').slice(2)
  expect(turns.map(({ reply }) => reply.asking)).toEqual([null, null, null])
  for (const { reply } of turns) expect(reply.text).not.toContain('?')
})

test('whoever tells a fact after “no more questions” is asked on', () => {
  const [quiet, told] = talk(...KNOWN, 'too many questions!', '$32 an hour').slice(2)
  expect(quiet?.reply.asking).toBeNull()
  expect(told?.facts.hourly_rate?.value).toBe(32)
  expect(told?.reply.asking).not.toBeNull()
})

test('a question after “no more questions” is answered, and nothing is asked back', () => {
  const { reply } = talkToEnd(...KNOWN, 'stop asking questions', 'what does an audit cost?')
  expect(reply.text).toContain('$25K-$50K')
  expect(reply.text).not.toContain('?')
})

test('an objection says nothing of who decides', () => {
  expect(talkToEnd(...KNOWN, 'sounds like snake oil to me').facts.authority).toBeUndefined()
})

test('“delete this conversation” is answered with where that is done', () => {
  expect(talkToEnd(...KNOWN, 'delete this conversation').reply.text).toContain(
    'delete all of it yourself',
  )
})

test('who only asks is asked something back every other time at most', () => {
  const turns = talk(
    'what do you do?',
    'how much is a pilot?',
    'who owns the code?',
    'is it secure?',
  )
  expect(turns.filter(({ reply }) => reply.text.includes('?')).length).toBe(2)
})
