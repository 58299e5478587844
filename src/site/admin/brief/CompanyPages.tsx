import { findingLabels, judgedWords } from '#content/finding-words.ts'
import type { BriefTalk } from '#contract/admin-bookings.ts'
import { formatShortMoment } from '#site/admin/parts/format-call-time.ts'
import { FindingWords } from '#site/components/findings/FindingWords.tsx'
import { shortenAddress } from '#site/components/findings/page-address.ts'

/** What public pages say of the company. Nothing is printed of what was not found. */
export function CompanyPages({ findings }: Pick<BriefTalk, 'findings'>) {
  if (findings.length === 0) return null
  return (
    <section aria-labelledby="pages-heading">
      <h3 id="pages-heading" className="brief-title">
        What public pages say of it
      </h3>
      <dl>
        {findings.map((finding) => (
          <div key={finding.id} className="brief-fact">
            <dt className="text-soft">{findingLabels[finding.kind]}</dt>
            <dd className="min-w-0">
              <FindingWords
                finding={finding}
                isWrong={finding.verdict === 'wrong'}
                isLabelled={false}
              />
              <p className="label flex flex-wrap gap-x-2 wrap-anywhere">
                <span>{shortenAddress(finding.url)}</span>
                <time dateTime={finding.read_at} className="whitespace-nowrap">
                  {formatShortMoment(finding.read_at)}
                </time>
                {finding.verdict === null ? null : (
                  <span className="text-ink">{judgedWords[finding.verdict]}</span>
                )}
              </p>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
