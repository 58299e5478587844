const STORAGE_KEY = 'conversation_id'

/** The tab's pointer to its conversation. It opens nothing by itself: the secret is an HttpOnly cookie. */
export function readResumeMarker(): string | null {
  try {
    return sessionStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

export function leaveResumeMarker(conversationId: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, conversationId)
  } catch {
    // Without storage the conversation works, it only does not survive a reload.
  }
}

export function removeResumeMarker(): void {
  try {
    sessionStorage.removeItem(STORAGE_KEY)
  } catch {
    // What cannot be stored need not be removed.
  }
}
