const BETWEEN_QUOTES_AND_SPACES = /[^\s"'`]+/g
const NAMES = /[\w-]+/g

/**
 * Whatever in a page or script could be the name of a class, an element or an id: more than are such names, since a
 * name that is missed costs a style, and one too many costs some bytes.
 */
export function listWords(text: string): string[] {
  const decoded = text.replaceAll('&amp;', '&').replaceAll('&gt;', '>').replaceAll('&lt;', '<')
  const words = [text, decoded].flatMap((each) => each.match(BETWEEN_QUOTES_AND_SPACES) ?? [])
  return [...new Set([...words, ...(text.match(NAMES) ?? [])])]
}
