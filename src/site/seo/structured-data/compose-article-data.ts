import type { Article as ArticleData, Organization, Person } from 'schema-dts'
import type { Article } from '#content/facts/article.schema.ts'
import { articleTypeLabels } from '#content/facts/article-labels.ts'
import { site as firm } from '#content/site.ts'
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
    dateModified: article.date,
    author: composeAuthor(article.author, site),
    publisher: { '@id': identifyFirm(site) },
    mainEntityOfPage: new URL(path, site).href,
    articleSection: articleTypeLabels[article.type].many,
    about: article.topicalCluster,
    keywords: [...article.tags],
    inLanguage: 'en',
  }
}

function composeAuthor(name: string, site: SiteUrl): Exclude<Organization | Person, string> {
  const url = new URL('/about', site).href
  return name === firm.name
    ? { '@type': 'Organization', '@id': identifyFirm(site), name, url }
    : { '@type': 'Person', name, url }
}
