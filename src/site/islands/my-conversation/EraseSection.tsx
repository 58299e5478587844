import { useRef, useState } from 'react'
import { myConversationPage } from '#content/pages/my-conversation-page.ts'
import { Button } from '#site/components/Button.tsx'

type EraseSectionProps = { onErase: () => Promise<string | null> }

/** Asks once. Escape and the second button leave all as it is. */
export function EraseSection({ onErase }: EraseSectionProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const { title, text, question, consequence } = myConversationPage.erase

  function handleAsk() {
    setFailure('')
    dialog.current?.showModal()
    // The question itself, so that it is read out, and no key that is pressed by chance answers it.
    dialog.current?.querySelector('h2')?.focus()
  }

  async function handleErase() {
    if (isBusy) return
    setIsBusy(true)
    setFailure('')
    const problem = await onErase()
    setIsBusy(false)
    setFailure(problem ?? '')
  }

  return (
    <section aria-labelledby="erase" className="border-t border-line pt-6">
      <h2 id="erase" className="text-h3">
        {title}
      </h2>
      <p className="mt-2 text-small text-soft">{text}</p>
      <div className="mt-4">
        <Button look="secondary" onClick={handleAsk}>
          Delete…
        </Button>
      </div>
      <dialog
        ref={dialog}
        aria-labelledby="erase-question"
        aria-describedby="erase-consequence"
        className="card m-auto w-[min(28rem,calc(100vw-2.5rem))] p-6 text-ink shadow-float backdrop:bg-paper/80"
      >
        <h2 id="erase-question" tabIndex={-1} className="text-h3">
          {question}
        </h2>
        <p id="erase-consequence" className="mt-2">
          {consequence}
        </p>
        <p role="alert" className="field-error mt-3 empty:hidden">
          {failure}
        </p>
        <div className="mt-5 actions">
          <Button aria-busy={isBusy} onClick={() => void handleErase()}>
            {isBusy ? 'Deleting…' : myConversationPage.erase.confirm}
          </Button>
          <Button look="quiet" onClick={() => dialog.current?.close()}>
            {myConversationPage.erase.keep}
          </Button>
        </div>
      </dialog>
    </section>
  )
}
