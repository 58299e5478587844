import type { AdminConversationsReply, AdminConversationView } from '#contract/admin.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'
import { readNothing } from '#site/lib/read-nothing.ts'

/** `query` holds the filters by their names, and `before` for what follows a page. */
export function listConversations(
  query: Readonly<Record<string, string>>,
): Promise<ApiResult<AdminConversationsReply>> {
  return callApi((options) => api.admin.conversations.$get({ query }, options))
}

/** Has the model translate what is not in English; the conversation comes back with it. */
export function translateConversation(
  conversationId: string,
): Promise<ApiResult<AdminConversationView>> {
  const param = { id: conversationId }
  return callApi((options) => api.admin.conversations[':id'].translation.$post({ param }, options))
}

export function readConversationView(
  conversationId: string,
): Promise<ApiResult<AdminConversationView>> {
  const param = { id: conversationId }
  return callApi((options) => api.admin.conversations[':id'].$get({ param }, options))
}

/** Up to when somebody has looked at a conversation. */
export function saySeen(conversationId: string, seenAt: string): Promise<ApiResult<null>> {
  const sent = { param: { id: conversationId }, json: { seen_at: seenAt } }
  return callApi(async (options) =>
    readNothing(await api.admin.conversations[':id'].seen.$post(sent, options)),
  )
}

export function sayAllSeen(): Promise<ApiResult<null>> {
  return callApi(async (options) =>
    readNothing(await api.admin.conversations.seen.$post({}, options)),
  )
}
