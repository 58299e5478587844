import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { forgetWriting } from '#site/admin/parts/kept-writing.ts'
import { forgetSession } from '#site/admin/session/remembered-session.ts'
import { SESSION_KEY, type SessionState } from '#site/admin/session/session-query.ts'
import { leaveStaffArea } from '#site/admin/session/staff-pages.ts'
import { Button } from '#site/components/Button.tsx'
import { signOut } from '#site/lib/api.ts'

/** Claims that the session has ended only when the server says so. */
export function SignOutButton() {
  const client = useQueryClient()
  const attempt = useMutation({
    mutationFn: signOut,
    networkMode: 'always',
    onSuccess: (result) => {
      const isOver = result.kind === 'ok' || (result.kind === 'refused' && result.status === 401)
      if (!isOver) {
        toast.error('Sign-out failed. Please try again.')
        return
      }
      forgetSession()
      forgetWriting()
      client.setQueryData<SessionState>(SESSION_KEY, { kind: 'leaving' })
      leaveStaffArea()
    },
  })
  return (
    <Button
      look="quiet"
      className="button-small"
      aria-disabled={attempt.isPending}
      aria-busy={attempt.isPending}
      onClick={() => attempt.isPending || attempt.mutate()}
    >
      {attempt.isPending ? 'Signing out...' : 'Sign Out'}
    </Button>
  )
}
