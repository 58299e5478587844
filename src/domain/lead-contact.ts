/** What the form's one field for an address says: an e-mail, a phone number, both or neither. */
export type LeadContact = { email: string | null; phone: string }

const EMAIL = /(?<![^\s@<>,;:()"])[^\s@<>,;:()"]+@[^\s@<>,;:()"]+\.[^\s@<>,;:()".]+/
const PHONE = /\+?\d[\d\s().\-/]{4,}\d/
const EMAIL_MAX_CHARS = 254

export function readLeadContact(detail: string): LeadContact {
  const [found = ''] = EMAIL.exec(detail) ?? []
  const [phone = ''] = PHONE.exec(detail.replace(found, ' ')) ?? []
  return { email: normalizeEmail(found), phone: phone.trim() }
}

/** The form in which a person is told by it; null for what is no address. */
export function normalizeEmail(text: string | null): string | null {
  const email = (text ?? '').trim().toLowerCase()
  return EMAIL.exec(email)?.[0] === email && email.length <= EMAIL_MAX_CHARS ? email : null
}
