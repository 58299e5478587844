import { shortenAddress } from '#site/components/findings/page-address.ts'
import { formatHourMinute } from '#site/islands/chat/parts/format-time.ts'
import type { CompanyFinding } from '#site/islands/chat/replies/read-company.ts'

const shortDay = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' })

/** Which page the findings below stand on, and when it was read. */
export function FindingSource({ finding }: { finding: CompanyFinding }) {
  const { source, url, readAt } = finding
  const page = shortenAddress(url)
  const from =
    source === 'network' ? `From the network you are on, by ${new URL(url).host}` : `From ${page}`
  return (
    <p className="label border-t border-line py-2 wrap-anywhere">
      <span>{`${from}, read`}</span>{' '}
      <time dateTime={readAt} className="whitespace-nowrap">
        {`${shortDay.format(new Date(readAt))}, ${formatHourMinute(readAt)}`}
      </time>
    </p>
  )
}
