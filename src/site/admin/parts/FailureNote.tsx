import { type ComponentType, lazy, type ReactNode, Suspense, useId } from 'react'
import { failureWords } from '#content/staff/records.ts'
import { explainFailure, isBeyondRetry } from '#site/admin/parts/request-failure.ts'
import { Button } from '#site/components/Button.tsx'

type Props = { title: string; error: Error; isRetrying: boolean; onRetry: () => void }

/** Stands where the data is missing. The toast has announced it; this stays until it is mended. */
export function FailureNote({ title, error, isRetrying, onRetry }: Props) {
  const titleId = useId()
  return (
    <div className="border-l-2 border-bad py-1 pl-4">
      <p id={titleId} className="font-medium">
        {title}
      </p>
      <p className="mt-1 text-small text-soft">{explainFailure(error)}</p>
      {isBeyondRetry(error) ? null : (
        <Button
          look="quiet"
          className="button-small mt-4"
          aria-describedby={titleId}
          aria-disabled={isRetrying}
          aria-busy={isRetrying}
          onClick={() => isRetrying || onRetry()}
        >
          {isRetrying ? 'Retrying...' : 'Retry'}
        </Button>
      )}
    </div>
  )
}

type Refetch = () => Promise<{ isSuccess: boolean }>

/** Success takes the Retry button away; the focus goes to the heading of what came instead of nowhere. */
export async function retryAndFocus(refetch: Refetch, headingId: string): Promise<void> {
  const { isSuccess } = await refetch()
  if (isSuccess) document.getElementById(headingId)?.focus()
}

/** A component whose code is fetched when it is first shown. Without it, such as after a deployment, it says so. */
export function fetchLate<Props extends object>(fetchPart: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({
    default: await fetchPart().catch((): ComponentType<Props> => NoPart),
  }))
}

/** Around what `fetchLate` made. */
export function LatePart({ children }: { children: ReactNode }) {
  return <Suspense fallback={<p className="label">Loading...</p>}>{children}</Suspense>
}

function NoPart() {
  return (
    <p role="alert" className="text-small text-bad">
      {failureWords.noPart}
    </p>
  )
}
