import { leadTerms } from '#content/staff/leads.ts'
import { formatMoment } from '#site/admin/parts/format-moment.ts'
import { useNow } from '#site/admin/parts/use-now.ts'

const MINUTE_MS = 60_000
const HOUR_MINUTES = 60
/** Up to here minutes matter beside hours. */
const NEAR_MINUTES = 3 * HOUR_MINUTES
/** Up to here hours say more than days. */
const HOURS_MINUTES = 48 * HOUR_MINUTES
const DAY_MINUTES = 24 * HOUR_MINUTES

type Promised = { reply_due_at: string | null; replied_at: string | null }
type Due = { words: string; state: 'due' | 'soon' | 'overdue' | 'kept' }

/** Where the promise of a reply stands; null when none was made. */
export function describeReplyDue(
  { reply_due_at, replied_at }: Promised,
  nowMs: number,
): Due | null {
  if (replied_at !== null) {
    return { words: `Replied ${formatMoment(replied_at)}`, state: 'kept' }
  }
  if (reply_due_at === null) return null
  const leftMinutes = Math.floor((Date.parse(reply_due_at) - nowMs) / MINUTE_MS)
  if (leftMinutes < 0) {
    return { words: leadTerms.overdue(describeMinutes(-leftMinutes)), state: 'overdue' }
  }
  return {
    words: leadTerms.due(describeMinutes(leftMinutes)),
    state: leftMinutes < NEAR_MINUTES ? 'soon' : 'due',
  }
}

/** "25 min", "1 h 25 min", "26 h", "3 days" */
function describeMinutes(minutes: number): string {
  if (minutes < HOUR_MINUTES) return `${minutes} min`
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const rest = minutes % HOUR_MINUTES
  if (minutes < NEAR_MINUTES) return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
  return minutes < HOURS_MINUTES ? `${hours} h` : `${Math.floor(minutes / DAY_MINUTES)} days`
}

export const REPLY_DUE_LOOKS: Readonly<Record<Due['state'], string>> = {
  due: 'text-ink',
  soon: 'text-warn',
  overdue: 'text-bad font-medium',
  kept: 'text-soft',
}

type Props = { lead: { reply_due_at: string | null; replied_at: string | null } }

/** Counts down to the promised reply. */
export function ReplyDue({ lead }: Props) {
  const due = describeReplyDue(lead, useNow())
  if (due === null) return null
  return (
    <time
      dateTime={lead.replied_at ?? lead.reply_due_at ?? ''}
      className={REPLY_DUE_LOOKS[due.state]}
    >
      {due.words}
    </time>
  )
}
