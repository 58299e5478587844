const STEM_MIN_CHARS = 3
const ENDINGS = ['ing', 'ed', 'es', 's', 'e']

/** One stem for "re-enter", "re-entering" and "re-entered". Coarse: only for comparing with what the visitor wrote. */
export function stemWord(word: string): string {
  const plain = word.replaceAll(/['’-]/g, '')
  const ending = ENDINGS.find((end) => plain.endsWith(end))
  const stem = ending === undefined ? plain : plain.slice(0, -ending.length)
  if (stem.length < STEM_MIN_CHARS) return plain
  return /([^aeiousl])\1$/.test(stem) ? stem.slice(0, -1) : stem
}
