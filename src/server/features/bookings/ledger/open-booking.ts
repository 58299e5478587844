import { eq } from 'drizzle-orm'
import type { BookingSource } from '#domain/booking-event.ts'
import type { Deps } from '#server/deps.ts'
import {
  findOpenBooking,
  isOpen,
  lockBooking,
  lockConversation,
} from '#server/features/bookings/ledger/lock-ledger.ts'
import { recordEvents } from '#server/features/bookings/ledger/record-events.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type BookingRow, bookings } from '#server/platform/db/schema/bookings.ts'

type LedgerDeps = Pick<Deps, 'clock' | 'createId' | 'config'>
type Provider = BookingRow['provider']
type Target = {
  provider: Provider
  /** Of the calendar that was offered, when the scheduler gave it back. */
  reference: string | null
  /** Of the conversation that the visitor had, when no calendar names one. */
  conversationId?: string | null
  ownerHash: string | null
  /** For a fresh row: the page's own id of this attempt, so that a repeat of it is known again. */
  id?: string | undefined
}

/** The locked row to book into: the one that was offered, or a fresh one of the same conversation. */
export async function openBooking(
  deps: Pick<Deps, 'clock' | 'createId'>,
  transaction: Transaction,
  { provider, reference, conversationId: known = null, ownerHash, id }: Target,
): Promise<BookingRow> {
  const offered = reference === null ? null : await lockByReference(transaction, reference)
  const conversationId = offered?.conversationId ?? known
  if (conversationId) await lockConversation(transaction, conversationId)
  const open =
    offered && isOpen(offered)
      ? offered
      : conversationId && (await findOpenBooking(transaction, conversationId))
  if (!open) {
    const isFree = id !== undefined && !(await isIdTaken(transaction, id))
    return insertBooking(deps, transaction, {
      provider,
      conversationId,
      ownerHash,
      ...(isFree && { id }),
    })
  }
  const [taken] = await transaction
    .update(bookings)
    .set({ ownerHash })
    .where(eq(bookings.id, open.id))
    .returning()
  return taken ?? open
}

/** Notes that the agent shows the calendar. @returns the row that lies open in the conversation, one at a time. */
export async function offerBooking(
  deps: LedgerDeps,
  transaction: Transaction,
  conversation: { id: string; ownerHash: string },
): Promise<BookingRow> {
  const open = await findOpenBooking(transaction, conversation.id)
  const provider = deps.config.calendlyUrl === undefined ? 'embedded' : 'calendly'
  const row =
    open ??
    (await insertBooking(deps, transaction, {
      provider,
      conversationId: conversation.id,
      ownerHash: conversation.ownerHash,
    }))
  return recordShowing(deps, transaction, { bookingId: row.id, kind: 'offered', source: 'agent' })
}

type Showing = { bookingId: string; kind: 'offered' | 'opened'; source: BookingSource }

export function recordShowing(
  deps: LedgerDeps,
  transaction: Transaction,
  { bookingId, kind, source }: Showing,
): Promise<BookingRow> {
  const at = deps.clock().toISOString()
  return recordEvents(deps, transaction, bookingId, [{ kind, source, at }])
}

type NewBooking = Pick<BookingRow, 'provider' | 'conversationId' | 'ownerHash'> & { id?: string }

/** A row that nothing has happened to yet. */
export async function insertBooking(
  { clock, createId }: Pick<Deps, 'clock' | 'createId'>,
  transaction: Transaction,
  booking: NewBooking,
): Promise<BookingRow> {
  const now = clock()
  const [inserted] = await transaction
    .insert(bookings)
    .values({
      id: createId(),
      ...booking,
      reference: createId(),
      status: 'offered',
      createdAt: now,
      updatedAt: now,
    })
    .returning()
  if (!inserted) throw new Error('A booking was inserted and not returned.')
  return inserted
}

/** An attempt may come again with another time, as another booking. */
async function isIdTaken(transaction: Transaction, id: string): Promise<boolean> {
  const found = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.id, id))
  return found.length > 0
}

async function lockByReference(
  transaction: Transaction,
  reference: string,
): Promise<BookingRow | null> {
  const [found] = await transaction
    .select({ id: bookings.id })
    .from(bookings)
    .where(eq(bookings.reference, reference))
  return found ? lockBooking(transaction, found.id) : null
}
