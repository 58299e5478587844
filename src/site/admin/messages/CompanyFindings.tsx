import { findingLabels, judgedWords } from '#content/finding-words.ts'
import { conversationWords } from '#content/staff/conversations.ts'
import type { AdminConversationView } from '#contract/admin.ts'
import { formatMoment } from '#site/admin/parts/format.ts'
import { FindingWords } from '#site/components/findings/FindingWords.tsx'
import { shortenAddress } from '#site/components/findings/page-address.ts'

/** Where the reading of a company's website stands. */
const companyStatusWords = {
  waiting: 'waiting to be read',
  found: 'read',
  nothing: 'read, and it says nothing of the company',
  failed: 'could not be read',
  over_limit: 'not read: over the limit',
  off: 'not read: switched off, or the chat did not ask for it',
} as const

/** Why a website could not be read. */
const siteFailureWords: Readonly<Record<string, string>> = {
  refused: 'the address is not a public website',
  unreachable: 'no answer',
  timeout: 'too slow',
  too_large: 'the page is too large',
  wrong_type: 'the address holds no web page',
  status: 'the website answered with an error',
  redirects: 'sent on too often',
  error: 'an error of our own',
  gave_up: 'given up after three tries',
}

type Company = NonNullable<AdminConversationView['company']>

type Reading = Pick<Company, 'host' | 'status' | 'failure'> & { at: string | null }

type StaffFinding = NonNullable<AdminConversationView['company']>['findings'][number]

/** What public pages say of the visitor's company, where it stands, and what the visitor said of it. */
export function CompanyFindings({ company }: Pick<AdminConversationView, 'company'>) {
  return (
    <section aria-labelledby="company-heading">
      <h3 id="company-heading" className="pb-2 font-bold">
        Company
      </h3>
      {company === null ? (
        <p className="text-small text-soft">{conversationWords.company.noWebsite}</p>
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

/** The page with its time, and the visitor's word on it. */
function FindingOrigin({ finding }: { finding: StaffFinding }) {
  const { url, read_at, source, verdict } = finding
  return (
    <p className="label flex flex-wrap gap-x-3 wrap-anywhere">
      <span>{`${source === 'network' ? 'by their network, ' : ''}${shortenAddress(url)}`}</span>
      <time dateTime={read_at}>{formatMoment(read_at)}</time>
      <span className={verdict === null ? '' : 'text-ink'}>
        {verdict === null ? conversationWords.company.notReviewed : judgedWords[verdict]}
      </span>
    </p>
  )
}

/** Whether each website that was named could be read, the one named now first. */
function CompanyStatus({ company }: { company: Company }) {
  const { host, status, failure, read_at, requests } = company
  const earlier = requests.filter((request) => request.host !== host)
  return (
    <ul className="pb-2 text-small">
      {host === null ? null : <Line host={host} status={status} failure={failure} at={read_at} />}
      {earlier.map((request) => (
        <Line key={request.host} {...request} at={request.finished_at} isEarlier />
      ))}
    </ul>
  )
}

function Line({ host, status, failure, at, isEarlier = false }: Reading & { isEarlier?: boolean }) {
  return (
    <li className="wrap-anywhere">
      <span className="font-medium">{host}</span>
      {isEarlier ? <span className="text-soft"> (earlier)</span> : null}
      <span>:</span>{' '}
      <span className={status === 'failed' ? 'text-warn' : 'text-soft'}>
        {`${companyStatusWords[status]}${failure === null ? '' : `: ${siteFailureWords[failure] ?? failure}`}`}
      </span>{' '}
      {at === null ? null : (
        <time dateTime={at} className="label">
          {formatMoment(at)}
        </time>
      )}
    </li>
  )
}
