import type { Finding } from '#domain/finding.ts'
import type { Organisation } from '#server/features/enrichment/read/json-ld.ts'
import type { PageParts } from '#server/features/enrichment/read/page-parts.ts'
import { listFieldStatements } from '#server/features/enrichment/read/statements.ts'

const DESCRIPTION_MAX_CHARS = 300
const DESCRIPTION_MIN_CHARS = 20
const SENTENCES_MAX = 2

/** The first one or two sentences, as many as fit. */
function joinSentences(sentences: readonly string[]): string {
  const [first = '', second] = sentences.slice(0, SENTENCES_MAX)
  const both = second === undefined ? first : `${first} ${second}`
  return both.length <= DESCRIPTION_MAX_CHARS ? both : first
}

/** What a company says of itself, in the first field that says it in plain words. */
export function extractDescription(
  { metas, url }: PageParts,
  organisations: readonly Organisation[],
): Finding[] {
  const fields = [
    metas.get('description'),
    metas.get('og:description'),
    ...organisations.map(({ description }) => description),
    metas.get('twitter:description'),
  ]
  for (const field of fields) {
    const told = listFieldStatements(field ?? '').filter(
      ({ length }) => length <= DESCRIPTION_MAX_CHARS,
    )
    const value = joinSentences(told)
    if (value.length < DESCRIPTION_MIN_CHARS || !value.includes(' ')) continue
    return [{ kind: 'description', value, url: url.href, quote: value }]
  }
  return []
}
