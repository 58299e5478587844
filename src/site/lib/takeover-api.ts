import type {
  AdminTakeover,
  PersonMessage,
  PersonMessageRequest,
  TakeRequest,
} from '#contract/takeover.ts'
import { api } from '#site/lib/api.ts'
import { type ApiResult, callApi } from '#site/lib/call-api.ts'
import { readNothing } from '#site/lib/read-nothing.ts'

export function takeConversation(
  conversationId: string,
  json: TakeRequest,
): Promise<ApiResult<AdminTakeover>> {
  const param = { id: conversationId }
  return callApi((options) => api.admin.conversations[':id'].take.$post({ param, json }, options))
}

/** Sending the same `id` again is harmless: the message is stored once. */
export function writeToVisitor(
  conversationId: string,
  json: PersonMessageRequest,
): Promise<ApiResult<PersonMessage>> {
  const param = { id: conversationId }
  return callApi((options) =>
    api.admin.conversations[':id'].messages.$post({ param, json }, options),
  )
}

export function handBack(conversationId: string): Promise<ApiResult<AdminTakeover>> {
  const param = { id: conversationId }
  return callApi((options) => api.admin.conversations[':id']['hand-back'].$post({ param }, options))
}

const TYPING_EVERY_MS = 3_000
let lastTypingMs = 0

/** Best effort: the visitor sees three dots, or does not. */
export function sayTyping(conversationId: string): void {
  if (Date.now() - lastTypingMs < TYPING_EVERY_MS) return
  lastTypingMs = Date.now()
  const param = { id: conversationId }
  void callApi(async (options) =>
    readNothing(await api.admin.conversations[':id'].typing.$post({ param }, options)),
  )
}
