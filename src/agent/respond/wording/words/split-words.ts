export function splitWords(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== '')
}

/** "i {can|} see {why|how}" → "i can see why", "i can see how", "i see why", "i see how". */
function expandPhrase(pattern: string): string[] {
  const pieces = pattern.split(/[{}]/)
  let phrases = ['']
  for (const [index, piece] of pieces.entries()) {
    const choices = index % 2 === 0 ? [piece] : piece.split('|')
    phrases = phrases.flatMap((phrase) => choices.map((choice) => phrase + choice))
  }
  return phrases.map((phrase) => splitWords(phrase).join(' '))
}

export function expandPhrases(patterns: string): Set<string> {
  return new Set(patterns.trim().split('\n').flatMap(expandPhrase))
}
