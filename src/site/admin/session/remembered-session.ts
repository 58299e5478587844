import type { AdminSession } from '#contract/admin.ts'

const STORAGE_KEY = 'loopwright-admin-session'

/**
 * Who was signed in and until when, so that a reload need not guess while the session is checked.
 * It opens nothing: the session itself is an HttpOnly cookie.
 */
export function readRememberedSession(now = Date.now()): AdminSession | null {
  const remembered = parseSession(readStored())
  if (!remembered) return null
  if (Date.parse(remembered.expiresAt) > now) return remembered
  forgetSession()
  return null
}

export function rememberSession({ user, role, expiresAt }: AdminSession): void {
  const kept = { user: { id: user.id, email: user.email }, role, expiresAt }
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(kept))
  } catch {
    // Storage may be blocked or full: the next load then starts at "Loading...", nothing is lost.
  }
}

export function forgetSession(): void {
  try {
    localStorage.removeItem(STORAGE_KEY)
  } catch {
    // Blocked storage holds nothing to forget.
  }
}

/** Calls back when another tab signs in or out. A renewed expiry is no news: two tabs would renew in turns. */
export function watchRememberedSession(onChange: () => void): () => void {
  const listen = ({ key, oldValue, newValue }: StorageEvent) => {
    const isCleared = key === null
    const isOurs = key === STORAGE_KEY && (oldValue === null) !== (newValue === null)
    if (isCleared || isOurs) onChange()
  }
  window.addEventListener('storage', listen)
  return () => window.removeEventListener('storage', listen)
}

function readStored(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY)
  } catch {
    return null
  }
}

function parseSession(stored: string | null): AdminSession | null {
  if (stored === null) return null
  try {
    const value: unknown = JSON.parse(stored)
    return isAdminSession(value) ? value : null
  } catch {
    return null
  }
}

function isAdminSession(value: unknown): value is AdminSession {
  if (typeof value !== 'object' || value === null) return false
  const { user, role, expiresAt } = value as Partial<AdminSession>
  return (
    typeof user?.id === 'string' &&
    typeof user.email === 'string' &&
    (role === 'admin' || role === 'viewer') &&
    typeof expiresAt === 'string' &&
    !Number.isNaN(Date.parse(expiresAt))
  )
}
