import { site } from '#content/site.ts'

/**
 * Why a text was not read. `too_long`: it took more time or memory than a text may take. `failed`: the reading ended
 * with an error. `unavailable`: nothing is read at the moment, whatever the text says.
 */
export type UnreadReason = 'too_long' | 'failed' | 'unavailable'

/** The reply to a message that was stored and not read. */
export const UNREAD_MESSAGE_TEXTS: Readonly<Record<UnreadReason, string>> = {
  too_long: 'That message took me too long to read. Could you say it again in fewer words?',
  failed: 'I could not read that message. Could you say it again in other words?',
  unavailable: `I cannot read messages right now. Your message is saved. Please send it again in a minute, or write to ${site.email.contact}.`,
}

/** Why a correction on the score card was not taken. It is not stored. */
export const UNREAD_CORRECTION_TEXTS: Readonly<Record<UnreadReason, string>> = {
  too_long: 'That took too long to read. Enter it again in fewer words.',
  failed: 'That could not be read. Enter it again in other words.',
  unavailable: 'Corrections cannot be read right now. Try again in a minute.',
}
