import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { BehindList } from '#site/admin/insight/BehindList.tsx'
import { describeFigure } from '#site/admin/insight/describe-figure.ts'
import { closeFigure } from '#site/admin/insight/insight-address.ts'
import { behindQuery } from '#site/admin/insight/insight-queries.ts'
import { FailureNote } from '#site/admin/parts/FailureNote.tsx'
import { Button } from '#site/components/Button.tsx'
import type { FigureQuery, RangeQuery } from '#site/lib/insight-api.ts'

type Props = { range: RangeQuery; figure: FigureQuery }

/** The conversations behind a number. It stands in the address, so "back" closes it. */
export function BehindDialog({ range, figure }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const { data, error, isPending, isFetching, refetch } = useQuery(behindQuery(range, figure))
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="behind-heading"
      className="insight-behind card text-ink shadow-float backdrop:bg-paper/80"
      onClose={closeFigure}
    >
      <header className="flex items-start justify-between gap-4 p-5">
        <div>
          <h2 id="behind-heading" className="text-h3">
            {describeFigure(figure)}
          </h2>
          <p role="status" className="label mt-1">
            {isPending ? 'Loading...' : data && countConversations(data)}
          </p>
        </div>
        <Button look="quiet" className="button-small" onClick={() => dialog.current?.close()}>
          Close
        </Button>
      </header>
      <div className="overflow-y-auto p-5 pt-0" aria-busy={isPending}>
        {error ? (
          <div className="pt-5">
            <FailureNote
              title="The conversations could not be loaded."
              error={error}
              isRetrying={isFetching}
              onRetry={refetch}
            />
          </div>
        ) : null}
        {data ? <BehindList conversations={data.conversations} /> : null}
      </div>
    </dialog>
  )
}

function countConversations({
  total,
  conversations,
}: {
  total: number
  conversations: readonly unknown[]
}): string {
  if (total === 1) return '1 conversation'
  const all = `${total.toLocaleString('en-US')} conversations`
  return total > conversations.length ? `${conversations.length} newest of ${all}` : all
}
