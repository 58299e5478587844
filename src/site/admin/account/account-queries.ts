import { queryOptions } from '@tanstack/react-query'
import { staffToasts } from '#content/staff/records.ts'
import { unwrapResult } from '#site/admin/parts/request-failure.ts'
import { listSessions, readAccount } from '#site/lib/account-api.ts'

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => unwrapResult(await readAccount()),
  meta: { failureToast: staffToasts.account },
})

export const ownSessionsQuery = queryOptions({
  queryKey: ['own-sessions'],
  queryFn: async () => unwrapResult(await listSessions()),
  meta: { failureToast: staffToasts.sessions },
})
