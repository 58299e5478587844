const STORAGE_KEY = 'takeover-name'

/** The name that somebody last used on this machine; null before the first time. */
export function readPersonName(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY) || null
  } catch {
    return null
  }
}

export function rememberPersonName(name: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, name)
  } catch {
    // Without storage the suggested name stands there again.
  }
}
