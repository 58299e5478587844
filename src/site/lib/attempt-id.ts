import { createUuid } from '#site/lib/create-uuid.ts'

/**
 * Names what a page tries to do, so that the server knows a repeat after a lost answer: the same content gets the same
 * id, other content a new one.
 */
export function createAttemptNames(): (content: unknown) => string {
  let named = { content: '', id: '' }
  return (content) => {
    const text = JSON.stringify(content)
    if (named.content !== text) named = { content: text, id: createUuid() }
    return named.id
  }
}
