import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createWriter, type Writer } from '#agent/respond/wording/create-writer.ts'
import type { WordingPlan } from '#agent/respond/wording/wording-plan.ts'
import { BURDEN_WORDS, LINK_WORDS, PRAISE_WORDS } from '#agent/respond/wording/words/plain-words.ts'
import { WORK_WORDS } from '#agent/respond/wording/words/work-words.ts'

const PLAN: WordingPlan = {
  blocks: [
    { name: 'greeting', text: 'Thanks, Maya.', startsParagraph: true },
    { name: 'noted', text: 'So 45 hours a week.', startsParagraph: false },
    { name: 'answer', text: 'An audit costs $25K-$50K.', startsParagraph: true },
  ],
  question: {
    asks: 'hourly_rate',
    also: null,
    text: 'Roughly what does an hour of that work cost, wages and overhead?',
    startsParagraph: true,
  },
  values: { name: 'Maya', hours: '45 hours a week', tools: 'NetSuite and Excel' },
}
const OURS =
  'Thanks, Maya. So 45 hours a week.\n\nAn audit costs $25K-$50K.\n\nRoughly what does an hour of that work cost, wages and overhead?'
const MESSAGE = 'we key bills of lading by hand, 45 hours a week'

/** The one kind of question that a model may put in its own words. */
const TOOLS_PLAN: WordingPlan = {
  ...PLAN,
  question: {
    asks: 'tools',
    also: null,
    text: 'Which tools does the work pass through?',
    startsParagraph: true,
  },
}

function open(plan = PLAN): Writer {
  return createWriter(plan, { message: MESSAGE })
}

function write(text: string, plan = PLAN): Writer {
  const writer = open(plan)
  writer.push(text)
  writer.finish()
  return writer
}

test('without a word from the model, the text is our own', () => {
  const writer = open()
  expect(writer.finish().join('')).toBe(OURS)
  expect(writer.text()).toBe(OURS)
})

test('a sentence is released when it is whole and passed, and not before', () => {
  const writer = open()
  expect(writer.push('That sounds tir')).toEqual([])
  expect(writer.push('ing.')).toEqual([])
  expect(writer.push(' {{no')).toEqual(['Thanks, Maya.', ' That sounds tiring.'])
  expect(writer.push('ted}}')).toEqual([' So 45 hours a week.'])
})

test('who is thanked by name is not thanked twice', () => {
  expect(write('Thanks, {{name}}. {{noted}}').text()).toBe(OURS)
})

test('a refused sentence vanishes, and its neighbours stand', () => {
  const writer = write('Thanks, {{name}}. You save 80%. That sounds tiring. {{noted}} {{answer}}')
  expect(writer.text()).toMatch(
    /^Thanks, Maya\. That sounds tiring\. So 45 hours a week\. An audit/,
  )
  expect(writer.tally()).toEqual({ accepted: 2, refused: 1, placed: 2 })
})

test('the question comes last, in the words of the model, wherever it asked it', () => {
  const text = write('Which systems does your team use? {{answer}} {{noted}}', TOOLS_PLAN).text()
  expect(text).toMatch(/Which systems does your team use\?$/)
  expect(text).not.toContain('Which tools')
})

test('a question for a figure is asked in our words, and the model’s own costs nothing', () => {
  const writer = write('That sounds tiring. What does an hour of that work cost you? {{answer}}')
  expect(writer.text()).toMatch(/\n\nRoughly what does an hour of that work cost, wages/)
  expect(writer.text()).not.toContain('cost you?')
  expect(writer.tally()).toEqual({ accepted: 1, refused: 0, placed: 1 })
})

test('a name that the model wrote out counts as its placeholder', () => {
  expect(write('Nice to meet you, Maya! {{noted}}').text()).toMatch(
    /^Nice to meet you, Maya! So 45/,
  )
  expect(write('Maya is wrong. Maya’s boss is slow.').text()).toBe(OURS)
})

test('who only places blocks has refused nothing', () => {
  const writer = write('{{noted}} {{answer}} {{question}}')
  expect(writer.tally()).toEqual({ accepted: 0, refused: 0, placed: 3 })
})

test('after the question, and after six sentences, nothing more is taken', () => {
  const asked = open(TOOLS_PLAN)
  asked.push('Which systems does your team use? ')
  expect(asked.isFull()).toBe(true)
  asked.push('That sounds tiring. ')
  expect(asked.tally()).toMatchObject({ accepted: 1, refused: 1 })
  const many = open()
  for (const word of ['tiring', 'slow', 'hard', 'tedious', 'heavy', 'messy', 'awkward'])
    many.push(`That sounds ${word}. `)
  expect(many.tally()).toMatchObject({ accepted: 6, refused: 1 })
  expect(many.isFull()).toBe(true)
})

test('a block that is placed twice stands once', () => {
  expect(write('{{noted}} {{noted}} {{answer}}').text()).toBe(
    OURS.replace('week.\n\nAn', 'week. An'),
  )
})

test.each([
  ['So {{hours}}.', { accepted: 1, refused: 0 }],
  ['Thanks, {{name}}, {{hours}} for the team.', { accepted: 1, refused: 0 }],
  ['You lose {{hours}}.', { accepted: 0, refused: 1 }],
  ['{{hours}} is a lot of work.', { accepted: 0, refused: 1 }],
])('a figure is said back and used for nothing else: “%s”', (sentence, tally) => {
  expect(write(sentence).tally()).toMatchObject(tally)
})

test('a half sentence at the end is dropped', () => {
  expect(write('Thanks, {{name}}. {{noted}} That sounds tir').text()).toBe(OURS)
})

test('an endless answer is full after 8,000 characters and takes no more', () => {
  const writer = open()
  for (let index = 0; index < 1_000; index += 1) writer.push('lies and lies ')
  expect(writer.isFull()).toBe(true)
  writer.finish()
  expect(writer.text()).toBe(OURS)
  expect(writer.push('That sounds tiring. ')).toEqual([])
})

test.each([
  ['words', 'that sounds tiring '.repeat(6_000)],
  ['braces', '{{'.repeat(50_000)],
  ['closed braces', '{{noted}}'.repeat(12_000)],
  ['hyphens', `A${'-a'.repeat(50_000)}.`],
  ['spaces', ' '.repeat(100_000)],
  ['sentences', 'That sounds tiring. '.repeat(5_000)],
])('100,000 characters of %s take under 50 ms', (_, text) => {
  // The best of five, since other work on the machine may take any one of them its time.
  const times = Array.from({ length: 5 }, () => {
    const start = performance.now()
    write(text)
    createWriter(PLAN, { message: text })
    return performance.now() - start
  })
  expect(Math.min(...times)).toBeLessThan(50)
})

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    ...['{{noted}}', '{{answer}}', '{{question}}', '{{name}}', '{{hours}}', '{{', '}}', '. ', '\n'],
    ...[
      'That sounds tiring. ',
      'Thanks, {{name}}. ',
      'So {{hours}}. ',
      'You save 12%. ',
      ': ',
      '? ',
    ],
    ...['What does an hour of that work cost? ', 'In 3 weeks ', ' two ', ' free ', '<b>', '$5 '],
  ),
  fc
    .constantFrom(...LINK_WORDS, ...WORK_WORDS, ...BURDEN_WORDS, ...PRAISE_WORDS)
    .map((word) => ` ${word}`),
)
const anyText = fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(''))

test('whatever comes, every figure is one of ours, and each block and the question stand once', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const said = write(text).text()
      const rest = said
        .replace('Thanks, Maya.', '')
        .replace('So 45 hours a week.', '')
        .replace('An audit costs $25K-$50K.', '')
        .replaceAll('45 hours a week', '')
      expect(rest).not.toMatch(/[\p{N}$%<>{}]/u)
      expect(said.split('So 45 hours a week.').length).toBeGreaterThanOrEqual(2)
      expect(said.split('An audit costs $25K-$50K.')).toHaveLength(2)
      expect(said.split('?')).toHaveLength(2)
      expect(said).toContain('Maya')
    }),
    { numRuns: 2_000, seed: 7 },
  )
})

test('how the text is cut into pieces changes nothing', () => {
  fc.assert(
    fc.property(
      anyText,
      fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1 }),
      (text, sizes) => {
        const writer = open()
        const pieces: string[] = []
        let position = 0
        for (let index = 0; position < text.length; index += 1) {
          const size = sizes[index % sizes.length] ?? 1
          pieces.push(...writer.push(text.slice(position, position + size)))
          position += size
        }
        pieces.push(...writer.finish())
        const whole = write(text)
        expect(pieces.join('')).toBe(whole.text())
        expect(writer.tally()).toEqual(whole.tally())
      },
    ),
    { numRuns: 1_000, seed: 7 },
  )
})
