import { type FormEvent, useId, useState } from 'react'
import { personCardWords } from '#content/chat/cards.ts'
import { site } from '#content/site.ts'
import { Button } from '#site/components/Button.tsx'
import type { MessageMetadata } from '#site/islands/chat/api/message.ts'
import type { Facts } from '#site/islands/chat/api/reply.ts'
import { buildSchedulingFrameUrl } from '#site/islands/chat/transcript/scheduling-frame-url.ts'

type HandoffCardProps = {
  handoff: NonNullable<MessageMetadata['handoff']>
  facts: Facts
  /** When a person answers, where that is known. */
  when: string | null
  mailAddress: string
  letter: string
  onLeaveEmail: LeaveEmail
}

/** Where a person is found, and what goes along. */
export function HandoffCard(props: HandoffCardProps) {
  const { facts, when, onLeaveEmail } = props
  const { email, schedulingUrl } = props.handoff
  const calendar = buildSchedulingFrameUrl(schedulingUrl, { prefill: readInvitee(facts) }, location)
  return (
    <article aria-label={personCardWords.title} className="card mt-3 max-w-lg px-5 py-5 sm:px-6">
      <h2 className="text-small font-bold">{personCardWords.title}</h2>
      <p className="mt-1 text-small text-soft">
        {personCardWords.flagged(when ?? site.responsePromise, sayWhereTo(facts))}
      </p>
      {facts.email === undefined && <EmailForm onLeaveEmail={onLeaveEmail} />}
      <dl className="ledger mt-4 border-line text-small">
        <HandoffRow term="Email">
          <a className={linkClassName} href={props.mailAddress}>
            {email}
          </a>
        </HandoffRow>
        {calendar && (
          <HandoffRow term={`Call, ${site.callMinutes} minutes`}>
            <a className={linkClassName} href={calendar.href} target="_blank" rel="noopener">
              {personCardWords.pick}
              <span className="sr-only">{` ${personCardWords.newTab}`}</span>
            </a>
          </HandoffRow>
        )}
      </dl>
      <details className="text-small text-soft">
        <summary className="link flex min-h-11 w-fit cursor-pointer items-center">
          {personCardWords.letter}
        </summary>
        <p className="label whitespace-pre-wrap wrap-anywhere">{props.letter}</p>
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
  return typeof email === 'string' ? `The reply also goes to ${email}.` : ''
}

function readInvitee(facts: Facts) {
  const read = (slot: string) => {
    const value = facts[slot]?.value
    return typeof value === 'string' ? value : ''
  }
  return { email: read('email'), name: read('company_name'), contactName: read('contact_name') }
}

/** Says why an address was not taken, or null when it was. */
export type LeaveEmail = (email: string) => Promise<string | null>

/** Takes the address that a person's answer goes to. What was typed stays until the server has it. */
export function EmailForm({ onLeaveEmail }: { onLeaveEmail: LeaveEmail }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (isBusy) return
    if (typed.trim() === '') return setProblem('Enter an email address.')
    setIsBusy(true)
    setProblem((await onLeaveEmail(typed.trim())) ?? '')
    setIsBusy(false)
  }

  return (
    <form noValidate className="mt-4 grid gap-1.5" onSubmit={(event) => void handleSubmit(event)}>
      <label htmlFor={id} className="text-small">
        {personCardWords.email.label}
      </label>
      <div className="flex flex-wrap gap-2">
        <input
          id={id}
          type="email"
          autoComplete="email"
          className="input min-w-0 flex-1 basis-52"
          value={typed}
          aria-invalid={problem !== ''}
          aria-describedby={`${id}-problem`}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" look="secondary" aria-busy={isBusy} aria-disabled={isBusy}>
          {personCardWords.email.send}
        </Button>
      </div>
      <p id={`${id}-problem`} role="alert" className="field-error empty:hidden">
        {problem}
      </p>
    </form>
  )
}
