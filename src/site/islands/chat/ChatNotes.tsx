import { chatWords } from '#content/chat/page.ts'
import { keptNotice } from '#content/kept-notice.ts'
import type { Keeping } from '#site/islands/chat/api/view.ts'
import { notify } from '#site/islands/toaster/notify.ts'

const DATA_NOTE =
  'We only collect company information from public sources such as your IP address and website. No personal data is stored without your consent.'

type ChatNotesProps = { keeping?: Keeping | null; ownKey?: string | null }

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
      <p>{chatWords.notes.trusted}</p>
      <KeptNotice keeping={keeping} ownKey={ownKey} />
    </div>
  )
}

type KeptNoticeProps = { keeping: Keeping | null; ownKey: string | null }

/** Folded, in plain words. Until the server has said how it is set up, the words hold for every set-up. */
function KeptNotice({ keeping, ownKey }: KeptNoticeProps) {
  const { title, entries, model, readers, security } = keptNotice
  const shown = [...entries, { term: model.term, text: describeModel(keeping) }, readers]
  return (
    <details>
      <summary className="link flex min-h-11 w-fit cursor-pointer items-center">{title}</summary>
      <dl className="max-w-measure pb-3">
        {shown.map(({ term, text }) => (
          <div key={term} className={ROW}>
            <dt className="text-ink">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <Duration keeping={keeping} ownKey={ownKey} />
      </dl>
      <a className="link" href={security.href}>
        {security.label}
      </a>
    </details>
  )
}

const ROW = 'grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]'

function Duration({ keeping, ownKey }: KeptNoticeProps) {
  const { term, page, afterward } = keptNotice.duration
  return (
    <div className={ROW}>
      <dt className="text-ink">{term}</dt>
      <dd>
        <span>{describeDuration(keeping)}</span>{' '}
        {ownKey === null ? (
          <span>{page}</span>
        ) : (
          <a className="link" href={`/my-conversation#${ownKey}`}>
            {page}
          </a>
        )}
        <span>{`. ${afterward}`}</span>
      </dd>
    </div>
  )
}

function describeModel(keeping: Keeping | null): string {
  const { none, unknown, used } = keptNotice.model
  if (keeping === null) return unknown
  return keeping.model === null ? none : used(keeping.model)
}

function describeDuration(keeping: Keeping | null): string {
  const { untilDeleted, unknown, afterDays } = keptNotice.duration
  if (keeping === null) return unknown
  return keeping.retentionDays === null ? untilDeleted : afterDays(keeping.retentionDays)
}
