import { factTables } from '#content/facts/fact-checks.ts'
import { perks } from '#content/facts/roles.ts'
import { clients } from '#content/pages/home.ts'
import { draftNotice, legalDocuments } from '#content/pages/legal.ts'
import { site } from '#content/site.ts'

/** What the owner has to replace or confirm before the site is theirs. */
export type LaunchGap = {
  file: string
  /** The entry or field within the file. */
  place: string
  what: string
}

type ArticleSource = { slug: string; source: string }

const INVENTED = 'invented: replace or confirm it, then remove "invented"'
const FRONT_MATTER = /^---\n([\s\S]*?)\n---/
const FOR_LAWYER = /Legal review will [^.]+\./
/** Reserved for examples (RFC 2606): nobody can own it, and mail to it arrives nowhere. */
const EXAMPLE_DOMAIN = /(?:^|[.@])example(?:\.(?:com|net|org))?$/

/** Every fact that is marked as invented, and every placeholder. Articles are handed in as they lie in their files. */
export function listLaunchGaps(articles: readonly ArticleSource[]): LaunchGap[] {
  return [
    ...listPlaceholders(site),
    ...factTables.flatMap(({ file, entries }) =>
      listInvented(`src/content/facts/${file}`, entries),
    ),
    ...listInvented('src/content/facts/roles.ts', { perks }),
    ...listInvented('src/content/pages/home.ts', { clients }),
    ...articles.flatMap(listInventedArticle),
    ...listLegalGaps(draftNotice, legalDocuments),
  ]
}

/** One gap for each object at any depth that carries `invented: true`. */
export function listInvented(file: string, value: unknown, place = ''): LaunchGap[] {
  if (typeof value !== 'object' || value === null) return []
  const inside = Object.entries(value).flatMap(([key, part]) => {
    const name = Array.isArray(value) ? nameEntry(part, Number(key) + 1) : key
    return listInvented(file, part, place === '' ? name : `${place}, ${name}`)
  })
  const isInvented = 'invented' in value && value.invented === true
  return isInvented ? [{ file, place, what: INVENTED }, ...inside] : inside
}

/** By the first field that names it, as the messages of the build do. */
function nameEntry(entry: unknown, number: number): string {
  const fields = new Map(Object.entries(Object(entry)))
  const name = ['name', 'title', 'id', 'slug'].map((key) => fields.get(key)).find(Boolean)
  return name ? `entry ${number} (“${name}”)` : `entry ${number}`
}

type Named = { invented?: true; name: string; domain: string; email: Record<string, string> }

export function listPlaceholders({ invented, name, domain, email }: Named): LaunchGap[] {
  const file = 'src/content/site.ts'
  const gaps: LaunchGap[] = []
  if (invented) {
    const what = `“${name}” is a placeholder: run npm run setup`
    gaps.push({ file, place: 'name', what })
  }
  const addresses = { domain, ...email }
  for (const [place, address] of Object.entries(addresses)) {
    if (!EXAMPLE_DOMAIN.test(address)) continue
    gaps.push({ file, place, what: `${address} reaches nobody: run npm run setup` })
  }
  return gaps
}

function listInventedArticle({ slug, source }: ArticleSource): LaunchGap[] {
  const fields = FRONT_MATTER.exec(source)?.[1] ?? ''
  if (!/^invented: true\s*$/m.test(fields)) return []
  return [{ file: `src/content/articles/${slug}.mdx`, place: 'front matter', what: INVENTED }]
}

type Document = {
  metadata: { path: string }
  sections: readonly { title: string; paragraphs?: readonly string[] }[]
}

export function listLegalGaps(notice: string, documents: readonly Document[]): LaunchGap[] {
  const file = 'src/content/pages/legal.ts'
  const tasks = documents.flatMap(({ metadata, sections }) =>
    sections.flatMap(({ title, paragraphs = [] }) =>
      paragraphs.flatMap((text) => {
        const [task] = FOR_LAWYER.exec(text) ?? []
        return task ? [{ file, place: `${metadata.path}, “${title}”`, what: task }] : []
      }),
    ),
  )
  if (notice === '') return tasks
  return [
    {
      file,
      place: 'draftNotice',
      what: 'privacy notice and terms are drafts: have them reviewed, then set it to an empty text',
    },
    ...tasks,
  ]
}
