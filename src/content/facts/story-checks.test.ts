import { expect, test } from 'vitest'
import type { Article } from '#content/facts/article.schema.ts'
import { type CaseStudy, caseStudies } from '#content/facts/case-studies.ts'
import { findStoryProblems } from '#content/facts/story-checks.ts'

const [marketing] = caseStudies
const facts = {
  ...(marketing as CaseStudy),
  slug: 'story',
  results: [
    { metric: '34%', label: 'lower cost' },
    { metric: '$840K', label: 'saved' },
    { metric: '6 to 1', label: 'systems' },
  ],
  timeline: '12 weeks',
}

function problemsOf(summary: string, body: string): string[] {
  const article = { title: 'A story', summary, slug: 'story' } as Article
  return findStoryProblems([{ file: 'story.mdx', article, body }], [facts])
}

test.each(['12 weeks', 'a 12-week project', 'Twelve weeks'])(
  'a story that tells each figure, and %j, agrees',
  (span) => {
    expect(problemsOf('Costs fell by 34%.', `$840K, from 6 to 1, in ${span}.`)).toEqual([])
  },
)

test('a figure that the story does not tell is named', () => {
  expect(problemsOf('Costs fell.', '$840K, from 6 to 1, in 12 weeks.')).toEqual([
    'story.mdx: tells nothing of "34%", which src/content/facts/case-studies.ts claims for it.',
  ])
})

test.each(['35%', '$0.9M', '13-week', '90 days'])(
  'a summary that says %s is told that the facts do not',
  (figure) => {
    expect(problemsOf(`It was ${figure}.`, '34%, $840K, from 6 to 1, in 12 weeks.')).toEqual([
      `story.mdx: title or summary says "${figure}", but src/content/facts/case-studies.ts does not.`,
    ])
  },
)
