import { chatWords } from '#content/chat/page.ts'
import type { JudgeFindingRequest } from '#contract/findings.ts'
import type { JudgeFindingReply } from '#contract/findings-reply.ts'
import { type LocalStamps, type Opening, readOpening } from '#site/islands/chat/api/message.ts'
import type { Reply, View } from '#site/islands/chat/api/reply.ts'
import type { Company, Confirmation } from '#site/islands/chat/api/view.ts'
import { waitForNetwork, waitWhileBusy } from '#site/islands/chat/api/wait-for-network.ts'
import type { DeliveryFailure } from '#site/islands/chat/state/chat-entry.ts'
import { addReference } from '#site/lib/add-reference.ts'
import {
  api,
  correctFact,
  createConversation,
  noteCalendarOpened,
  readConversation,
  recordBooking,
} from '#site/lib/api.ts'
import { type ApiFailure, type ApiResult, callApi, UNREACHABLE } from '#site/lib/call-api.ts'
import { createUuid } from '#site/lib/create-uuid.ts'
import { describeVisit } from '#site/lib/visitor.ts'

/** The chat's calls. Their answers are read with care: another server may speak only the spec's fields. */

const stamps: LocalStamps = { createId: createUuid, now: () => new Date().toISOString() }

export async function callToOpen(): Promise<ApiResult<Opening>> {
  const created = await insist(() => createConversation(describeVisit(new Date())))
  return readResult(created, async () => readOpening)
}

export async function callToResume(conversationId: string): Promise<ApiResult<View>> {
  return readResult(await insist(() => readConversation(conversationId)), loadView)
}

/** Loads what sends a message and follows its reply; not needed earlier. Null when it does not load. */
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
  return readResult(await insist(() => correctFact(request)), loadCorrection)
}

export async function callToRecord(
  request: Parameters<typeof recordBooking>[0],
): Promise<ApiResult<Confirmation>> {
  return readResult(await recordBooking(request), loadConfirmation)
}

/** `reply` answers in the conversation when the claim became a fact; null when it did not. */
type Judgment = { company: Company; reply: Reply | null }

/** Sending the same `turnId` again is harmless. */
export async function callToJudge(json: JudgeFindingRequest): Promise<ApiResult<Judgment>> {
  const result = await callApi((options) => api['judge-finding'].$post({ json }, options))
  return readResult(result, loadJudgment)
}

async function loadJudgment(): Promise<Reader<Judgment>> {
  const { readCompany } = await import('#site/islands/chat/api/view.ts')
  const { readCorrectionReply } = await import('#site/islands/chat/api/reply.ts')
  return (value) => {
    const judged = value as Partial<JudgeFindingReply> | null
    const company = readCompany(judged?.company)
    return company && { company, reply: readCorrectionReply(judged?.reply, stamps) }
  }
}

/** Tells the server that the calendar was opened. A failure is ignored: the calendar is on the screen either way. */
export async function callToNoteOpened(conversationId: string): Promise<void> {
  await noteCalendarOpened({ conversationId })
}

function insist<Value>(call: () => Promise<ApiResult<Value>>): Promise<ApiResult<Value>> {
  return waitWhileBusy(call, { wait: waitForNetwork, signal: new AbortController().signal })
}

type Reader<Value> = (value: unknown, stamps: LocalStamps) => Value | null

/** Loads what reads a reply, with the first one. */
const loadView = async () => (await import('#site/islands/chat/api/reply.ts')).readView
const loadConfirmation = async () =>
  (await import('#site/islands/chat/api/view.ts')).readConfirmation
const loadCorrection = async () =>
  (await import('#site/islands/chat/api/reply.ts')).readCorrectionReply

async function readResult<Value>(
  result: ApiResult<unknown>,
  load: () => Promise<Reader<Value>>,
): Promise<ApiResult<Value>> {
  if (result.kind !== 'ok') return result
  try {
    const value = (await load())(result.value, stamps)
    return value === null ? { kind: 'unreachable', isUnreadable: true } : { kind: 'ok', value }
  } catch {
    // Offline, or a deployment in between.
    return UNREACHABLE
  }
}

const words = chatWords.failure

/** Why a message did not go out, beside the words the spec has for every failure. */
export function describeFailure(failed: ApiFailure): DeliveryFailure {
  if (failed.kind === 'unreachable') {
    const note = failed.isUnreadable ? words.unreadable : words.unreachable
    return { note, isFinal: false }
  }
  if (failed.code === 'cookie_missing') {
    // A new conversation would be lost the same way until cookies are allowed.
    return { note: words.cookieMissing, isFinal: true, hasOtherWay: true }
  }
  if (failed.status === 404) {
    return { note: words.closed, isFinal: true }
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
      : { note: words.checkConnection, isFinal: false }
  }
  const note = addReference(failed.message || words.later, failed)
  return { ...describeFailure(failed), note, isFinal: false }
}

/** Why a change to what is known was not taken. */
export function describeUnsaved(failed: ApiFailure): string {
  const hasFailed = failed.kind === 'refused' && failed.status >= 500
  const reason = hasFailed ? '' : describeFailure(failed).note
  return addReference(words.notSaved(reason), failed)
}
