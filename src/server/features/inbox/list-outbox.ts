import { sql } from 'drizzle-orm'
import type { StaffRole } from '#contract/admin.ts'
import type { AdminOutboxReply } from '#contract/admin-bookings.ts'
import type { Deps } from '#server/deps.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'

const NEWEST_COUNT = 50

/** The part after the # of a link is a secret: it opens a booking or an invite. */
const KEY_IN_LINK = /(https?:\/\/\S+#)\S+/g

/**
 * The newest messages to people, sent or not. The files of attachments stay where they are. Who may
 * only read does not see the keys in links, since these change things.
 */
export async function listOutbox(
  { db, config }: Pick<Deps, 'db' | 'config'>,
  role: StaffRole,
): Promise<AdminOutboxReply> {
  const rows = await db
    .select()
    .from(outboxMessages)
    // In the words of the index, which is not used otherwise.
    .orderBy(sql`${outboxMessages.createdAt} desc nulls last`, outboxMessages.id)
    .limit(NEWEST_COUNT)
  return {
    is_sending: config.smtpUrl !== undefined,
    messages: rows.map((row) => ({
      id: row.id,
      booking_id: row.bookingId,
      audience: row.audience,
      recipient: row.recipient,
      subject: row.subject,
      text: role === 'admin' ? row.text : row.text.replace(KEY_IN_LINK, '$1…'),
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
