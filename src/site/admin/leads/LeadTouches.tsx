import { leadWords } from '#content/staff/leads.ts'
import type { AdminLead } from '#contract/admin-leads.ts'
import { formatMoment } from '#site/admin/parts/format-moment.ts'
import { describeSource, type LeadTouch } from '#site/admin/parts/lead-words.ts'
import { Mark } from '#site/components/Mark.tsx'

/** Where the person came from at first and at last; one and the same when they came once. */
export function LeadTouches({ lead }: { lead: AdminLead }) {
  const { first_touch, last_touch } = lead
  const isOnce = first_touch.at === last_touch.at
  return (
    <section aria-labelledby="touches-heading">
      <h3 id="touches-heading" className="pb-3 font-bold">
        {leadWords.touches.title}
      </h3>
      <ol className="trace">
        <Touch
          title={isOnce ? leadWords.touches.once : leadWords.touches.first}
          touch={first_touch}
        />
        {isOnce ? null : <Touch title={leadWords.touches.last} touch={last_touch} />}
      </ol>
    </section>
  )
}

function Touch({ title, touch }: { title: string; touch: LeadTouch }) {
  const { at, medium, campaign, landing_page, article } = touch
  return (
    <li className="trace-step text-small last:before:hidden">
      <Mark kind="perceive" />
      <div className="min-w-0 wrap-anywhere">
        <p>
          <span className="font-medium">{title}</span>
          <span>{`: ${[describeSource(touch), medium, campaign].filter(Boolean).join(' / ')}`}</span>
        </p>
        {landing_page ? <p className="label">{leadWords.touches.landedOn(landing_page)}</p> : null}
        {article ? (
          <p className="label">
            {leadWords.touches.ledBy}{' '}
            <a className="link text-ink" href={`/library/${article}`}>
              {article}
            </a>
          </p>
        ) : null}
        <p className="label">
          <time dateTime={at}>{formatMoment(at)}</time>
        </p>
      </div>
    </li>
  )
}
