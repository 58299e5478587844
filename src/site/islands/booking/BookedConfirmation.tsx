import { useEffect, useRef } from 'react'

export function BookedConfirmation({ moment, email }: { moment: string; email: string }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="mx-auto max-w-3xl p-4 sm:p-5">
      <h1 ref={heading} tabIndex={-1} className="text-h3">
        Your call is booked.
      </h1>
      <p className="mt-2 text-lead">{moment}</p>
      <p className="mt-2 text-small text-soft wrap-anywhere">30 minutes, booked for {email}.</p>
    </div>
  )
}
