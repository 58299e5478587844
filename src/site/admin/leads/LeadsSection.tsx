import { useInfiniteQuery } from '@tanstack/react-query'
import { type RefObject, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { leadsWords } from '#content/staff/leads.ts'
import type { AdminLead, AdminLeadsReply } from '#contract/admin-leads.ts'
import type { FilterValues } from '#site/admin/filters/filter-field.ts'
import { findTargetIndex, usePageKeys } from '#site/admin/keys/use-page-keys.ts'
import { BULK_STATUS_ID, BulkStatus } from '#site/admin/leads/LeadControls.tsx'
import { LeadRow } from '#site/admin/leads/LeadRow.tsx'
import { leadsQuery } from '#site/admin/leads/lead-queries.ts'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { formatCallDay, useNow } from '#site/admin/parts/format.ts'
import { BookingsSkeleton } from '#site/admin/parts/skeletons.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'
import { Button } from '#site/components/Button.tsx'

type Props = {
  title: string
  filter: FilterValues
  /** Whether the filter asks for an order by time, in which no groups stand. */
  isByTime: boolean
  isConfirmed: boolean
  /** Said where the list is empty. */
  nothing: string
}

/** Whom a reply was promised, the soonest first, and under them everybody else, the newest first: each lead once. */
export function LeadsSection({ title, filter, isByTime, isConfirmed, nothing }: Props) {
  const headingId = useId()
  const nowMs = useNow()
  const { all, due, failed, further, isPending, isLoading } = useLeads({
    filter,
    isByTime,
    isConfirmed,
  })
  const groups = groupLeads({ due, all, nowMs })
  const leads = groups.flatMap((group) => group.leads)
  const canChange = useIsAdmin()
  const [marked, setMarked] = useState<readonly string[]>([])
  // What a filter has taken off the page is not changed unseen.
  const chosen = marked.filter((id) => leads.some((lead) => lead.id === id))
  const toggle = (id: string) =>
    setMarked(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])
  const list = useRef<HTMLDivElement>(null)
  useListKeys(list, { hasChosen: chosen.length > 0, toggle: canChange ? toggle : undefined })
  return (
    <section aria-labelledby={headingId} aria-busy={isLoading}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={headingId} tabIndex={-1} className="text-h3">
          {title}
        </h2>
        <p role="status" className="label">
          {describeCount({ isLoading, failed, further, count: leads.length })}
        </p>
      </div>
      {failed?.error ? (
        <div className="mt-3">
          <FailureNote
            title={leadsWords.failed}
            error={failed.error}
            isRetrying={failed.isFetching}
            onRetry={() => retryAndFocus(failed.refetch, headingId)}
          />
        </div>
      ) : null}
      {isPending ? <BookingsSkeleton /> : null}
      {!isPending && !failed && leads.length === 0 ? (
        <p className="mt-3 max-w-measure text-small text-soft">{nothing}</p>
      ) : null}
      {leads.length > 0 ? (
        <div ref={list} className="mt-3 grid gap-5 border-t border-ink">
          <LeadGroups {...{ groups, nowMs, chosen }} onToggle={canChange ? toggle : undefined} />
        </div>
      ) : null}
      {further && !failed ? (
        <Button
          look="quiet"
          className="button-small mt-4"
          aria-disabled={further.isFetchingNextPage}
          aria-busy={further.isFetchingNextPage}
          onClick={() => further.isFetchingNextPage || void further.fetchNextPage()}
        >
          {further.isFetchingNextPage ? 'Loading...' : leadsWords.more}
        </Button>
      ) : null}
      <BulkStatus {...{ chosen }} onDone={() => setMarked([])} />
    </section>
  )
}

type GroupsProps = {
  groups: readonly Group[]
  nowMs: number
  chosen: readonly string[]
  onToggle: ((id: string) => void) | undefined
}

function LeadGroups({ groups, nowMs, chosen, onToggle }: GroupsProps) {
  return (
    <>
      {groups.map(({ name, leads: rows, isToday }) => (
        <div key={name}>
          {groups.length === 1 && name === leadsWords.groups.rest ? null : (
            <h3 className="flex gap-3 border-b border-line pt-3 pb-1.5 text-small font-bold">
              <span>{name}</span>
              <span className="font-regular text-soft">{rows.length}</span>
            </h3>
          )}
          <ul aria-label={name}>
            {rows.map((lead) => (
              <LeadRow
                key={lead.id}
                {...{ lead, isToday, nowMs }}
                isChosen={chosen.includes(lead.id)}
                onToggle={onToggle && (() => onToggle(lead.id))}
              />
            ))}
          </ul>
        </div>
      ))}
    </>
  )
}

type Asked = Pick<Props, 'filter' | 'isByTime' | 'isConfirmed'>

/** Both lists, as far as they are read, and where each stands. */
function useLeads({ filter, isByTime, isConfirmed }: Asked) {
  const all = useInfiniteQuery({ ...leadsQuery(filter), enabled: isConfirmed })
  const due = useInfiniteQuery({
    ...leadsQuery({ ...filter, due: 'open' }),
    enabled: isConfirmed && !isByTime,
  })
  const queries = isByTime ? [all] : [due, all]
  const isPending = queries.some((query) => query.isPending)
  return {
    all: listRows(all),
    due: isByTime ? [] : listRows(due),
    failed: queries.find(({ error }) => error !== null),
    further: queries.find(({ hasNextPage }) => hasNextPage),
    isPending,
    isLoading: isPending || queries.some(({ isPlaceholderData }) => isPlaceholderData),
  }
}

function listRows({ data }: { data: { pages: AdminLeadsReply[] } | undefined }) {
  return data?.pages.flatMap((page) => page.leads) ?? []
}

type KeysOptions = { hasChosen: boolean; toggle: ((id: string) => void) | undefined }

/** j, k and the arrow keys walk the rows, Enter opens, x selects, and s leads to the status of what is selected. */
function useListKeys(list: RefObject<HTMLElement | null>, { hasChosen, toggle }: KeysOptions) {
  const listLinks = () => [...(list.current?.querySelectorAll<HTMLElement>('a[data-lead]') ?? [])]
  const findCurrent = () => {
    const row = document.activeElement?.closest('li')
    return listLinks().findIndex((link) => link.closest('li') === row)
  }
  const walk = (key: string) => () => {
    const links = listLinks()
    const current = findCurrent()
    // Elsewhere the arrow keys scroll the page.
    if (current === -1 && key !== 'j' && key !== 'k') return false
    const target = findTargetIndex(STEP_KEYS[key] ?? key, current, links.length)
    links[current === -1 ? 0 : (target ?? 0)]?.focus()
    return true
  }
  usePageKeys({
    ...Object.fromEntries(['j', 'k', 'ArrowDown', 'ArrowUp'].map((key) => [key, walk(key)])),
    ...(toggle && {
      x: () => {
        const id = listLinks()[findCurrent()]?.dataset.lead
        return id === undefined ? false : toggle(id)
      },
      s: () => {
        const id = listLinks()[findCurrent()]?.dataset.lead
        if (!hasChosen && id === undefined) return false
        if (!hasChosen && id !== undefined) flushSync(() => toggle(id))
        document.getElementById(BULK_STATUS_ID)?.focus()
        return true
      },
    }),
  })
}

const STEP_KEYS: Readonly<Record<string, string>> = { j: 'ArrowDown', k: 'ArrowUp' }

type Count = { isLoading: boolean; failed: unknown; further: unknown; count: number }

function describeCount({ isLoading, failed, further, count }: Count): string {
  if (isLoading) return 'Loading...'
  if (failed && count === 0) return ''
  if (further) return `first ${count}`
  return count === 1 ? '1 lead' : `${count} leads`
}

type Group = { name: string; leads: readonly AdminLead[]; isToday: boolean }
type Listed = { due: readonly AdminLead[]; all: readonly AdminLead[]; nowMs: number }

/** In the order in which they come, by when a reply is due; empty groups are left out. */
function groupLeads({ due, all, nowMs }: Listed): Group[] {
  const { overdue, today, later, rest } = leadsWords.groups
  const promised = new Set(due.map(({ id }) => id))
  const groups: Map<string, readonly AdminLead[]> = Map.groupBy(due, ({ reply_due_at }) => {
    if (reply_due_at === null || Date.parse(reply_due_at) < nowMs) return overdue
    const isToday = formatCallDay(reply_due_at) === formatCallDay(new Date(nowMs).toISOString())
    return isToday ? today : later
  })
  groups.set(
    rest,
    all.filter(({ id }) => !promised.has(id)),
  )
  return [overdue, today, later, rest].flatMap((name) => {
    const leads = groups.get(name) ?? []
    return leads.length === 0 ? [] : [{ name, leads, isToday: name === today }]
  })
}
