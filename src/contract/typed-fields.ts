import { z } from 'zod'
import { EMAIL_MAX_CHARS, readEmail } from '#domain/contact/email-address.ts'
import { cleanLine, cleanText } from '#domain/contact/typed-text.ts'

const FIRST_YEAR = 1970
const LAST_YEAR = 2999

/** A day or a moment within what every part of the product can count with. */
export const isUsualTime = (text: string): boolean => {
  const year = new Date(text).getUTCFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR
}
export const USUAL_TIME = `Choose a date between ${FIRST_YEAR} and ${LAST_YEAR}.`

/** A field of one line, checked after invisible characters are removed. */
export const typedLine = () => z.string().overwrite(cleanLine)

/** The same for a field of several lines. */
export const typedText = () => z.string().overwrite(cleanText)

/** An email address, in its one stored form. */
export const TypedEmail = typedLine()
  .overwrite((text) => readEmail(text) ?? text)
  .refine((text) => readEmail(text) !== null, 'Enter an email address such as name@company.com.')
  .max(EMAIL_MAX_CHARS)
