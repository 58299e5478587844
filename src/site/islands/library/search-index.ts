import type { Passage } from '#content/page-metadata.ts'
import { readMarkedText } from '#site/islands/library/read-marked-text.ts'

/** What of Pagefind's browser module is used (pagefind.app/docs/api). */
type Pagefind = {
  options: (options: { excerptLength: number }) => Promise<void>
  init: () => Promise<void>
  search: (words: string) => Promise<{ results: { data: () => Promise<PagefindResult> }[] }>
}
type PagefindResult = { url: string; excerpt: string; meta: { title?: string; kind?: string } }

export type SearchResult = { url: string; title: string; kind: string; excerpt: Passage }

const EXCERPT_WORDS = 28
let opened: Promise<Pagefind> | undefined
let attempts = 0

/** Loads the index on the first call; after a failure the next call tries again. */
export function openIndex(): Promise<Pagefind> {
  opened ??= loadIndex().catch((error) => {
    opened = undefined
    throw error
  })
  return opened
}

async function loadIndex(): Promise<Pagefind> {
  attempts += 1
  // Browsers keep a module that failed to load; another query is another module.
  const address = `/pagefind/pagefind.js${attempts > 1 ? `?attempt=${attempts}` : ''}`
  const pagefind: Pagefind = await import(/* @vite-ignore */ address)
  await pagefind.options({ excerptLength: EXCERPT_WORDS })
  await pagefind.init()
  return pagefind
}

/** The best results first, up to `limit`, and how many there are in all. */
export async function searchSite(
  words: string,
  limit: number,
): Promise<{ results: SearchResult[]; total: number }> {
  const pagefind = await openIndex()
  const found = await pagefind.search(words)
  const results = await Promise.all(found.results.slice(0, limit).map((result) => result.data()))
  return {
    total: found.results.length,
    results: results.map(({ url, excerpt, meta }) => ({
      url,
      title: meta.title ?? url,
      kind: meta.kind ?? 'Page',
      excerpt: readMarkedText(excerpt),
    })),
  }
}
