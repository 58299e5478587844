import { type KeyboardEvent, useRef, useState } from 'react'
import { ConversationRow } from '#site/admin/conversations/ConversationRow.tsx'
import { moveFocusByKey } from '#site/admin/conversations/move-focus-by-key.ts'
import type { AdminConversation } from '#site/lib/api.ts'

type Props = {
  conversations: readonly AdminConversation[]
  selectedId: string | null
  onOpen: (conversationId: string) => void
}

/** One tab stop; arrow keys, Home and End walk the rows, Enter opens. */
export function ConversationList({ conversations, selectedId, onOpen }: Props) {
  const list = useRef<HTMLUListElement>(null)
  const [focusedId, setFocusedId] = useState<string | null>(null)
  const ids = conversations.map(({ id }) => id)
  const tabStop = [focusedId, selectedId].find((id) => id !== null && ids.includes(id)) ?? ids[0]

  const walk = (event: KeyboardEvent) => {
    const rows = list.current?.querySelectorAll('button') ?? []
    if (moveFocusByKey(event.key, [...rows])) event.preventDefault()
  }

  return (
    <ul
      ref={list}
      aria-labelledby="conversations-heading"
      className="divide-y divide-line border-b border-line"
    >
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <ConversationRow
            conversation={conversation}
            isSelected={conversation.id === selectedId}
            isTabStop={conversation.id === tabStop}
            onOpen={() => onOpen(conversation.id)}
            onFocus={() => setFocusedId(conversation.id)}
            onKeyDown={walk}
          />
        </li>
      ))}
    </ul>
  )
}
