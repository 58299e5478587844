/** A random version 4 UUID. `crypto.randomUUID` exists only on https and localhost; a plain-http address still needs ids. */
export function createUuid(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

/**
 * Names what a page tries to do, so that the server knows a repeat after a lost answer: the same content gets the same
 * id, other content a new one.
 */
export function createAttemptNames(): (content: unknown) => string {
  let named = { content: '', id: '' }
  return (content) => {
    const text = JSON.stringify(content)
    if (named.content !== text) named = { content: text, id: createUuid() }
    return named.id
  }
}
