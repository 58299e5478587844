import type { Passage } from '#content/page-metadata.ts'

/**
 * An excerpt of the index is HTML in which only <mark> counts. It is read in a document of its own, where nothing
 * loads or runs, and leaves it as plain words and marked words.
 */
export function readMarkedText(html: string): Passage {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes].map((node) => {
    const text = node.textContent ?? ''
    return node.nodeName === 'MARK' ? { quote: text } : text
  })
}
