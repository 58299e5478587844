import { defineCollection } from 'astro:content'
import { relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { glob, type Loader } from 'astro/loaders'
import { Article, readArticle } from '#content/facts/article.schema.ts'
import { findLibraryProblems } from '#content/facts/article-checks.ts'
import { caseStudies, shortCaseStudies } from '#content/facts/case-studies.ts'
import { findStoryProblems } from '#content/facts/story-checks.ts'

const FOLDER = './src/content/articles'
const files = glob({
  base: FOLDER,
  pattern: '*.mdx',
  generateId: ({ entry }) => entry.replace(/\.mdx$/, ''),
})

/** Astro's own loader, with our sentences for a wrong field and checks across articles. */
function loadArticles(): Loader {
  return {
    name: 'articles',
    load: async (context) => {
      const root = fileURLToPath(context.config.root)
      await files.load({
        ...context,
        parseData: (entry) => {
          const reading = readArticle(relative(root, entry.filePath ?? entry.id), entry.data)
          if ('problems' in reading) refuseProblems(reading.problems)
          return context.parseData(entry)
        },
      })
      const written = context.store.values().map((entry) => ({
        file: entry.filePath ?? entry.id,
        article: Article.parse(entry.data),
        body: entry.body ?? '',
      }))
      const told = [...caseStudies, ...shortCaseStudies]
      const expected = told.map(({ slug }) => slug)
      refuseProblems([
        ...findLibraryProblems(written, expected),
        ...findStoryProblems(written, told),
      ])
    },
  }
}

function refuseProblems(problems: readonly string[]): void {
  if (problems.length > 0) throw new Error(['Articles need mending.', ...problems].join('\n  '))
}

export const collections = {
  articles: defineCollection({ loader: loadArticles(), schema: Article }),
}
