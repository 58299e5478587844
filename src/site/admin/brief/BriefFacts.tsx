import { useId } from 'react'
import type { BriefFact } from '#contract/admin-bookings.ts'
import { SaidWords } from '#site/admin/brief/SaidWords.tsx'

type Props = { title: string; facts: readonly BriefFact[]; nothing?: string }

/** What is known, each with where it comes from. */
export function BriefFacts({ title, facts, nothing = '' }: Props) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="brief-title">
        {title}
      </h3>
      {facts.length === 0 ? <p className="text-small text-soft">{nothing}</p> : null}
      <dl>
        {facts.map((fact) => (
          <div key={`${fact.slot}-${fact.source}`} className="brief-fact">
            <dt className="text-soft">{fact.label}</dt>
            <dd className="min-w-0 wrap-anywhere">
              <span className="font-medium" dir="auto">
                {fact.href ? (
                  <a className="link" href={fact.href} {...(isOutside(fact.href) && OUTSIDE)}>
                    {fact.value}
                  </a>
                ) : (
                  fact.value
                )}
              </span>{' '}
              {fact.note ? <span className="text-soft">{`(${fact.note}) `}</span> : null}
              <Source fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

const OUTSIDE = { target: '_blank', rel: 'noopener noreferrer' }

function isOutside(href: string): boolean {
  return href.startsWith('https:')
}

function Source({ fact }: { fact: BriefFact }) {
  if (fact.source === 'calendar') return <span className="label">typed into the calendar</span>
  const typed = fact.source === 'score_card' ? 'typed into the score card' : ''
  return (
    <>
      {typed ? <span className="label">{`${typed} `}</span> : null}
      <SaidWords quote={fact.quote} saidAt={fact.said_at} shown={fact.value} />
    </>
  )
}
