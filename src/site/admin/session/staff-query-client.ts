import { QueryCache, QueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { RequestFailure } from '#site/admin/parts/request-failure.ts'
import { SESSION_KEY } from '#site/admin/session/session-query.ts'

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
