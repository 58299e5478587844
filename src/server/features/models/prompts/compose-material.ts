import type { ModelContext } from '#server/platform/language-model.ts'

const EARLIER_MAX = 8
const EARLIER_CHARS = 600
const COMPANY_MAX = 12
const COMPANY_CHARS = 200
const MESSAGE_CHARS = 2_000

/** What people and pages said, as one JSON document: whatever it says, it cannot end its own string. */
export function composeMaterial({ earlier, message, company }: ModelContext): string {
  return JSON.stringify({
    earlier: earlier.slice(-EARLIER_MAX).map(({ role, content }) => ({
      from: role === 'user' ? 'visitor' : 'assistant',
      text: maskContacts(content.slice(0, EARLIER_CHARS)),
    })),
    message: maskContacts(message.slice(0, MESSAGE_CHARS)),
    website_of_the_company: company
      .slice(0, COMPANY_MAX)
      .map((line) => maskContacts(line.slice(0, COMPANY_CHARS))),
  })
}

/** As people write an address so that no program shall find it. */
const LOOSE_AT = /\s{0,3}(?:@|[([]at[)\]])\s{0,3}(?=\p{L})/giu
const LOOSE_HOST = /@[^\s@]{1,80}(?:\s?\.\s?[\p{L}\p{M}\d-]{1,63}){1,5}/giu
const DOTTED_LOCAL = /(?:[^\s@]{1,40}\sdot\s){1,3}(?=\[e-mail\])/gi
const LOCAL = '[^\\s@<>()"\',;:]{1,64}'
const HOST = '[^\\s@<>()"\',;:]{1,200}'
const EMAIL = new RegExp(`${LOCAL}\\s?(?:@|[([]at[)\\]])\\s?${HOST}\\.\\p{L}[\\p{L}\\p{M}]+`, 'giu')
/** "maya at harbor dot com"; the spelled dot tells it from "look at harbor.com". */
const SPELLED_EMAIL = new RegExp(
  `${LOCAL}\\s(?:at|[([]at[)\\]])\\s${HOST}\\s[([]?dot[)\\]]?\\s[a-z]{2,}`,
  'gi',
)
const LINK = /\b(?:https?:\/\/|www\.)\S+/gi
/** Seven digits and more with what stands between those of a phone, a card or an account. Commas stand in amounts. */
const LONG_NUMBER = /[+(]?\d(?:[\s().+/-]{0,3}\d){6,}/g

/** Takes out what leads to a person: nobody needs it to understand or to word a reply. */
export function maskContacts(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(LOOSE_AT, '@')
    .replaceAll(LOOSE_HOST, (address) => address.replaceAll(/\s/g, ''))
    .replaceAll(EMAIL, '[e-mail]')
    .replaceAll(SPELLED_EMAIL, '[e-mail]')
    .replaceAll(DOTTED_LOCAL, '')
    .replaceAll(LINK, '[link]')
    .replaceAll(LONG_NUMBER, '[number]')
}

/**
 * `instructions` are ours alone; what people and pages said is in `input`, as JSON, and in `earlier`, as messages of a
 * conversation. `schema` is empty for free text.
 */
export type ModelPrompt = {
  instructions: string
  earlier?: readonly { role: 'user' | 'assistant'; content: string }[]
  input: string
  schema: string
}
