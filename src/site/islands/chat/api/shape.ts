/** Readers for answers whose shape is promised by nobody: what is not as expected counts as absent. */

export type JsonRecord = Readonly<Record<string, unknown>>

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function readRecord(value: unknown): JsonRecord {
  return isRecord(value) ? value : {}
}

export function readText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

export function readNumber(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) ? number : null
}

export function readTime(value: unknown): string | null {
  const text = readText(value)
  return text !== null && !Number.isNaN(Date.parse(text)) ? text : null
}

/** The items of a list that `read` makes something of. */
export function readList<Item>(value: unknown, read: (item: unknown) => Item | null): Item[] {
  if (!Array.isArray(value)) return []
  return value.map(read).filter((item) => item !== null)
}

const WEB_ADDRESS = /^(?:https?:\/\/|\/(?![/\\]))/i

/** An address that a link may carry: of the web, or a path of this site. */
export function readWebAddress(value: unknown): string | null {
  const address = readText(value)
  return address !== null && WEB_ADDRESS.test(address) ? address : null
}
