import { findingLabels } from '#content/finding-words.ts'
import type { CompanyFinding } from '#site/islands/chat/replies/read-company.ts'

/** Tools are many, and all else is one of its kind. */
export function nameFinding({ kind, value }: CompanyFinding): string {
  return kind === 'tool' ? value : findingLabels[kind]
}
