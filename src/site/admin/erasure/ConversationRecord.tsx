import { useQueryClient } from '@tanstack/react-query'
import { recordWords } from '#content/staff/conversations.ts'
import {
  CONVERSATIONS_KEY,
  conversationQuery,
} from '#site/admin/conversations/conversation-queries.ts'
import { deselectConversation } from '#site/admin/conversations/selected-conversation.ts'
import { DeleteRecord } from '#site/admin/erasure/DeleteRecord.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'

type Props = { conversationId: string; company: string | null }

/** What an admin may do with the whole of one conversation: take a copy, or delete it. */
export function ConversationRecord({ conversationId, company }: Props) {
  const client = useQueryClient()
  const isAdmin = useIsAdmin()
  if (!isAdmin) return null

  function handleDeleted() {
    deselectConversation()
    client.removeQueries(conversationQuery(conversationId))
    void client.resetQueries({ queryKey: CONVERSATIONS_KEY })
  }

  return (
    <section aria-labelledby="record-heading">
      <h3 id="record-heading" className="font-bold">
        {recordWords.title}
      </h3>
      <div className="mt-1 flex flex-wrap items-center gap-x-5 text-small">
        <a
          className="link inline-flex min-h-11 items-center"
          href={`/api/admin/export/conversations/${conversationId}`}
          download
        >
          {recordWords.download}
        </a>
        <DeleteRecord
          kind="conversation"
          id={conversationId}
          name={company}
          onDeleted={handleDeleted}
        />
      </div>
    </section>
  )
}
