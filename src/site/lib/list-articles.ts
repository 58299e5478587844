import { type CollectionEntry, getCollection } from 'astro:content'
import { nameAuthor } from '#content/facts/article.schema.ts'

/** All articles, the newest first, each under its author's name. */
export async function listArticles(): Promise<CollectionEntry<'articles'>[]> {
  const entries = await getCollection('articles')
  return entries
    .map((entry) => ({ ...entry, data: { ...entry.data, author: nameAuthor(entry.data.author) } }))
    .sort((a, b) => b.data.date.localeCompare(a.data.date) || b.data.id - a.data.id)
}
