import { readText } from '#site/islands/chat/replies/read-json.ts'

const WEB_ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))/i

/** An address that a link may carry: of the web, or a path of this site. */
export function readWebAddress(value: unknown): string | null {
  const address = readText(value)
  return address !== null && WEB_ADDRESS.test(address) ? address : null
}
