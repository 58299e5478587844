import { site } from '#content/site.ts'
import { buildSchedulingFrameUrl } from '#site/islands/chat/calendar/scheduling-frame-url.ts'
import { buildHandoffMail, composeHandoffLetter } from '#site/islands/chat/handoff/handoff-mail.ts'
import { describeAnswerTime } from '#site/islands/chat/person/describe-answer-time.ts'
import { EmailForm, type LeaveEmail } from '#site/islands/chat/person/EmailForm.tsx'
import type { MessageMetadata } from '#site/islands/chat/replies/message.ts'
import type { Facts } from '#site/islands/chat/replies/read-knowledge.ts'

type HandoffCardProps = {
  handoff: NonNullable<MessageMetadata['handoff']>
  facts: Facts
  conversationId: string | null
  onLeaveEmail: LeaveEmail
}

/** Where a person is found, and what goes along. */
export function HandoffCard({ handoff, facts, conversationId, onLeaveEmail }: HandoffCardProps) {
  const { email, schedulingUrl } = handoff
  const when = describeAnswerTime(handoff.answersFrom ?? null, new Date())
  const told = { facts, conversationId }
  const calendar = buildSchedulingFrameUrl(schedulingUrl, { prefill: readInvitee(facts) }, location)
  return (
    <article aria-label="Talk to a person" className="card mt-3 max-w-lg px-5 py-5 sm:px-6">
      <h2 className="text-small font-bold">Talk to a person</h2>
      <p className="mt-1 text-small text-soft">
        {`This conversation is marked for a person, who finds here what you told me and answers ${when ?? site.responsePromise}. ${sayWhereTo(facts)}`}
      </p>
      {facts.email === undefined && <EmailForm onLeaveEmail={onLeaveEmail} />}
      <dl className="ledger mt-4 border-line text-small">
        <HandoffRow term="E-mail">
          <a className={linkClassName} href={buildHandoffMail(told, email)}>
            {email}
          </a>
        </HandoffRow>
        {calendar && (
          <HandoffRow term={`Call, ${site.callMinutes} minutes`}>
            <a className={linkClassName} href={calendar.href} target="_blank" rel="noopener">
              Pick a time<span className="sr-only"> (opens in a new tab)</span>
            </a>
          </HandoffRow>
        )}
      </dl>
      <details className="text-small text-soft">
        <summary className="link flex min-h-11 w-fit cursor-pointer items-center">
          What the e-mail says
        </summary>
        <p className="label whitespace-pre-wrap wrap-anywhere">{composeHandoffLetter(told).body}</p>
      </details>
    </article>
  )
}

const linkClassName = 'link inline-flex min-h-11 items-center font-medium wrap-anywhere'

function HandoffRow({ term, children }: { term: string; children: React.ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4">
      <dt className="text-soft">{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** Where the answer goes, once that is known. */
function sayWhereTo(facts: Facts): string {
  const email = facts.email?.value
  return typeof email === 'string' ? `The answer goes to ${email}, too.` : ''
}

function readInvitee(facts: Facts) {
  const read = (slot: string) => {
    const value = facts[slot]?.value
    return typeof value === 'string' ? value : ''
  }
  return { email: read('email'), name: read('company_name'), contactName: read('contact_name') }
}
