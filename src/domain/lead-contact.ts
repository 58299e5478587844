import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { readEmail } from '#domain/contact/email-address.ts'
import { writePhone } from '#domain/contact/phone-number.ts'
import { cleanLine } from '#domain/contact/typed-text.ts'

/** Reads the form's one contact field: an email, a phone number, both, or neither. */
export type LeadContact = { email: string | null; phone: string }

const BETWEEN_ADDRESSES = /[\s<>,;()"“”]+/u
const AROUND_ADDRESS = /^(?:mailto:)?['‘’]?|[.'‘’!?:]+$/giu
/** A number of another country without its country code. It is kept as text for staff, and not linked. */
const DIALABLE = /^[+\d][\d\s().\-/]{5,}\d$/

export function readLeadContact(detail: string): LeadContact {
  const text = cleanLine(detail)
  const pieces = text.split(BETWEEN_ADDRESSES).filter((piece) => piece.includes('@'))
  const emails = pieces.map((piece) => readEmail(piece.replaceAll(AROUND_ADDRESS, '')))
  const rest = pieces.reduce((left, piece) => left.replace(piece, ' '), text).trim()
  return { email: emails.find((email) => email !== null) ?? null, phone: readPhoneIn(rest) }
}

/** A number is kept as it was typed where its country is not known. */
function readPhoneIn(text: string): string {
  const [found] = findPhoneNumbersInText(text, 'US')
  const number = found?.number ?? parsePhoneNumberFromString(text, 'US')
  if (number?.isPossible() === true) return writePhone(number)
  return DIALABLE.test(text) ? text : ''
}

/** The form in which a person is told by it; null for what is no address. */
export const normalizeEmail = (text: string | null): string | null => readEmail(text ?? '')
