const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a over UTF-16 units: the same on every machine. Signed, since V8 keeps larger numbers than 2^31 on the heap. */
export function hashText(text: string): number {
  let hash = OFFSET | 0
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash
}

/** One hash of several, in their order. The last steps spread it, since a table keeps only its low bits. */
export function mixHashes(first: number, second: number, third = 0, fourth = 0): number {
  let hash = Math.imul(first ^ OFFSET, PRIME)
  hash = Math.imul((hash ^ (hash >>> 15)) + second, 0x2c1b3c6d)
  hash = Math.imul((hash ^ (hash >>> 13)) + third, 0x297a2d39)
  hash = Math.imul((hash ^ (hash >>> 14)) + fourth, 0x2545f491)
  return hash ^ (hash >>> 16)
}

/** The order in which hashes are stored. */
export const compareHashes = (one: number, other: number): number => (one >>> 0) - (other >>> 0)

/** Adds a feature: its sort and up to three values. */
export type Add = (space: number, first: number, second?: number, third?: number) => void
