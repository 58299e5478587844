import type { Ref } from 'react'
import type { AdminConversation } from '#contract/admin.ts'
import { PaneStatus } from '#site/admin/parts/PaneStatus.tsx'

type Props = {
  conversation: AdminConversation | undefined
  isLoading: boolean
  messageCount: number | undefined
  headingRef: Ref<HTMLHeadingElement>
  onReturnToList: () => void
}

export function MessagesHeader({
  conversation,
  isLoading,
  messageCount,
  headingRef,
  onReturnToList,
}: Props) {
  const name = conversation?.contact_name ?? conversation?.company_name
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2
        id="messages-heading"
        ref={headingRef}
        tabIndex={-1}
        className="flex-1 truncate font-bold"
      >
        {name ? `Messages with ${name}` : 'Messages'}
      </h2>
      {/* On a phone the way back up; elsewhere a way back for the keyboard, and what lets it scroll this pane. */}
      {messageCount === undefined ? null : (
        <button
          type="button"
          onClick={onReturnToList}
          className="link order-last min-h-11 basis-full cursor-pointer text-left text-small min-[48rem]:order-none min-[48rem]:min-h-0 min-[48rem]:basis-auto min-[48rem]:not-focus-visible:sr-only"
        >
          Back to the list
        </button>
      )}
      <PaneStatus
        isLoading={isLoading}
        summary={messageCount === undefined ? undefined : countMessages(messageCount)}
      />
    </div>
  )
}

function countMessages(count: number): string {
  return count === 1 ? '1 message' : `${count} messages`
}
