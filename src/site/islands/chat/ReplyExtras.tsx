import type { CaseStudy, MessageMetadata } from '#site/islands/chat/replies/message.ts'

/** Opened beside the chat, so that reading on does not end the conversation. */
const beside = { target: '_blank', rel: 'noopener' } as const

export function CaseStudyNote({ caseStudy }: { caseStudy: CaseStudy }) {
  return (
    <aside aria-label="Case study" className="mt-3 max-w-lg border-l-2 border-evidence pl-4">
      <p className="label">Case study</p>
      {caseStudy.url === null ? (
        <p className="font-medium">{caseStudy.title}</p>
      ) : (
        <a
          className="link inline-flex min-h-11 items-center font-medium"
          href={caseStudy.url}
          {...beside}
        >
          {caseStudy.title}
          <OpensBeside />
        </a>
      )}
      <p className="text-small text-soft empty:hidden">{caseStudy.reason}</p>
    </aside>
  )
}

export function CitationList({ citations }: Pick<MessageMetadata, 'citations'>) {
  if (citations.length === 0) return null
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-small text-soft">
      From our site:
      {citations.map(({ title, url }) => (
        <a key={url} className="link inline-flex min-h-11 items-center" href={url} {...beside}>
          {title}
          <OpensBeside />
        </a>
      ))}
    </p>
  )
}

function OpensBeside() {
  return <span className="sr-only"> (opens in a new tab)</span>
}

type QuickRepliesProps = { replies: readonly string[]; onPick: (text: string) => void }

export function QuickReplies({ replies, onPick }: QuickRepliesProps) {
  if (replies.length === 0) return null
  return (
    <ul aria-label="Suggested answers" className="mt-3 flex flex-wrap gap-2">
      {replies.map((reply) => (
        <li key={reply}>
          <button
            type="button"
            className="button button-quiet button-small"
            onClick={() => onPick(reply)}
          >
            {reply}
          </button>
        </li>
      ))}
    </ul>
  )
}
