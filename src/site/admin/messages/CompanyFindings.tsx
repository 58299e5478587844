import { findingLabels } from '#content/finding-words.ts'
import type { AdminConversationView } from '#contract/admin.ts'
import { CompanyStatus } from '#site/admin/messages/CompanyStatus.tsx'
import { FindingOrigin } from '#site/admin/messages/FindingOrigin.tsx'
import { FindingWords } from '#site/components/findings/FindingWords.tsx'

/** What public pages say of the visitor's company, where it stands, and what the visitor said of it. */
export function CompanyFindings({ company }: Pick<AdminConversationView, 'company'>) {
  return (
    <section aria-labelledby="company-heading">
      <h3 id="company-heading" className="pb-2 font-bold">
        Company
      </h3>
      {company === null ? (
        <p className="text-small text-soft">No website was named.</p>
      ) : (
        <>
          <CompanyStatus company={company} />
          <dl>
            {company.findings.map((finding) => (
              <div
                key={finding.id}
                className="grid gap-x-4 border-t border-line py-2 text-small sm:grid-cols-[9rem_minmax(0,1fr)]"
              >
                <dt className="text-soft">{findingLabels[finding.kind]}</dt>
                <dd className="min-w-0">
                  <FindingWords
                    finding={finding}
                    isWrong={finding.verdict === 'wrong'}
                    isLabelled={false}
                  />
                  <FindingOrigin finding={finding} />
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  )
}
