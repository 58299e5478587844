import { myConversationPage } from '#content/pages/my-conversation-page.ts'
import { site } from '#content/site.ts'
import { MarkedText } from '#site/components/score/MarkedText.tsx'
import type { Message } from '#site/islands/chat/api/message.ts'
import type { View } from '#site/islands/chat/api/reply.ts'
import { formatFullDay, formatHourMinute } from '#site/islands/chat/transcript/format-time.ts'
import { getEntryId } from '#site/islands/chat/transcript/show-message.ts'
import { TranscriptRow } from '#site/islands/chat/transcript/TranscriptRows.tsx'

/** Every message with its time; the words that something rests on are marked. */
export function OwnTranscript({ view }: { view: View }) {
  const quotes = collectQuotes(view)
  const days = Map.groupBy(view.messages, ({ timestamp }) => formatFullDay(timestamp))
  return (
    <div className="mt-3">
      {[...days].map(([day, messages]) => (
        <section key={day} aria-label={day} className="mt-4">
          <p className="pb-2 label">{day}</p>
          <ol>
            {messages.map((message) => (
              <li
                key={message.id}
                id={getEntryId(message.id)}
                tabIndex={-1}
                className="-outline-offset-2"
              >
                <TranscriptRow aside={<Stamp message={message} />}>
                  <p
                    className={`max-w-measure whitespace-pre-wrap wrap-anywhere ${message.role === 'user' ? 'font-medium' : ''}`}
                  >
                    <MarkedText text={message.content} quotes={quotes.get(message.id) ?? []} />
                  </p>
                </TranscriptRow>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function Stamp({ message: { role, authorName, timestamp } }: { message: Message }) {
  const who = role === 'user' ? 'you' : authorName
  return (
    <>
      <time dateTime={timestamp}>{formatHourMinute(timestamp)}</time>
      {who === null ? (
        <span className="sr-only">{myConversationPage.conversation.assistant(site.name)}</span>
      ) : (
        <span className="block wrap-anywhere">{who}</span>
      )}
    </>
  )
}

function collectQuotes({ knowledge }: View): ReadonlyMap<string, string[]> {
  const told = Object.values(knowledge.facts ?? {}).filter((fact) => fact !== undefined)
  const scored = (knowledge.scoreCard?.signals ?? []).flatMap(({ evidence }) => evidence)
  const quotes = new Map<string, string[]>()
  for (const { messageId, quote } of [...told, ...scored]) {
    quotes.set(messageId, [...(quotes.get(messageId) ?? []), quote])
  }
  return quotes
}
