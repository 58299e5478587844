import type { Article as ArticleData } from 'schema-dts'
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
    dateModified: article.date,
    // The firm signs its articles, so the author is the organization of every page, by the name on this one.
    author: {
      '@type': 'Organization',
      '@id': identifyFirm(site),
      name: article.author,
      url: new URL('/about', site).href,
    },
    publisher: { '@id': identifyFirm(site) },
    mainEntityOfPage: new URL(path, site).href,
    articleSection: articleTypeLabels[article.type].many,
    about: article.topicalCluster,
    keywords: [...article.tags],
    inLanguage: 'en',
  }
}
