type Tone = 'success' | 'error' | 'info'

const loadToaster = () => import('#site/islands/toaster/toaster-host.tsx')

/** Long enough to be read; what it says stands in the page, too. */
const BRIEF_MS = 3_000

/**
 * Shows a toast. The toaster arrives with the first one: until then it costs the page nothing. A brief one goes to the
 * empty band under the header, where the window has that.
 */
export async function notify(tone: Tone, text: string, isBrief = false): Promise<void> {
  try {
    const { toasts } = await loadToaster()
    const toast = await toasts
    const position = matchMedia('(min-width: 48rem)').matches ? 'top-center' : 'bottom-right'
    toast[tone](text, isBrief ? { duration: BRIEF_MS, position } : {})
  } catch (error) {
    // Offline before the toaster was loaded. Every toast has its twin in the page.
    console.warn('toast not shown:', text, error)
  }
}

/** Fetches the toaster ahead of need, so that its live region stands before it speaks. */
export async function prepareToaster(): Promise<void> {
  try {
    await loadToaster()
  } catch {
    // `notify` will try again.
  }
}
