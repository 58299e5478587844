import type { ChatAction } from '#site/islands/chat/chat-state.ts'
import {
  leaveResumeMarker,
  readResumeMarker,
  removeResumeMarker,
} from '#site/islands/chat/resume-marker.ts'
import { createConversation, readConversation } from '#site/lib/api.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
import { describeVisit } from '#site/lib/visitor.ts'

type Opened = Extract<ChatAction, { type: 'opened' | 'restored' }>

/** Takes up this tab's conversation after a reload, or begins one. */
export async function openConversation(): Promise<ApiResult<Opened>> {
  const resumedId = readResumeMarker()
  if (resumedId !== null) {
    const resumed = await readConversation(resumedId)
    if (resumed.kind === 'ok') {
      return { kind: 'ok', value: { type: 'restored', view: resumed.value } }
    }
    const isGone = resumed.kind === 'refused' && (resumed.status === 404 || resumed.status === 400)
    if (!isGone) return resumed
    removeResumeMarker()
  }
  return beginConversation()
}

async function beginConversation(): Promise<ApiResult<Opened>> {
  const created = await createConversation(describeVisit(new Date()))
  if (created.kind !== 'ok') return created
  leaveResumeMarker(created.value.conversationId)
  return { kind: 'ok', value: { type: 'opened', ...created.value } }
}
