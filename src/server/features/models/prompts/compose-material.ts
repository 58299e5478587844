import { maskContacts } from '#server/features/models/prompts/mask-contacts.ts'
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
