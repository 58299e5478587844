/** The words of a text, for lists that read as lines. */
export function toWordSet(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** The phrases of a text that has one a line. */
export function toPhrases(text: string): readonly string[] {
  return text.trim().split(/\s*\n\s*/)
}

/** A table that words are looked up in. It inherits nothing, so that "constructor" is no entry of it. */
export function toTable<Value>(
  entries: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> {
  return Object.assign(Object.create(null), entries)
}
