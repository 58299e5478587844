import type { BookSlotReply } from '#contract/bookings.ts'

const actionClassName = 'link inline-flex min-h-11 items-center'

/** Links to add the call: Google and Outlook open their page with it filled in; the file is for other calendars. */
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
