import type { LocalStamps } from '#site/islands/chat/api/message.ts'
import { type Reply, readCorrectionReply } from '#site/islands/chat/api/reply.ts'
import {
  type Confirmation,
  type Opening,
  readConfirmation,
  readOpening,
  readView,
  type View,
} from '#site/islands/chat/api/view.ts'
import { waitForNetwork, waitWhileBusy } from '#site/islands/chat/api/wait-for-network.ts'
import type { DeliveryFailure } from '#site/islands/chat/state/chat-entry.ts'
import { addReference } from '#site/lib/add-reference.ts'
import {
  correctFact,
  createConversation,
  noteCalendarOpened,
  readConversation,
  recordBooking,
} from '#site/lib/api.ts'
import { type ApiFailure, type ApiResult, UNREACHABLE } from '#site/lib/call-api.ts'
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

/** What follows a reply is not needed before something is sent. Null when it does not load. */
export async function loadSender() {
  try {
    return (await import('#site/islands/chat/api/follow-reply.ts')).callAgent
  } catch {
    // Offline, or a deployment in between: as if the message had not gone out.
    return null
  }
}

type Sender = NonNullable<Awaited<ReturnType<typeof loadSender>>>

export async function callToSend(...asked: Parameters<Sender>): ReturnType<Sender> {
  const send = await loadSender()
  return send === null ? UNREACHABLE : send(...asked)
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

const UNREADABLE =
  'The answer could not be read. If this network has a sign-in page, sign in there first.'

/** A new conversation would be lost the same way until cookies are allowed. */
const COOKIE_MISSING =
  'The browser did not keep this conversation. Allow cookies for this site, then start a new one.'

/** Why a message did not go out, beside the words the spec has for every failure. */
export function describeFailure(failed: ApiFailure): DeliveryFailure {
  if (failed.kind === 'unreachable') {
    const note = failed.isUnreadable ? UNREADABLE : 'No connection to the server.'
    return { note, isFinal: false }
  }
  if (failed.code === 'cookie_missing') {
    return { note: COOKIE_MISSING, isFinal: true, hasOtherWay: true }
  }
  if (failed.status === 404) {
    return { note: 'This conversation has been closed.', isFinal: true }
  }
  const note = failed.fields.message ?? (failed.status < 500 ? failed.message : '')
  const { retryAfterSeconds } = failed
  return {
    note: addReference(note, failed),
    isFinal: false,
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

/** Why no conversation could be opened. Nothing was said yet, so the server's own words stand alone, of every failure. */
export function describeUnopened(failed: ApiFailure): DeliveryFailure {
  if (failed.kind === 'unreachable') {
    return failed.isUnreadable
      ? describeFailure(failed)
      : { note: 'Check your connection and try again.', isFinal: false }
  }
  const note = addReference(failed.message || 'Try again in a moment.', failed)
  return { ...describeFailure(failed), note, isFinal: false }
}

/** Why a change to what is known was not taken. */
export function describeUnsaved(failed: ApiFailure): string {
  const hasFailed = failed.kind === 'refused' && failed.status >= 500
  const reason = hasFailed ? '' : describeFailure(failed).note
  return addReference(`Not saved. ${reason || 'Something went wrong.'} Try again.`, failed)
}
