import { Toaster } from 'sonner'

/**
 * sonner places and announces the toasts; how they look comes from the site's tokens. At the lower edge, above the
 * chat's dock, they cover neither the header nor what has just come. They stand one below the other, as its pile needs its own styles to keep an older, taller toast from showing behind the newest.
 */
export function StyledToaster() {
  return (
    <Toaster
      className="font-sans!"
      position="bottom-right"
      offset={{ bottom: 'calc(var(--dock, 0px) + 1rem)', right: '1.5rem', top: '5.25rem' }}
      mobileOffset={{ bottom: 'calc(var(--dock, 0px) + 1rem)' }}
      closeButton={false}
      expand
      gap={8}
      toastOptions={{
        unstyled: true,
        duration: 6_000,
        classNames: {
          toast:
            'flex w-full items-start gap-3 rounded-card border border-line bg-raise px-4 py-3 text-small text-ink shadow-float',
          icon: 'mt-px shrink-0',
          success: '[&_[data-icon]]:text-good',
          error: '[&_[data-icon]]:text-bad',
          info: '[&_[data-icon]]:text-evidence',
        },
      }}
    />
  )
}
