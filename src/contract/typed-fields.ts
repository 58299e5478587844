import { z } from 'zod'
import { EMAIL_MAX_CHARS, readEmail } from '#domain/contact/email-address.ts'
import { cleanLine, cleanText } from '#domain/contact/typed-text.ts'

/** What somebody types into a field of one line, judged after what nobody sees is gone. */
export const typedLine = () => z.string().overwrite(cleanLine)

/** The same for a field of several lines. */
export const typedText = () => z.string().overwrite(cleanText)

/** An email address, in its one stored form. */
export const TypedEmail = typedLine()
  .overwrite((text) => readEmail(text) ?? text)
  .refine((text) => readEmail(text) !== null, 'Enter an e-mail address such as name@company.com.')
  .max(EMAIL_MAX_CHARS)
