import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import {
  listInvented,
  listLaunchGaps,
  listLegalGaps,
  listPlaceholders,
} from '#content/launch/launch-gaps.ts'

const email = { contact: 'hello@northfold.com' }

test('every mark in the content is found', () => {
  const files = globSync('src/content/{facts,pages}/*.ts').filter((file) => !file.includes('.test'))
  const marks = files.flatMap((file) => readFileSync(file, 'utf8').match(/invented: true/g) ?? [])
  const found = listLaunchGaps([]).filter(({ what }) => what.startsWith('invented'))
  expect(found).toHaveLength(marks.length)
  expect(found.length).toBeGreaterThan(0)
})

test('a fact is found at any depth and named by its entry', () => {
  const table = [{ name: 'Ada', quotes: [{ id: 'first', invented: true }] }, { name: 'Bo' }]
  expect(listInvented('a.ts', table)).toMatchObject([
    { file: 'a.ts', place: 'entry 1 (“Ada”), quotes, entry 1 (“first”)' },
  ])
  expect(listInvented('a.ts', [{ name: 'Bo' }])).toEqual([])
})

test('an article counts by its front matter, and not by its text', () => {
  const marked = { slug: 'one', source: '---\nid: 1\ninvented: true\n---\nText' }
  const told = { slug: 'two', source: '---\nid: 2\n---\ninvented: true\n' }
  const files = listLaunchGaps([marked, told]).map(({ file }) => file)
  expect(files).toContain('src/content/articles/one.mdx')
  expect(files).not.toContain('src/content/articles/two.mdx')
})

test('a placeholder is the marked name, and each address that reaches nobody', () => {
  const places = (...known: Parameters<typeof listPlaceholders>) =>
    listPlaceholders(...known).map(({ place }) => place)
  const set = { name: 'Northfold', domain: 'northfold.com', email }
  expect(places(set)).toEqual([])
  expect(places({ ...set, invented: true })).toEqual(['name'])
  for (const domain of ['firm.example', 'example.com']) {
    expect(places({ ...set, domain, email: { contact: `a@${domain}` } })).toEqual([
      'domain',
      'contact',
    ])
  }
  expect(places({ ...set, domain: 'forexample.com' })).toEqual([])
})

test('a legal text is open while it says that it is a draft or asks the lawyer', () => {
  const clean = {
    metadata: { path: '/terms' },
    sections: [{ title: 'Use', paragraphs: ['Fine.'] }],
  }
  const asking = {
    metadata: { path: '/terms' },
    sections: [{ title: 'Law', paragraphs: ['We try. Legal review will name the courts.'] }],
  }
  expect(listLegalGaps('', [clean])).toEqual([])
  expect(listLegalGaps('Draft', [clean])).toHaveLength(1)
  expect(listLegalGaps('', [asking])).toEqual([
    {
      file: 'src/content/pages/legal.ts',
      place: '/terms, “Law”',
      what: 'Legal review will name the courts.',
    },
  ])
})
