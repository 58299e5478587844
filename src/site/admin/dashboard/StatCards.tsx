import type { AdminConversationsReply } from '#contract/admin.ts'
import { formatPercent } from '#site/admin/parts/format-percent.ts'

type Stats = AdminConversationsReply['stats']

const UNKNOWN = '–'

const CARDS = [
  {
    label: 'Total Conversations',
    condition: 'all time',
    show: ({ totalConversations }: Stats) => formatCount(totalConversations),
  },
  {
    label: 'High Quality Leads',
    condition: 'sentiment of 70% or more',
    show: ({ highQualityLeads }: Stats) => formatCount(highQualityLeads),
  },
  {
    label: 'Avg Sentiment',
    condition: 'over all conversations',
    show: ({ averageSentiment }: Stats) =>
      averageSentiment === null ? UNKNOWN : formatPercent(averageSentiment),
  },
]

type Props = { stats: Stats | undefined; isFailed: boolean }

export function StatCards({ stats, isFailed }: Props) {
  return (
    <dl className="mt-9 grid border-t border-ink sm:grid-cols-3">
      {CARDS.map(({ label, condition, show }) => (
        <div
          key={label}
          className="grid grid-cols-[1fr_auto] items-baseline gap-x-4 border-b border-line py-4 sm:block sm:px-6 sm:not-first:border-l sm:first:pl-0"
        >
          <dt className="text-small text-soft">{label}</dt>
          <dd className="text-right sm:mt-1 sm:text-left">
            <Figure text={stats ? show(stats) : isFailed ? UNKNOWN : null} />
            <span className="label block">{condition}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({ text }: { text: string | null }) {
  if (text !== null) return <span className="block text-h2 tabular-nums">{text}</span>
  return (
    <span className="block text-h2">
      <span className="sr-only">Loading...</span>
      <span aria-hidden="true" className="inline-block h-6 w-20 rounded-control bg-line" />
    </span>
  )
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}
