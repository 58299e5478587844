import type { Article } from '#content/facts/article.schema.ts'
import type { PageMetadata } from '#content/page-metadata.ts'

export function describeArticle(article: Article): PageMetadata {
  return {
    path: `/library/${article.slug}`,
    title: article.title,
    description: article.summary,
    keywords: [...article.tags, article.topicalCluster.toLowerCase()],
    summary: article.summary,
  }
}
