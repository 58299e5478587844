import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import { site } from '#content/site.ts'
import type { Slot } from '#domain/fact.ts'
import type { Facts } from '#site/islands/chat/api/reply.ts'

/** Some mail programs take no longer address than this. */
const ADDRESS_MAX_CHARS = 1_900
const VALUE_MAX_CHARS = 160

type Told = { facts: Facts; conversationId: string | null }
type Letter = { subject: string; body: string }

/** The visitor's own facts as a letter that they can change before they send it. */
export function composeHandoffLetter({ facts, conversationId }: Told): Letter {
  const company = facts.company_name?.value ?? facts.company_website?.value
  const lines = listLines(facts)
  const told = lines.length === 0 ? [] : ['', 'What I told your assistant:', ...lines]
  const reference = conversationId === null ? [] : ['', `Conversation ${conversationId}`]
  return {
    subject: typeof company === 'string' ? `Operations audit, ${company}` : 'Operations audit',
    body: ['Hello,', '', 'I would like to talk to a person.', ...told, ...reference, ''].join('\n'),
  }
}

function listLines(facts: Facts): string[] {
  return (Object.keys(factLabels) as Slot[]).flatMap((slot) => {
    const value = facts[slot]?.value
    if (value === undefined || value === null) return []
    return [`- ${factLabels[slot]}: ${describeValue(slot, value).slice(0, VALUE_MAX_CHARS)}`]
  })
}

/** The `mailto:` address of that letter. Facts that would make it too long are left out from the end. */
export function buildHandoffMail(told: Told, email: string = site.email.contact): string {
  const { subject, body } = composeHandoffLetter(told)
  const lines = body.split('\n')
  for (let length = lines.length; length > 0; length -= 1) {
    const address = buildAddress(email, { subject, body: lines.slice(0, length).join('\n') })
    if (address.length <= ADDRESS_MAX_CHARS) return address
  }
  return `mailto:${email}`
}

function buildAddress(email: string, { subject, body }: Letter): string {
  // RFC 6068 wants CRLF between lines.
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'))
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${text}`
}
