import type { BriefTalk } from '#contract/admin-bookings.ts'

/** What is unknown, by how far an answer can still move the score. */
export function OpenQuestions({ questions }: { questions: BriefTalk['open_questions'] }) {
  return (
    <section aria-labelledby="open-heading">
      <h3 id="open-heading" className="brief-title flex justify-between gap-4">
        Still open <span className="label font-regular">can add, of 100</span>
      </h3>
      {questions.length === 0 ? (
        <p className="text-small text-soft">Everything that the score counts is known.</p>
      ) : null}
      <ol>
        {questions.map(({ slot, text, points, note }) => (
          <li key={slot} className="flex justify-between gap-4 py-1 text-small">
            <span>
              {text} <span className="label">{note}</span>
            </span>
            <span className="tabular-nums">
              +{points}
              <span className="sr-only"> points</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
