import type { BookSlotReply } from '#contract/bookings.ts'

const actionClassName = 'link inline-flex min-h-11 items-center'

/** Google and Outlook open their own page with the entry filled in; the file is for every other calendar. */
export function CalendarActions({ links }: { links: BookSlotReply['calendarLinks'] }) {
  const elsewhere = { target: '_blank', rel: 'noopener noreferrer', className: actionClassName }
  return (
    <div className="-my-2 flex flex-wrap gap-x-5">
      <a href={links.google} {...elsewhere}>
        Google
      </a>
      <a href={links.outlook} {...elsewhere}>
        Outlook
      </a>
      <a href={links.file} download className={actionClassName}>
        File (.ics)
      </a>
    </div>
  )
}
