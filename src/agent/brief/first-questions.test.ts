import { describe, expect, test } from 'vitest'
import { quoteAloud } from '#agent/brief/first-question.ts'
import { askFromNothing, chooseFirstQuestions } from '#agent/brief/first-questions.ts'
import { makeLeadOf } from '#agent/brief/testing/lead-of.ts'
import { BUYERS } from '#agent/testing/buyers.ts'
import { KNOWN, VALUED } from '#agent/testing/known.ts'

const ask = (...messages: string[]) => chooseFirstQuestions(makeLeadOf(...messages))
const textsOf = (...messages: string[]) => ask(...messages).map(({ text }) => text)
const reasonsOf = (...messages: string[]) => ask(...messages).map(({ reason }) => reason)

describe('of every lead', () => {
  test.each(BUYERS)('$who: three different themes, the same each time', ({ messages }) => {
    const questions = ask(...messages)
    expect(new Set(questions.map(({ theme }) => theme)).size).toBe(3)
    expect(ask(...messages)).toEqual(questions)
    for (const { text, reason } of questions) {
      expect(text).toMatch(/\?$/)
      expect(`${text} ${reason}`).not.toMatch(/undefined|NaN|null|Infinity/)
    }
  })

  test.each(BUYERS)('$who: each names a figure or words of this lead', ({ messages }) => {
    const own = ask(...messages).filter(({ text, reason }) => /“|\$?\d/.test(text + reason))
    expect(own).toHaveLength(3)
  })
})

describe('the figure asked about', () => {
  test('is the range, when a range moves the estimate most', () => {
    // 20 to 60 hours: the middle, 40 h × $50 × 52 × 55% = $57,200, moves by as much.
    expect(
      ask(
        'tom, becker.de',
        '20-60 hours a week',
        '$50 an hour',
        'SAP, Excel, Outlook',
        '5% errors',
      ),
    ).toContainEqual(
      expect.objectContaining({
        theme: 'figures',
        text: 'You gave a range of 20 to 60 hours a week. Which end is a typical week?',
        reason:
          'The estimate takes the middle, 40. From one end to the other it moves by $57,200 a year.',
      }),
    )
  })

  test('is the sum over people, when the hours were worked out', () => {
    const texts = textsOf(
      'Maya Okafor, harborfreightco.com',
      'Three of us key bills of lading by hand, about 15 hours a week each',
      '$32 an hour and 4% come back wrong',
      'NetSuite, Excel and Outlook',
    )
    expect(texts).toContain(
      'You wrote “Three of us key bills of lading by hand, about 15 hours a week each”. Is that true for each of them in a typical week?',
    )
  })

  test('is what counts as nothing, when nobody said it', () => {
    const reasons = reasonsOf(...KNOWN, '$32 an hour', 'NetSuite, Excel, Outlook')
    // 45 h × $32 × 52 = $74,880; a percent of errors adds two points.
    expect(reasons).toContain(
      'They didn’t say, so the estimate counts 0%. Each percent adds $1,498 a year.',
    )
  })

  test('is the change, when a figure was corrected by much', () => {
    const texts = textsOf(...VALUED, 'sorry, it is 30 hours a week in total')
    expect(texts).toContain(
      'You first said 45 hours a week, then 30 hours a week. What made the difference?',
    )
  })

  test('is the missing one, with its weight, when there is no estimate', () => {
    const [figures] = ask(...KNOWN, 'I would rather not share salaries').filter(
      ({ theme }) => theme === 'figures',
    )
    expect(figures?.text).toContain('those 45 hours a week')
    expect(figures?.reason).toContain('They declined to say in the chat')
    expect(figures?.reason).toContain('15 points')
  })

  test('is the number of people, when hours were told per person', () => {
    const texts = textsOf('tom, becker.de', 'about 15 hours a week each')
    expect(texts).toContain('You wrote “15 hours a week each”. For how many people is that so?')
  })
})

describe('what else is asked about', () => {
  test('a question that the chat had no answer to', () => {
    const [first] = ask(...VALUED, 'Are you SOC 2 certified?')
    expect(first?.text).toBe(
      'You asked “Are you SOC 2 certified?”. What depends on the answer for you?',
    )
  })

  test('who decides besides, when others do', () => {
    const texts = textsOf(...KNOWN, 'it is my CFO who decides with me')
    expect(texts).toContain('Who decides with you, and what do they need to see first?')
  })

  test('a date that is nearer than our first phase', () => {
    const texts = textsOf('Ann, acme.com', 'I decide on this alone', 'we must start next month')
    expect(texts).toContain(
      'You want it within a month, and our audit alone takes 2-4 weeks. What has to be working by then?',
    )
  })

  test('a budget below our first phase, in both figures', () => {
    const texts = textsOf(...VALUED, 'I decide', 'within three months', 'our budget is $10,000')
    expect(texts).toContain(
      'You named $10,000, and our audit starts at $25,000. What would it have to deliver to be worth that?',
    )
  })

  test('somebody who is not here to buy is asked what the call is for', () => {
    const [last] = ask('Hi, I am a student writing a thesis about this').slice(-1)
    expect(last?.text).toBe('What would you like to have learned by the end of this call?')
    expect(last?.said?.quote).toContain('student')
  })
})

test('who refused everything is not quoted, and is told nothing of figures they never gave', () => {
  const questions = ask('Tom', 'I would rather not say', 'no', 'rather not tell')
  expect(questions.map(({ theme }) => theme)).toEqual(['pain', 'figures', 'decision'])
  expect(questions.map(({ text }) => text).join()).not.toMatch(/“|\$/)
})

test('whoever asked for the call before anything was known is asked what it should settle', () => {
  expect(textsOf('Tom', 'can I book a call?', 'tom@becker.example')[0]).toBe(
    'You asked for this call yourself. What should it settle for you?',
  )
})

test('without a conversation the questions begin at the beginning, and say so', () => {
  expect(askFromNothing('Acme').map(({ text }) => text)[0]).toContain('at Acme')
  expect(askFromNothing('')[0]?.text).toMatch(/^Which work did you/)
  expect(askFromNothing('')[0]?.reason).toContain('There was no conversation')
})

test('words that are said aloud are cut at a word', () => {
  expect(quoteAloud('It is a  nightmare.')).toBe('“It is a nightmare”')
  const long = quoteAloud('retype every invoice '.repeat(20))
  expect(long.length).toBeLessThan(150)
  expect(long).toMatch(/(?:retype|every|invoice) …”$/)
})
