import type { RefObject } from 'react'
import { Button } from '#site/components/Button.tsx'

type StartOverDialogProps = { ref: RefObject<HTMLDialogElement | null>; onConfirm: () => void }

export function StartOverDialog({ ref, onConfirm }: StartOverDialogProps) {
  function handleConfirm() {
    ref.current?.close()
    onConfirm()
  }

  return (
    <dialog
      ref={ref}
      aria-labelledby="start-over-title"
      className="card m-auto w-[min(26rem,calc(100vw-2.5rem))] p-6 text-ink shadow-float backdrop:bg-paper/80"
    >
      <h2 id="start-over-title" className="text-h3">
        Start a new conversation?
      </h2>
      <p className="mt-2 text-body">This one, with what you wrote, leaves the screen.</p>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button onClick={handleConfirm}>Start over</Button>
        <Button look="quiet" onClick={() => ref.current?.close()}>
          Keep this one
        </Button>
      </div>
    </dialog>
  )
}
