import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { teamWords } from '#content/staff/people.ts'
import { staffToasts } from '#content/staff/records.ts'
import type { AdminSession } from '#contract/admin.ts'
import { FailureNote, retryAndFocus } from '#site/admin/parts/FailureNote.tsx'
import { formatMoment } from '#site/admin/parts/format.ts'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { STAFF_HEADING_ID, StaffHeading, StaffSection } from '#site/admin/parts/StaffHeading.tsx'
import { InviteSection, MemberRow } from '#site/admin/team/TeamMembers.tsx'
import { Button } from '#site/components/Button.tsx'
import { type AuditEntry, type AuditFilter, readAudit, readTeam } from '#site/lib/team-api.ts'

const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async () => unwrapResult(await readTeam()),
  meta: { failureToast: staffToasts.team },
})

const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: async ({ pageParam }) =>
      unwrapResult(await readAudit({ ...filter, ...(pageParam && { before: pageParam }) })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    meta: { failureToast: staffToasts.log },
  })

type Props = { session: AdminSession; isConfirmed: boolean }

/** Everybody sees who is in the team; admins change it and read the log. */
export function TeamPage({ session, isConfirmed }: Props) {
  const client = useQueryClient()
  const team = useQuery({ ...teamQuery, enabled: isConfirmed })
  const refresh = () => client.invalidateQueries({ queryKey: teamQuery.queryKey })
  const isAdmin = isConfirmed && session.role === 'admin'
  return (
    <div className="page pt-7 pb-14">
      <StaffHeading title="Team" />
      <div className="mt-9 grid gap-14">
        <StaffSection title="Members" lead={teamWords.lead}>
          {team.isPending ? <p className="label">Loading...</p> : null}
          {team.error ? (
            <FailureNote
              title={teamWords.failed}
              error={team.error}
              isRetrying={team.isFetching}
              onRetry={() => retryAndFocus(team.refetch, STAFF_HEADING_ID)}
            />
          ) : null}
          <ul className="ledger">
            {team.data?.members.map((member) => (
              <MemberRow
                key={member.id}
                member={member}
                isSelf={member.id === session.user.id}
                canChange={isAdmin && member.id !== session.user.id}
                onChanged={refresh}
              />
            ))}
          </ul>
        </StaffSection>
        {isAdmin ? <InviteSection invites={team.data?.invites ?? []} onChanged={refresh} /> : null}
        {isAdmin ? <AuditLog /> : null}
      </div>
    </div>
  )
}

const WORDS: Readonly<Record<string, string>> = teamWords.log.actions

const FILTERS = [
  { name: 'actor', label: 'Who' },
  { name: 'subject', label: 'ID' },
] as const

function AuditLog() {
  const [filter, setFilter] = useState<AuditFilter>({})
  const log = useInfiniteQuery(auditQuery(filter))
  const entries = log.data?.pages.flatMap((page) => page.entries) ?? []
  return (
    <StaffSection title="Log" lead={teamWords.log.lead}>
      <FilterForm onFilter={setFilter} />
      <p role="status" className="label mt-5">
        {log.isPending
          ? 'Loading...'
          : log.data && entries.length === 0
            ? teamWords.log.none
            : null}
      </p>
      {log.error ? (
        <FailureNote
          title={teamWords.log.failed}
          error={log.error}
          isRetrying={log.isFetching}
          onRetry={log.refetch}
        />
      ) : null}
      <ol className="ledger mt-2">
        {entries.map((entry) => (
          <LogEntry key={entry.id} entry={entry} />
        ))}
      </ol>
      {log.hasNextPage ? (
        <Button
          look="quiet"
          className="button-small mt-5"
          aria-disabled={log.isFetchingNextPage}
          onClick={() => log.isFetchingNextPage || log.fetchNextPage()}
        >
          {log.isFetchingNextPage ? 'Loading...' : teamWords.log.older}
        </Button>
      ) : null}
    </StaffSection>
  )
}

function FilterForm({ onFilter }: { onFilter: (filter: AuditFilter) => void }) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget)
    const typed = [...entered].map(([name, value]) => [name, String(value).trim()] as const)
    onFilter(Object.fromEntries(typed.filter(([, value]) => value !== '')))
  }
  return (
    <form
      onSubmit={submit}
      className="grid items-end gap-3 sm:grid-cols-[repeat(3,minmax(0,1fr))_auto]"
    >
      {FILTERS.map(({ name, label }) => (
        <div key={name} className="field">
          <label htmlFor={`log-${name}`}>{label}</label>
          <input id={`log-${name}`} name={name} className="input" autoComplete="off" />
        </div>
      ))}
      <div className="field">
        <label htmlFor="log-action">Action</label>
        <select id="log-action" name="action" className="input">
          <option value="">Any</option>
          {Object.entries(WORDS).map(([action, words]) => (
            <option key={action} value={action}>
              {words}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" look="secondary" className="justify-self-start">
        Show
      </Button>
    </form>
  )
}

function LogEntry({ entry }: { entry: AuditEntry }) {
  const { at, actor, action, subject_type, subject_id, detail } = entry
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="min-w-0">
        <span className="font-medium">{describeAction(action)}</span>{' '}
        <span className="text-small text-soft wrap-anywhere">{`by ${actor}`}</span>
      </p>
      <time dateTime={at} className="label whitespace-nowrap">
        {formatMoment(at)}
      </time>
      <p className="label flex flex-wrap gap-x-3 wrap-anywhere">
        <LogSubject type={subject_type} id={subject_id} />
        <span>{describeDetail(detail)}</span>
      </p>
    </li>
  )
}

const SUBJECTS: Readonly<Record<string, string>> = teamWords.log.subjects
const PATHS: Readonly<Record<string, string>> = {
  lead: '/admin/leads?lead=',
  conversation: '/admin/dashboard?conversation=',
  booking: '/admin/brief?booking=',
}
const ID_CHARS = 8
const UUID = /^[0-9a-f]{8}-[0-9a-f-]{27}$/

/** What an entry is about: its kind and the beginning of its ID, as a link where a page shows it. */
function LogSubject({ type, id }: { type: string; id: string }) {
  const path = PATHS[type]
  const words =
    `${SUBJECTS[type] ?? type.replaceAll('_', ' ')} ${UUID.test(id) ? id.slice(0, ID_CHARS) : id}`.trim()
  return path === undefined || !UUID.test(id) ? (
    <span title={id}>{words}</span>
  ) : (
    <a className="link text-ink" href={`${path}${id}`} title={id}>
      {words}
    </a>
  )
}

/** An action that has no words here is shown as it is named. */
function describeAction(action: string): string {
  return Object.hasOwn(WORDS, action) ? (WORDS[action] ?? action) : action.replace(/[._]/g, ' ')
}

function describeDetail(detail: AuditEntry['detail']): string {
  return Object.entries(detail)
    .map(([name, value]) => `${name.replaceAll('_', ' ')}: ${value}`)
    .join(', ')
}
