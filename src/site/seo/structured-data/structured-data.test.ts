import { expect, test } from 'vitest'
import type { Article } from '#content/facts/article.schema.ts'
import { roles } from '#content/facts/roles.ts'
import { systems } from '#content/facts/systems.ts'
import { describeArticle } from '#content/pages/described-pages.ts'
import { homeMetadata } from '#content/pages/home.ts'
import { composeArticleData } from '#site/seo/structured-data/compose-article-data.ts'
import { composeJobPostings } from '#site/seo/structured-data/compose-job-postings.ts'
import { composeService, composeSystemServices } from '#site/seo/structured-data/compose-service.ts'
import { composeStructuredData } from '#site/seo/structured-data/compose-structured-data.ts'

const SITE = new URL('https://firm.example')
const article: Article = {
  id: 1,
  type: 'technical',
  title: 'What stands in </script> stays there',
  summary: 'A test.',
  systemType: 'Ops',
  topicalCluster: 'Agentic Architecture',
  date: '2026-03-24',
  slug: 'what-stands',
  author: 'firm',
  writer: 'Teo Adeyemi',
  reviewer: 'Iris Novak',
  related: [],
  tags: ['one', 'two'],
}

test('an article is found below the library, with its day, its writer, its reviewer, and the firm', () => {
  const data = composeArticleData(article, SITE)
  expect(data).toMatchObject({
    '@type': 'Article',
    datePublished: '2026-03-24',
    dateModified: '2026-03-24',
    author: [
      { '@type': 'Person', name: 'Teo Adeyemi', url: 'https://firm.example/about' },
      { '@id': 'https://firm.example/#firm' },
    ],
    image: 'https://firm.example/share/library/what-stands.png',
    mainEntityOfPage: {
      '@id': 'https://firm.example/library/what-stands',
      reviewedBy: { '@type': 'Person', name: 'Iris Novak' },
    },
  })
  const { '@graph': graph } = JSON.parse(
    composeStructuredData(describeArticle(article), [data], SITE),
  )
  expect(graph[2].itemListElement).toMatchObject([
    { position: 1, item: 'https://firm.example/' },
    { position: 2, item: 'https://firm.example/library' },
    { position: 3, item: 'https://firm.example/library/what-stands', name: article.title },
  ])
})

test('an article that was changed says when', () => {
  const data = composeArticleData({ ...article, updated: '2026-05-01' }, SITE)
  expect(data).toMatchObject({ datePublished: '2026-03-24', dateModified: '2026-05-01' })
})

test('no title can end the script that it stands in', () => {
  const json = composeStructuredData(
    describeArticle(article),
    [composeArticleData(article, SITE)],
    SITE,
  )
  expect(json).not.toContain('<')
  expect(JSON.parse(json)['@graph'][3].headline).toBe(article.title)
})

test('the home page stands at the beginning and needs no way to it', () => {
  const { '@graph': graph } = JSON.parse(composeStructuredData(homeMetadata, [], SITE))
  expect(graph.map((thing: { '@type': string }) => thing['@type'])).toEqual([
    'Organization',
    'WebSite',
  ])
})

test('a role is offered full-time and remote to the US and each country of the EU', () => {
  const postings = composeJobPostings(SITE)
  expect(postings.map(({ title }) => title)).toEqual(roles.map(({ title }) => title))
  for (const posting of postings) {
    expect(posting).toMatchObject({ employmentType: 'FULL_TIME', jobLocationType: 'TELECOMMUTE' })
    expect(posting.applicantLocationRequirements).toHaveLength(28)
    expect(posting.applicantLocationRequirements).toEqual(
      expect.arrayContaining(
        ['USA', 'Germany', 'Sweden'].map((name) => ({ '@type': 'Country', name })),
      ),
    )
  }
})

test('each system is a service of the firm, in the words of its card', () => {
  const services = composeSystemServices(SITE)
  expect(services.map(({ name }) => name)).toEqual(systems.map(({ name }) => name))
  for (const [at, { id, claim, text }] of systems.entries()) {
    expect(services[at]).toMatchObject({
      '@type': 'Service',
      description: expect.stringContaining(`${claim} ${text}`),
      url: `https://firm.example/systems#${id}`,
      provider: { '@id': 'https://firm.example/#firm' },
    })
  }
})

test('the phases are offered with their prices', () => {
  const { offers } = composeService(SITE)
  expect(offers).toHaveLength(4)
})
