import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { conversationWords } from '#content/staff/conversations.ts'
import { leadEmailWords } from '#content/staff/emails.ts'
import type { LeadEmail } from '#contract/admin.ts'
import type { AdminLeadReply } from '#contract/admin-leads.ts'
import { EmailForm, keyOf } from '#site/admin/leads/EmailForm.tsx'
import { useAskedField } from '#site/admin/leads/open-lead.ts'
import { formatMoment, formatTime } from '#site/admin/parts/format.ts'
import { readWriting } from '#site/admin/parts/kept-writing.ts'
import { useIsAdmin } from '#site/admin/session/session-query.ts'
import { Button } from '#site/components/Button.tsx'
import { Mark } from '#site/components/Mark.tsx'

export type LeadEmailsProps = {
  told: Pick<AdminLeadReply, 'lead' | 'conversations' | 'emails' | 'is_sending'>
  /** The one beside which it stands, whose link is offered before that of a newer one. */
  conversationId?: string
  /** The work that the visitor told of. */
  process?: string
}

/** What staff wrote to a lead by email, newest first, and the place to write. */
export function LeadEmails({ told, conversationId, process = '' }: LeadEmailsProps) {
  const { lead, emails } = told
  const headingId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const canWrite = useIsAdmin() && lead.email !== null
  const [isOpen, setIsOpen] = useState(false)
  const [outcome, setOutcome] = useState('')
  useAskedField('email', () => canWrite && setIsOpen(true))
  const close = (words = '') => {
    flushSync(() => {
      setIsOpen(false)
      setOutcome(words)
    })
    opener.current?.focus()
  }
  const linkable = told.conversations.filter(({ is_linkable }) => is_linkable)
  const linked = linkable.find(({ id }) => id === conversationId) ?? linkable[0]
  return (
    <section aria-labelledby={headingId}>
      <div className="flex flex-wrap items-center justify-between gap-x-4 pb-2">
        <h3 id={headingId} className="font-bold">
          {leadEmailWords.title}
        </h3>
        {canWrite && !isOpen ? (
          <Button
            ref={opener}
            look="secondary"
            className="button-small"
            onClick={() => setIsOpen(true)}
          >
            {readWriting(keyOf(lead.id)).draft === '' ? leadEmailWords.write : leadEmailWords.goOn}
          </Button>
        ) : null}
      </div>
      <p role="status" className="text-small text-soft empty:hidden">
        {outcome}
      </p>
      {isOpen && lead.email !== null ? (
        <EmailForm
          {...{ told, address: lead.email, linkedId: linked?.id }}
          known={{ name: lead.name, company: lead.company, process }}
          onClose={close}
        />
      ) : null}
      {emails.length === 0 && !isOpen ? (
        <p className="border-t border-line py-2 text-small text-soft">
          {lead.email === null ? leadEmailWords.noAddress : leadEmailWords.none}
        </p>
      ) : null}
      <ul>
        {emails.map((email) => (
          <EmailItem key={email.id} email={email} />
        ))}
      </ul>
    </section>
  )
}

function EmailItem({ email }: { email: LeadEmail }) {
  const isTrouble = email.status === 'failed' || email.status === 'kept'
  return (
    <li className="border-t border-line py-2 text-small">
      <p className="font-medium wrap-anywhere" dir="auto">
        {email.subject}
      </p>
      <p className="mt-1 max-w-measure whitespace-pre-wrap wrap-anywhere" dir="auto">
        {email.text}
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span className="label wrap-anywhere">{email.author_email}</span>
        <time dateTime={email.sent_at ?? email.created_at} className="label">
          {formatMoment(email.created_at)}
        </time>
        {isTrouble ? (
          <a className="link label text-bad" href="/admin/outbox">
            {describeEmailState(email)}
          </a>
        ) : (
          <span className="label">{describeEmailState(email)}</span>
        )}
      </p>
    </li>
  )
}

/** What somebody of the staff wrote by email while the conversation went on, or after it. */
export function EmailStep({ email }: { email: LeadEmail }) {
  const { created_at, author_email, subject, text } = email
  return (
    <>
      <Mark kind="people" />
      <div className="min-w-0">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span className="label rounded-control border border-line px-1.5 text-ink">
            {leadEmailWords.kind}
          </span>
          <time dateTime={created_at} className="label">
            {formatTime(created_at)}
          </time>
          <span className="label wrap-anywhere">
            {conversationWords.messages.writtenBy(author_email)}
          </span>
          <span className="label">{describeEmailState(email)}</span>
        </p>
        <p dir="auto" className="mt-1 font-medium wrap-anywhere">
          {subject}
        </p>
        <p dir="auto" className="mt-1 max-w-measure whitespace-pre-wrap wrap-anywhere">
          {text}
        </p>
      </div>
    </>
  )
}

/** How far an email to a lead has come. */
function describeEmailState({ status, error, sent_at }: LeadEmail): string {
  const { states } = leadEmailWords
  if (status === 'sent') return states.sent(formatMoment(sent_at ?? ''))
  return status === 'failed' ? states.failed(error ?? '') : states[status]
}
