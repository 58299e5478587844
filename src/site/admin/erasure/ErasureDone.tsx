import { useEffect, useRef } from 'react'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { Button } from '#site/components/Button.tsx'
import { ReceiptDetails } from '#site/components/erasure/ReceiptDetails.tsx'

type Props = { title: string; titleId: string; receipt: ErasureReceipt; onClose: () => void }

/** The receipt, which the audit log keeps, too. */
export function ErasureDone({ title, titleId, receipt, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div>
      <h2 id={titleId} ref={heading} tabIndex={-1} className="text-h3">
        {title}
      </h2>
      <div className="mt-3">
        <ReceiptDetails receipt={receipt} />
      </div>
      <div className="mt-5 actions print:hidden">
        <Button onClick={onClose}>Close</Button>
        <Button look="quiet" onClick={() => window.print()}>
          Print the receipt
        </Button>
      </div>
    </div>
  )
}
