import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { EXTENSION } from '#domain/contact/contact-links.ts'
import { cleanLine } from '#domain/contact/typed-text.ts'

/** Read as if dialed from here where no country code stands before it. */
const HOME_COUNTRY = 'US'

/**
 * A phone number in its one stored form: E.164, with " ext. 12" behind it where there is an extension. Null unless the
 * whole text is one number that the numbering plan of its country can hold.
 */
export function readPhone(text: string): string | null {
  const number = parsePhoneNumberFromString(cleanLine(text), {
    defaultCountry: HOME_COUNTRY,
    extract: false,
  })
  return number?.isPossible() === true ? writePhone(number) : null
}

export function writePhone({ number, ext }: { number: string; ext?: string | undefined }): string {
  return ext ? `${number}${EXTENSION}${ext}` : number
}
