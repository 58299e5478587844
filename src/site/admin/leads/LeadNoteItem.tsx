import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LeadNote } from '#contract/admin-leads.ts'
import { NoteForm } from '#site/admin/leads/NoteForm.tsx'
import { explainRefusal, useLeadMutation } from '#site/admin/leads/use-lead-mutation.ts'
import { Moment } from '#site/admin/score-card/QuoteWithTime.tsx'
import { deleteNote, editNote } from '#site/lib/lead-api.ts'

type Props = { leadId: string; note: LeadNote; canChange: boolean; onDeleted: () => void }

export function LeadNoteItem({ leadId, note, canChange, onDeleted }: Props) {
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
          label="Edit the note"
          action="Save the note"
          initialText={note.text}
          isFocused
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
        {isAsking ? 'Delete for good?' : 'Delete'}
      </button>
      <span role="status" className="text-bad empty:hidden">
        {remove.isError ? explainRefusal(remove.error) : null}
      </span>
    </>
  )
}
