import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { type AuditFilter, readAudit, readTeam } from '#site/lib/team-api.ts'

export const teamQuery = queryOptions({
  queryKey: ['team'],
  queryFn: async () => unwrapResult(await readTeam()),
  meta: { failureToast: 'Failed to load the team' },
})

export const auditQuery = (filter: AuditFilter) =>
  infiniteQueryOptions({
    queryKey: ['audit', filter],
    queryFn: async ({ pageParam }) =>
      unwrapResult(await readAudit({ ...filter, ...(pageParam && { before: pageParam }) })),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    meta: { failureToast: 'Failed to load the log' },
  })
