import type { AdminBrief } from '#contract/admin-bookings.ts'
import { SaidWords } from '#site/admin/brief/SaidWords.tsx'

/** What to begin the call with, and why just this. */
export function FirstQuestions({ questions }: { questions: AdminBrief['first_questions'] }) {
  return (
    <section aria-labelledby="questions-heading" className="brief-questions">
      <h3 id="questions-heading" className="text-h3">
        Begin with
      </h3>
      <ol className="ledger mt-3">
        {questions.map(({ text, reason, quote, said_at }, index) => (
          <li key={text} className="brief-question">
            <span className="brief-number" aria-hidden="true">
              {index + 1}
            </span>
            <div>
              <p className="brief-question-text" dir="auto">
                {text}
              </p>
              <p className="mt-1 text-small text-soft">
                {reason} <SaidWords quote={quote} saidAt={said_at} shown={text} />
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}
