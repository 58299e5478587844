import { DeletedConversation } from '#site/islands/my-conversation/DeletedConversation.tsx'
import {
  ConversationFailure,
  ConversationSkeleton,
  UnknownConversation,
} from '#site/islands/my-conversation/MyConversationStates.tsx'
import { OwnPage } from '#site/islands/my-conversation/OwnPage.tsx'
import { useOwnConversation } from '#site/islands/my-conversation/use-own-conversation.ts'

/** One conversation with all that is kept of it, for whoever holds its key. */
export function MyConversationIsland() {
  const { own, reload, correct, erase } = useOwnConversation()
  switch (own.kind) {
    case 'loading':
      return <ConversationSkeleton />
    case 'failed':
      return <ConversationFailure onRetry={reload} />
    case 'deleted':
      return <DeletedConversation receipt={own.receipt} />
    case 'shown':
      return <OwnPage own={own} onCorrect={correct} onErase={erase} />
    default:
      return <UnknownConversation hasKey={own.kind === 'gone'} />
  }
}
