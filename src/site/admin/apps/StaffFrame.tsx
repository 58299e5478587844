import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { watchRememberedSession } from '#site/admin/session/remembered-session.ts'
import { SESSION_KEY } from '#site/admin/session/session-query.ts'
import { showLeftNotice } from '#site/admin/session/staff-notice.ts'
import { createStaffQueryClient } from '#site/admin/session/staff-query-client.ts'
import type { OnlyElements } from '#site/components/only-elements.ts'
import { StyledToaster } from '#site/islands/toaster/StyledToaster.tsx'

/** What every staff page stands in: data, toasts, and news about the session from outside this page. */
export function StaffFrame({ children }: { children: OnlyElements }) {
  const [client] = useState(createStaffQueryClient)
  useEffect(showLeftNotice, [])
  return (
    <QueryClientProvider client={client}>
      <SessionWatch />
      {children}
      <StyledToaster />
    </QueryClientProvider>
  )
}

function SessionWatch() {
  const client = useQueryClient()
  useEffect(() => {
    const recheck = () => void client.invalidateQueries({ queryKey: SESSION_KEY })
    // A page taken whole from the browser's back cache shows what was true when it was left.
    const recheckRestored = (event: PageTransitionEvent) => event.persisted && location.reload()
    const unwatch = watchRememberedSession(recheck)
    window.addEventListener('pageshow', recheckRestored)
    return () => {
      unwatch()
      window.removeEventListener('pageshow', recheckRestored)
    }
  }, [client])
  return null
}
