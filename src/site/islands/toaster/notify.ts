type Tone = 'success' | 'error' | 'info'

const loadToaster = () => import('#site/islands/toaster/toaster-host.tsx')

/** Shows a toast. The toaster arrives with the first one: until then it costs the page nothing. */
export async function notify(tone: Tone, text: string): Promise<void> {
  try {
    const { toasts } = await loadToaster()
    const toast = await toasts
    toast[tone](text)
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
