import { useQuery } from '@tanstack/react-query'
import { type ReactElement, useEffect, useState } from 'react'
import { frameWords } from '#content/staff/frame.ts'
import type { AdminSession } from '#contract/admin.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { LoadingText } from '#site/admin/parts/LoadingText.tsx'
import { readRememberedSession } from '#site/admin/session/remembered-session.ts'
import { sessionQuery } from '#site/admin/session/session-query.ts'
import { showNoticeAcrossPages } from '#site/admin/session/staff-notice.ts'
import { goToSignIn } from '#site/admin/session/staff-pages.ts'

type Props = { children: (session: AdminSession, isConfirmed: boolean) => ReactElement }

/**
 * Until the server has answered, someone remembered as signed in sees the page's shape without its data;
 * anyone else sees "Loading...". The server decides on every call; this only decides what is drawn.
 */
export function AdminOnly({ children }: Props) {
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
