import { site } from '#content/site.ts'
import { Button } from '#site/components/Button.tsx'

/** A calendar that the visitor closed, or that waits for a click. */
export function ClosedCalendar({ onOpen }: { onOpen: () => void }) {
  return (
    <div className="card mt-3 flex max-w-lg flex-wrap max-sm:-ml-15 items-center justify-between gap-x-6 gap-y-3 px-5 py-4">
      <p className="text-small text-soft">
        {site.callMinutes} minutes with one of our people, when it suits you.
      </p>
      <Button look="secondary" className="button-small" onClick={onOpen}>
        Pick a time
      </Button>
    </div>
  )
}
