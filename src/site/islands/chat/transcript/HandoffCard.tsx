import { type FormEvent, useId, useState } from 'react'
import { personCardWords } from '#content/chat/cards.ts'
import { describeValue } from '#content/describe-value.ts'
import { factLabels } from '#content/fact-words.ts'
import { site } from '#content/site.ts'
import type { Slot } from '#domain/fact.ts'
import { Button } from '#site/components/Button.tsx'
import type { MessageMetadata } from '#site/islands/chat/api/message.ts'
import type { Facts } from '#site/islands/chat/api/reply.ts'
import { buildSchedulingFrameUrl } from '#site/islands/chat/transcript/scheduling-frame-url.ts'

type HandoffCardProps = {
  handoff: NonNullable<MessageMetadata['handoff']>
  facts: Facts
  /** When a person answers, where that is known. */
  when: string | null
  conversationId: string | null
  onLeaveEmail: LeaveEmail
}

/** Says how to reach a person, and which facts go along. */
export function HandoffCard(props: HandoffCardProps) {
  const { facts, conversationId, when, onLeaveEmail } = props
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
          <a className={linkClassName} href={buildHandoffMail({ facts, conversationId }, email)}>
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
        <p className="label whitespace-pre-wrap wrap-anywhere">
          {composeHandoffLetter({ facts, conversationId }).body}
        </p>
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

/** Says that the reply also goes to the visitor's email; "" while none is known. */
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

/** Some mail programs take no longer address than this. */
const ADDRESS_MAX_CHARS = 1_900
const VALUE_MAX_CHARS = 160

type Told = { facts: Facts; conversationId: string | null }
type Letter = { subject: string; body: string }

/** The visitor's own facts as a letter that they can change before they send it. */
export function composeHandoffLetter({ facts, conversationId }: Told): Letter {
  const company = facts.company_name?.value ?? facts.company_website?.value
  const lines = listLines(facts)
  const told = lines.length === 0 ? [] : ['', 'What I told your assistant:', ...lines]
  const reference = conversationId === null ? [] : ['', `Conversation ${conversationId}`]
  return {
    subject: typeof company === 'string' ? `Operations audit, ${company}` : 'Operations audit',
    body: ['Hello,', '', 'I would like to talk to a person.', ...told, ...reference, ''].join('\n'),
  }
}

function listLines(facts: Facts): string[] {
  return (Object.keys(factLabels) as Slot[]).flatMap((slot) => {
    const value = facts[slot]?.value
    if (value === undefined || value === null) return []
    return [`- ${factLabels[slot]}: ${describeValue(slot, value).slice(0, VALUE_MAX_CHARS)}`]
  })
}

/** The `mailto:` address of that letter. Facts that would make it too long are left out from the end. */
export function buildHandoffMail(told: Told, email: string = site.email.contact): string {
  const { subject, body } = composeHandoffLetter(told)
  const lines = body.split('\n')
  for (let length = lines.length; length > 0; length -= 1) {
    const address = buildAddress(email, { subject, body: lines.slice(0, length).join('\n') })
    if (address.length <= ADDRESS_MAX_CHARS) return address
  }
  return `mailto:${email}`
}

function buildAddress(email: string, { subject, body }: Letter): string {
  // RFC 6068 wants CRLF between lines.
  const text = encodeURIComponent(body.replaceAll('\n', '\r\n'))
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${text}`
}
