import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { STATE_TOPICS } from '#content/answers/card.ts'
import { readAnswers } from '#content/answers/read-answers.ts'

const OPTIONS = { order: ['prices', 'firm'], values: { 'audit.price': '$5', 'firm.name': 'Acme' } }
const CARD = `
- id: price
  text: >-
    An audit costs
    {audit.price}.
  sources: [pricing, home]
  phrasings:
    - how much is {firm.name}
    - 24/7 price?
`
const QUESTIONS = {
  articles: 'some-article:\n  - what is an article',
  'beyond-us': 'world:\n  - who won',
  'case-studies': 'some-case:\n  - what was the case',
  heard: 'my_score:\n  - how did we do',
  conversation: STATE_TOPICS.map((topic) => `${topic}:\n  - ${topic}`).join('\n'),
}

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'answers-'))
  mkdirSync(path.join(folder, 'questions'))
  for (const [name, text] of Object.entries(QUESTIONS)) write(`questions/${name}`, text)
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

function write(name: string, text: string): void {
  writeFileSync(path.join(folder, `${name}.yaml`), text)
}

const readProblems = () => {
  try {
    readAnswers(folder, OPTIONS)
    return []
  } catch (error) {
    const [title, ...problems] = String(error).split('\n  ')
    expect(title).toBe('Error: Answers need mending.')
    return problems
  }
}

test('a card is read with its values, pages, and phrasings', () => {
  write('prices', CARD)
  const { cards, questions } = readAnswers(folder, OPTIONS)
  expect(cards).toEqual([
    {
      file: 'prices',
      cards: [
        {
          id: 'price',
          text: 'An audit costs $5.',
          citations: [
            { title: 'Pricing', url: '/pricing' },
            { title: expect.any(String), url: '/' },
          ],
          phrasings: ['how much is Acme', '24/7 price?'],
        },
      ],
    },
  ])
  expect(questions['beyond-us']).toEqual({ world: ['who won'] })
})

test('files come in the order that is asked for, and others last', () => {
  for (const name of ['extra', 'firm', 'prices']) write(name, '[]')
  expect(readAnswers(folder, OPTIONS).cards.map(({ file }) => file)).toEqual([
    'prices',
    'firm',
    'extra',
  ])
})

test.each([
  [
    '{audit.price}',
    '{audit.cost}',
    '"{audit.cost}" is not a value. The values are {audit.price}, {firm.name}.',
  ],
  [
    '{audit.price}',
    '{audit.price',
    '"{audit.price." is not a value. The values are {audit.price}, {firm.name}.',
  ],
  ['{firm.name}', '{firm}', '"{firm}" is not a value. The values are {audit.price}, {firm.name}.'],
  ['[pricing, home]', '[]', '"sources" is [], but must be a list with at least one page.'],
  ['sources', 'source', '"sources" is missing. It must be a list of pages.'],
  ['24/7 price?', '24', '"phrasings.1" is 24, but must be a line of text.'],
  [
    'text:',
    'isObjection: maybe\n  text:',
    '"isObjection" is "maybe", but must be true, or left out.',
  ],
  ['text:', 'txt: a\n  text:', '"txt" is not a field here.'],
])('%s written as %s is told with file and card', (right, wrong, problem) => {
  write('prices', CARD.replace(right, wrong))
  expect(readProblems()).toContain(`src/content/answers/prices.yaml, card “price”: ${problem}`)
})

test('a page that is not there is told, with those that are', () => {
  write('prices', CARD.replace('pricing', 'prices'))
  expect(readProblems()).toEqual([
    expect.stringMatching(
      /^src\/content\/answers\/prices\.yaml, card “price”: "sources\.0" is "prices", but must be one of home, contactForm, /,
    ),
  ])
})

test('a card without an id is named by its place', () => {
  write('prices', CARD.replace('id: price\n  ', ''))
  expect(readProblems()).toEqual([
    'src/content/answers/prices.yaml, card 1: "id" is missing. It must be lower-case words joined by hyphens.',
  ])
})

test('an id or a phrasing that is used twice is told with both places', () => {
  write('prices', CARD)
  write('firm', CARD.replace('24/7 price?', 'who won'))
  expect(readProblems()).toEqual([
    'src/content/answers/firm.yaml, card “price”: the id "price" is also in src/content/answers/prices.yaml, card “price”.',
    'src/content/answers/firm.yaml, card “price”: "how much is Acme" is also in src/content/answers/prices.yaml, card “price”.',
    'src/content/answers/questions/beyond-us.yaml, “world”: "who won" is also in src/content/answers/firm.yaml, card “price”.',
  ])
})

test('a file that is not YAML, or no list of cards, is told with the line', () => {
  write('prices', CARD.replace('text: >-', 'text: "'))
  write('firm', 'id: firm')
  expect(readProblems()).toEqual([
    expect.stringMatching(/^src\/content\/answers\/prices\.yaml: .+ at line \d+, column \d+\.$/),
    'src/content/answers/firm.yaml: must be a list of cards.',
  ])
})

test('phrasings of a topic that is not there, or of none, are told', () => {
  write('questions/conversation', QUESTIONS.conversation.replace('my_score:', 'my_scor:'))
  write('questions/articles', 'some-article: what is it')
  write('questions/heard', 'prices:\n  - what is the damage')
  expect(readProblems()).toEqual([
    'src/content/answers/questions/articles.yaml: "some-article" is "what is it", but must be a list of phrasings.',
    expect.stringContaining('src/content/answers/questions/conversation.yaml: '),
    expect.stringContaining('src/content/answers/questions/conversation.yaml: '),
    'src/content/answers/questions/heard.yaml: "prices" is no card and no topic.',
  ])
})
