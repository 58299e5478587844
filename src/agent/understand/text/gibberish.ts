const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const SWEEP_LEAST = 4
const CONSONANTS_MOST = 4
const VOWELS = 'aeiouy'
const LETTERS = /^[a-z]+$/

/** "lkjsdf" and "asdf": keys struck in a row, or more consonants in a row than a name or a word of work has. */
export function isGibberish(norm: string): boolean {
  if (norm.length < SWEEP_LEAST || !LETTERS.test(norm)) return false
  return countConsonants(norm) > CONSONANTS_MOST || !hasVowel(norm) || isSwept(norm)
}

const hasVowel = (word: string) => [...word].some((letter) => VOWELS.includes(letter))

function countConsonants(word: string): number {
  let [run, longest] = [0, 0]
  for (const letter of word) {
    run = VOWELS.includes(letter) ? 0 : run + 1
    longest = Math.max(longest, run)
  }
  return longest
}

/** The whole word is one sweep over neighboring keys, to the right or to the left. */
function isSwept(word: string): boolean {
  const back = [...word].toReversed().join('')
  return ROWS.some((row) => row.includes(word) || row.includes(back))
}
