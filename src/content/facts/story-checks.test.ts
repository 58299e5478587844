import { expect, test } from 'vitest'
import type { Article } from '#content/facts/article.schema.ts'
import { type CaseStudy, caseStudies } from '#content/facts/case-studies.ts'
import { findStoryProblems } from '#content/facts/story-checks.ts'

const [marketing] = caseStudies
const counts = { detail: 'All of it.', counted: 'Every system.', notCounted: 'Later years.' }
const facts = {
  ...(marketing as CaseStudy),
  slug: 'story',
  publishedOn: '2026-04-28',
  results: [
    { metric: '34%', label: 'lower cost', ...counts },
    { metric: '$840K', label: 'saved', ...counts },
    { metric: '6 to 1', label: 'systems', ...counts },
  ],
  timeline: '12 weeks',
  plot: {
    ...(marketing as CaseStudy).plot,
    decimals: 1 as const,
    rows: [{ label: 'Systems', before: 6, after: 1 }],
  },
}
/** What the plot draws. */
const DRAWN = 'The mean went from 6.0 to 1.0.'

const STORY = { title: 'A story', slug: 'story', date: facts.publishedOn }

function problemsOf(summary: string, body: string, drawn = DRAWN): string[] {
  const article = { ...STORY, summary } as Article
  return findStoryProblems([{ file: 'story.mdx', article, body: `${body} ${drawn}` }], [facts])
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
      `story.mdx: title, summary, or description says "${figure}", but src/content/facts/case-studies.ts does not.`,
    ])
  },
)

test('a number that only the plot has is named', () => {
  const told = '34%, $840K, from 6 to 1, in 12 weeks.'
  expect(problemsOf('', told, 'From 6.0 to 11.0.')).toEqual([
    'story.mdx: tells nothing of "1.0", which the plot in src/content/facts/case-studies.ts draws.',
  ])
})

test('a number that only a slip has is named, and so is a day that differs', () => {
  const [first, ...others] = facts.results
  const results = [
    { ...first, detail: '88 lines', counted: '66 of 1,000', notCounted: 'The other 4.5.' },
    ...others,
  ]
  const article = { ...STORY, summary: '', date: '2026-04-29' } as Article
  const body = `34%, $840K, from 6 to 1, in 12 weeks; 1,000 cases. ${DRAWN}`
  const changed = { ...facts, results } as CaseStudy
  expect(findStoryProblems([{ file: 'story.mdx', article, body }], [changed])).toEqual([
    'story.mdx: tells nothing of "88", which a slip in src/content/facts/case-studies.ts counts.',
    'story.mdx: tells nothing of "66", which a slip in src/content/facts/case-studies.ts counts.',
    'story.mdx: tells nothing of "4.5", which a slip in src/content/facts/case-studies.ts counts.',
    'story.mdx: is of 2026-04-29, but src/content/facts/case-studies.ts says 2026-04-28.',
  ])
})

test('a short case need not repeat the figures of its title, but its story tells all of its own', () => {
  const { keywords: _keywords, timeline: _timeline, systems: _systems, ...short } = facts
  const article = { ...STORY, summary: 'An order of $84 is 10% likely to be fraud.' } as Article
  const check = (body: string) => findStoryProblems([{ file: 'story.mdx', article, body }], [short])
  expect(check(`34%, $840K, from 6 to 1. ${DRAWN}`)).toEqual([])
  expect(check(`34%, from 6 to 1. ${DRAWN}`)).toEqual([
    'story.mdx: tells nothing of "$840K", which src/content/facts/case-studies.ts claims for it.',
  ])
})

test('words that a slip quotes and the story does not hold are named', () => {
  const [first, ...others] = facts.results
  const results = [{ ...first, quote: 'Costs fell by a third.' }, ...others]
  const article = { ...STORY, summary: '' } as Article
  const body = `34%, $840K, from 6 to 1, in 12 weeks. ${DRAWN}`
  const changed = { ...facts, results } as CaseStudy
  expect(findStoryProblems([{ file: 'story.mdx', article, body }], [changed])).toEqual([
    'story.mdx: does not say "Costs fell by a third.", which a slip in src/content/facts/case-studies.ts quotes.',
  ])
})
