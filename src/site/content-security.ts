import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

function hash(text: string): `sha256-${string}` {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`
}

/**
 * sonner writes its styles into a <style> element of its own; without this hash toasts appear unstyled.
 * Taken from the installed package, so that an update of sonner needs no change here.
 */
export function hashToastStyles(): `sha256-${string}`[] {
  const source = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8')
  const literal = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(source)?.[1]
  if (!literal) throw new Error('sonner no longer inserts its styles with __insertCSS("…")')
  // The element is inserted empty and filled afterwards; browsers check it both times.
  return ['', JSON.parse(literal)].map((styles) => hash(styles))
}

/** frame-ancestors is missing on purpose: a <meta> policy cannot carry it, the server sends it. */
export const contentSecurityDirectives = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  // Wide here, narrow in the server's header, which knows the configured calendar (decision 008).
  "frame-src 'self' https: http://localhost:* http://127.0.0.1:*",
] as const
