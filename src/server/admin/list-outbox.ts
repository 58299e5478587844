import { desc } from 'drizzle-orm'
import { outboxMessages } from '#server/db/schema/outbox.ts'
import type { Deps } from '#server/deps.ts'
import type { AdminOutboxReply } from '#server/routes/admin-bookings.schema.ts'

const NEWEST_COUNT = 50

/** The newest messages to people, sent or not. The files of attachments stay where they are. */
export async function listOutbox({
  db,
  config,
}: Pick<Deps, 'db' | 'config'>): Promise<AdminOutboxReply> {
  const rows = await db
    .select()
    .from(outboxMessages)
    .orderBy(desc(outboxMessages.createdAt), outboxMessages.id)
    .limit(NEWEST_COUNT)
  return {
    is_sending: config.smtpUrl !== undefined,
    messages: rows.map((row) => ({
      id: row.id,
      booking_id: row.bookingId,
      audience: row.audience,
      recipient: row.recipient,
      subject: row.subject,
      text: row.text,
      attachments: row.attachments.map(({ fileName, contentType }) => ({
        file_name: fileName,
        content_type: contentType,
      })),
      status: row.status,
      attempts: row.attempts,
      error: row.error,
      created_at: row.createdAt.toISOString(),
      sent_at: row.sentAt?.toISOString() ?? null,
    })),
  }
}
