import { inboxWords, keyWords } from '#content/staff/conversations.ts'
import type { AdminConversationsReply } from '#contract/admin.ts'
import { switchKeys, useAreKeysOn } from '#site/admin/keys/use-page-keys.ts'
import { formatPercent } from '#site/admin/parts/format.ts'

type Stats = AdminConversationsReply['stats']

const UNKNOWN = '–'

const CARDS = [
  {
    label: 'Total Conversations',
    condition: inboxWords.written,
    show: ({ totalConversations }: Stats) => formatCount(totalConversations),
  },
  {
    label: 'High Quality Leads',
    condition: () => 'sentiment of 70% or more',
    show: ({ highQualityLeads }: Stats) => formatCount(highQualityLeads),
  },
  {
    label: 'Avg Sentiment',
    condition: () => 'across all conversations',
    show: ({ averageSentiment }: Stats) =>
      averageSentiment === null ? UNKNOWN : formatPercent(averageSentiment),
  },
]

type StatCardsProps = { stats: Stats | undefined; isFailed: boolean }

export function StatCards({ stats, isFailed }: StatCardsProps) {
  return (
    <dl className="flex divide-x divide-line max-sm:w-full">
      {CARDS.map(({ label, condition, show }) => (
        <div
          key={label}
          className="grid min-h-12 grid-cols-[auto_1fr] content-center gap-x-2.5 px-3 text-label leading-tight first:pl-0 max-sm:flex-1 max-sm:grid-cols-1 max-sm:px-2 max-sm:py-1.5"
        >
          <dt className="sm:col-start-2">{label}</dt>
          <dd className="contents">
            <Figure text={stats ? show(stats) : isFailed ? UNKNOWN : null} />
            <span className="text-soft sm:col-start-2">
              {condition(stats?.writtenConversations)}
            </span>
          </dd>
        </div>
      ))}
    </dl>
  )
}

function Figure({ text }: { text: string | null }) {
  return (
    <span className="row-start-1 self-center text-h3 tabular-nums sm:row-end-3">
      {text === null ? (
        <>
          <span className="sr-only">Loading...</span>
          <span aria-hidden="true" className="inline-block h-5 w-9 rounded-control bg-line" />
        </>
      ) : (
        <span>{text}</span>
      )}
    </span>
  )
}

function formatCount(count: number): string {
  return count.toLocaleString('en-US')
}

const KEYS = [
  { keys: ['↑', '↓'], meaning: 'move through the list', isLetter: false },
  { keys: ['Enter'], meaning: 'open', isLetter: false },
  { keys: ['Esc'], meaning: 'back', isLetter: false },
  { keys: ['j', 'k'], meaning: 'next, previous', isLetter: true },
  { keys: ['/'], meaning: 'search', isLetter: true },
  { keys: ['v'], meaning: 'views', isLetter: true, isLong: true },
  {
    keys: ['e', 'n', 'a', 's', 'o'],
    meaning: keyWords.lead,
    isLetter: true,
    isLong: true,
  },
] as const

/** One line that says which keys do what. A phone has none, so it has no line either. */
export function KeyHelp() {
  const isOn = useAreKeysOn()
  return (
    <section aria-label="Keys" className="label flex shrink-0 items-center gap-x-5 max-md:hidden">
      {KEYS.filter(({ isLetter }) => isOn || !isLetter).map(({ keys, meaning, ...more }) => (
        <span
          key={meaning}
          className={`whitespace-nowrap ${'isLong' in more ? 'max-xl:hidden' : ''}`.trim()}
        >
          {keys.map((key) => (
            <kbd key={key} className="mr-1 rounded-control border border-line px-1.5 text-ink">
              {key}
            </kbd>
          ))}
          <span>{meaning}</span>
        </span>
      ))}
      <button
        type="button"
        className="link min-h-6 cursor-pointer"
        onClick={() => switchKeys(!isOn)}
      >
        {isOn ? keyWords.off : keyWords.on}
      </button>
    </section>
  )
}
