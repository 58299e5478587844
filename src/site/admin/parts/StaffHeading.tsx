import { type ReactNode, useId } from 'react'

/** There from the start: what a retry brings cannot take the focus before it is drawn. */
export const STAFF_HEADING_ID = 'staff-heading'

/** The title of a page. It is not part of what is printed. */
export function StaffHeading({ title }: { title: string }) {
  return (
    <h1 id={STAFF_HEADING_ID} tabIndex={-1} className="text-h3 print:hidden">
      {title}
    </h1>
  )
}

/** What had the focus is gone once a change was made: whoever works by keyboard goes on from the page's head. */
export function focusHeading(): void {
  document.getElementById(STAFF_HEADING_ID)?.focus()
}

type StaffSectionProps = { title: string; lead: string; children: ReactNode }

/** A heading with its reason on the left, what can be done on the right. */
export function StaffSection({ title, lead, children }: StaffSectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-6 gap-y-5 border-t border-line pt-7 first:border-t-0 first:pt-0 md:grid-cols-12"
    >
      <div className="md:col-span-4">
        <h2 id={id} className="text-h3">
          {title}
        </h2>
        <p className="mt-2 max-w-[38ch] text-small text-soft">{lead}</p>
      </div>
      <div className="min-w-0 md:col-span-8">{children}</div>
    </section>
  )
}
