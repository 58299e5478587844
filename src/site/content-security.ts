import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export type ContentHash = `sha256-${string}`

export function hashContent(text: string): ContentHash {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/**
 * sonner writes its styles into a <style> element of its own; without this hash toasts appear unstyled.
 * Taken from the installed package, so that an update of sonner needs no change here.
 */
export function hashToastStyles(): ContentHash[] {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (!literal) throw new Error('sonner no longer inserts its styles with __insertCSS("…")')
  // The element is inserted empty and filled afterward; browsers check it both times.
  return ['', JSON.parse(literal)].map((styles) => hashContent(styles))
}

/**
 * The policy of every page. The server sends it again as a header, and adds what only a header may say or only the server
 * knows: `default-src 'none'`, who may frame the page, and which calendar it may frame (decision 031).
 */
export const contentSecurityDirectives = [
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "media-src 'none'",
  "worker-src 'self'",
] as const

/** In the staff area text becomes markup nowhere, not even in a library: browsers refuse the attempt. */
export const staffDirectives = [
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
] as const
