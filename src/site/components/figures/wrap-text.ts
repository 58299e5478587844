/** Lines of at most so many letters, broken at spaces; a longer word keeps a line of its own. */
export function wrapText(text: string, lettersPerLine: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ').filter(Boolean)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= lettersPerLine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
