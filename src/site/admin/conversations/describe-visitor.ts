import type { AdminConversation } from '#contract/admin.ts'

/** Name and company as far as they are known. */
export function describeVisitor(conversation: AdminConversation): string {
  const { contact_name, company_name, company_website } = conversation
  const known = [contact_name, company_name ?? company_website].filter(Boolean)
  return known.length > 0 ? known.join(' · ') : 'No name given yet'
}
