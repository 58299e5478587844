import type { BriefTalk } from '#contract/admin-bookings.ts'
import { SignalHead } from '#site/components/score/SignalHead.tsx'

type Props = { talk: BriefTalk; score: number | null }

/** The score card with the words behind each signal. What is unknown stands under the open questions. */
export function BriefScore({ talk, score }: Props) {
  const { score_card } = talk
  return (
    <section aria-labelledby="brief-score-heading" className="brief-score">
      <h3 id="brief-score-heading" className="brief-title">{`Score card: ${score ?? 0} of 100`}</h3>
      {score_card === null || score_card.signals.length === 0 ? (
        <p className="text-small text-soft">Nothing that counts was said yet.</p>
      ) : null}
      {score_card?.caps.map((cap) => (
        <p key={cap.id} className="pb-2 text-small">
          <span className="font-medium">{`Held at ${cap.limit}.`}</span> <span>{cap.reason}</span>
        </p>
      ))}
      <ul className="brief-signals">
        {score_card?.signals.map((signal) => (
          <li key={signal.name}>
            <SignalHead signal={signal} />
            <p className="mt-1 flex flex-wrap gap-x-3 gap-y-1">
              {signal.evidence.map(({ quote, messageId }) => (
                <span
                  key={`${messageId}-${quote}`}
                  className="evidence label wrap-anywhere"
                  dir="auto"
                >{`“${quote}”`}</span>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
