import { companyStatusWords, siteFailureWords } from '#content/finding-words.ts'
import type { AdminConversationView } from '#contract/admin.ts'
import { formatDay, formatTime } from '#site/admin/format-moment.ts'

type Company = NonNullable<AdminConversationView['company']>
type Reading = Pick<Company, 'host' | 'status' | 'failure'> & { at: string | null }

/** Whether each website that was named could be read, the one named now first. */
export function CompanyStatus({ company }: { company: Company }) {
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
      {isEarlier ? <span className="text-soft"> (named before)</span> : null}:{' '}
      <span className={status === 'failed' ? 'text-warn' : 'text-soft'}>
        {companyStatusWords[status]}
        {failure === null ? '' : `: ${siteFailureWords[failure] ?? failure}`}
      </span>{' '}
      {at === null ? null : (
        <time dateTime={at} className="label">
          {formatDay(at)}, {formatTime(at)}
        </time>
      )}
    </li>
  )
}
