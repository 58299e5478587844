import { KeptNotice } from '#site/islands/chat/notes/KeptNotice.tsx'
import type { Keeping } from '#site/islands/chat/replies/read-keeping.ts'
import { notify } from '#site/islands/toaster/notify.ts'

const DATA_NOTE =
  'We only collect company information from public sources such as your IP address and website. No personal data is stored without your consent.'

type ChatNotesProps = { keeping?: Keeping | null; ownKey?: string | null }

export function ChatNotes({ keeping = null, ownKey = null }: ChatNotesProps) {
  return (
    <div className="mt-6 grid gap-1 border-t border-line pt-4 text-small text-soft">
      <p>Your information is secure and never shared without permission.</p>
      <p>
        Public business data is used to personalize the chat.{' '}
        <button
          type="button"
          className="link -my-2.5 inline-flex min-h-11 cursor-pointer items-center"
          onClick={() => void notify('info', DATA_NOTE)}
        >
          Learn more
        </button>
      </p>
      <p>Trusted by Fortune 500 companies.</p>
      <KeptNotice keeping={keeping} ownKey={ownKey} />
    </div>
  )
}
