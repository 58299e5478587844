import { expect, test } from 'vitest'
import type { Article } from '#content/facts/article.schema.ts'
import { chooseRelatedNotes } from '#content/facts/article-relations.ts'

function makeArticle(slug: string, changes: Partial<Article> = {}): Article {
  return {
    id: slug.length,
    type: 'essays',
    title: slug,
    summary: slug,
    systemType: 'Ops',
    topicalCluster: 'Applied Automation',
    date: '2026-01-01',
    slug,
    author: 'The firm',
    tags: ['none'],
    ...changes,
  }
}

const article = makeArticle('read', {
  topicalCluster: 'Agentic Architecture',
  tags: ['rpa', 'limits'],
})

test('notes are of another type than the article, and at most two', () => {
  const all = [
    article,
    makeArticle('same-type', { tags: ['rpa', 'limits'] }),
    ...['a', 'b', 'c'].map((slug) => makeArticle(slug, { type: 'technical' })),
  ]
  const related = chooseRelatedNotes(article, all)
  expect(related).toHaveLength(2)
  expect(related.map(({ type }) => type)).not.toContain('essays')
})

test('shared tags come before the cluster, the cluster before the date', () => {
  const tagged = makeArticle('tagged', {
    type: 'technical',
    tags: ['rpa', 'limits'],
    date: '2020-01-01',
  })
  const near = makeArticle('near', {
    type: 'case-studies',
    topicalCluster: 'Agentic Architecture',
    date: '2021-01-01',
  })
  const fresh = makeArticle('fresh', { type: 'technical', date: '2026-12-01' })
  expect(chooseRelatedNotes(article, [fresh, near, tagged])).toEqual([tagged, near])
})

test('among equally near ones the newer comes first, whatever the order given', () => {
  const older = makeArticle('older', { type: 'technical', date: '2025-01-01' })
  const newer = makeArticle('newer', { type: 'technical', date: '2026-01-01' })
  expect(chooseRelatedNotes(article, [older, newer])).toEqual([newer, older])
  expect(chooseRelatedNotes(article, [newer, older])).toEqual([newer, older])
})

test('a library of one type has no related notes', () => {
  expect(chooseRelatedNotes(article, [article, makeArticle('other')])).toEqual([])
})
