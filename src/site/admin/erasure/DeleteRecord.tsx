import { useId, useRef, useState } from 'react'
import type { ErasureReceipt } from '#contract/erasure-receipt.ts'
import { ConfirmErasure } from '#site/admin/erasure/ConfirmErasure.tsx'
import { ErasureDone } from '#site/admin/erasure/ErasureDone.tsx'
import { ERASURE_KINDS, type ErasureKind } from '#site/admin/erasure/erasure-kinds.ts'

type Props = {
  kind: ErasureKind
  id: string
  /** What is to be typed to confirm it; the id when there is nothing else. */
  name: string | null
  /** Says to whom cannot see which one it is. */
  label?: string
  /** Called once the receipt has been seen: until then it stands in its dialog. */
  onDeleted: () => void
}

/** A button, and the dialog that asks once and shows the receipt. */
export function DeleteRecord({ kind, id, name, label, onDeleted }: Props) {
  const titleId = useId()
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
        aria-label={label}
        onClick={handleAsk}
      >
        Delete…
      </button>
      <dialog
        ref={dialog}
        aria-labelledby={titleId}
        className="erasure-dialog card m-auto w-[min(30rem,calc(100vw-2.5rem))] p-6 text-ink shadow-float backdrop:bg-paper/80"
        onClose={() => receipt && onDeleted()}
      >
        {receipt ? (
          <ErasureDone
            title={ERASURE_KINDS[kind].done}
            {...{ titleId, receipt }}
            onClose={() => dialog.current?.close()}
          />
        ) : (
          <ConfirmErasure
            {...{ kind, id, name, titleId }}
            onErased={setReceipt}
            onClose={() => dialog.current?.close()}
          />
        )}
      </dialog>
    </>
  )
}
