import type { ChatAction } from '#site/islands/chat/chat-state.ts'
import { callToOpen, callToResume } from '#site/islands/chat/replies/conversation-calls.ts'
import {
  type ResumeMarker,
  readResumeMarker,
  removeResumeMarker,
} from '#site/islands/chat/resume-marker.ts'
import type { ApiResult } from '#site/lib/call-api.ts'

type Opened = Extract<ChatAction, { type: 'opened' | 'restored' }>

/** Takes up this tab's conversation after a reload, or begins one. */
export async function openConversation(): Promise<ApiResult<Opened>> {
  const marker = readResumeMarker()
  if (marker === null) return beginConversation('')
  const resumed = await callToResume(marker.conversationId)
  if (resumed.kind === 'ok') {
    return { kind: 'ok', value: { type: 'restored', view: resumed.value, marker } }
  }
  const isGone = resumed.kind === 'refused' && (resumed.status === 404 || resumed.status === 400)
  if (!isGone) return resumed
  const begun = await beginConversation(listUnsentWords(marker))
  // Not before another is there: the marker has what the visitor typed.
  if (begun.kind === 'ok') removeResumeMarker()
  return begun
}

async function beginConversation(draft: string): Promise<ApiResult<Opened>> {
  const created = await callToOpen()
  if (created.kind !== 'ok') return created
  return { kind: 'ok', value: { type: 'opened', opening: created.value, draft } }
}

/** The conversation is gone; the visitor's words need not be. */
function listUnsentWords({ draft, pendingTurns }: ResumeMarker): string {
  return draft || (pendingTurns.at(-1)?.text ?? '')
}
