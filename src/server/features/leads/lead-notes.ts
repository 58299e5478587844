import { and, eq } from 'drizzle-orm'
import type { LeadNote } from '#contract/admin-leads.ts'
import type { Deps } from '#server/deps.ts'
import { requireLead } from '#server/features/leads/list-leads.ts'
import { followMentions } from '#server/features/leads/note-mentions.ts'
import { recordAudit } from '#server/features/staff/audit/audit-log.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { leadNotes } from '#server/platform/db/schema/leads.ts'
import { AppError } from '#server/platform/errors.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'

type NoteDeps = Pick<Deps, 'db' | 'clock' | 'createId' | 'config'>
type Staff = { id: string; email: string }
type NoteRow = typeof leadNotes.$inferSelect
export type Place = { leadId: string; staff: Staff }

/** Stores a note, once per id. @throws AppError when the id is another note's. */
export function addNote(
  deps: NoteDeps,
  { leadId, staff, text, id = deps.createId() }: Place & { text: string; id?: string | undefined },
): Promise<LeadNote> {
  return deps.db.transaction(async (transaction) => {
    await requireLead(transaction, leadId)
    const note = composeNote(deps, { id, leadId, staff, text })
    const stored = await transaction
      .insert(leadNotes)
      .values(note)
      .onConflictDoNothing()
      .returning({ id: leadNotes.id })
    if (stored.length === 0) {
      const earlier = await lockOwnNote(transaction, { leadId, staff, noteId: id })
      return toLeadNote(earlier, staff.id)
    }
    await followMentions(deps, transaction, { id, leadId, text, author: staff })
    await tell(deps, transaction, { leadId, staff, action: 'lead_note.add' })
    return toLeadNote(note, staff.id)
  })
}

export function composeNote(
  { clock }: Pick<Deps, 'clock'>,
  { id, leadId, staff, text }: Place & { id: string; text: string },
): NoteRow {
  const now = clock()
  const author = { authorId: staff.id, authorEmail: staff.email }
  return { id, leadId, ...author, kind: 'note', text, createdAt: now, updatedAt: now }
}

/** @throws AppError unless the note is one's own. */
export function editNote(
  deps: NoteDeps,
  { noteId, text, ...place }: Place & { noteId: string; text: string },
): Promise<LeadNote> {
  return deps.db.transaction(async (transaction) => {
    const note = await lockOwnNote(transaction, { ...place, noteId })
    const changes = { text, updatedAt: deps.clock() }
    await transaction.update(leadNotes).set(changes).where(eq(leadNotes.id, noteId))
    await followMentions(deps, transaction, {
      id: noteId,
      leadId: place.leadId,
      text,
      author: place.staff,
    })
    await tell(deps, transaction, { ...place, action: 'lead_note.edit' })
    return toLeadNote({ ...note, ...changes }, place.staff.id)
  })
}

/** @throws AppError unless the note is one's own. */
export function deleteNote(
  deps: NoteDeps,
  { noteId, ...place }: Place & { noteId: string },
): Promise<void> {
  return deps.db.transaction(async (transaction) => {
    await lockOwnNote(transaction, { ...place, noteId })
    await followMentions(deps, transaction, {
      id: noteId,
      leadId: place.leadId,
      text: '',
      author: place.staff,
    })
    await transaction.delete(leadNotes).where(eq(leadNotes.id, noteId))
    await tell(deps, transaction, { ...place, action: 'lead_note.delete' })
  })
}

async function lockOwnNote(
  transaction: Transaction,
  { leadId, staff, noteId }: Place & { noteId: string },
): Promise<NoteRow> {
  const [note] = await transaction
    .select()
    .from(leadNotes)
    .where(and(eq(leadNotes.id, noteId), eq(leadNotes.leadId, leadId)))
    .for('update')
  if (!note) throw new AppError('not_found', 'There is no such note.')
  if (note.kind === 'done') throw new AppError('forbidden', 'What was done stays as it is.')
  if (note.authorId === staff.id) return note
  throw new AppError('forbidden', 'Only its author can change a note.')
}

async function tell(
  deps: NoteDeps,
  transaction: Transaction,
  { leadId, staff, action }: Place & { action: string },
): Promise<void> {
  const subject = { subjectType: 'lead', subjectId: leadId }
  await recordAudit(deps, transaction, { actor: staff, action, ...subject })
  await notifyStaff(transaction, { kind: 'lead', id: leadId })
}

export function toLeadNote(
  note: NoteRow,
  staffId: string,
  mention: LeadNote['mention'] = null,
): LeadNote {
  return {
    id: note.id,
    author_email: note.authorEmail,
    is_own: note.authorId === staffId,
    kind: note.kind,
    mention,
    text: note.text,
    created_at: note.createdAt.toISOString(),
    updated_at: note.updatedAt.toISOString(),
  }
}
