import { z } from 'zod'
import { team } from '#content/facts/team.ts'

export const ArticleType = z.enum(['technical', 'essays', 'case-studies'])
export type ArticleType = z.infer<typeof ArticleType>

export const SystemType = z.enum(['Marketing', 'Ops', 'Compliance', 'Finance', 'Healthcare'])
export type SystemType = z.infer<typeof SystemType>

export const TopicalCluster = z.enum([
  'Agentic Architecture',
  'Operational Intelligence',
  'Applied Automation',
])
export type TopicalCluster = z.infer<typeof TopicalCluster>

/** Letters that a search result shows of a page; what is longer is cut. */
export const DESCRIPTION_LIMIT = 155

const line = z.string().trim().min(1)
const slug = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const names = team.map(({ name }) => name)
const Person = z.enum(names)

/** YAML reads a bare 2026-03-24 as a moment; an article has a day. */
function toDay(value: unknown): unknown {
  return value instanceof Date && !Number.isNaN(value.getTime())
    ? value.toISOString().slice(0, 10)
    : value
}

/** What stands above the text of an article, in `src/content/articles/{slug}.mdx`. */
export const Article = z.strictObject({
  id: z.int().positive(),
  type: ArticleType,
  title: line,
  summary: line,
  description: line.max(DESCRIPTION_LIMIT).optional(),
  systemType: SystemType,
  topicalCluster: TopicalCluster,
  date: z.preprocess(toDay, z.iso.date()),
  updated: z.preprocess(toDay, z.iso.date()).optional(),
  slug,
  author: z.literal('firm'),
  writer: Person,
  reviewer: Person,
  related: z.array(slug).max(2),
  tags: z.array(line).min(1),
  /** Figures of the text, drawn as bars on its card in the library. */
  cover: z
    .strictObject({
      caption: line,
      bars: z
        .array(
          z.strictObject({
            label: line,
            value: z.number().nonnegative(),
            says: line,
            before: z.literal(true).optional(),
          }),
        )
        .min(2)
        .max(3),
    })
    .optional(),
  /** Nobody vouches yet for the projects, people, and figures that it tells of. */
  invented: z.literal(true).optional(),
})
export type Article = z.infer<typeof Article>

const expectations: Record<keyof Article, string> = {
  id: 'a whole number above 0 that no other article has',
  type: `one of ${ArticleType.options.join(', ')}`,
  title: 'a line of text',
  summary: 'a line of text',
  description: `a line of text with ${DESCRIPTION_LIMIT} letters at most`,
  systemType: `one of ${SystemType.options.join(', ')}`,
  topicalCluster: `one of ${TopicalCluster.options.join(', ')}`,
  date: 'a day such as 2026-03-24',
  updated: 'a day such as 2026-03-24',
  slug: 'the name of the file without ".mdx", in lower-case words joined by hyphens',
  author: '"firm"; the person stands in "writer"',
  writer: `one of ${names.join(', ')}`,
  reviewer: `one of ${names.join(', ')}`,
  related: 'a list of at most two slugs of other articles',
  tags: 'a list with at least one line of text',
  cover: 'a caption, and two or three bars with label, value, and the words for it',
  invented: 'true, or left out',
}

type Reading = { article: Article } | { problems: readonly string[] }

/** Reads the fields of one file. A problem is a sentence that names the file and the field. */
export function readArticle(file: string, fields: Record<string, unknown>): Reading {
  const reading = Article.safeParse(fields)
  if (!reading.success) {
    const names = new Set(
      reading.error.issues.flatMap((issue) =>
        issue.code === 'unrecognized_keys' ? issue.keys : [String(issue.path[0])],
      ),
    )
    return { problems: [...names].map((name) => `${file}: ${describeField(name, fields)}`) }
  }
  const fileName = file.slice(file.lastIndexOf('/') + 1)
  if (fileName !== `${reading.data.slug}.mdx`) {
    return {
      problems: [`${file}: "slug" is "${reading.data.slug}", but must be ${expectations.slug}.`],
    }
  }
  return { article: reading.data }
}

function describeField(name: string, fields: Record<string, unknown>): string {
  const expected = expectations[name as keyof Article]
  if (!expected) {
    return `"${name}" is not a field of an article. The fields are ${Object.keys(expectations).join(', ')}.`
  }
  if (!(name in fields)) return `"${name}" is missing. It must be ${expected}.`
  return `"${name}" is ${JSON.stringify(fields[name])}, but must be ${expected}.`
}
