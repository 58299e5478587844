import { useEffect, useRef } from 'react'
import { myConversationPage } from '#content/pages/my-conversation-page.ts'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { Button, LinkButton } from '#site/components/Button.tsx'
import { ReceiptDetails } from '#site/components/erasure/ReceiptDetails.tsx'

/** What is left: the receipt, which only this page shows. */
export function DeletedConversation({ receipt }: { receipt: ErasureReceipt }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { title, text } = myConversationPage.deleted
  return (
    <section className="page grid gap-x-6 gap-y-9 pt-9 md:grid-cols-12 md:pt-14">
      <div className="md:col-span-7">
        <h1 ref={heading} tabIndex={-1} className="text-h1">
          {title}
        </h1>
        <p className="mt-4 max-w-measure text-lead text-soft">{text}</p>
        <section aria-label="Receipt" className="mt-9">
          <ReceiptDetails receipt={receipt} />
        </section>
        <div className="mt-6 actions print:hidden">
          <Button look="secondary" onClick={() => window.print()}>
            Print the receipt
          </Button>
          <LinkButton href="/" look="quiet">
            Return home
          </LinkButton>
        </div>
      </div>
    </section>
  )
}
