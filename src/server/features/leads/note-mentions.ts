import { and, desc, eq, gt, inArray, isNotNull, isNull, notExists, sql } from 'drizzle-orm'
import { mentionMail } from '#content/staff/emails.ts'
import type { InboxMention } from '#contract/admin.ts'
import type { LeadNote } from '#contract/admin-leads.ts'
import { listMentioned } from '#domain/mentions.ts'
import type { Deps } from '#server/deps.ts'
import { listStaff } from '#server/features/leads/list-leads.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { user } from '#server/platform/db/schema/auth.ts'
import { leadNotes, leads } from '#server/platform/db/schema/leads.ts'
import { noteMentions, outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { notifyStaff } from '#server/platform/events/notify.ts'
import { toOneLine } from '#server/platform/mail/mail-text.ts'

/** Who has not looked for so long is away, and gets an email. */
export const AWAY_MS = 15 * 60_000

type MentionDeps = Pick<Deps, 'clock' | 'createId' | 'config'>
type Note = { id: string; leadId: string; text: string; author: { id: string; email: string } }

/** Keeps who is mentioned in a note as its text says; without a text, nobody. An author is not told of their own note. */
export async function followMentions(
  deps: MentionDeps,
  transaction: Transaction,
  note: Note,
): Promise<void> {
  const staff = await listStaff(transaction)
  const named = listMentioned(note.text, staff).filter((id) => id !== note.author.id)
  const isOfNote = eq(noteMentions.noteId, note.id)
  const known = await transaction.select().from(noteMentions).where(isOfNote)
  const gone = known.filter(({ userId }) => !named.includes(userId))
  if (gone.length > 0) {
    const ids = gone.map(({ userId }) => userId)
    await transaction.delete(noteMentions).where(and(isOfNote, inArray(noteMentions.userId, ids)))
    await recallEmails(deps, transaction, gone)
  }
  const fresh = named.filter((id) => known.every(({ userId }) => userId !== id))
  if (fresh.length === 0) return
  // Locked in one order: of two notes at the same time, one writes the email.
  const people = await transaction
    .select({ id: user.id, email: user.email })
    .from(user)
    .where(inArray(user.id, fresh))
    .orderBy(user.id)
    .for('update')
  for (const person of people) {
    const emailId =
      (await findEmail(transaction, { ...note, userId: person.id })) ??
      (await writeEmail(deps, transaction, { note, recipient: person.email }))
    await transaction
      .insert(noteMentions)
      .values({ noteId: note.id, userId: person.id, emailId, createdAt: deps.clock() })
  }
}

type OfReader = { leadId: string; userId: string }

/** The email of another mention that they have not looked at: one is enough for all notes of a lead. */
async function findEmail(transaction: Transaction, reader: OfReader): Promise<string | null> {
  const [found] = await transaction
    .select({ emailId: noteMentions.emailId })
    .from(noteMentions)
    .where(and(isUnreadBy(transaction, reader), isNotNull(noteMentions.emailId)))
    .limit(1)
  return found?.emailId ?? null
}

function isUnreadBy(transaction: Transaction, { leadId, userId }: OfReader) {
  const notes = transaction
    .select({ id: leadNotes.id })
    .from(leadNotes)
    .where(eq(leadNotes.leadId, leadId))
  const isTheirs = and(eq(noteMentions.userId, userId), isNull(noteMentions.seenAt))
  return and(isTheirs, inArray(noteMentions.noteId, notes))
}

type Email = { note: Note; recipient: string }

/** It says nothing of the person and the note, so that it holds nothing to erase but the id. */
async function writeEmail(
  { clock, createId, config }: MentionDeps,
  transaction: Transaction,
  { note: { leadId, author }, recipient }: Email,
): Promise<string> {
  const id = createId()
  const now = clock()
  await transaction.insert(outboxMessages).values({
    id,
    dedupeKey: ['mention', leadId, id].join('|'),
    audience: 'staff',
    recipient,
    subject: toOneLine(mentionMail.subject(author.email)),
    text: mentionMail.text(author.email, `${config.siteUrl}/admin/leads?lead=${leadId}`),
    status: config.smtpUrl === undefined ? 'kept' : 'waiting',
    nextAttemptAt: new Date(now.getTime() + AWAY_MS),
    createdAt: now,
  })
  return id
}

type Mention = typeof noteMentions.$inferSelect

/** Takes emails back that are not due yet, and that no other mention waits for. */
async function recallEmails(
  { clock }: Pick<Deps, 'clock'>,
  transaction: Transaction,
  mentions: readonly Pick<Mention, 'emailId'>[],
): Promise<void> {
  const ids = mentions.flatMap(({ emailId }) => emailId ?? [])
  const others = transaction
    .select({ id: sql`1` })
    .from(noteMentions)
    .where(and(eq(noteMentions.emailId, outboxMessages.id), isNull(noteMentions.seenAt)))
  await transaction
    .delete(outboxMessages)
    .where(
      and(
        inArray(outboxMessages.id, ids),
        eq(outboxMessages.attempts, 0),
        gt(outboxMessages.nextAttemptAt, clock()),
        notExists(others),
      ),
    )
}

/** Notes that somebody has looked at all notes of a lead. */
export function markMentionsSeen(
  deps: Pick<Deps, 'db' | 'clock'>,
  reader: OfReader,
): Promise<void> {
  return deps.db.transaction(async (transaction) => {
    const seen = await transaction
      .update(noteMentions)
      .set({ seenAt: deps.clock() })
      .where(isUnreadBy(transaction, reader))
      .returning({ emailId: noteMentions.emailId })
    if (seen.length === 0) return
    await recallEmails(deps, transaction, seen)
    await notifyStaff(transaction, { kind: 'lead', id: reader.leadId })
  })
}

/** How somebody is mentioned in the notes of a lead, by note. */
export async function readMentions(
  { db }: Pick<Deps, 'db'>,
  { leadId, userId }: OfReader,
): Promise<ReadonlyMap<string, LeadNote['mention']>> {
  const { noteId, seenAt } = noteMentions
  const rows = await db
    .select({ noteId, seenAt })
    .from(noteMentions)
    .innerJoin(leadNotes, eq(leadNotes.id, noteId))
    .where(and(eq(leadNotes.leadId, leadId), eq(noteMentions.userId, userId)))
  return new Map(rows.map((row) => [row.noteId, row.seenAt === null ? 'new' : 'seen']))
}

const LISTED_MAX = 50

/** What somebody has not looked at, the newest first, and once for each lead. */
export async function listUnreadMentions(
  { db }: Pick<Deps, 'db'>,
  userId: string,
): Promise<InboxMention[]> {
  const { id, name, company, email, phone } = leads
  const rows = await db
    .select({ lead: { id, name, company, email, phone }, author_email: leadNotes.authorEmail })
    .from(noteMentions)
    .innerJoin(leadNotes, eq(leadNotes.id, noteMentions.noteId))
    .innerJoin(leads, eq(leads.id, leadNotes.leadId))
    .where(and(eq(noteMentions.userId, userId), isNull(noteMentions.seenAt)))
    .orderBy(desc(noteMentions.createdAt), noteMentions.noteId)
    .limit(LISTED_MAX)
  const ids = rows.map(({ lead }) => lead.id)
  return rows.filter(({ lead }, index) => ids.indexOf(lead.id) === index)
}
