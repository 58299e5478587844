import { keptNotice } from '#content/kept-notice.ts'
import type { Keeping } from '#site/islands/chat/api/message.ts'

export type KeptDetailsProps = { keeping: Keeping | null; ownKey: string | null }

/** Says what is kept of a conversation. Before the server names its settings, the words are true of any settings. */
export function KeptDetails({ keeping, ownKey }: KeptDetailsProps) {
  const { entries, model, readers, security } = keptNotice
  const shown = [...entries, { term: model.term, text: describeModel(keeping) }, readers]
  return (
    <>
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
    </>
  )
}

const ROW = 'grid gap-x-4 border-t border-line py-2.5 sm:grid-cols-[9.5rem_minmax(0,1fr)]'

function Duration({ keeping, ownKey }: KeptDetailsProps) {
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
