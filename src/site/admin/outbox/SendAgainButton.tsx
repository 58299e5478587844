import { useMutation, useQueryClient } from '@tanstack/react-query'
import { outboxQuery } from '#site/admin/bookings/booking-queries.ts'
import { RequestFailure, unwrapResult } from '#site/admin/request-failure.ts'
import { Button } from '#site/components/Button.tsx'
import { sendAgain } from '#site/lib/staff-booking-api.ts'

const CONFLICT = 409

/** For a message that was given up on. */
export function SendAgainButton({ messageId, subject }: { messageId: string; subject: string }) {
  const client = useQueryClient()
  const attempt = useMutation({
    mutationFn: async () => unwrapResult(await sendAgain(messageId)),
    networkMode: 'always',
    onSuccess: () => client.invalidateQueries({ queryKey: outboxQuery.queryKey }),
  })
  return (
    <div>
      <Button
        look="quiet"
        className="button-small"
        aria-disabled={attempt.isPending}
        aria-busy={attempt.isPending}
        onClick={() => attempt.isPending || attempt.mutate()}
      >
        {attempt.isPending ? 'Sending...' : 'Send again'}
        <span className="sr-only">: {subject}</span>
      </Button>
      <p role="status" className="mt-1 text-small text-bad empty:hidden">
        {attempt.isError ? explainFailure(attempt.error) : null}
      </p>
    </div>
  )
}

function explainFailure(error: Error): string {
  const isRefused = error instanceof RequestFailure && error.status === CONFLICT
  return isRefused ? error.message : 'That did not work. Try again.'
}
