import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { ArticleSource } from '#agent/knowledge/passages/passage.ts'

const FOLDER = path.resolve(import.meta.dirname, '../../content/articles')
const EXTENSION = '.mdx'

/** The articles as they lie in their files, for the chat to quote from. */
export function readArticles(): ArticleSource[] {
  return listArticleSlugs().map((slug) => ({
    slug,
    source: readFileSync(path.join(FOLDER, slug + EXTENSION), 'utf8').replaceAll('\r\n', '\n'),
  }))
}

export function listArticleSlugs(): string[] {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith(EXTENSION))
    .sort()
    .map((file) => file.slice(0, -EXTENSION.length))
}
