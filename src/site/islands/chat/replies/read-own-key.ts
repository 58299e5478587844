import { type JsonRecord, readText } from '#site/islands/chat/replies/read-json.ts'

const OWN_KEY = /^[\w-]{1,100}\.[\w-]{1,100}$/

/** What opens the visitor's own page of the conversation; null where the server gives none. */
export function readOwnKey({ ownKey }: JsonRecord): string | null {
  const key = readText(ownKey)
  return key !== null && OWN_KEY.test(key) ? key : null
}
