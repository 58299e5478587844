import { expect, test } from 'vitest'
import { isAboutUs } from '#agent/understand/acts/about-us.ts'
import { findPriceWorry, findQuestionClauses, isTopic } from '#agent/understand/acts/questions.ts'
import { tokenize } from '#agent/understand/text/tokens.ts'
import { measureCpuMs } from '#tests/support/measure-cpu.ts'

function listClauses(text: string): string[] {
  const plain = text.toLowerCase()
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
  ["what's in it for me", ["what's in it for me"]],
  ['20 hours, but who reads this?', ['who reads this?']],
  ['say you had 20 clerks, would the price go down?', ['would the price go down?']],
  ['you are a bot, right?', ['you are a bot, right?']],
  ['can agents read our PDFs', ['can agents read our pdfs']],
  ['how long should a rollout take', ['how long should a rollout take']],
  ['our form is still open what do I do', ['what do i do']],
  [
    'if a tool has no API does that change the price',
    ['if a tool has no api does that change the price'],
  ],
  ['please send me your price list', ['send me your price list']],
  ['kindly revert how you can help us', ['revert how you can help us']],
  ['I want to know if this can be automated', ['i want to know if this can be automated']],
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
  'what takes longest is filing, 6 hours a week',
  'their supervisor, who does the same work, makes $32',
  'could start next quarter',
  'do the math',
  'they pay $38 an hour, can you imagine',
  "I couldn't tell you",
  'the clerks send me a list and I type it in, 20 minutes a day',
  'a clerk keys what the driver wrote',
  'rarely, and when it does it is spectacular',
])('“%s” does not ask', (text) => {
  expect(listClauses(text)).toEqual([])
})

test.each([
  ['price audit', true],
  ['case studies please', true],
  ['your rates', true],
  ['SOC 2?', true],
  ['the audit team is slow', false],
  ['invoices', false],
])('“%s” only names what we can tell: %s', (text, expected) => {
  expect(isTopic(tokenize(text))).toBe(expected)
})

test.each([
  ['that is too much for us', 'that is too much for us'],
  ['hm, sounds expensive. Too expensive', 'Too expensive'],
  ['this is way over our budget', 'this is way over our budget'],
])('“%s” worries about the price', (text, worry) => {
  const span = findPriceWorry(tokenize(text))
  expect(span && text.slice(...span)).toBe(worry)
})

test.each(['that is too much work', 'that is expensive typing'])('“%s” does not', (text) => {
  expect(findPriceWorry(tokenize(text))).toBeNull()
})

test.each([
  ['is the pilot really 12 weeks', true],
  ['how long does an audit take', true],
  ['how long should our audit take', false],
  ['do you sign NDAs', true],
  ['do you think our 40 hours are too few', false],
  ['is that enough', false],
])('“%s” is about us: %s', (query, expected) => {
  expect(isAboutUs(query)).toBe(expected)
})

test.each(['what is ', 'do you ', 'and if ', 'how much , ', 'tell me '])(
  '2,000 characters of %j cost four times what 500 do',
  (words) => {
    const find = (length: number) => () => {
      const text = words.repeat(Math.floor(length / words.length))
      for (let time = 0; time < 60; time += 1) findQuestionClauses(text)
    }
    find(500)()
    const short = measureCpuMs(find(500))
    // Sixteen times as much where the time is not linear; the clock may count in steps of 10 ms.
    expect(measureCpuMs(find(2_000))).toBeLessThan((short + 10) * 8)
  },
)
