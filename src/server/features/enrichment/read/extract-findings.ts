import type { Finding } from '#domain/finding.ts'
import { cleanField } from '#server/features/enrichment/read/clean-text.ts'
import { collectParts } from '#server/features/enrichment/read/collect-parts.ts'
import { extractContactPages } from '#server/features/enrichment/read/extract-contact-pages.ts'
import { extractDescription } from '#server/features/enrichment/read/extract-description.ts'
import { extractIndustry } from '#server/features/enrichment/read/extract-industry.ts'
import { extractName } from '#server/features/enrichment/read/extract-name.ts'
import { extractSize } from '#server/features/enrichment/read/extract-size.ts'
import { extractTools } from '#server/features/enrichment/read/extract-tools.ts'
import { listOrganisations, type Organisation } from '#server/features/enrichment/read/json-ld.ts'
import { parsePage } from '#server/features/enrichment/read/parse-page.ts'
import { isSameSite } from '#server/features/enrichment/read/same-site.ts'
import { listStatements } from '#server/features/enrichment/read/statements.ts'

/** Pages that stand in a company's place: a check for robots, an error, a domain for sale. */
const PLACEHOLDER =
  /^(?:just a moment|attention required|access denied|403 forbidden|404|page not found|not found|error|site (?:not found|suspended)|account suspended|domain (?:for sale|parked|default page)|.{0,60}\b(?:domain is|is) (?:for sale|parked)|index of \/|welcome to nginx|apache2 .{0,30}default page|iis windows server|bad gateway|service unavailable|are you (?:a )?(?:human|robot)|verify(?:ing)? you are human|coming soon|under construction)/i

/** An organisation with an address of its own elsewhere is a customer, a partner or who made the page. */
function isOfPage({ url }: Organisation, page: URL): boolean {
  const address = url === null ? page : URL.parse(url, page)
  return address === null || isSameSite(address, page)
}

function parseAddress(url: string): URL | null {
  const address = URL.parse(url)
  return address !== null && /^https?:$/.test(address.protocol) ? address : null
}

/** All that a page says of its company. Takes as long as the page wants: for use in a thread that can be ended. */
export function extractFindings({ url, html }: { url: string; html: string }): Finding[] {
  const address = parseAddress(url)
  if (address === null) return []
  const parts = collectParts(parsePage(html), address)
  if (PLACEHOLDER.test(cleanField(parts.title))) return []
  const organisations = listOrganisations(parts.jsonLd).filter((found) => isOfPage(found, address))
  const statements = listStatements(parts)
  return [
    ...extractName(parts, organisations),
    ...extractDescription(parts, organisations),
    ...extractIndustry(parts, organisations, statements),
    ...extractSize(parts, organisations, statements),
    ...extractTools(parts),
    ...extractContactPages(parts),
  ]
}
