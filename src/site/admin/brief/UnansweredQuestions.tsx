import type { BriefTalk } from '#contract/admin-bookings.ts'
import { SaidWords } from '#site/admin/brief/SaidWords.tsx'

const WISHES = {
  asked: 'They asked for a person in the chat.',
  abuse: 'The chat ended in abuse.',
  off_topic: 'The chat was off topic three times.',
  question: 'They left a question for a person in the chat.',
  distress: 'They wrote of being in danger or distress. Look at it first.',
} as const

/** What the visitor still waits for. Nothing stands here where nothing is owed. */
export function UnansweredQuestions({ talk }: { talk: BriefTalk }) {
  const { unanswered, wants_person_reason } = talk
  if (unanswered.length === 0 && wants_person_reason === null) return null
  return (
    <section aria-labelledby="unanswered-heading">
      <h3 id="unanswered-heading" className="brief-title">
        They asked, and the chat had no answer
      </h3>
      <ul className="grid gap-1 text-small">
        {wants_person_reason ? <li>{WISHES[wants_person_reason]}</li> : null}
        {unanswered.map(({ quote, said_at }) => (
          <li key={`${said_at}-${quote}`}>
            <SaidWords quote={quote} saidAt={said_at} />
          </li>
        ))}
      </ul>
    </section>
  )
}
