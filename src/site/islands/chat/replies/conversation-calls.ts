import { type Reply, readCorrectionReply } from '#site/islands/chat/replies/read-agent-reply.ts'
import { type Confirmation, readConfirmation } from '#site/islands/chat/replies/read-booking.ts'
import type { LocalStamps } from '#site/islands/chat/replies/read-message.ts'
import { type Opening, readOpening } from '#site/islands/chat/replies/read-opening.ts'
import { readView, type View } from '#site/islands/chat/replies/read-view.ts'
import { waitForNetwork } from '#site/islands/chat/replies/wait-for-network.ts'
import { waitWhileBusy } from '#site/islands/chat/replies/wait-while-busy.ts'
import {
  correctFact,
  createConversation,
  noteCalendarOpened,
  readConversation,
  recordBooking,
} from '#site/lib/api.ts'
import type { ApiResult } from '#site/lib/call-api.ts'
import { createUuid } from '#site/lib/create-uuid.ts'
import { describeVisit } from '#site/lib/visitor.ts'

/** The chat's calls. Their answers are read with care: another server may speak only the spec's fields. */

const stamps: LocalStamps = { createId: createUuid, now: () => new Date().toISOString() }

export async function callToOpen(): Promise<ApiResult<Opening>> {
  return readResult(await insist(() => createConversation(describeVisit(new Date()))), readOpening)
}

export async function callToResume(conversationId: string): Promise<ApiResult<View>> {
  return readResult(await insist(() => readConversation(conversationId)), readView)
}

export async function callToCorrect(
  request: Parameters<typeof correctFact>[0],
): Promise<ApiResult<Reply>> {
  return readResult(await insist(() => correctFact(request)), readCorrectionReply)
}

export async function callToRecord(
  request: Parameters<typeof recordBooking>[0],
): Promise<ApiResult<Confirmation>> {
  return readResult(await recordBooking(request), readConfirmation)
}

/** Whether it arrives is nobody's concern here: the calendar is on the screen either way. */
export async function callToNoteOpened(conversationId: string): Promise<void> {
  await noteCalendarOpened({ conversationId })
}

function insist<Value>(call: () => Promise<ApiResult<Value>>): Promise<ApiResult<Value>> {
  return waitWhileBusy(call, { wait: waitForNetwork, signal: new AbortController().signal })
}

function readResult<Value>(
  result: ApiResult<unknown>,
  read: (value: unknown, stamps: LocalStamps) => Value | null,
): ApiResult<Value> {
  if (result.kind !== 'ok') return result
  const value = read(result.value, stamps)
  return value === null ? { kind: 'unreachable', isUnreadable: true } : { kind: 'ok', value }
}
