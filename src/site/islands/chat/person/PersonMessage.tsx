import { site } from '#content/site.ts'

type PersonMessageProps = { authorName: string; content: string }

/** What a person wrote: under their name, and unlike anything that the assistant says. */
export function PersonMessage({ authorName, content }: PersonMessageProps) {
  return (
    <div className="max-w-measure border-l-2 border-ink pl-4">
      <p className="text-small wrap-anywhere">
        <b>{authorName}</b> <span className="text-soft">{`from ${site.name}`}</span>
      </p>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {content}
      </p>
    </div>
  )
}
