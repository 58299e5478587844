import { eq, sql } from 'drizzle-orm'
import type { ServerConfig } from '#server/deps.ts'
import {
  composeContact,
  escapeSlack,
  toWireTouch,
} from '#server/features/leads/delivery/compose-payload.ts'
import {
  describeContact,
  describeDue,
  describeTouch,
  nameWho,
} from '#server/features/leads/delivery/describe-news.ts'
import type { Transaction } from '#server/platform/db/client.ts'
import type { Lead, Touch } from '#server/platform/db/schema/leads.ts'
import { type Delivery, deliveries, outboxMessages } from '#server/platform/db/schema/outbox.ts'

type Source = { touch: Touch; replyDueAt: Date | null }
type NewsConfig = Pick<ServerConfig, 'siteUrl' | 'bookingTimeZone'>
export type TakenOut = {
  /** Of the lead, and of those merged into it. */
  ids: readonly string[]
  /** The lead with what goes and without. */
  before: Lead
  after: Lead
  gone: Source
  /** The id of the source that goes. News that names it is erased with it. */
  goneId: string
  rest: readonly Source[]
}
type Payload = Record<string, unknown>

/** To the letter what the index `outbox_messages_mentions` is made on. */
const mentioned = sql`list_mentions(${outboxMessages.recipient} || ' ' || ${outboxMessages.text} || ' ' || ${outboxMessages.dedupeKey})`

/** Takes out of the news of other occasions, sent or waiting, what a lead has lost. @returns how many rows it changed. */
export async function takeOutOfNews(
  config: NewsConfig,
  transaction: Transaction,
  taken: TakenOut,
): Promise<{ deliveries: number; outbox_messages: number }> {
  const counts = { deliveries: 0, outbox_messages: 0 }
  const sent = await transaction
    .select()
    .from(deliveries)
    .where(eq(deliveries.leadId, taken.before.id))
  for (const row of sent) {
    if (isOfGone([row.payload, row.dedupeKey], taken)) continue
    const payload = rewritePayload(config, row, taken)
    if (JSON.stringify(payload) === JSON.stringify(row.payload)) continue
    counts.deliveries += 1
    const isRow = eq(deliveries.id, row.id)
    if (payload === null) await transaction.delete(deliveries).where(isRow)
    else await transaction.update(deliveries).set({ payload }).where(isRow)
  }
  const letters = await transaction
    .select()
    .from(outboxMessages)
    .where(sql`${mentioned} && ${sql.param([...taken.ids])}::text[]`)
  for (const row of letters) {
    if (isOfGone([row.text, row.dedupeKey], taken)) continue
    const text = rewriteText(config, row.text, { taken })
    const subject = rewriteTitle(row.subject, { taken })
    if (text === row.text && subject === row.subject) continue
    counts.outbox_messages += 1
    await transaction
      .update(outboxMessages)
      .set({ text, subject })
      .where(eq(outboxMessages.id, row.id))
  }
  return counts
}

function isOfGone(parts: unknown[], { goneId }: TakenOut): boolean {
  return JSON.stringify(parts).includes(goneId)
}

/** Null when nothing can be sent: HubSpot knows people by their address alone. */
function rewritePayload(config: NewsConfig, row: Delivery, taken: TakenOut): Payload | null {
  if (row.channel === 'hubspot') return rewriteContact(row.payload, taken)
  if (row.channel === 'webhook') return rewriteEnvelope(row.payload, taken)
  const { text } = row.payload
  if (typeof text !== 'string') return row.payload
  return { ...row.payload, text: rewriteText(config, text, { taken, write: escapeSlack }) }
}

function rewriteContact(payload: Payload, { before, after }: TakenOut): Payload | null {
  const properties = { ...asRecord(payload.properties) }
  if (properties.email === before.email && after.email === null) return null
  const known = asRecord(composeContact({ lead: before })?.properties)
  const left = asRecord(composeContact({ lead: after })?.properties)
  for (const [name, value] of Object.entries(properties)) {
    if (value !== known[name] || value === left[name]) continue
    if (left[name] === undefined) delete properties[name]
    else properties[name] = left[name]
  }
  return { ...payload, properties }
}

function rewriteEnvelope(payload: Payload, { before, after, gone }: TakenOut): Payload {
  const data = asRecord(payload.data)
  const lead = asRecord(data.lead)
  const told = { ...lead }
  for (const field of ['email', 'name', 'phone', 'company', 'website'] as const) {
    if (lead[field] !== '' && lead[field] === before[field]) told[field] = after[field]
  }
  const isGone = (touch: unknown) =>
    Object.entries(toWireTouch(gone.touch)).every(
      ([name, value]) => asRecord(touch)[name] === value,
    )
  if (isGone(lead.first_touch)) told.first_touch = toWireTouch(after.firstTouch)
  if (isGone(lead.last_touch)) told.last_touch = toWireTouch(after.lastTouch)
  if (gone.replyDueAt && lead.reply_due_at === gone.replyDueAt.toISOString()) {
    told.reply_due_at = after.replyDueAt?.toISOString() ?? null
  }
  return 'lead' in data ? { ...payload, data: { ...data, lead: told } } : payload
}

type Rewriting = { taken: TakenOut; write?: (text: string) => string }

/** The title, and lines that each say one thing. */
function rewriteText(config: NewsConfig, text: string, { taken, write = keep }: Rewriting) {
  const { before, after, gone, rest } = taken
  const list = (lead: Lead, { touch, replyDueAt }: Source) =>
    [...describeContact(lead), ...describeTouch(touch), ...describeDue(config, replyDueAt)].map(
      write,
    )
  const left = new Set(rest.flatMap((source) => list(after, source)))
  const lost = new Set(list(before, gone).filter((line) => !left.has(line)))
  const [title = '', ...lines] = text.split('\n')
  const kept = lines.filter((line) => !lost.has(line))
  return [rewriteTitle(title, { taken, write }), ...kept].join('\n')
}

/** The title was written when some of it may not have been known yet. */
function rewriteTitle(title: string, { taken, write = keep }: Rewriting): string {
  const { before, after } = taken
  const end = title.indexOf(': ') + 2
  const fields = ['name', 'company', 'email', 'phone'] as const
  for (let known = 2 ** fields.length - 1; known > 0; known -= 1) {
    const isKnown = (at: number) => Math.trunc(known / 2 ** at) % 2 === 1
    const pick = (lead: Lead) => {
      const values = fields.map((field, at) => [field, isKnown(at) ? lead[field] : ''])
      return nameWho({ ...lead, ...Object.fromEntries(values) })
    }
    if (title.slice(end) === write(pick(before))) return title.slice(0, end) + write(pick(after))
  }
  return title
}

/** One place that somebody came from, in all that is kept of it. */
export function isSameTouch(one: Touch, other: Touch): boolean {
  const names = Object.keys(one) as (keyof Touch)[]
  return names.every((name) => one[name] === other[name])
}

function keep(text: string): string {
  return text
}

function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {}
}
