import { type Article, DESCRIPTION_LIMIT } from '#content/facts/article.schema.ts'
import { findFigureProblems } from '#content/facts/quoted-figures.ts'

export type WrittenArticle = { file: string; article: Article; body: string }

const CODE = /^(?:```|~~~)[\s\S]*?^(?:```|~~~)/gm
const HEADING = /^(#{1,6}) +(.+)$/gm
const LIBRARY_LINK = /\]\(\/library\/([^)#?\s]+)/g
/** The title of the page is its only heading of level 1. */
const TITLE_LEVEL = 1

/** What no article can know of itself. `expected` are slugs that other pages link to. */
export function findLibraryProblems(
  written: readonly WrittenArticle[],
  expected: readonly string[],
): string[] {
  const slugs = new Set(written.map(({ article }) => article.slug))
  return [
    ...findSharedIds(written),
    ...expected
      .filter((slug) => !slugs.has(slug))
      .map((slug) => `src/content/articles/${slug}.mdx is missing: the case study links to it.`),
    ...written.flatMap(({ file, article, body }) => {
      const prose = body.replaceAll(CODE, '')
      return [
        ...findFrontMatterBraces(article),
        ...findFrontMatterProblems(article, written),
        ...findFigureProblems(body),
        ...findDeadLinks(prose, slugs),
        ...findSkippedHeadings(prose),
      ].map((problem) => `${file}: ${problem}`)
    }),
  ]
}

function findSharedIds(written: readonly WrittenArticle[]): string[] {
  const byId = Map.groupBy(written, ({ article }) => article.id)
  return [...byId]
    .filter(([, sharing]) => sharing.length > 1)
    .map(
      ([id, sharing]) => `"id" ${id} is used twice: ${sharing.map(({ file }) => file).join(', ')}.`,
    )
}

/** What one field says may not contradict another, nor another article. */
function findFrontMatterProblems(article: Article, written: readonly WrittenArticle[]): string[] {
  const { summary, description = summary, date, updated = date, writer, reviewer } = article
  return [
    ...(description.length > DESCRIPTION_LIMIT
      ? [`"summary" is longer than ${DESCRIPTION_LIMIT} letters, so "description" is needed.`]
      : []),
    ...(updated < date ? ['"updated" is a day before "date".'] : []),
    ...(writer === reviewer ? ['"writer" and "reviewer" are the same person.'] : []),
    ...article.related.flatMap((slug) => {
      const type = written.find(({ article: other }) => other.slug === slug)?.article.type
      if (!type) return [`"related" names ${slug}, but no article has that slug.`]
      return type === article.type ? [`"related" names ${slug}, which is of the same type.`] : []
    }),
  ]
}

/** Title, summary, and description are told as they stand, on cards, in feeds and to search engines. */
function findFrontMatterBraces({ title, summary, description = '' }: Article): string[] {
  return Object.entries({ title, summary, description })
    .filter(([, text]) => text.includes('{'))
    .map(([field]) => `"${field}" cannot take a figure in braces; only the text below can.`)
}

function findDeadLinks(prose: string, slugs: ReadonlySet<string>): string[] {
  return [...prose.matchAll(LIBRARY_LINK)]
    .map(([, slug = '']) => slug)
    .filter((slug) => !slugs.has(slug))
    .map((slug) => `links to /library/${slug}, but no article has that slug.`)
}

function findSkippedHeadings(prose: string): string[] {
  let level = TITLE_LEVEL
  const problems: string[] = []
  for (const [, marks = '', text = ''] of prose.matchAll(HEADING)) {
    const next = marks.length
    if (next === TITLE_LEVEL)
      problems.push(`"# ${text}" must start with "##": the title is level 1.`)
    else if (next > level + 1) {
      problems.push(
        `"${marks} ${text}" skips a level: it must start with "${'#'.repeat(level + 1)}".`,
      )
    }
    level = next
  }
  return problems
}
