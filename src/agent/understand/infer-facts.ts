import type { Finding } from '#agent/understand/message/act.ts'
import { inferIndustry } from '#agent/understand/slots/industry/read-industry.ts'
import { inferWebsite } from '#agent/understand/slots/websites.ts'

/** What follows from what was said: website from a work e-mail, industry from the host. */
export function inferFacts(findings: readonly Finding[]): Finding[] {
  const email = findings.find(
    (finding) => finding.slot === 'email' && !finding.reading?.isUnreadable,
  )
  const stated = findings.find((finding) => finding.slot === 'company_website')
  const website = stated ?? (email ? inferWebsite(email)[0] : undefined)
  const company = findings.find((finding) => finding.slot === 'company_name')
  const inferred: Finding[] = []
  if (website && !stated) inferred.push(website)
  return [...inferred, ...inferIndustries([company, website], findings)]
}

/** The name speaks for the company before its host, the words of a trade only when neither does. */
function inferIndustries(
  sources: readonly (Finding | undefined)[],
  findings: readonly Finding[],
): Finding[] {
  const hasStated = findings.some(
    (found) => found.slot === 'industry' && !found.reading?.isInferred,
  )
  if (hasStated) return []
  return sources.flatMap((source) => (source ? inferIndustry(source) : [])).slice(0, 1)
}
