/** More words than a person types narrow nothing further. */
const TERMS_MAX = 12
/** Far below what PostgreSQL takes for one word (2,046 bytes), in any script. */
const TERM_MAX_CHARS = 60
const EDGES = /^[^\p{L}\p{N}]+|(?<![^\p{L}\p{N}\p{M}])[^\p{L}\p{N}\p{M}]+$/gu
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
export function listSpellings(term: string): { typed: string; odd: string[] } {
  const plain = term.replaceAll(/[‘’]/gu, "'")
  const curly = plain.replaceAll("'", '’')
  const words = [...new Set([plain, curly])].flatMap((word) =>
    OPENING_QUOTES.map((quote) => quotePrefix(quote + word)),
  )
  const typed = quotePrefix(plain)
  return { typed, odd: words.filter((word) => word !== typed) }
}

/** An operand of a text search, in quotes. */
function quotePrefix(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`
}

/** Whether the term may stand in the midst of what the index takes for a word. */
export function isUnspaced(term: string): boolean {
  return UNSPACED.test(term)
}

/** The same letters as those of which `list_conversation_words` (migration 0007) lists pairs. */
const UNSPACED_RUN =
  /[\u0E00-\u0EFF\u1000-\u109F\u1780-\u17FF\u19E0-\u19FF\u2E80-\u2FDF\u3005-\u3007\u3021-\u3029\u3038-\u303B\u3040-\u30FF\u31F0-\u31FF\u3400-\u4DBF\u4E00-\u9FFF\uA9E0-\uA9FF\uAA60-\uAA7F\uF900-\uFAFF\uFF66-\uFF9F\u{20000}-\u{3FFFF}]+/gu

/** Letters and pairs of letters without which a conversation cannot hold the term; each an operand of a text search. */
export function listPairs(term: string): string[] {
  const runs = (term.toLowerCase().match(UNSPACED_RUN) ?? []).map((run) => [...run])
  const pairs = runs.flatMap((run) =>
    run.length === 1 ? run : run.slice(1).map((letter, index) => `${run[index]}${letter}`),
  )
  return [...new Set(pairs)].map((pair) => `'~${pair}'`)
}

/** One word to PostgreSQL, too, which is found in the list of words without a doubt. */
export function isPlainWord(term: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(term) && !isUnspaced(term)
}

/** Whether the term may be the part of an e-mail address after the @: "harbor.example". */
export function isDomain(term: string): boolean {
  return /^[^@\s]+\.[^@\s]+$/.test(term)
}
