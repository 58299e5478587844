import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { site } from '#content/site.ts'
import { leadEmailWords, leadMail } from '#content/staff/emails.ts'
import type { AdminLead } from '#contract/admin-leads.ts'
import { toMailLink } from '#domain/contact/contact-links.ts'
import { CannedReplies, type KnownWords } from '#site/admin/leads/CannedReplies.tsx'
import { explainRefusal, useLeadMutation } from '#site/admin/leads/lead-queries.ts'
import { keepWriting, PLACEHOLDER, readWriting } from '#site/admin/parts/kept-writing.ts'
import { Button } from '#site/components/Button.tsx'
import { createAttemptNames } from '#site/lib/create-uuid.ts'
import { emailLead } from '#site/lib/lead-api.ts'

/** As the server has it. */
const TEXT_MAX_CHARS = 5_000
const SUBJECT_MAX_CHARS = 120

/** Drafts of emails lie beside those to visitors in the chat, and go with them when somebody signs out. */
export const keyOf = (leadId: string) => `email-${leadId}`

type EmailFormProps = {
  told: { lead: AdminLead; is_sending: boolean }
  address: string
  /** The conversation whose link may be added. */
  linkedId: string | undefined
  known: KnownWords
  onClose: (outcome?: string) => void
}

/** What was written stays in this tab until the server has it. Ctrl or ⌘ with Enter sends, Escape closes. */
export function EmailForm({ told, address, linkedId, known, onClose }: EmailFormProps) {
  const { lead, is_sending } = told
  const id = useId()
  const [nameAttempt] = useState(createAttemptNames)
  const [subject, setSubject] = useState<string>(() => leadMail.subject(site.name))
  const [text, setText] = useState(() => readWriting(keyOf(lead.id)).draft)
  const [hasLink, setHasLink] = useState(linkedId !== undefined)
  const field = useRef<HTMLTextAreaElement>(null)
  const send = useLeadMutation(lead.id, () => {
    const written = {
      subject: subject.trim(),
      text: text.trim(),
      ...(hasLink && linkedId && { conversation_id: linkedId }),
    }
    return emailLead(lead.id, { ...written, id: nameAttempt(written) })
  })
  const isUnready = text.trim() === '' || subject.trim() === '' || text.search(PLACEHOLDER) !== -1
  useEffect(() => field.current?.focus(), [])
  useEffect(() => keepWriting(keyOf(lead.id), { draft: text, outgoing: [] }), [lead.id, text])

  function handleSubmit(event?: FormEvent) {
    event?.preventDefault()
    if (isUnready || send.isPending) return
    send.mutate(undefined, {
      onSuccess: ({ status }) => {
        keepWriting(keyOf(lead.id), { draft: '', outgoing: [] })
        onClose(status === 'kept' ? leadEmailWords.kept : leadEmailWords.sent)
      },
    })
  }

  function handleKey(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) handleSubmit()
    if (event.key !== 'Escape') return
    event.stopPropagation()
    event.nativeEvent.stopImmediatePropagation()
    onClose()
  }

  return (
    <form
      className="grid gap-3 border-t border-line py-3"
      onSubmit={handleSubmit}
      onKeyDown={handleKey}
    >
      <p className="text-small wrap-anywhere text-soft">{leadEmailWords.to(address)}</p>
      {is_sending ? null : (
        <p className="border-l-2 border-warn py-1 pl-4 text-small">{leadEmailWords.notSending}</p>
      )}
      <div className="field gap-1">
        <label htmlFor={`${id}-subject`}>{leadEmailWords.subject}</label>
        <input
          id={`${id}-subject`}
          className="input input-small"
          value={subject}
          maxLength={SUBJECT_MAX_CHARS}
          onChange={({ target }) => setSubject(target.value)}
        />
      </div>
      <div className="field gap-1">
        <label htmlFor={id}>{leadEmailWords.text}</label>
        <textarea
          id={id}
          ref={field}
          className="input min-h-40"
          value={text}
          maxLength={TEXT_MAX_CHARS}
          aria-describedby={`${id}-status`}
          onChange={({ target }) => setText(target.value)}
        />
      </div>
      <CannedReplies
        known={known}
        text={text}
        onChoose={(written) => {
          setText(written)
          field.current?.focus()
        }}
      />
      {linkedId === undefined ? null : (
        <label className="flex min-h-11 cursor-pointer items-start gap-3 text-small">
          <input
            type="checkbox"
            className="mt-1 size-4 accent-ink"
            checked={hasLink}
            onChange={({ target }) => setHasLink(target.checked)}
          />
          <span>
            <span className="block">{leadEmailWords.link}</span>
            <span className="block text-soft">{leadEmailWords.linkNote}</span>
          </span>
        </label>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          className="button-small"
          aria-disabled={isUnready || send.isPending}
          aria-busy={send.isPending}
        >
          {send.isPending
            ? leadEmailWords.sending
            : is_sending
              ? leadEmailWords.send
              : leadEmailWords.keep}
        </Button>
        <Button look="quiet" className="button-small" onClick={() => onClose()}>
          {leadEmailWords.close}
        </Button>
        {is_sending ? null : (
          <a
            className="link inline-flex min-h-11 items-center text-small"
            href={`${toMailLink(address)}?${toQuery({ subject, body: text })}`}
          >
            {leadEmailWords.ownProgram}
          </a>
        )}
      </div>
      <p id={`${id}-status`} role="status" className="text-small text-bad empty:hidden">
        {send.isError ? explainRefusal(send.error) : null}
      </p>
    </form>
  )
}

/** Mail programs take a plus sign for itself, so spaces are written as %20 (RFC 6068). */
function toQuery(fields: Readonly<Record<string, string>>): string {
  return Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('&')
}
