import { industryWords } from '#content/fact-words.ts'
import type { FindingKind } from '#domain/finding.ts'

/** A finding's value in words; an industry is stored by its key. */
export function describeFinding(kind: FindingKind, value: string): string {
  if (kind !== 'industry' || !Object.hasOwn(industryWords, value)) return value
  const words = industryWords[value as keyof typeof industryWords]
  return words.charAt(0).toUpperCase() + words.slice(1)
}
