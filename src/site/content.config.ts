import { defineCollection } from 'astro:content'
import { Article } from '#content/facts/article.schema.ts'
import { loadArticles } from '#site/lib/load-articles.ts'

export const collections = {
  articles: defineCollection({ loader: loadArticles(), schema: Article }),
}
