import { type ReplyDue as Due, describeReplyDue } from '#site/admin/leads/describe-reply-due.ts'
import { useNow } from '#site/admin/parts/use-now.ts'

const LOOKS: Readonly<Record<Due['state'], string>> = {
  due: 'text-ink',
  soon: 'text-warn',
  overdue: 'text-bad font-medium',
  kept: 'text-soft',
}

type Props = { lead: { reply_due_at: string | null; replied_at: string | null } }

/** Counts down to the promised reply. */
export function ReplyDue({ lead }: Props) {
  const due = describeReplyDue(lead, useNow())
  if (due === null) return null
  return (
    <time dateTime={lead.replied_at ?? lead.reply_due_at ?? ''} className={LOOKS[due.state]}>
      {due.words}
    </time>
  )
}
