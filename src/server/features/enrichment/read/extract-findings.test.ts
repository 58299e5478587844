import { expect, test } from 'vitest'
import type { Finding, FindingKind } from '#domain/finding.ts'
import { extractFindings } from '#server/features/enrichment/read/extract-findings.ts'
import { companyPages } from '#tests/support/company-pages/company-pages.ts'

function listByKind(findings: readonly Finding[]): Partial<Record<FindingKind, string[]>> {
  const listed: Partial<Record<FindingKind, string[]>> = {}
  for (const { kind, value } of findings) {
    const shown = kind === 'contact_page' ? new URL(value).pathname : value
    listed[kind] = [...(listed[kind] ?? []), shown]
  }
  return listed
}

test.each(companyPages)('$file says what an honest reader finds there', (page) => {
  const findings = extractFindings(page)
  expect(listByKind(findings)).toEqual(page.expected)
  expect(new Set(findings.map(({ url }) => url))).toEqual(new Set([page.url]))
})
