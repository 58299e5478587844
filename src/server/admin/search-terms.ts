/** More words than a person types narrow nothing further. */
const TERMS_MAX = 12
/** Far below what PostgreSQL takes for one word (2,046 bytes), in any script. */
const TERM_MAX_CHARS = 60
const EDGES = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}\p{M}]+$/gu
const ADDRESS_START = /^(?:https?:\/\/)?(?:www\.)?/i
/** Scripts that put no spaces between words: their sentences are one word to the index. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/**
 * The words of a search as they were typed, without punctuation around them. Of too many, as when a whole message is
 * pasted, the longest are kept: they are the rarest.
 */
export function readSearchTerms(text: string): string[] {
  const terms = text.split(/\s+/u).flatMap((word) => {
    const term = word.replace(EDGES, '').replace(ADDRESS_START, '')
    return term === '' ? [] : [[...term].slice(0, TERM_MAX_CHARS).join('')]
  })
  const distinct = [...new Map(terms.map((term) => [term.toLowerCase(), term])).values()]
  if (distinct.length <= TERMS_MAX) return distinct
  return distinct.toSorted((a, b) => b.length - a.length).slice(0, TERMS_MAX)
}

/** PostgreSQL takes these for letters where its locale knows none but ASCII: "“invoices" is a word there. */
const OPENING_QUOTES = ['', '“', '‘', '„', '«']

/**
 * A term as it may stand in the index: phones write other quotes and apostrophes than keyboards do. Each matches
 * every word that begins with it.
 */
export function listSpellings(term: string): { typed: string; indexed: string } {
  const plain = term.replaceAll(/[‘’]/gu, "'")
  const curly = plain.replaceAll("'", '’')
  const words = [...new Set([plain, curly])].flatMap((word) =>
    OPENING_QUOTES.map((quote) => quotePrefix(quote + word)),
  )
  return { typed: quotePrefix(plain), indexed: words.join(' | ') }
}

/** An operand of a text search, in quotes. */
function quotePrefix(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
}

/** Whether the term may stand in the midst of what the index takes for a word. */
export function isUnspaced(term: string): boolean {
  return UNSPACED.test(term)
}

/** Whether the term may be the part of an e-mail address after the @: "harbor.example". */
export function isDomain(term: string): boolean {
  return /^[^@\s]+\.[^@\s]+$/.test(term)
}
