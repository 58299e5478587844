import { formatShortMoment } from '#site/admin/parts/format-moment.ts'

type Props = {
  quote: string
  saidAt: string | null
  /** What already stands there; words that merely repeat it are not shown again. */
  shown?: string
}

/** Words of the visitor and when they were written. */
export function SaidWords({ quote, saidAt, shown = '' }: Props) {
  const words = quote.toLowerCase().replace(/[.!,;]+$/, '')
  const isRepeat = shown.toLowerCase().includes(words)
  if (quote === '' && saidAt === null) return null
  return (
    <span className="label inline-flex flex-wrap items-baseline gap-x-2">
      {quote === '' || isRepeat ? null : (
        <span className="evidence wrap-anywhere" dir="auto">{`“${quote}”`}</span>
      )}
      {saidAt === null ? null : (
        <time dateTime={saidAt} className="whitespace-nowrap">
          {formatShortMoment(saidAt)}
        </time>
      )}
    </span>
  )
}
