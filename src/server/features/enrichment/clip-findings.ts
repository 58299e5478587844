import { FINDING_KINDS, type Finding, type FindingKind } from '#domain/finding.ts'
import { INDUSTRY_FIT } from '#domain/industry.ts'

export const FINDINGS_MAX = 40
const VALUE_MAX_CHARS: Record<FindingKind, number> = {
  name: 120,
  description: 500,
  industry: 40,
  size: 200,
  tool: 60,
  contact_page: 1_000,
}
const QUOTE_MAX_CHARS = 500
const URL_MAX_CHARS = 1_000
const WEB_ADDRESS = /^https?:\/\/[^\s]+$/i

/** Findings that are kept: of the known kinds, each once, within bounds, and as text that PostgreSQL stores. */
export function clipFindings(findings: readonly Finding[]): Finding[] {
  const kept = new Map<string, Finding>()
  for (const finding of findings) {
    const clipped = clip(finding)
    const key = `${clipped.kind} ${clipped.value.toLowerCase()}`
    if (isUsable(clipped) && !kept.has(key)) kept.set(key, clipped)
    if (kept.size === FINDINGS_MAX) break
  }
  return [...kept.values()]
}

function clip({ kind, value, url, quote }: Finding): Finding {
  return {
    kind,
    // Of an unknown kind nothing is kept.
    value: clipText(value, VALUE_MAX_CHARS[kind] ?? 0),
    url: clipText(url, URL_MAX_CHARS + 1),
    quote: clipText(quote, QUOTE_MAX_CHARS),
  }
}

/** Control characters, which neither the database nor a reader has a use for, become blanks. */
function clipText(text: string, maxChars: number): string {
  const plain = text.toWellFormed().replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
  // Half an emoji at the cut is dropped.
  return plain
    .trim()
    .slice(0, maxChars)
    .replace(/[\ud800-\udbff]$/, '')
    .trim()
}

function isUsable({ kind, value, url, quote }: Finding): boolean {
  if (!FINDING_KINDS.includes(kind) || value === '' || quote === '' || !isAddress(url)) return false
  if (kind === 'industry') return Object.hasOwn(INDUSTRY_FIT, value)
  return kind !== 'contact_page' || isAddress(value)
}

function isAddress(text: string): boolean {
  return text.length <= URL_MAX_CHARS && WEB_ADDRESS.test(text) && URL.canParse(text)
}
