import { failureWords } from '#content/staff/records.ts'

/** What a prepared reply leaves open where nothing is known. Nothing with one of these is sent. */
export const PLACEHOLDER = /\{(name|company|process)\}/g

/** A message on its way to the visitor; its id makes a second try harmless. */
export type Outgoing = { id: string; text: string; failure: string | null }
/** What somebody has written to one visitor and the server does not have. */
export type Writing = { draft: string; outgoing: readonly Outgoing[] }

const NOTHING: Writing = { draft: '', outgoing: [] }

const PREFIX = 'takeover-'
const getKey = (conversationId: string) => `${PREFIX}${conversationId}`

/** As it was left in this tab; what was on its way then may or may not have arrived. */
export function readWriting(conversationId: string): Writing {
  try {
    const kept: Writing | null = JSON.parse(
      sessionStorage.getItem(getKey(conversationId)) ?? 'null',
    )
    if (kept === null) return NOTHING
    const outgoing = kept.outgoing.map((one) => ({
      ...one,
      failure: one.failure ?? failureWords.interrupted,
    }))
    return { draft: kept.draft, outgoing }
  } catch {
    return NOTHING
  }
}

export function keepWriting(conversationId: string, writing: Writing): void {
  try {
    const isEmpty = writing.draft === '' && writing.outgoing.length === 0
    if (isEmpty) sessionStorage.removeItem(getKey(conversationId))
    else sessionStorage.setItem(getKey(conversationId), JSON.stringify(writing))
  } catch {
    // Without storage the writing lasts as long as the page.
  }
}

/** Whoever signs out leaves nothing behind that was meant for visitors. */
export function forgetWriting(): void {
  try {
    for (const key of Object.keys(sessionStorage)) {
      if (key.startsWith(PREFIX)) sessionStorage.removeItem(key)
    }
  } catch {
    // Blocked storage holds nothing to forget.
  }
}
