/** Somebody of the staff, as notes can name them. */
type Member = { id: string; email: string }

const SIGN = '\\p{L}\\p{N}._%+\\-'
/** In an email address the “@” stands behind such a sign. */
const START = `(?<![${SIGN}])@`
const MENTION = new RegExp(`${START}([${SIGN}]{1,64}(?:@[\\p{L}\\p{N}.\\-]{1,255})?)`, 'gu')
const BEING_TYPED = new RegExp(`${START}([${SIGN}]{0,64})$`, 'u')
/** An “@”, 64 letters, and the letter before them. */
const TYPED_MAX_CHARS = 66

/** What stands after the “@”: the first part of the email address, or all of it where two share that part. */
export function nameHandle(member: Member, staff: readonly Member[]): string {
  const handle = readLocalPart(member)
  const isShared = staff.some((one) => one.id !== member.id && readLocalPart(one) === handle)
  return isShared ? member.email.toLowerCase() : handle
}

/** The ids of those whom a text names. */
export function listMentioned(text: string, staff: readonly Member[]): string[] {
  const found = [...text.matchAll(MENTION)].map(([, name = '']) => trimEnd(name.toLowerCase()))
  const names = new Set(found)
  return staff
    .filter((one) => names.has(nameHandle(one, staff)) || names.has(one.email.toLowerCase()))
    .map(({ id }) => id)
}

/** What was typed of a mention that ends where the text does; null when none does. */
export function readTypedMention(text: string): string | null {
  return BEING_TYPED.exec(text.slice(-TYPED_MAX_CHARS))?.[1] ?? null
}

function readLocalPart({ email }: Member): string {
  return email.toLowerCase().split('@')[0] ?? ''
}

/** The end of a sentence belongs to no name. */
function trimEnd(name: string): string {
  return name.replace(/[.-]+$/, '')
}
