/** A shorter word is one letter off too many others. */
const CORRECTED_FROM_CHARS = 5
/** No word is longer, and each letter of one is left out in turn. */
const CORRECTED_TO_CHARS = 40

/** Known words, and the same by what is left of them when one letter is dropped. */
export type Spelling = {
  words: ReadonlySet<string>
  byRest: ReadonlyMap<string, readonly string[]>
}

/** The word itself, and each way to drop one letter from it but the first. */
function listRests(word: string): string[] {
  const rests = [word]
  for (let at = 1; at < word.length; at++) rests.push(word.slice(0, at) + word.slice(at + 1))
  return rests
}

export function learnSpelling(words: Iterable<string>): Spelling {
  const known = new Set(words)
  const byRest = new Map<string, string[]>()
  for (const word of known) {
    if (word.length < CORRECTED_FROM_CHARS - 1) continue
    for (const rest of listRests(word)) {
      const sharing = byRest.get(rest)
      if (sharing === undefined) byRest.set(rest, [word])
      else sharing.push(word)
    }
  }
  return { words: known, byRest }
}

/** A letter too many, too few, wrong, or swapped with its neighbour: the known word, else the word as it is. */
export function correctSpelling({ words, byRest }: Spelling, word: string): string {
  const isWord = word.length >= CORRECTED_FROM_CHARS && word.length <= CORRECTED_TO_CHARS
  if (!isWord || words.has(word) || /\d/.test(word)) return word
  for (const rest of listRests(word)) {
    const near = byRest.get(rest)?.find((known) => isOneLetterOff(known, word))
    if (near !== undefined) return near
  }
  return word
}

/** Whether two words differ by one letter: added, left out, replaced, or swapped with its neighbour. */
function isOneLetterOff(left: string, right: string): boolean {
  if (Math.abs(left.length - right.length) > 1) return false
  let start = 0
  while (start < left.length && left[start] === right[start]) start++
  const restLeft = left.slice(start)
  const restRight = right.slice(start)
  if (restLeft.slice(1) === restRight || restLeft === restRight.slice(1)) return true
  if (restLeft.slice(1) === restRight.slice(1)) return true
  const isSwapped = restLeft[0] === restRight[1] && restLeft[1] === restRight[0]
  return isSwapped && restLeft.slice(2) === restRight.slice(2)
}
