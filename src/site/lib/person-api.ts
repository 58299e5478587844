import type { PersonPresence } from '#contract/conversations.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'

export function choosePerson(
  conversationId: string,
  prefers: 'agent' | 'person',
): Promise<ApiResult<PersonPresence>> {
  const request = { param: { id: conversationId }, json: { prefers } }
  return callApi((options) => api.conversations[':id'].preference.$post(request, options))
}

/** The address of a conversation's stream of news; EventSource makes the request itself. */
export function getLiveAddress(conversationId: string): string {
  return `/api/conversations/${encodeURIComponent(conversationId)}/live`
}
