import type { BriefTalk } from '#contract/admin-bookings.ts'
import { SaidWords } from '#site/admin/brief/SaidWords.tsx'

/** Each input of the estimate with its source, and the formula with this lead's figures. */
export function EstimateBasis({ estimate }: Pick<BriefTalk, 'estimate'>) {
  const { inputs, steps, missing } = estimate
  return (
    <section aria-labelledby="estimate-heading">
      <h3 id="estimate-heading" className="brief-title">
        The estimate and what it assumes
      </h3>
      {missing ? <p className="text-small">{missing}</p> : null}
      <dl>
        {inputs.map(({ slot, label, value, note, is_assumed, quote, said_at }) => (
          <div key={slot} className="brief-fact">
            <dt className="text-soft">{label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <span className={is_assumed ? 'font-medium text-warn' : 'font-medium'}>{value}</span>{' '}
              {note ? <span className="text-soft">({note}) </span> : null}
              <SaidWords quote={quote} saidAt={said_at} shown={value} />
            </dd>
          </div>
        ))}
      </dl>
      {steps.length > 0 ? (
        <ol className="label mt-2 grid gap-1 text-ink">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      ) : null}
      {steps.length > 0 ? (
        <p className="mt-2 text-small text-soft">
          An estimate by the calculator’s formula, not a promise. They can repeat it there.
        </p>
      ) : null}
    </section>
  )
}
