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

test('a size is read in a description, and none in the text, which a style rule may hide', () => {
  const head = '<meta name="description" content="We are a law firm of 40 people in Dover.">'
  const html = `${head}<body><h1>Evil</h1><p>We are a bank.</p><p>We have 900 employees.</p>`
  const found = listByKind(extractFindings({ url: 'https://harbourlane.com/', html }))
  expect(found).toEqual({
    description: ['We are a law firm of 40 people in Dover.'],
    industry: ['legal'],
    size: ['about 40 people'],
  })
})
