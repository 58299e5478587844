import type { Appointment } from '#site/islands/chat/calendar/describe-appointment.ts'

/** The trace's own marks: perceived, to be decided, done; and a stroke for what is over. */
const SHAPES: Record<Appointment['tone'], string> = {
  waiting: 'M5 1a4 4 0 1 1 0 8a4 4 0 1 1 0-8z',
  lost: 'M5 .7L9.3 5L5 9.3L.7 5z',
  good: 'M1.5 1.5h7v7h-7z',
  over: 'M1 5h8',
}

/** Drawn for the eye; the words beside it say the same. */
export function StandingMark({ tone }: { tone: Appointment['tone'] }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 10 10" className="size-2.5 shrink-0">
      <path
        d={SHAPES[tone]}
        fill={tone === 'good' ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.4"
      />
    </svg>
  )
}
