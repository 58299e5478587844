import { useEffect } from 'react'
import { createRoot } from 'react-dom/client'
import { toast } from 'sonner'
import { StyledToaster } from '#site/islands/toaster/StyledToaster.tsx'

/** sonner drops what is said before its list is on the page, so callers wait for this. */
export const toasts: Promise<typeof toast> = new Promise((resolve) => {
  const host = document.body.appendChild(document.createElement('div'))
  createRoot(host).render(<ToasterHost onMount={() => resolve(toast)} />)
})

function ToasterHost({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return <StyledToaster />
}
