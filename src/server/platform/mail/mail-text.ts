export type MailText = { subject: string; text: string }

/** Line breaks, tabs and other control characters: in a header they would begin another one. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\u2028\u2029]+/gu
const MAXIMUM_LENGTH = 120

/** A visitor's text in one line, safe for a subject. */
export function toOneLine(text: string): string {
  const line = text.toWellFormed().replace(UNPRINTABLE, ' ').replace(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > MAXIMUM_LENGTH ? `${letters.slice(0, MAXIMUM_LENGTH).join('')}…` : line
}

/** A web or mail address, or what a mail program would make a link of. */
const ADDRESS = /:\/\/|@|\bwww\.|[\p{L}\p{N}]\.\p{L}{2,}/iu

/** True when the text holds a web address. Anybody can enter a stranger's email; we must not mail them a link. */
export const hasAddress = (text: string): boolean => ADDRESS.test(text)
