/** Loaders stand at the start of a script; what is behind is a bundle. */
const SCRIPT_MAX_CHARS = 20_000
const SOURCES_PER_SCRIPT_MAX = 40
const ADDRESS = /(?:https?:)?\/\/[a-z0-9][a-z0-9.-]{2,100}\.[a-z]{2,12}(?:\/[\w./?=&-]{0,100})?/gi

/** Addresses that a script names, as the small loaders of counters and chats do. */
export function listInlineSources(script: string): string[] {
  const text = script.slice(0, SCRIPT_MAX_CHARS).replaceAll('\\/', '/')
  return [...text.matchAll(ADDRESS)].slice(0, SOURCES_PER_SCRIPT_MAX).map(([address]) => address)
}
