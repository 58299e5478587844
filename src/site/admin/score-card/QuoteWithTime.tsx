import { quoteWords } from '#content/staff/records.ts'
import { formatMoment } from '#site/admin/parts/format-moment.ts'

type QuoteWithTimeProps = {
  quote: string
  saidAt: string | null | undefined
  onShow: () => void
}

/** Words of the visitor and when they were said; they lead to their message. */
export function QuoteWithTime({ quote, saidAt, onShow }: QuoteWithTimeProps) {
  return (
    <span className="flex flex-wrap items-baseline gap-x-3">
      <button
        type="button"
        className="label min-h-6 cursor-pointer text-left wrap-anywhere"
        onClick={onShow}
      >
        <span className="sr-only">{`${quoteWords.showMessage} `}</span>
        <span className="evidence" dir="auto">{`“${quote}”`}</span>
      </button>
      {saidAt ? <Moment iso={saidAt} /> : null}
    </span>
  )
}

export function Moment({ iso }: { iso: string }) {
  return (
    <time dateTime={iso} className="label">
      {formatMoment(iso)}
    </time>
  )
}
