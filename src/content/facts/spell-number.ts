const words =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  )

/** As running text says how many: a word up to twenty, digits above. `Capital` begins a sentence. */
export function spellNumber(count: number, start: 'Capital' | 'small' = 'small'): string {
  const word = words[count] ?? String(count)
  return start === 'Capital' ? word.charAt(0).toUpperCase() + word.slice(1) : word
}
