import type { BriefTalk } from '#contract/admin-bookings.ts'
import { formatDay, formatTime } from '#site/admin/format-moment.ts'

/** Where the visitor came from and how long they wrote, in one line. */
export function describeOrigin({ attribution, started_at, message_count }: BriefTalk): string {
  const { referrer, landing_page, utm_source, utm_medium, utm_campaign } = attribution
  const campaign = [utm_source, utm_medium, utm_campaign].filter(Boolean).join(' / ')
  const from = referrer === '' || referrer === 'direct' ? 'came directly' : `came from ${referrer}`
  const parts = [
    landing_page === '' ? from : `${from}, landed on ${landing_page}`,
    campaign === '' ? '' : `campaign ${campaign}`,
    `wrote first ${formatDay(started_at)}, ${formatTime(started_at)}`,
    `${message_count} messages`,
  ]
  const text = parts.filter(Boolean).join(' · ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
