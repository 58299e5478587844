import type { DeliveryFailure } from '#site/islands/chat/chat-entry.ts'
import type { ApiRefusal } from '#site/lib/call-api.ts'

/** Why a message did not go out, beside the words the spec has for every failure. */
export function describeFailure(failed: ApiRefusal | { kind: 'unreachable' }): DeliveryFailure {
  if (failed.kind === 'unreachable') {
    return { note: 'No connection to the server.', isFinal: false }
  }
  if (failed.status === 404) {
    return { note: 'This conversation has been closed.', isFinal: true }
  }
  const note = failed.fields.message ?? (failed.status < 500 ? failed.message : '')
  return { note, isFinal: false }
}
