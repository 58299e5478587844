import { parse } from 'tldts'
import { isFreeMailHost } from '#agent/perception/free-mail-hosts.ts'
import type { Finding } from '#agent/understand/act.ts'

/** What the addresses in a message say of who writes. */
export type Evidence = {
  /** Letters and digits of the company's host, without its ending: "kincaidmanufacturing". */
  label: string | null
  /** What stands before the @ of the e-mail address. */
  local: string | null
}

const SMALL_WORDS: ReadonlySet<string> = new Set(['the', 'and', 'of', '&', 'for', 'de'])
/** A name shorter than this begins too many words to prove anything. */
const SHORTEST_START_CHARS = 3

export function readEvidence(findings: readonly Finding[]): Evidence {
  const site = findings.find(({ slot }) => slot === 'company_website')
  const email = findings.find(({ slot }) => slot === 'email')
  const [local = null, mailHost] = email === undefined ? [] : String(email.value).split('@')
  return { label: readLabel(site === undefined ? mailHost : String(site.value)), local }
}

function readLabel(host: string | undefined): string | null {
  if (host === undefined) return null
  const parsed = parse(host)
  if (parsed.domain === null || isFreeMailHost(parsed.domain)) return null
  return parsed.domainWithoutSuffix?.replaceAll(/[^a-z0-9]/g, '') ?? null
}

function keepLetters(word: string): string {
  return word === '&' || word === '+'
    ? 'and'
    : word.replaceAll('&', 'and').replaceAll(/[^a-z0-9]/g, '')
}

function countShared(left: string, right: string): number {
  let count = 0
  while (count < left.length && left[count] === right[count]) count++
  return count
}

/**
 * How much of a host's label the words spell from its start, 0..1: "kincaid manufacturing" is all of
 * "kincaidmanufacturing", "Riverbend Property Management" of "riverbendpm", "Grunwald" half of "grunwaldworks".
 */
export function matchLabel(words: readonly string[], label: string | null): number {
  if (label === null || label.length < SHORTEST_START_CHARS) return 0
  let rest = label
  for (const [index, word] of words.entries()) {
    const letters = keepLetters(word)
    if (letters === '' || rest === '') continue
    if (rest.startsWith(letters)) {
      rest = rest.slice(letters.length)
      continue
    }
    if (SMALL_WORDS.has(word)) continue
    const shared = index === 0 ? 0 : countShared(rest, letters)
    if (shared === 0) break
    rest = rest.slice(shared)
  }
  const matched = label.length - rest.length
  return matched < SHORTEST_START_CHARS ? 0 : matched / label.length
}

/** Whether the first letters of the words spell the label: "Pacific Rim Trading" at prt.com. */
export function isAcronym(words: readonly string[], label: string | null): boolean {
  const initials = words.filter((word) => !SMALL_WORDS.has(word)).map((word) => word.charAt(0))
  return initials.length >= 3 && initials.join('') === label
}

/** Whether what stands before the @ is made of a name: "jiyer", "brandon.whitaker", "farah". */
export function isLocalPart(words: readonly string[], local: string | null): boolean {
  const letters = local?.replaceAll(/[^a-z]/g, '') ?? ''
  if (letters.length < 3) return false
  const names = words.map(keepLetters).filter((word) => word.length > 0)
  const [first = '', last = ''] = [names[0], names.at(-1)]
  if (names.length === 1)
    return first === letters || (first.length >= 3 && letters.startsWith(first))
  return [
    first,
    last,
    first + last,
    last + first,
    first.charAt(0) + last,
    first + last.charAt(0),
  ].includes(letters)
}
