/** A word and what fingers make of it (a letter swapped with the next, doubled, left out), as a piece of a pattern. */
export function listSlips(word: string): string {
  const spellings = new Set([word])
  for (let at = 1; at < word.length - 1; at++) {
    const [left, here, next] = [word.slice(0, at), word.charAt(at), word.charAt(at + 1)]
    const rest = word.slice(at + 2)
    spellings.add(`${left}${next}${here}${rest}`)
    spellings.add(`${left}${here}${here}${next}${rest}`)
    spellings.add(`${left}${next}${rest}`)
  }
  return [...spellings].join('|')
}
