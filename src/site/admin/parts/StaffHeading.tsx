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
