import { hash } from 'node:crypto'

/** Keyed, so that the four billion addresses cannot be tried against a dump. */
export function hashSubject(authSecret: string, subject: string): string {
  return hash('sha256', `${authSecret}:${subject}`, 'base64url')
}
