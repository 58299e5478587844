import { useState } from 'react'
import { chatWords } from '#content/chat/page.ts'
import type { KeptDetailsProps } from '#site/islands/chat/KeptDetails.tsx'
import { createLate, useLate } from '#site/islands/chat/transcript/LateCards.tsx'
import { notify } from '#site/islands/toaster/notify.ts'

const DATA_NOTE =
  'We only collect company information from public sources such as your IP address and website. No personal data is stored without your consent.'

const TRUSTED_SLIP_ID = 'source-trusted'

type ChatNotesProps = Partial<KeptDetailsProps>

export function ChatNotes({ keeping = null, ownKey = null }: ChatNotesProps) {
  return (
    <div className="mt-6 grid gap-1 border-t border-line pt-4 text-small text-soft">
      <p>{chatWords.notes.secure}</p>
      <p>
        {chatWords.notes.publicData}{' '}
        <button
          type="button"
          className="link -my-2.5 inline-flex min-h-11 cursor-pointer items-center"
          onClick={() => void notify('info', DATA_NOTE)}
        >
          {chatWords.notes.more}
        </button>
      </p>
      <p>
        {/* Its slip stands on the page: DiagnosticScreen.tsx. */}
        <button type="button" className="claim" popoverTarget={TRUSTED_SLIP_ID}>
          {chatWords.notes.trusted}
        </button>
      </p>
      <KeptNotice keeping={keeping} ownKey={ownKey} />
    </div>
  )
}

export const keptDetails = createLate<KeptDetailsProps>(
  async () => (await import('#site/islands/chat/KeptDetails.tsx')).KeptDetails,
)

/** Folded, in plain words, which come when it is opened. */
function KeptNotice(props: KeptDetailsProps) {
  const [isOpened, setIsOpened] = useState(false)
  return (
    <details onToggle={() => setIsOpened(true)}>
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center">
        {chatWords.notes.kept}
      </summary>
      {isOpened && <LateKeptDetails {...props} />}
    </details>
  )
}

function LateKeptDetails(props: KeptDetailsProps) {
  const { Component, hasFailed } = useLate(keptDetails)
  if (Component) return <Component {...props} />
  return (
    hasFailed && (
      <a className="link" href="/privacy">
        {chatWords.notes.privacy}
      </a>
    )
  )
}
