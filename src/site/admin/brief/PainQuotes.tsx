import type { BriefTalk } from '#contract/admin-bookings.ts'
import { SaidWords } from '#site/admin/brief/SaidWords.tsx'
import { MarkedText } from '#site/components/score/MarkedText.tsx'

/** The pain in the visitor's own sentences, the worst first. */
export function PainQuotes({ pain }: Pick<BriefTalk, 'pain'>) {
  return (
    <section aria-labelledby="pain-heading">
      <h3 id="pain-heading" className="brief-title">
        What hurts, in their words
      </h3>
      {pain.length === 0 ? <p className="text-small text-soft">No pain was named.</p> : null}
      <ul className="grid gap-2">
        {pain.map(({ sentence, quote, said_at }) => (
          <li key={sentence} className="wrap-anywhere" dir="auto">
            <MarkedText text={sentence} quotes={[quote]} /> <SaidWords quote="" saidAt={said_at} />
          </li>
        ))}
      </ul>
    </section>
  )
}
