import { type UseMutationResult, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type Ref, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { leadWords } from '#content/staff/leads.ts'
import type { LeadNote } from '#contract/admin-leads.ts'
import { CONVERSATIONS_KEY } from '#site/admin/conversations/conversation-queries.ts'
import { explainRefusal, useLeadMutation } from '#site/admin/leads/lead-queries.ts'
import { MentionField } from '#site/admin/leads/MentionField.tsx'
import { useAskedField } from '#site/admin/leads/open-lead.ts'
import { Moment } from '#site/admin/parts/rows.tsx'
import { useIsAdmin } from '#site/admin/session/session-query.ts'
import { Button } from '#site/components/Button.tsx'
import { createAttemptNames } from '#site/lib/create-uuid.ts'
import { addNote, deleteNote, editNote, markMentionsSeen } from '#site/lib/lead-api.ts'

type Props = { leadId: string; notes: readonly LeadNote[] }

/** What staff wrote down about a person and which next actions they have done, oldest first. */
export function LeadNotes({ leadId, notes }: Props) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const canChange = useIsAdmin()
  const field = useRef<HTMLTextAreaElement>(null)
  useAskedField('note', () => field.current?.focus())
  const [nameAttempt] = useState(createAttemptNames)
  const stored = useRef(0)
  useReading(leadId, notes)
  const add = useLeadMutation(leadId, async (text: string) => {
    // Counted, because the same words after a note that was stored are another note.
    const id = nameAttempt([text, stored.current])
    const note = await addNote(leadId, { text, id })
    if (note.kind === 'ok') stored.current += 1
    return note
  })
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} ref={heading} tabIndex={-1} className="pb-2 font-bold">
        Notes
      </h3>
      {notes.length === 0 ? (
        <p className="border-t border-line py-2 text-small text-soft">{leadWords.notes.none}</p>
      ) : null}
      <ul>
        {notes.map((note) => (
          <LeadNoteItem
            key={note.id}
            leadId={leadId}
            note={note}
            canChange={canChange && note.is_own && note.kind === 'note'}
            onDeleted={() => heading.current?.focus()}
          />
        ))}
      </ul>
      {canChange ? (
        <div className="mt-3">
          <NoteForm
            label={leadWords.notes.add}
            action={leadWords.notes.sendNew}
            mutation={add}
            fieldRef={field}
          />
        </div>
      ) : null}
    </section>
  )
}

/** Whoever sees the notes has seen that they are mentioned; what fails is said again when they come back. */
function useReading(leadId: string, notes: readonly LeadNote[]) {
  const client = useQueryClient()
  const hasNew = notes.some(({ mention }) => mention === 'new')
  useEffect(() => {
    if (!hasNew) return
    void markMentionsSeen(leadId).then(() =>
      client.invalidateQueries({ queryKey: CONVERSATIONS_KEY }),
    )
  }, [client, leadId, hasNew])
}

type LeadNoteItemProps = {
  leadId: string
  note: LeadNote
  canChange: boolean
  onDeleted: () => void
}

function LeadNoteItem({ leadId, note, canChange, onDeleted }: LeadNoteItemProps) {
  const [isEditing, setIsEditing] = useState(false)
  const editButton = useRef<HTMLButtonElement>(null)
  const place = { leadId, noteId: note.id }
  const edit = useLeadMutation(leadId, (text: string) => editNote(place, text))
  const stopEditing = () => {
    flushSync(() => setIsEditing(false))
    editButton.current?.focus()
  }
  const isChanged = note.updated_at !== note.created_at
  return (
    <li className="border-t border-line py-2 text-small">
      {isEditing ? (
        <NoteForm
          label={leadWords.notes.edit}
          action={leadWords.notes.save}
          initialText={note.text}
          fieldRef={focusAtEnd}
          mutation={edit}
          onSaved={stopEditing}
          onCancel={stopEditing}
        />
      ) : (
        <>
          <p className="max-w-measure whitespace-pre-wrap wrap-anywhere" dir="auto">
            {note.text}
          </p>
          <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
            {note.kind === 'done' ? (
              <span className="label text-good">{leadWords.notes.done}</span>
            ) : null}
            {note.mention === null ? null : (
              <span className={`label ${note.mention === 'new' ? 'font-bold text-ink' : ''}`}>
                {leadWords.notes.mentions.you}
              </span>
            )}
            <span className="label wrap-anywhere">{note.author_email}</span>
            <Moment iso={note.created_at} />
            {isChanged ? <span className="label">edited</span> : null}
            {canChange ? (
              <span className="ml-auto flex gap-4">
                <button
                  ref={editButton}
                  type="button"
                  className="link min-h-6 cursor-pointer"
                  onClick={() => setIsEditing(true)}
                >
                  Edit
                </button>
                <DeleteButton place={place} onDeleted={onDeleted} />
              </span>
            ) : null}
          </p>
        </>
      )}
    </li>
  )
}

type DeleteProps = { place: { leadId: string; noteId: string }; onDeleted: () => void }

/** Asks once more in its own place: a note cannot be brought back. */
function DeleteButton({ place, onDeleted }: DeleteProps) {
  const [isAsking, setIsAsking] = useState(false)
  const remove = useLeadMutation(place.leadId, () => deleteNote(place))
  return (
    <>
      <button
        type="button"
        className={`link min-h-6 cursor-pointer ${isAsking ? 'text-bad' : ''}`}
        aria-disabled={remove.isPending}
        onBlur={() => setIsAsking(false)}
        onClick={() => {
          if (!isAsking) return setIsAsking(true)
          if (!remove.isPending) remove.mutate(undefined, { onSuccess: onDeleted })
        }}
      >
        {isAsking ? leadWords.notes.confirmDelete : 'Delete'}
      </button>
      <span role="status" className="text-bad empty:hidden">
        {remove.isError ? explainRefusal(remove.error) : null}
      </span>
    </>
  )
}

/** As the server has it. */
const MAX_CHARS = 5_000

type NoteFormProps = {
  label: string
  action: string
  initialText?: string
  /** A form that came where a button was takes the focus of that. */
  fieldRef: Ref<HTMLTextAreaElement>
  mutation: UseMutationResult<LeadNote, Error, string>
  onSaved?: () => void
  onCancel?: () => void
}

/** What was written stays until the server has it. Ctrl or ⌘ with Enter saves. */
function NoteForm({ label, action, initialText = '', mutation, ...more }: NoteFormProps) {
  const { fieldRef, onSaved, onCancel } = more
  const id = useId()
  const [text, setText] = useState(initialText)
  const isEmpty = text.trim() === ''
  const save = () => {
    if (isEmpty || mutation.isPending) return
    mutation.mutate(text.trim(), {
      onSuccess: () => {
        setText('')
        onSaved?.()
      },
    })
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) save()
    if (event.key === 'Escape') onCancel?.()
  }
  return (
    <form
      className="field"
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <MentionField
        id={id}
        ref={fieldRef}
        value={text}
        maxLength={MAX_CHARS}
        describedBy={`${id}-status`}
        onWrite={setText}
        onKey={handleKey}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Button
          type="submit"
          look="secondary"
          className="button-small"
          aria-disabled={isEmpty || mutation.isPending}
          aria-busy={mutation.isPending}
        >
          {mutation.isPending ? 'Saving...' : action}
        </Button>
        {onCancel ? (
          <Button look="quiet" className="button-small" onClick={onCancel}>
            {leadWords.notes.discard}
          </Button>
        ) : null}
        <p id={`${id}-status`} role="status" className="text-small text-bad">
          {mutation.isError ? explainRefusal(mutation.error) : null}
        </p>
      </div>
    </form>
  )
}

function focusAtEnd(field: HTMLTextAreaElement | null): void {
  field?.focus()
  field?.setSelectionRange(field.value.length, field.value.length)
}
