const OFFSET = 0x811c9dc5
const PRIME = 0x01000193

/** FNV-1a over UTF-16 units: the same on every machine. */
export function hashText(text: string): number {
  let hash = OFFSET
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), PRIME)
  return hash >>> 0
}

/** One hash of several, in their order. The last steps spread it, since a table keeps only its low bits. */
export function mixHashes(first: number, second: number, third = 0, fourth = 0): number {
  let hash = Math.imul(first ^ OFFSET, PRIME)
  hash = Math.imul((hash ^ (hash >>> 15)) + second, 0x2c1b3c6d)
  hash = Math.imul((hash ^ (hash >>> 13)) + third, 0x297a2d39)
  hash = Math.imul((hash ^ (hash >>> 14)) + fourth, 0x2545f491)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Adds a feature: its sort and up to three values. */
export type Add = (space: number, first: number, second?: number, third?: number) => void
