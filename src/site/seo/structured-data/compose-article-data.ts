import type { Article as ArticleData, Person } from 'schema-dts'
import type { Article } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import { toSharePath } from '#site/seo/machine-addresses.ts'
import { identifyFirm, type SiteUrl } from '#site/seo/structured-data/identify.ts'

export function composeArticleData(article: Article, site: SiteUrl): Exclude<ArticleData, string> {
  const path = `/library/${article.slug}`
  return {
    '@type': 'Article',
    headline: article.title,
    description: article.summary,
    image: new URL(toSharePath(path), site).href,
    datePublished: article.date,
    dateModified: article.updated ?? article.date,
    author: [composePerson(article.writer, site), { '@id': identifyFirm(site) }],
    publisher: { '@id': identifyFirm(site) },
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': new URL(path, site).href,
      reviewedBy: composePerson(article.reviewer, site),
    },
    articleSection: articleTypeLabels[article.type].many,
    about: article.topicalCluster,
    keywords: [...article.tags],
    inLanguage: 'en',
  }
}

function composePerson(name: string, site: SiteUrl): Exclude<Person, string> {
  const url = new URL('/about', site).href
  return { '@type': 'Person', name, url, worksFor: { '@id': identifyFirm(site) } }
}
