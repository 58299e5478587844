import { expect, test } from 'vitest'
import type { Article } from '#content/facts/article.schema.ts'
import { findLibraryProblems } from '#content/facts/article-checks.ts'

function write(slug: string, id: number, body = 'Words.') {
  const article: Article = {
    id,
    type: 'essays',
    title: slug,
    summary: slug,
    systemType: 'Ops',
    topicalCluster: 'Applied Automation',
    date: '2026-01-01',
    slug,
    author: 'firm',
    writer: 'Teo Adeyemi',
    reviewer: 'Iris Novak',
    related: [],
    tags: ['none'],
  }
  return { file: `${slug}.mdx`, article, body }
}

test('articles that fit together have no problems', () => {
  const body = '## One\n\nSee [b](/library/b) and [b](/library/b#part).\n\n### Two\n\n## Three'
  expect(findLibraryProblems([write('a', 1, body), write('b', 2)], ['b'])).toEqual([])
})

test('an id belongs to one article', () => {
  expect(findLibraryProblems([write('a', 7), write('b', 7)], [])).toEqual([
    '"id" 7 is used twice: a.mdx, b.mdx.',
  ])
})

test('a slug that other pages link to has its article', () => {
  expect(findLibraryProblems([write('a', 1)], ['b'])).toEqual([
    'src/content/articles/b.mdx is missing: the case study links to it.',
  ])
})

test('a link to another article leads somewhere', () => {
  expect(findLibraryProblems([write('a', 1, 'See [b](/library/b).')], [])).toEqual([
    'a.mdx: links to /library/b, but no article has that slug.',
  ])
})

test.each([
  ['### Deep', 'a.mdx: "### Deep" skips a level: it must start with "##".'],
  ['## One\n\n#### Four', 'a.mdx: "#### Four" skips a level: it must start with "###".'],
  ['# Title', 'a.mdx: "# Title" must start with "##": the title is level 1.'],
])('the headings of %j are an outline', (body, problem) => {
  expect(findLibraryProblems([write('a', 1, body)], [])).toEqual([problem])
})

test('braces hold a figure, and only in the text below the fields', () => {
  expect(findLibraryProblems([write('a', 1, 'It costs {auditPrice}.')], [])).toEqual([])
  expect(findLibraryProblems([write('a', 1, 'It costs {price}.')], [])).toEqual([
    expect.stringMatching(/^a\.mdx: "\{price\}" is not a figure\. The figures are /),
  ])
  const titled = write('a', 1)
  const article = { ...titled.article, summary: 'Audits for {auditPrice}.' }
  expect(findLibraryProblems([{ ...titled, article }], [])).toEqual([
    'a.mdx: "summary" cannot take a figure in braces; only the text below can.',
  ])
})

test('what stands in a code block is neither heading nor link', () => {
  const body = '```sh\n# comment\n[b](/library/b)\n```'
  expect(findLibraryProblems([write('a', 1, body)], [])).toEqual([])
})

test.each([
  [
    { summary: 'x'.repeat(156) },
    '"summary" is longer than 155 letters, so "description" is needed.',
  ],
  [{ updated: '2025-12-31' }, '"updated" is a day before "date".'],
  [{ reviewer: 'Teo Adeyemi' }, '"writer" and "reviewer" are the same person.'],
  [{ related: ['c'] }, '"related" names c, but no article has that slug.'],
  [{ related: ['b'] }, '"related" names b, which is of the same type.'],
] as const)('%j is told', (changes, problem) => {
  const a = write('a', 1)
  const article = { ...a.article, ...changes } as Article
  expect(findLibraryProblems([{ ...a, article }, write('b', 2)], [])).toEqual([`a.mdx: ${problem}`])
})

test('notes of another type are related, and a long summary may have a short description', () => {
  const a = write('a', 1)
  const b = write('b', 2)
  const article: Article = {
    ...a.article,
    summary: 'x'.repeat(156),
    description: 'Short.',
    updated: '2026-01-01',
    related: ['b'],
  }
  const other = { ...b, article: { ...b.article, type: 'technical' as const } }
  expect(findLibraryProblems([{ ...a, article }, other], [])).toEqual([])
})
