import { scoreCardWords } from '#content/staff/conversations.ts'
import { quoteWords } from '#content/staff/records.ts'
import type { AdminScoreCard } from '#contract/admin.ts'
import { formatPercent } from '#site/admin/parts/format.ts'
import { Moment } from '#site/admin/parts/rows.tsx'
import { MarkedText } from '#site/components/score/MarkedText.tsx'
import { ShareBar } from '#site/components/score/SignalHead.tsx'

type BesideTheScoreProps = { card: AdminScoreCard; onShowMessage: (messageId: string) => void }
type Sentence = AdminScoreCard['pain']['sentences'][number] & { figure: string }

/** Moods, for whoever takes over the talk. How someone feels about us earns and costs no points. */
export function BesideTheScore({ card, onShowMessage }: BesideTheScoreProps) {
  const { sentiment, pain } = card
  return (
    <section aria-labelledby="beside-heading">
      <h3 id="beside-heading" className="font-bold">
        {scoreCardWords.beside.title}
      </h3>
      <p className="text-small text-soft">{scoreCardWords.beside.note}</p>
      <div className="mt-3 grid gap-x-9 gap-y-5 @min-[40rem]:grid-cols-2">
        <Measure
          title={scoreCardWords.beside.sentiment}
          figure={sentiment.score === null ? 'no messages yet' : formatPercent(sentiment.score)}
          share={sentiment.score}
          sentences={sentiment.sentences.map((one) => ({
            ...one,
            severity: one.score_after,
            figure: `${formatPercent(one.score_after)} after it`,
          }))}
          nothing={scoreCardWords.beside.noSentiment}
          onShowMessage={onShowMessage}
        />
        <Measure
          title={scoreCardWords.beside.pain}
          figure={
            pain.grade === null ? 'none mentioned' : `${pain.grade}, ${formatShare(pain.severity)}`
          }
          share={pain.severity}
          sentences={pain.sentences.map((one) => ({ ...one, figure: formatShare(one.severity) }))}
          nothing={scoreCardWords.beside.noPain}
          onShowMessage={onShowMessage}
        />
      </div>
    </section>
  )
}

function formatShare(share: number | null): string {
  return (share ?? 0).toFixed(2)
}

type MeasureProps = {
  title: string
  figure: string
  share: number | null
  sentences: readonly Sentence[]
  nothing: string
  onShowMessage: (messageId: string) => void
}

function Measure({ title, figure, share, sentences, nothing, onShowMessage }: MeasureProps) {
  return (
    <div className="border-t border-line pt-3">
      <p className="flex justify-between gap-4 text-small">
        <span>{title}</span>
        <span className="tabular-nums">{figure}</span>
      </p>
      <ShareBar percent={(share ?? 0) * 100} />
      {sentences.length === 0 ? <p className="mt-2 text-small text-soft">{nothing}</p> : null}
      <ul className="mt-2 grid gap-3">
        {sentences.map((one) => (
          <li key={`${one.message_id}-${one.quote}`} className="text-small">
            <button
              type="button"
              dir="auto"
              className="min-h-6 cursor-pointer text-left wrap-anywhere"
              onClick={() => onShowMessage(one.message_id)}
            >
              <span className="sr-only">{`${scoreCardWords.showMessage} `}</span>
              <MarkedText text={one.sentence} quotes={[one.quote]} />
            </button>
            <p className="flex flex-wrap gap-x-3">
              <span className="label">{one.figure}</span>
              {one.said_at ? <Moment iso={one.said_at} /> : null}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}

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
