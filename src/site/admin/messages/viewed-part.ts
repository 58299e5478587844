import { type RefObject, useEffectEvent, useLayoutEffect, useState } from 'react'
import type { AdminConversation, AdminConversationView } from '#contract/admin.ts'
import { readSeenUntil } from '#site/admin/live/unread.ts'
import { changeAddress, useAddressParameter } from '#site/admin/parts/address.ts'

export const VIEWS = ['messages', 'score-card', 'lead'] as const
export type View = (typeof VIEWS)[number]

const PARAMETER = 'view'

/** Which part of the selected conversation is shown; the messages unless the address says otherwise. */
export function useView(): View {
  const asked = useAddressParameter(PARAMETER)
  return VIEWS.find((view) => view === asked) ?? 'messages'
}

export function chooseView(view: View): void {
  changeAddress({ [PARAMETER]: view === 'messages' ? null : view }, 'replace')
}

/** Where a link to that part leads. */
export function linkToView(conversationId: string, view: View): string {
  return `?${new URLSearchParams({ conversation: conversationId, [PARAMETER]: view })}`
}

export function getMessageStepId(messageId: string): string {
  return `message-${messageId}`
}

/** Brings a message of the viewer into view and hands it the focus. */
export function showMessageStep(messageId: string): void {
  const step = document.getElementById(getMessageStepId(messageId))
  step?.focus({ preventScroll: true })
  step?.scrollIntoView({ block: 'nearest' })
}

/** The same for somebody whose focus is elsewhere and stays there. The page itself does not move. */
export function scrollToMessageStep(messageId: string, pane: HTMLElement): void {
  const step = document.getElementById(getMessageStepId(messageId))
  if (step === null) return
  const top = step.getBoundingClientRect().top - pane.getBoundingClientRect().top
  pane.scrollTop += top - pane.clientHeight / 3
}

type Beginning = {
  id: string | null
  view: View
  /** A search that found words in it begins at these. */
  listed: AdminConversation | undefined
  data: AdminConversationView | undefined
  /** What is shown may be from an earlier look until the server has answered. */
  isFetching: boolean
}

/** Opens a conversation at the first message that is unread, or at its end; says which one that is. */
export function useBeginning(
  pane: RefObject<HTMLElement | null>,
  { id, view, listed, data, isFetching }: Beginning,
) {
  // Looking at it makes it read, so this is asked before. The list was read before that, too.
  const [seenHere] = useState(() => (id === null ? '' : readSeenUntil(id)))
  const [firstNewId, setFirstNewId] = useState<string | null>(null)
  const isThere = view === 'messages' && !listed?.match && data !== undefined
  const isNewest = !isFetching
  const begin = useEffectEvent(() => {
    const seenOnServer = (listed ?? data?.conversation)?.seen_until ?? ''
    const firstNew =
      data?.messages.findIndex(
        ({ created_at }) => created_at > seenHere && created_at > seenOnServer,
      ) ?? 0
    if (isNewest && firstNew > 0) setFirstNewId(data?.messages[firstNew]?.id ?? null)
    if (firstNew !== 0) pane.current?.scrollTo({ top: pane.current.scrollHeight })
  })
  // Messages that come later move nothing.
  const [isBegun, setIsBegun] = useState(false)
  const isReady = isThere && !isBegun
  useLayoutEffect(() => {
    if (!isReady) return
    begin()
    if (isNewest) setIsBegun(true)
  }, [isReady, isNewest])
  useLayoutEffect(() => {
    if (firstNewId !== null && pane.current) scrollToMessageStep(firstNewId, pane.current)
  }, [firstNewId, pane])
  return firstNewId
}
