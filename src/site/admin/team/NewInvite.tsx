import { useEffect, useRef } from 'react'
import { toast } from 'sonner'
import type { NewInviteReply } from '#contract/admin-team.ts'
import { formatDay } from '#site/admin/format-moment.ts'
import { Button } from '#site/components/Button.tsx'

/** Shown once: the server keeps the hash of the link alone. */
export function NewInvite({ invite }: { invite: NewInviteReply }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  const copy = () =>
    navigator.clipboard.writeText(invite.link).then(
      () => toast.success('Link copied.'),
      () => toast.error('The browser did not allow it. Select the link and copy it.'),
    )
  return (
    <div className="card mt-6 max-w-measure p-5">
      <p ref={note} tabIndex={-1} className="font-medium">
        {invite.is_mailed
          ? 'The link is on its way by e-mail.'
          : 'Give this link to them yourself.'}
      </p>
      <p className="mt-1 text-small text-soft">
        It is shown this once and works until {formatDay(invite.expires_at)}.
      </p>
      <p className="mt-3 font-mono text-small wrap-anywhere select-all">{invite.link}</p>
      <Button look="secondary" className="button-small mt-4" onClick={copy}>
        Copy link
      </Button>
    </div>
  )
}
