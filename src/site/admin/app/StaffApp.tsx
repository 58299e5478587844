import { QueryClientProvider, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactElement, useEffect, useState } from 'react'
import { site } from '#content/site.ts'
import { frameWords } from '#content/staff/frame.ts'
import { staffPages } from '#content/staff/pages.ts'
import type { AdminSession } from '#contract/admin.ts'
import { useRoute, useRoutedLinks } from '#site/admin/app/routes.ts'
import { StaffBar } from '#site/admin/app/StaffBar.tsx'
import { useTabTitle } from '#site/admin/live/use-staff-watch.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { STAFF_HEADING_ID } from '#site/admin/parts/StaffHeading.tsx'
import { LoadingText } from '#site/admin/parts/skeletons.tsx'
import {
  readRememberedSession,
  watchRememberedSession,
} from '#site/admin/session/remembered-session.ts'
import {
  createStaffQueryClient,
  SESSION_KEY,
  sessionQuery,
} from '#site/admin/session/session-query.ts'
import { showLeftNotice, showNoticeAcrossPages } from '#site/admin/session/staff-notice.ts'
import { goToSignIn, isDoor } from '#site/admin/session/staff-pages.ts'
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

type Props = { children: (session: AdminSession, isConfirmed: boolean) => ReactElement }

/**
 * Until the server has answered, someone remembered as signed in sees the page's shape without its data;
 * anyone else sees "Loading...". The server decides on every call; this only decides what is drawn.
 */
function AdminOnly({ children }: Props) {
  const [remembered] = useState(() => readRememberedSession())
  const { data: state, error, isFetching, refetch } = useQuery(sessionQuery)

  if (state?.kind === 'signed-in') return children(state.session, true)
  if (state?.kind === 'leaving') return <LoadingText />
  if (state) return <AccessDenied />
  if (error) {
    return (
      <div className="page py-14">
        <h1 className="mb-6 text-h2">{frameWords.area}</h1>
        <FailureNote
          title={frameWords.sessionFailed}
          error={error}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      </div>
    )
  }
  return remembered ? children(remembered, false) : <LoadingText />
}

function AccessDenied() {
  useEffect(() => {
    showNoticeAcrossPages('access-denied')
    goToSignIn()
  }, [])
  return <LoadingText />
}
