import {
  changeAddress,
  readAddressParameter,
  useAddressParameter,
} from '#site/admin/parts/address.ts'

const PARAMETER = 'conversation'

export function useSelectedConversation(): string | null {
  return useAddressParameter(PARAMETER)
}

/** The first choice can be undone with "back"; walking the list does not fill the history. */
export function selectConversation(conversationId: string): void {
  const isFirstChoice = readAddressParameter(PARAMETER) === null
  changeAddress({ [PARAMETER]: conversationId, view: null }, isFirstChoice ? 'push' : 'replace')
}

export function deselectConversation(): void {
  changeAddress({ [PARAMETER]: null, view: null }, 'push')
}
