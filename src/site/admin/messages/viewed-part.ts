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
