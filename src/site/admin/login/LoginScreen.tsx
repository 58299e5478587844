import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { loginWords } from '#content/staff/entry.ts'
import { LoginForm } from '#site/admin/login/LoginForm.tsx'
import { LoadingText } from '#site/admin/parts/LoadingText.tsx'
import { readRememberedSession } from '#site/admin/session/remembered-session.ts'
import { sessionQuery } from '#site/admin/session/session-query.ts'
import { goToAskedPage } from '#site/admin/session/staff-pages.ts'

/** Someone already signed in goes on to the dashboard; someone remembered waits for that answer without a flash of the form. */
export function LoginScreen() {
  const [remembered] = useState(() => readRememberedSession())
  // A stranger is not asked about: the refusal would stand in the browser's console as an error.
  const { data: state, isPending } = useQuery({ ...sessionQuery, enabled: remembered !== null })
  const isSignedIn = state?.kind === 'signed-in'
  useEffect(() => {
    if (isSignedIn) goToAskedPage()
  }, [isSignedIn])

  if (isSignedIn || (isPending && remembered)) return <LoadingText />
  return (
    <div className="page grid gap-x-6 gap-y-9 py-14 md:grid-cols-12 md:py-22">
      <div className="md:col-span-5">
        <h1 className="text-h1">{loginWords.title}</h1>
        <p className="mt-4 max-w-[34ch] text-soft">{loginWords.lead}</p>
      </div>
      <div className="max-w-md md:col-span-5 md:col-start-7">
        <LoginForm />
      </div>
    </div>
  )
}
