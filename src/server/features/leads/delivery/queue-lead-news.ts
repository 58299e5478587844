import { inArray } from 'drizzle-orm'
import { site } from '#content/site.ts'
import type { Deps } from '#server/deps.ts'
import {
  CHANNELS,
  type Channel,
  composePayload,
  isConfigured,
} from '#server/features/leads/delivery/compose-payload.ts'
import {
  describeNews,
  type LeadEvent,
  type LeadNews,
} from '#server/features/leads/delivery/describe-news.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import { type Delivery, deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'

type QueueDeps = Pick<Deps, 'clock' | 'createId' | 'config'>

/** News of bookings reaches people by the mail about the booking. */
const MAILED: readonly LeadEvent[] = [
  'lead.created',
  'lead.qualified',
  'audit.requested',
  'person.wanted',
]

/**
 * Writes news for every channel that is configured, in the caller's transaction; the same occasion twice is
 * written once. When no channel can take it, one row is kept to be read. The statements are sent together.
 */
export async function queueLeadNews(
  deps: QueueDeps,
  transaction: Pick<Transaction, 'insert'>,
  news: LeadNews,
): Promise<void> {
  const rows = composeRows(deps, news)
  const isMailed = news.audience === 'everybody' && MAILED.includes(news.event)
  await Promise.all([
    rows.length > 0 &&
      transaction
        .insert(deliveries)
        .values(rows)
        .onConflictDoNothing({ target: deliveries.dedupeKey })
        .execute(),
    isMailed && queueStaffMail(deps, transaction, news),
  ])
}

/** Those of the occasions that nobody has been told of. */
export async function listUntold(
  transaction: Pick<Transaction, 'select'>,
  occasions: readonly string[],
): Promise<string[]> {
  if (occasions.length === 0) return []
  const keys = occasions.flatMap((occasion) => CHANNELS.map((one) => nameDelivery(occasion, one)))
  const rows = await transaction
    .select({ key: deliveries.dedupeKey })
    .from(deliveries)
    .where(inArray(deliveries.dedupeKey, keys))
  const told = new Set(rows.map(({ key }) => key))
  return occasions.filter((occasion) =>
    CHANNELS.every((channel) => !told.has(nameDelivery(occasion, channel))),
  )
}

function nameDelivery(occasion: string, channel: Channel): string {
  return `${occasion}_${channel}`
}

function composeRows(
  { clock, createId, config }: QueueDeps,
  news: LeadNews,
): (typeof deliveries.$inferInsert)[] {
  const now = clock()
  const compose = (channel: Channel, status: Delivery['status']) => {
    const payload = composePayload(config, channel, { news, now })
    if (payload === null) return []
    const dedupeKey = nameDelivery(news.occasion, channel)
    const { event, lead } = news
    const times = { nextAttemptAt: now, createdAt: now }
    return [
      { id: createId(), channel, event, leadId: lead.id, payload, dedupeKey, status, ...times },
    ]
  }
  const sendable = CHANNELS.filter((channel) => isConfigured(config, channel))
  const rows = sendable.flatMap((channel) => compose(channel, 'waiting'))
  const isForNobody = sendable.length > 0 && news.audience === 'systems'
  return rows.length > 0 || isForNobody ? rows : compose('webhook', 'kept')
}

/** Without NOTIFY_EMAIL the message can only be read here: the address in the content may be a placeholder. */
async function queueStaffMail(
  { clock, createId, config }: QueueDeps,
  transaction: Pick<Transaction, 'insert'>,
  news: LeadNews,
): Promise<void> {
  const isSendable = config.smtpUrl !== undefined && config.notifyEmail !== undefined
  const { title, lines } = describeNews(config, news)
  const now = clock()
  await transaction
    .insert(outboxMessages)
    .values({
      id: createId(),
      dedupeKey: `${news.occasion}_mail`,
      audience: 'staff',
      recipient: config.notifyEmail ?? site.email.contact,
      subject: title,
      text: `${title}\n\n${lines.join('\n')}\n`,
      status: isSendable ? 'waiting' : 'kept',
      nextAttemptAt: now,
      createdAt: now,
    })
    .onConflictDoNothing({ target: outboxMessages.dedupeKey })
    .execute()
}
