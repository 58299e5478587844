import MiniSearch, { type AsPlainObject, type Options } from 'minisearch'
import { listTerms } from '#agent/knowledge/language/terms.ts'
import { getPath, listPassageTerms, type Passage } from '#agent/knowledge/passages/passage.ts'

export type Found = {
  passage: Passage
  score: number
  /** How much of what was asked the passage speaks of, 0..1, rare words counting more. */
  coverage: number
  /** The same for its best sentence, read under its heading. */
  focus: number
  matched: readonly string[]
  /** How many words of the question stand in it that few passages have. */
  telling: number
}

export type PassageIndex = {
  passages: readonly Passage[]
  search: MiniSearch
  /** In how many passages a term stands. */
  frequency: ReadonlyMap<string, number>
}

const FIELDS = ['title', 'heading', 'body', 'keywords'] as const
const BOOST = { title: 3, heading: 2, body: 1, keywords: 1.5 }
const FUZZY_SHARE = 0.2
/** A shorter word is as near to too many others. */
const FUZZY_MIN_CHARS = 5
/** No word is longer. */
const FUZZY_MAX_CHARS = 40
/** In a longer question the words that are spelled right are enough to find the passage. */
const FUZZY_TERMS_MAX = 24
/** A word that only looks like one of the passage counts half. */
const FUZZY_WORTH = 0.5
const RESULTS_MAX = 6
/** A word that a larger share of the passages has, such as "hours", tells nothing of what a passage is about. */
const COMMON_SHARE = 0.15
const FIGURE = /^\d+$/

function toDocument({ title, heading, sentences, notes, keywords }: Passage, id: number) {
  return { id, title, heading, body: `${sentences.join(' ')} ${notes}`, keywords }
}

type Document = ReturnType<typeof toDocument>

function countTerms(documents: readonly Document[]): Map<string, number> {
  const frequency = new Map<string, number>()
  for (const document of documents) {
    const terms = FIELDS.flatMap((field) => listTerms(document[field]))
    for (const term of new Set(terms)) frequency.set(term, (frequency.get(term) ?? 0) + 1)
  }
  return frequency
}

const OPTIONS: Options<Document> = {
  fields: [...FIELDS],
  tokenize: listTerms,
  processTerm: (term) => term,
}

export function indexPassages(passages: readonly Passage[]): PassageIndex {
  const documents = passages.map(toDocument)
  const search = new MiniSearch<Document>(OPTIONS)
  search.addAll(documents)
  return { passages, search, frequency: countTerms(documents) }
}

/** An index as data. */
export type StoredIndex = {
  passages: readonly Passage[]
  search: AsPlainObject
  frequency: [string, number][]
}

export function storeIndex({ passages, search, frequency }: PassageIndex): StoredIndex {
  return { passages, search: search.toJSON(), frequency: [...frequency] }
}

export function restoreIndex({ passages, search, frequency }: StoredIndex): PassageIndex {
  return {
    passages,
    search: MiniSearch.loadJS(search, OPTIONS),
    frequency: new Map(frequency),
  }
}

/** How much a term tells, the rarer the more; one that no passage has tells most. */
export function weighTerm({ passages, frequency }: PassageIndex, term: string): number {
  return Math.log(1 + passages.length / (frequency.get(term) ?? 0.5))
}

type Asked = { terms: readonly string[]; weigh: (term: string) => number; total: number }

/** No question has more words that tell something. */
const TERMS_MAX = 60

function readQuery(index: PassageIndex, query: string): Asked {
  const terms = [...new Set(listTerms(query))].slice(0, TERMS_MAX)
  const weigh = (term: string) => weighTerm(index, term)
  return { terms, weigh, total: terms.reduce((sum, term) => sum + weigh(term), 0) }
}

function measureFocus(passage: Passage, { terms, weigh, total }: Asked) {
  const { above, sentences } = listPassageTerms(passage)
  const shares = sentences.map((here) => {
    const said = terms.filter((term) => above.has(term) || here.includes(term))
    return said.reduce((sum, term) => sum + weigh(term), 0) / total
  })
  return Math.max(0, ...shares)
}

/** The passages that speak of what is asked, the best first; those of one page when it is named. */
export function searchPassages(index: PassageIndex, query: string, page?: string): Found[] {
  const asked = readQuery(index, query)
  const results = index.search.search(query, {
    boost: BOOST,
    ...(page !== undefined && {
      filter: ({ id }) => getPath(index.passages[id]?.url ?? '') === page,
    }),
    tokenize: () => [...asked.terms],
    fuzzy: (term) => {
      if (asked.terms.length > FUZZY_TERMS_MAX) return false
      const isWord = term.length >= FUZZY_MIN_CHARS && term.length <= FUZZY_MAX_CHARS
      return isWord && !index.frequency.has(term) ? FUZZY_SHARE : false
    },
  })
  return results.slice(0, RESULTS_MAX).flatMap(({ id, score, queryTerms, terms }) => {
    const passage = index.passages[id]
    if (!passage) return []
    const covered = queryTerms.reduce(
      (sum, term) => sum + asked.weigh(term) * (index.frequency.has(term) ? 1 : FUZZY_WORTH),
      0,
    )
    const focus = measureFocus(passage, asked)
    const telling = terms.filter((term) => queryTerms.includes(term) && isTelling(index, term))
    const coverage = covered / asked.total
    return [{ passage, score, coverage, focus, matched: terms, telling: telling.length }]
  })
}

function isTelling({ passages, frequency }: PassageIndex, term: string): boolean {
  return !FIGURE.test(term) && (frequency.get(term) ?? 0) <= COMMON_SHARE * passages.length
}
