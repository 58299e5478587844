import { judgedWords } from '#content/finding-words.ts'
import type { AdminConversationView } from '#contract/admin.ts'
import { formatDay, formatTime } from '#site/admin/format-moment.ts'
import { shortenAddress } from '#site/components/findings/page-address.ts'

type StaffFinding = NonNullable<AdminConversationView['company']>['findings'][number]

/** The page with its time, and the visitor's word on it. */
export function FindingOrigin({ finding }: { finding: StaffFinding }) {
  const { url, read_at, source, verdict } = finding
  return (
    <p className="label flex flex-wrap gap-x-3 wrap-anywhere">
      <span>
        {source === 'network' ? 'by their network, ' : ''}
        {shortenAddress(url)}
      </span>
      <time dateTime={read_at}>
        {formatDay(read_at)}, {formatTime(read_at)}
      </time>
      <span className={verdict === null ? '' : 'text-ink'}>
        {verdict === null ? 'not judged' : judgedWords[verdict]}
      </span>
    </p>
  )
}
