import { useRef } from 'react'
import { leadsWords } from '#content/staff/leads.ts'
import type { AdminLead } from '#contract/admin-leads.ts'
import type { ActionOfRowProps } from '#site/admin/leads/NextAction.tsx'
import { openLead } from '#site/admin/leads/open-lead.ts'
import { fetchLate, LatePart } from '#site/admin/parts/FailureNote.tsx'
import { formatAge, formatMoment, formatTime } from '#site/admin/parts/format.ts'
import {
  describeReplyDue,
  describeSource,
  LeadStatusBadge,
  nameLead,
  REPLY_DUE_LOOKS,
} from '#site/admin/parts/lead-words.tsx'
import { Fit } from '#site/admin/parts/rows.tsx'

const ActionOfRow = fetchLate<ActionOfRowProps>(
  async () => (await import('#site/admin/leads/NextAction.tsx')).ActionOfRow,
)

type TimeProps = { lead: AdminLead; isToday: boolean; nowMs: number }
type RowProps = TimeProps & {
  isChosen: boolean
  /** Absent for who may not change anything. */
  onToggle: (() => void) | undefined
}

/** In a wide window one line of columns; the whole row can be clicked, and what is read out is the name. */
export function LeadRow({ lead, isToday, nowMs, isChosen, onToggle }: RowProps) {
  const { owner, lead_score, next_action } = lead
  const row = useRef<HTMLLIElement>(null)
  return (
    <li
      ref={row}
      className="relative grid min-h-11 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-5 gap-y-1 border-b border-line py-2 hover:bg-raise md:grid-cols-[minmax(0,1fr)_7rem_11rem_4rem] lg:grid-cols-[minmax(0,9fr)_5.5rem_minmax(0,8fr)_minmax(0,7fr)_9.5rem_4rem] lg:py-1.5"
    >
      <p className="flex min-w-0 items-center wrap-anywhere">
        {onToggle ? (
          <label className="relative z-10 -my-2 -ml-3.5 grid size-11 flex-none cursor-pointer place-content-center">
            <span className="sr-only">{leadsWords.bulk.choose(nameLead(lead))}</span>
            <input
              type="checkbox"
              className="size-4 accent-ink"
              checked={isChosen}
              onChange={onToggle}
            />
          </label>
        ) : null}
        <a
          href={`/admin/leads?lead=${lead.id}`}
          data-lead={lead.id}
          className="min-w-0 font-medium underline-offset-4 lg:truncate before:absolute before:inset-0 hover:underline"
          dir="auto"
          onClick={(event) => openLead(event, lead.id)}
        >
          {nameLead(lead)}
        </a>
      </p>
      <p className="justify-self-end md:justify-self-start">
        <LeadStatusBadge status={lead.status} />
      </p>
      <p className="text-small wrap-anywhere text-soft max-md:col-span-2 md:max-lg:row-start-2 lg:truncate">
        {listContacts(lead).join(' · ')}
      </p>
      <p className="text-small wrap-anywhere text-soft max-lg:col-span-2 md:max-lg:col-start-2 md:max-lg:row-start-2 lg:truncate">
        {[describeSource(lead.last_touch), owner && `with ${owner.name || owner.email}`]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className="text-small whitespace-nowrap md:text-right md:max-lg:col-start-3 md:max-lg:row-start-1">
        <LeadTime {...{ lead, isToday, nowMs }} />
      </p>
      <p className="grid justify-self-end md:max-lg:col-start-4 md:max-lg:row-start-1">
        <Fit score={lead_score} />
      </p>
      {next_action === null ? null : (
        <div className="col-span-full flex flex-wrap items-center gap-x-4 text-small wrap-anywhere">
          <LatePart>
            <ActionOfRow
              lead={lead}
              canChange={onToggle !== undefined}
              onDone={() => row.current?.querySelector('a')?.focus()}
            />
          </LatePart>
        </div>
      )}
    </li>
  )
}

/** The promised reply while it is open, and else how long the person is known. Under its day the hour is enough. */
function LeadTime({ lead, isToday, nowMs }: TimeProps) {
  const { created_at, reply_due_at, replied_at } = lead
  const due = describeReplyDue(lead, nowMs)
  if (reply_due_at !== null && replied_at === null && due !== null) {
    const isHourEnough = isToday && due.state === 'due'
    return (
      <time
        dateTime={reply_due_at}
        title={formatMoment(reply_due_at)}
        className={REPLY_DUE_LOOKS[due.state]}
      >
        {isHourEnough ? leadsWords.dueBy(formatTime(reply_due_at)) : due.words}
      </time>
    )
  }
  return (
    <time dateTime={created_at} title={formatMoment(created_at)} className="text-soft">
      <span>{formatAge(created_at, nowMs)}</span>
      <span className="sr-only">{`, since ${formatMoment(created_at)}`}</span>
    </time>
  )
}

function listContacts(lead: AdminLead): string[] {
  const { email, other_emails, phone, conversation_count, request_count } = lead
  return [
    email ?? phone,
    // A search may have found the lead by one of them.
    ...other_emails,
    // One is usual, and says nothing beside the source.
    conversation_count > 1 ? `${conversation_count} conversations` : '',
    request_count === 0
      ? ''
      : request_count === 1
        ? '1 audit request'
        : `${request_count} audit requests`,
  ].filter(Boolean)
}
