import type { PersonPresence } from '#contract/conversations.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'
import { readNothing } from '#site/lib/read-nothing.ts'

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

const TYPING_EVERY_MS = 3_000
let lastTypingMs = 0

/** Best effort: the person who answers sees three dots, or does not. */
export function sayTyping(conversationId: string): void {
  if (Date.now() - lastTypingMs < TYPING_EVERY_MS) return
  lastTypingMs = Date.now()
  const param = { id: conversationId }
  void callApi(async (options) =>
    readNothing(await api.conversations[':id'].typing.$post({ param }, options)),
  )
}
