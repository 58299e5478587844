import type { CompanyView } from '#contract/findings.ts'
import { FINDING_KINDS } from '#domain/finding.ts'
import { readPageAddress } from '#site/components/findings/page-address.ts'
import { isRecord, readList, readText, readTime } from '#site/islands/chat/replies/read-json.ts'

/** What public pages say of the visitor's company. */
export type Company = CompanyView
export type CompanyFinding = Company['findings'][number]
export type Verdict = NonNullable<CompanyFinding['verdict']>

/** Null where nothing was found, and where a server knows nothing of companies. */
export function readCompany(value: unknown): Company | null {
  if (!isRecord(value)) return null
  const host = readText(value.host)
  const findings = readList(value.findings, readFinding)
  return host === null || findings.length === 0 ? null : { host, findings }
}

/** What has no web page to show for it is left out. */
function readFinding(value: unknown): CompanyFinding | null {
  if (!isRecord(value)) return null
  const id = readText(value.id)
  const kind = FINDING_KINDS.find((known) => known === value.kind)
  const words = readText(value.value)
  const url = readPageAddress(readText(value.url) ?? '')
  const readAt = readTime(value.readAt)
  if (id === null || kind === undefined || words === null) return null
  if (url === null || readAt === null) return null
  return {
    id,
    kind,
    value: words,
    url,
    quote: readText(value.quote) ?? '',
    readAt,
    source: value.source === 'network' ? 'network' : 'website',
    verdict: value.verdict === 'right' || value.verdict === 'wrong' ? value.verdict : null,
  }
}
