const SHORTEST_GRAM = 3
const LONGEST_GRAM = 5
/** Letter sequences are many and alike, so each tells less than a word. */
const GRAM_SHARE = 0.3
/** What a word means tells more than the word. */
const TERM_SHARE = 1.6
const TERM_PAIR_SHARE = 1.2
/** Pairs of more terms than these are left out, so that a long message costs no more than a short one. */
const PAIRED_TERMS_MAX = 10

/** The features of a text with how much each counts, before rarity. */
export type Features = ReadonlyMap<string, number>

/**
 * Words, pairs of words, and the letter sequences inside words, which still match when a word is misspelt; `terms`
 * are what the words mean, each and every two together, in any order.
 */
export function listFeatures(words: readonly string[], terms: readonly string[]): Features {
  const features = new Map<string, number>()
  const add = (name: string, amount: number) =>
    features.set(name, (features.get(name) ?? 0) + amount)
  words.forEach((word, index) => {
    add(`w:${word}`, 1)
    add(`b:${words[index - 1] ?? '^'} ${word}`, 1)
    for (const gram of listGrams(`<${word}>`)) add(`g:${gram}`, GRAM_SHARE)
  })
  for (const term of terms) add(`t:${term}`, TERM_SHARE)
  for (const pair of listPairs([...new Set(terms)].slice(0, PAIRED_TERMS_MAX))) {
    add(`p:${pair}`, TERM_PAIR_SHARE)
  }
  return features
}

function listGrams(marked: string): string[] {
  const grams: string[] = []
  for (let size = SHORTEST_GRAM; size <= LONGEST_GRAM; size++) {
    for (let start = 0; start + size <= marked.length; start++) {
      grams.push(marked.slice(start, start + size))
    }
  }
  return grams
}

function listPairs(terms: readonly string[]): string[] {
  const sorted = terms.toSorted()
  return sorted.flatMap((one, index) => sorted.slice(index + 1).map((other) => `${one} ${other}`))
}
