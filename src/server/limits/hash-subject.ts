import { createHash } from 'node:crypto'

/** Keyed, so that the four billion addresses cannot be tried against a dump. */
export function hashSubject(authSecret: string, subject: string): string {
  return createHash('sha256').update(`${authSecret}:${subject}`).digest('base64url')
}
