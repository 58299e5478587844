import { useQuery } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { leadsWords } from '#content/staff/leads.ts'
import { leadControlWords } from '#content/staff/records.ts'
import type { AdminLead, ChangeLeadRequest } from '#contract/admin-leads.ts'
import { LEAD_STATUSES } from '#domain/lead-status.ts'
import { colleaguesQuery, explainRefusal, useLeadMutation } from '#site/admin/leads/lead-queries.ts'
import type { NextActionProps } from '#site/admin/leads/NextAction.tsx'
import { useAskedField } from '#site/admin/leads/open-lead.ts'
import { fetchLate, LatePart } from '#site/admin/parts/FailureNote.tsx'
import { LEAD_STATUS_WORDS, ReplyDue } from '#site/admin/parts/lead-words.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'
import { Button } from '#site/components/Button.tsx'
import { changeLead, changeLeads } from '#site/lib/lead-api.ts'

const NextAction = fetchLate<NextActionProps>(
  async () => (await import('#site/admin/leads/NextAction.tsx')).NextAction,
)

/** Status, owner, the promised reply, and what is done of the next action: each takes effect at once. */
export function LeadControls({ lead }: { lead: AdminLead }) {
  const canChange = useIsAdmin()
  const change = useLeadMutation(lead.id, (json: ChangeLeadRequest) => changeLead(lead.id, json))
  const isReplyOpen = lead.reply_due_at !== null && lead.replied_at === null
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <p className="text-small">
          <ReplyDue lead={lead} />
          {isReplyOpen || lead.replied_at ? null : (
            <span className="text-soft">{leadControlWords.noReplyDue}</span>
          )}
        </p>
        {canChange && isReplyOpen ? (
          <Button
            look="quiet"
            className="button-small"
            aria-disabled={change.isPending}
            onClick={() => change.isPending || change.mutate({ replied: true })}
          >
            {leadControlWords.markReplied}
          </Button>
        ) : null}
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] gap-3">
        <StatusControl {...{ lead, canChange }} onChange={change.mutate} />
        <OwnerControl {...{ lead, canChange }} onChange={change.mutate} />
      </div>
      <LatePart>
        <NextAction {...{ lead, canChange }} />
      </LatePart>
      <p role="status" className={`text-small ${change.isError ? 'text-bad' : 'text-soft'}`}>
        {describeChange(change)}
      </p>
    </div>
  )
}

function describeChange({ isPending, isSuccess, error }: ChangeState): string {
  if (error) return explainRefusal(error)
  if (isPending) return 'Saving...'
  return isSuccess ? 'Saved.' : ''
}

type ChangeState = { isPending: boolean; isSuccess: boolean; error: Error | null }

type ControlProps = {
  lead: AdminLead
  canChange: boolean
  onChange: (change: ChangeLeadRequest) => void
}

function StatusControl({ lead, canChange, onChange }: ControlProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  useAskedField('status', () => select.current?.focus())
  const choices = Object.entries(LEAD_STATUS_WORDS) as [AdminLead['status'], string][]
  return (
    <div className="field gap-1">
      <label htmlFor={id}>Status</label>
      <select
        id={id}
        ref={select}
        className="input input-small"
        value={lead.status}
        disabled={!canChange}
        onChange={({ target }) => {
          const status = choices.find(([value]) => value === target.value)?.[0]
          if (status) onChange({ status })
        }}
      >
        {choices.map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}

function OwnerControl({ lead, canChange, onChange }: ControlProps) {
  const id = useId()
  const select = useRef<HTMLSelectElement>(null)
  useAskedField('owner', () => select.current?.focus())
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const { owner } = lead
  // Somebody who has left still owns what they owned until it is given away.
  const isGone = owner !== null && !colleagues.some((colleague) => colleague.id === owner.id)
  return (
    <div className="field gap-1">
      <label htmlFor={id}>Owner</label>
      <select
        id={id}
        ref={select}
        className="input input-small"
        value={owner?.id ?? ''}
        disabled={!canChange}
        onChange={({ target }) => onChange({ owner_id: target.value || null })}
      >
        <option value="">Unassigned</option>
        {(isGone ? [owner, ...colleagues] : colleagues).map((colleague) => (
          <option key={colleague.id} value={colleague.id}>
            {colleague.name || colleague.email}
          </option>
        ))}
      </select>
    </div>
  )
}

type BulkProps = { chosen: readonly string[]; onDone: () => void }

export const BULK_STATUS_ID = 'bulk-status'

/** One status for all that are selected; it takes effect at once. It lies over the list, so that no row moves. */
export function BulkStatus({ chosen, onDone }: BulkProps) {
  const change = useLeadMutation(null, changeLeads)
  if (chosen.length === 0) return null
  const { bulk } = leadsWords
  const setStatus = (value: string) => {
    const status = LEAD_STATUSES.find((one) => one === value)
    if (status && !change.isPending) {
      change.mutate({ ids: [...chosen], status }, { onSuccess: onDone })
    }
  }
  return (
    <section
      aria-label={bulk.label}
      className="fixed inset-x-4 bottom-4 z-20 mx-auto flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 border border-line bg-raise px-4 py-2 text-small shadow-float"
    >
      <p role="status">{bulk.chosen(chosen.length)}</p>
      <select
        id={BULK_STATUS_ID}
        aria-label={bulk.statusLabel}
        className="input input-small w-auto"
        value=""
        onChange={({ target }) => setStatus(target.value)}
      >
        <option value="">{change.isPending ? 'Saving...' : bulk.status}</option>
        {LEAD_STATUSES.map((status) => (
          <option key={status} value={status}>
            {LEAD_STATUS_WORDS[status]}
          </option>
        ))}
      </select>
      <button type="button" className="link min-h-11 cursor-pointer" onClick={onDone}>
        {bulk.clear}
      </button>
      <p role="alert" className="text-bad empty:hidden">
        {change.isError ? explainRefusal(change.error) : null}
      </p>
    </section>
  )
}
