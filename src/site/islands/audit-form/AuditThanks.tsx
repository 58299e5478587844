import { useEffect, useRef } from 'react'
import { Button } from '#site/components/Button.tsx'

export const THANKS = "Thanks. We'll reach out within one business day."

export function AuditThanks({ onAnother }: { onAnother: () => void }) {
  const text = useRef<HTMLParagraphElement>(null)

  useEffect(() => text.current?.focus(), [])

  return (
    <div className="card grid justify-items-start gap-5 p-6">
      <p ref={text} tabIndex={-1} className="text-h3">
        {THANKS}
      </p>
      <Button look="secondary" onClick={onAnother}>
        Submit Another Request
      </Button>
    </div>
  )
}
