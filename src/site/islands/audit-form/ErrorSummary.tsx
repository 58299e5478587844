import { useEffect, useRef } from 'react'
import type { SubmissionFailure } from '#site/islands/audit-form/use-audit-submission.ts'

export function ErrorSummary({ failure }: { failure: SubmissionFailure }) {
  const summary = useRef<HTMLDivElement>(null)
  const { message, fields } = failure

  useEffect(() => {
    if (failure) summary.current?.focus()
  }, [failure])

  return (
    <div ref={summary} role="alert" tabIndex={-1} className="card border-bad p-4">
      <p className="font-medium text-bad">{message}</p>
      <ul>
        {Object.entries(fields).map(([name, words]) => (
          <li key={name}>
            <a className="link inline-flex min-h-11 items-center" href={`#audit-${name}`}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
