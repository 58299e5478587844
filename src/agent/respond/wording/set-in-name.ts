/** A name that a model wrote out stands for its placeholder. "Tom's" is left, and refused for its capital. */
export function setInName(sentence: string, name: string | undefined): string {
  // Written small it could be any word, one of a placeholder's included.
  if (name === undefined || !/^\p{Lu}/u.test(name)) return sentence
  const first = name.split(' ', 1)[0] ?? name
  return [name, first].reduce((text, known) => {
    const pieces = text.split(known)
    return pieces.reduce((joined, piece) => {
      const isWord = !/[\p{L}\p{N}'’_{-]$/u.test(joined) && !/^[\p{L}\p{N}'’_}-]/u.test(piece)
      return `${joined}${isWord ? '{{name}}' : known}${piece}`
    })
  }, sentence)
}
