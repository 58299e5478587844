import { useRef, useState } from 'react'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { ConfirmErasure } from '#site/admin/erasure/ConfirmErasure.tsx'
import { ErasureDone } from '#site/admin/erasure/ErasureDone.tsx'

type Props = {
  conversationId: string
  /** What is to be typed to confirm it; the id when it is not known. */
  company: string | null
  /** Called once the receipt has been seen: until then it stands in its dialog. */
  onDeleted: () => void
}

export function DeleteConversation({ conversationId, company, onDeleted }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null)

  function handleAsk() {
    dialog.current?.showModal()
    // The question itself, so that it is read out, and no key that is pressed by chance answers it.
    dialog.current?.querySelector('h2')?.focus()
  }

  return (
    <>
      <button
        type="button"
        className="link inline-flex min-h-11 cursor-pointer items-center text-small"
        onClick={handleAsk}
      >
        Delete…
      </button>
      <dialog
        ref={dialog}
        aria-labelledby="erasure-title"
        className="erasure-dialog card m-auto w-[min(30rem,calc(100vw-2.5rem))] p-6 text-ink shadow-float backdrop:bg-paper/80"
        onClose={() => receipt && onDeleted()}
      >
        {receipt ? (
          <ErasureDone receipt={receipt} onClose={() => dialog.current?.close()} />
        ) : (
          <ConfirmErasure
            conversationId={conversationId}
            company={company}
            onErased={setReceipt}
            onClose={() => dialog.current?.close()}
          />
        )}
      </dialog>
    </>
  )
}
