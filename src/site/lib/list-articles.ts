import { type CollectionEntry, getCollection } from 'astro:content'

/** All articles, the newest first. */
export async function listArticles(): Promise<CollectionEntry<'articles'>[]> {
  const entries = await getCollection('articles')
  return entries.sort((a, b) => b.data.date.localeCompare(a.data.date) || b.data.id - a.data.id)
}
