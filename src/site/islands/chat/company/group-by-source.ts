import type { Company, CompanyFinding } from '#site/islands/chat/replies/read-company.ts'

/** Findings of one page stand together, in the order in which pages first come. */
export function groupBySource(findings: readonly CompanyFinding[]): CompanyFinding[][] {
  return [...Map.groupBy(findings, ({ source, url }) => `${source} ${url}`).values()]
}

/** Only a website can say something of itself. */
export function nameCompany({ host, findings }: Company): string {
  const hasWebsite = findings.some(({ source }) => source === 'website')
  return hasWebsite ? `What ${host} says of itself` : 'What your network says of your company'
}
