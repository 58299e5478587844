import { expect, test } from 'vitest'
import { findLeadArticle } from '#domain/lead-touch.ts'

const siteUrl = 'https://loopwright.example'
test.each([
  [
    'the page landed on',
    `${siteUrl}/library/roi-of-agents?utm_source=x#top`,
    'direct',
    'roi-of-agents',
  ],
  ['a path', '/library/roi-of-agents/', '', 'roi-of-agents'],
  [
    'the page before, of this site',
    `${siteUrl}/`,
    `${siteUrl}/library/roi-of-agents`,
    'roi-of-agents',
  ],
  ['under whatever host it was reached', 'http://10.0.0.1/', 'http://10.0.0.1/library/a', 'a'],
  ['no library of another site', `${siteUrl}/`, 'https://other.example/library/a', null],
  ['not the library itself', `${siteUrl}/library`, 'direct', null],
  ['not a folder below an article', `${siteUrl}/library/a/b`, '', null],
  ['nothing in what is no address', 'http://[', 'http://[', null],
])('%s', (_name, landingPage, referrer, article) => {
  expect(findLeadArticle({ landingPage, referrer, siteUrl })).toBe(article)
})
