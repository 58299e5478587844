import type { Finding } from '#domain/finding.ts'

/** The result of reading a website: its statements, or why it could not be read, in words for staff alone. */
export type SiteRead =
  | { kind: 'read'; url: string; findings: readonly Finding[] }
  | { kind: 'failed'; failure: string }

export type ReadSite = (host: string, signal: AbortSignal) => Promise<SiteRead>
