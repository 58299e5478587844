import type { DeliveryFailure } from '#site/islands/chat/parts/chat-entry.ts'
import { addReference } from '#site/lib/add-reference.ts'
import type { ApiFailure } from '#site/lib/call-api.ts'

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
