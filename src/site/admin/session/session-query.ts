import { QueryCache, QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { toast } from 'sonner'
import type { AdminSession } from '#contract/admin.ts'
import { RequestFailure, unwrapResult } from '#site/admin/parts/request-failure.ts'
import { forgetSession, rememberSession } from '#site/admin/session/remembered-session.ts'
import { readSession } from '#site/lib/api.ts'

export const SESSION_KEY = ['session'] as const

/** `leaving`: signed out by one's own hand, and the page is about to change. */
export type SessionState =
  | { kind: 'signed-in'; session: AdminSession }
  | { kind: 'signed-out' }
  | { kind: 'not-admin' }
  | { kind: 'leaving' }

const SHORTEST_RECHECK_MS = 60_000
const LONGEST_RECHECK_MS = 3_600_000

export const sessionQuery = queryOptions({
  queryKey: SESSION_KEY,
  queryFn: checkSession,
  staleTime: 30_000,
  refetchIntervalInBackground: true,
  refetchInterval: ({ state }) => untilExpiryMs(state.data, Date.now()),
})

/** Asks the server, and keeps what local storage remembers in step with its answer. */
export async function checkSession(): Promise<SessionState> {
  const result = await readSession()
  if (result.kind === 'refused' && (result.status === 401 || result.status === 403)) {
    forgetSession()
    return { kind: result.status === 401 ? 'signed-out' : 'not-admin' }
  }
  const session = unwrapResult(result)
  rememberSession(session)
  return { kind: 'signed-in', session }
}

/** A page left open notices the end of its session. The bounds forgive a wrong clock and the limit of timers. */
function untilExpiryMs(state: SessionState | undefined, nowMs: number): number | false {
  if (state?.kind !== 'signed-in') return false
  const leftMs = Date.parse(state.session.expiresAt) - nowMs
  return Math.min(LONGEST_RECHECK_MS, Math.max(SHORTEST_RECHECK_MS, leftMs))
}

/** Whether buttons that change things are drawn. The server decides on every call. */
export function useIsAdmin(): boolean {
  const { data } = useQuery({ ...sessionQuery, enabled: false })
  return data?.kind === 'signed-in' && data.session.role === 'admin'
}

declare module '@tanstack/react-query' {
  interface Register {
    queryMeta: { failureToast?: string }
  }
}

/** One place decides what a failed read means: lost access re-checks the session, anything else is a toast. */
export function createStaffQueryClient(): QueryClient {
  const client = new QueryClient({
    queryCache: new QueryCache({
      onError: (error, query) => {
        if (error instanceof RequestFailure && error.isAccessLost) {
          void client.invalidateQueries({ queryKey: SESSION_KEY })
          return
        }
        const text = query.meta?.failureToast
        if (text) toast.error(text, { id: text })
      },
    }),
    defaultOptions: {
      // 'always': offline, a read fails and says so, where the default would say "Loading..." for ever.
      queries: { retry: false, networkMode: 'always' },
    },
  })
  return client
}
