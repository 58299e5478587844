import { useId, useRef, useState } from 'react'
import type { LeadNote } from '#contract/admin-leads.ts'
import { LeadNoteItem } from '#site/admin/leads/LeadNoteItem.tsx'
import { NoteForm } from '#site/admin/leads/NoteForm.tsx'
import { useLeadMutation } from '#site/admin/leads/use-lead-mutation.ts'
import { useIsAdmin } from '#site/admin/session/use-is-admin.ts'
import { createAttemptNames } from '#site/lib/attempt-id.ts'
import { addNote } from '#site/lib/lead-api.ts'

type Props = { leadId: string; notes: readonly LeadNote[] }

/** What staff wrote down about a person, oldest first. */
export function LeadNotes({ leadId, notes }: Props) {
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const canChange = useIsAdmin()
  const [nameAttempt] = useState(createAttemptNames)
  const stored = useRef(0)
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
        <p className="border-t border-line py-2 text-small text-soft">No note yet.</p>
      ) : null}
      <ul>
        {notes.map((note) => (
          <LeadNoteItem
            key={note.id}
            leadId={leadId}
            note={note}
            canChange={canChange && note.is_own}
            onDeleted={() => heading.current?.focus()}
          />
        ))}
      </ul>
      {canChange ? (
        <div className="mt-3">
          <NoteForm label="Add a note" action="Add the note" mutation={add} />
        </div>
      ) : null}
    </section>
  )
}
