/** Shorter parts of an address are words such as "api" or "hooks". */
const SECRET_MIN_CHARS = 8

/** A text without the secrets, without addresses among them, and without their parts: receivers repeat those. */
export function withholdSecrets(text: string, secrets: readonly string[]): string {
  return secrets
    .flatMap(listForms)
    .toSorted((one, other) => other.length - one.length)
    .reduce((safe, secret) => safe.replaceAll(secret, '(withheld)'), text)
}

function listForms(secret: string): string[] {
  if (!URL.canParse(secret)) return [secret]
  const { pathname, search, searchParams, username, password } = new URL(secret)
  const parts = [...pathname.split('/'), ...searchParams.values(), username, password]
  const long = [...parts, ...parts.map(decode)].filter((part) => part.length >= SECRET_MIN_CHARS)
  const wholes = [secret, `${pathname}${search}`, pathname].filter((whole) => whole.length > 1)
  return [...wholes, ...long]
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    // Not percent-encoded: the part is the text itself.
    return part
  }
}
