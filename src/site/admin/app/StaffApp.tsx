import { QueryClientProvider, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { site } from '#content/site.ts'
import { staffPages } from '#content/staff/pages.ts'
import { useRoute, useRoutedLinks } from '#site/admin/app/routes.ts'
import { StaffBar } from '#site/admin/app/StaffBar.tsx'
import { useTabTitle } from '#site/admin/live/use-staff-watch.ts'
import { LoadingText } from '#site/admin/parts/LoadingText.tsx'
import { STAFF_HEADING_ID } from '#site/admin/parts/StaffHeading.tsx'
import { AdminOnly } from '#site/admin/session/AdminOnly.tsx'
import { watchRememberedSession } from '#site/admin/session/remembered-session.ts'
import { SESSION_KEY } from '#site/admin/session/session-query.ts'
import { showLeftNotice } from '#site/admin/session/staff-notice.ts'
import { isDoor } from '#site/admin/session/staff-pages.ts'
import { createStaffQueryClient } from '#site/admin/session/staff-query-client.ts'
import { StyledToaster } from '#site/islands/toaster/StyledToaster.tsx'

/** The whole staff area: data, toasts, news about the session from outside this page, and the page of the address. */
export function StaffApp() {
  const [client] = useState(createStaffQueryClient)
  useEffect(showLeftNotice, [])
  return (
    <QueryClientProvider client={client}>
      <SessionWatch />
      <Route />
      <StyledToaster />
    </QueryClientProvider>
  )
}

function Route() {
  const { name, Page, Door } = useRoute()
  useRoutedLinks(arrive)
  useTabTitle(`${staffPages[name].title} · ${site.name} staff`)
  if (isDoor(name)) return Door ? <Door /> : <LoadingText />
  return (
    <AdminOnly>
      {(session, isConfirmed) => (
        <>
          <StaffBar page={name} {...{ session, isConfirmed }} />
          {Page ? <Page {...{ session, isConfirmed }} /> : <LoadingText />}
        </>
      )}
    </AdminOnly>
  )
}

/** A new page begins at its top, for the eyes and for the keyboard. */
function arrive(): void {
  scrollTo({ top: 0, behavior: 'instant' })
  document.getElementById(STAFF_HEADING_ID)?.focus({ preventScroll: true })
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
