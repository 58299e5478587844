import { schedulerTexts } from '#content/pages/booking.ts'
/** The line that says where the call takes place; a link when there is a `joinUrl`. */
export function JoinLine({ joinUrl }: { joinUrl: string | null }) {
  if (joinUrl === null) return <span>{schedulerTexts.join.later}</span>
  return (
    <a className="link wrap-anywhere" href={joinUrl} target="_blank" rel="noopener noreferrer">
      {schedulerTexts.join.at(new URL(joinUrl).host)}
    </a>
  )
}
