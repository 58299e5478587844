import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { BOOKING_STATUSES } from '#domain/booking-status.ts'
import type { Slot } from '#domain/fact.ts'
import type { Signal } from '#domain/score-card.ts'
import type { Db } from '#server/platform/db/client.ts'
import { auditRequests } from '#server/platform/db/schema/audit-requests.ts'
import { bookings } from '#server/platform/db/schema/bookings.ts'
import { diagnosticConversations as conversations } from '#server/platform/db/schema/conversations.ts'
import { leads } from '#server/platform/db/schema/leads.ts'
import { diagnosticMessages } from '#server/platform/db/schema/messages.ts'
import { composeCard, storePast } from '#tests/support/past-conversations.ts'

const SIGNALS: Signal[] = ['manual_hours', 'pain_severity', 'timeline_urgency']
const SLOTS: Slot[] = ['contact_name', 'email', 'manual_hours', 'team_size']
const HOUR_MS = 3_600_000

/** The same numbers for the same seed (mulberry32). */
export function createChance(seed: number) {
  let state = seed
  const draw = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const below = (end: number) => Math.floor(draw() * end)
  return {
    below,
    isLikely: (share: number) => draw() < share,
    pick: <Item>(items: readonly Item[]) => items[below(items.length)] as Item,
    some: <Item>(items: readonly Item[]) => items.filter(() => draw() < 0.5),
  }
}
export type Chance = ReturnType<typeof createChance>

type Times = { from: Date; to: Date }

/** One thing that may happen to what figures are made from; most often to a conversation there is. */
export async function changeAtRandom(db: Db, chance: Chance, times: Times): Promise<void> {
  const ids = (await db.select({ id: conversations.id }).from(conversations)).map(({ id }) => id)
  const id = chance.pick(ids.toSorted())
  const moment = () => new Date(times.from.getTime() + chance.below(+times.to - +times.from))
  if (ids.length < 5 || chance.isLikely(0.4)) return storeOne(db, chance, moment())
  const changes = [
    () => moveOn(db, chance, id, moment()),
    () => db.update(conversations).set(composeStanding(chance)).where(eq(conversations.id, id)),
    () => insertBooking(db, chance, id, moment()),
    () => changeBooking(db, chance, id),
    () => db.delete(bookings).where(eq(bookings.conversationId, id)),
    () => meetPerson(db, chance, id, moment()),
    () => changeLead(db, chance, moment()),
    () => writeAsPerson(db, chance, id, moment()),
    () => askByForm(db, moment()),
    () => db.delete(conversations).where(eq(conversations.id, id)),
    () => db.delete(leads).where(eq(leads.email, `${chance.below(5)}@lead.example`)),
  ]
  await chance.pick(changes)()
}

async function storeOne(db: Db, chance: Chance, at: Date): Promise<void> {
  const asked = chance.some(SLOTS)
  await storePast(db, {
    at: at.toISOString(),
    quietSince: new Date(at.getTime() + chance.below(2 * HOUR_MS)).toISOString(),
    answersMs: Array.from(
      { length: chance.below(4) },
      () => 10 ** chance.below(5) + chance.below(999),
    ),
    score: chance.below(101),
    coverage: chance.pick([0.5, 0.6, 0.9]),
    signals: chance.some(SIGNALS),
    asked,
    hasCalendar: chance.isLikely(0.3),
    referrer: `https://site-${chance.below(9)}.example/`,
    ...(chance.isLikely(0.7) && { email: 'a@b.example', mood: chance.below(11) / 10 }),
    ...(chance.isLikely(0.3) && { reason: chance.pick(['qualified', 'requested'] as const) }),
    ...(asked[0] && chance.isLikely(0.6) && { asking: asked[0] }),
    ...(chance.isLikely(0.2) && { wantsPersonAt: at.toISOString() }),
  })
}

function composeStanding(chance: Chance) {
  const score = chance.below(101)
  const coverage = chance.pick([0.5, 0.6, 0.9])
  const card = composeCard({ at: '', score, coverage, signals: chance.some(SIGNALS) })
  return { leadScore: score, coverage, scoreCard: card, sentimentScore: chance.below(11) / 10 }
}

function moveOn(db: Db, chance: Chance, id: string, updatedAt: Date) {
  const turnCount = chance.below(4)
  return db.update(conversations).set({ updatedAt, turnCount }).where(eq(conversations.id, id))
}

function insertBooking(db: Db, chance: Chance, conversationId: string, createdAt: Date) {
  const status = chance.pick(
    BOOKING_STATUSES.filter((one) => one !== 'offered' && one !== 'opened'),
  )
  const reference = randomUUID()
  const times = { createdAt, updatedAt: createdAt }
  return db
    .insert(bookings)
    .values({ id: randomUUID(), provider: 'calendly', reference, conversationId, status, ...times })
}

function changeBooking(db: Db, chance: Chance, conversationId: string) {
  const outcome = chance.pick(['won', 'lost', null] as const)
  const judged = { outcome, wasScoreRight: chance.pick([true, false, null]) }
  return db.update(bookings).set(judged).where(eq(bookings.conversationId, conversationId))
}

async function meetPerson(db: Db, chance: Chance, id: string, at: Date): Promise<void> {
  const email = `${chance.below(5)}@lead.example`
  const touch = composeTouch(chance)
  const times = { createdAt: at, updatedAt: at }
  const lead = { id: randomUUID(), email, firstTouch: touch, lastTouch: touch, ...times }
  await db.insert(leads).values(lead).onConflictDoNothing()
  const [known] = await db.select({ id: leads.id }).from(leads).where(eq(leads.email, email))
  const leadId = known?.id ?? null
  await db.update(conversations).set({ leadId }).where(eq(conversations.id, id))
  await db.update(auditRequests).set({ leadId })
}

function composeTouch(chance: Chance) {
  const rest = { at: '', medium: '', campaign: '', referrer: '', landingPage: '', article: null }
  return { ...rest, source: `campaign-${chance.below(4)}` }
}

function changeLead(db: Db, chance: Chance, repliedAt: Date) {
  const change = chance.isLikely(0.5) ? { repliedAt } : { firstTouch: composeTouch(chance) }
  return db
    .update(leads)
    .set(change)
    .where(eq(leads.email, `${chance.below(5)}@lead.example`))
}

async function writeAsPerson(db: Db, chance: Chance, id: string, createdAt: Date): Promise<void> {
  await db.insert(diagnosticMessages).values({
    ...{ conversationId: id, id: randomUUID(), position: 100 + chance.below(1_000_000) },
    ...{ role: 'assistant', type: 'text', content: 'Dana here.', authorName: 'Dana', createdAt },
  })
}

async function askByForm(db: Db, createdAt: Date): Promise<void> {
  const fields = { name: '', company: '', challenge: '', contactMethod: 'email' } as const
  const rest = { contactDetail: '', utmSource: '', utmMedium: '', utmCampaign: '', contentHash: '' }
  await db.insert(auditRequests).values({ id: randomUUID(), createdAt, ...fields, ...rest })
}
