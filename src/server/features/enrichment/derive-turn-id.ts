import { createHash } from 'node:crypto'

/** The id of the turn that a request may become: the same request gets the same one (a UUID of version 8, RFC 9562). */
export function deriveTurnId(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex')
  const [, first, second, third, fourth, fifth] =
    /^(.{8})(.{4}).(.{3}).(.{3})(.{12})/.exec(hex) ?? []
  return `${first}-${second}-8${third}-8${fourth}-${fifth}`
}
