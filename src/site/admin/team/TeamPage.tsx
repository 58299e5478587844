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
import { InviteSection } from '#site/admin/team/InviteSection.tsx'
import { MemberRow } from '#site/admin/team/MemberRow.tsx'
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

const WORDS: Readonly<Record<string, string>> = {
  sign_in: 'Signed in',
  'sign_in.failed': 'Sign-in failed',
  'sign_in.code_failed': 'Code refused',
  sign_out: 'Signed out',
  'invite.created': 'Invited someone',
  'invite.revoked': 'Revoked an invite',
  'invite.accepted': 'Joined by invite',
  'member.role_changed': 'Changed a role',
  'member.removed': 'Removed a member',
  'two_factor.on': 'Turned two-factor sign-in on',
  'two_factor.off': 'Turned two-factor sign-in off',
  'two_factor.recovery_codes_renewed': 'Created new recovery codes',
  'password.changed': 'Changed the password',
  'session.revoked': 'Ended a session',
  'session.revoked_others': 'Ended all other sessions',
  'conversation.read': 'Read a conversation',
  'conversation.export': 'Exported conversations',
  'conversation.erase': 'Deleted a conversation',
  'audit_request.erase': 'Deleted a request from the form',
  'lead.erase': 'Deleted a lead',
  'booking.erase': 'Removed personal data from a booking',
  'retention.erase': 'Deleted old messages and counts',
}

const FILTERS = [
  { name: 'actor', label: 'Who' },
  { name: 'action', label: 'Action' },
  { name: 'subject', label: 'Id' },
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
    const typed = FILTERS.map(({ name }) => [name, String(entered.get(name)).trim()] as const)
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
      <p className="label wrap-anywhere">
        {[action, `${subject_type} ${subject_id}`, describeDetail(detail)]
          .filter(Boolean)
          .join(' · ')}
      </p>
    </li>
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
