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
