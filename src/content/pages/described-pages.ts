import type { Article } from '#content/facts/article.schema.ts'
import type { Comparison } from '#content/facts/comparisons.ts'
import { spellNumber } from '#content/facts/spell-number.ts'
import type { PageMetadata } from '#content/page-metadata.ts'

export function describeArticle(article: Article): PageMetadata {
  return {
    path: `/library/${article.slug}`,
    title: article.title,
    description: article.description ?? article.summary,
    keywords: [...article.tags, article.topicalCluster.toLowerCase()],
    summary: article.summary,
  }
}

/** The four comparison pages describe themselves from their own facts. */
export function describeComparison(comparison: Comparison): PageMetadata {
  const questions = comparison.points.map(({ question }) => question.toLowerCase())
  const points = spellNumber(comparison.points.length, 'Capital')
  return {
    path: comparison.path,
    title: `Agentic systems vs. ${comparison.against}`,
    description: `${comparison.against} or an agentic system? ${points} points side by side, one task done both ways, what each costs, and when to use which.`,
    keywords: [
      `${comparison.against} alternative`,
      comparison.category,
      'agentic automation',
      'comparison',
    ],
    summary: `${comparison.lead} Compared point by point: ${questions.join(', ')}.`,
  }
}
