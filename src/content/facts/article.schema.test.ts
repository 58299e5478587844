import { expect, test } from 'vitest'
import { readArticle } from '#content/facts/article.schema.ts'

const FILE = 'src/content/articles/a-robot-worth-keeping.mdx'
const fields = {
  id: 8,
  type: 'essays',
  title: 'A robot worth keeping',
  summary: 'Two robots and a calculation.',
  systemType: 'Ops',
  topicalCluster: 'Agentic Architecture',
  date: new Date('2026-02-17'),
  slug: 'a-robot-worth-keeping',
  author: 'firm',
  writer: 'Teo Adeyemi',
  reviewer: 'Iris Novak',
  related: [],
  tags: ['rpa'],
}

function problemsOf(changes: Record<string, unknown>, file = FILE): readonly string[] {
  const reading = readArticle(file, { ...fields, ...changes })
  return 'problems' in reading ? reading.problems : []
}

test('a complete article is read, its date as a day', () => {
  expect(readArticle(FILE, fields)).toEqual({ article: { ...fields, date: '2026-02-17' } })
  expect(problemsOf({ date: '2026-02-17', updated: new Date('2026-03-01') })).toEqual([])
})

test.each(Object.keys(fields))('without %s the sentence names file and field', (name) => {
  const { [name as keyof typeof fields]: _left, ...rest } = fields
  const reading = readArticle(FILE, rest)
  expect(reading).toEqual({
    problems: [expect.stringContaining(`${FILE}: "${name}" is missing. It must be `)],
  })
})

test('an unknown field is named, with the fields that exist', () => {
  expect(problemsOf({ sytemType: 'Ops' })).toEqual([
    `${FILE}: "sytemType" is not a field of an article. The fields are id, type, title, summary, description, systemType, topicalCluster, date, updated, slug, author, writer, reviewer, related, tags, cover, invented.`,
  ])
})

test.each([
  ['id', 0],
  ['id', '8'],
  ['id', 1.5],
  ['type', 'essay'],
  ['title', '  '],
  ['systemType', 'Operations'],
  ['topicalCluster', 'Architecture'],
  ['date', '2026-02-30'],
  ['date', 'February'],
  ['slug', 'A Robot'],
  ['author', 'Ada King'],
  ['writer', 'Ada King'],
  ['reviewer', ''],
  ['related', ['a', 'b', 'c']],
  ['related', ['No Slug']],
  ['description', 'x'.repeat(156)],
  ['updated', '2026-02-30'],
  ['tags', []],
  ['tags', 'rpa'],
  ['tags', ['rpa', '']],
])('%s may not be %j', (name, value) => {
  expect(problemsOf({ [name]: value })).toEqual([
    expect.stringMatching(new RegExp(`^${FILE}: "${name}" is .*, but must be `)),
  ])
})

test('the slug is the name of the file', () => {
  expect(problemsOf({}, 'src/content/articles/a-robot.mdx')).toEqual([
    expect.stringContaining('"slug" is "a-robot-worth-keeping", but must be the name of the file'),
  ])
})

test('every problem of a file is told at once', () => {
  expect(problemsOf({ id: 0, tags: [], extra: 1 })).toHaveLength(3)
})
