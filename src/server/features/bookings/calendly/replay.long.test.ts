import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BookingEvent } from '#domain/booking-event.ts'
import { parseCalendlyMessage } from '#server/features/bookings/calendly/parse-calendly-message.ts'
import { processCalendlyInbox } from '#server/features/bookings/calendly/process-calendly-inbox.ts'
import { reconcileBookings } from '#server/features/bookings/calendly/reconcile-bookings.ts'
import {
  bookingEvents,
  bookingInvitees,
  bookings,
  calendlyInbox,
} from '#server/platform/db/schema/bookings.ts'
import { outboxMessages } from '#server/platform/db/schema/outbox.ts'
import { AFTER_ALL_CALLS, anyStoryPlan } from '#tests/support/calendly-story.ts'
import { openLedgerWithCalendly } from '#tests/support/ledger-with-calendly.ts'
import { type Delivery, prepareStory, type ToldStory } from '#tests/support/story-deliveries.ts'

/** Each run writes and reads a real database; thousands more run in `replay-fold.test.ts`. */
const RUNS = { numRuns: 40, seed: 20_261_121, endOnFailure: false }
const PATIENCE_MS = 180_000
const BEFORE_ALL_CALLS = new Date('2026-03-02T12:00:00.000Z')

let ledger: Awaited<ReturnType<typeof openLedgerWithCalendly>>

beforeAll(async () => {
  ledger = await openLedgerWithCalendly()
})
afterAll(() => ledger.close())

const process = () => processCalendlyInbox(ledger.deps)

async function readStanding({ story }: ToldStory) {
  const invitees = await ledger.db
    .selectDistinct({ id: bookingInvitees.bookingId })
    .from(bookingInvitees)
    .where(
      inArray(
        bookingInvitees.inviteeUri,
        story.invitees.map(({ uri }) => uri),
      ),
    )
  expect(invitees).toHaveLength(1)
  const [booking] = await ledger.db
    .select()
    .from(bookings)
    .where(eq(bookings.id, invitees[0]?.id ?? ''))
  return booking
}

async function expectOutcome(told: ToldStory) {
  const { story, conversationId } = told
  const { isClaimed, isOffered } = story.plan
  const booking = await readStanding(told)
  expect({ ...booking, startsAt: booking?.startsAt?.toISOString() }).toMatchObject({
    ...story.outcome,
    provider: 'calendly',
    name: 'Dana Reyes',
    company: 'Harbor',
    utm: { source: 'newsletter', medium: '', campaign: 'spring' },
    conversationId: isClaimed || isOffered ? conversationId : null,
  })
  return booking?.id ?? ''
}

async function expectHistory({ story }: ToldStory, bookingId: string) {
  const stored = await ledger.db
    .select()
    .from(bookingEvents)
    .where(eq(bookingEvents.bookingId, bookingId))
  const told = stored.filter(({ source }) => source === 'provider').map(({ event }) => event)
  const expected = story.messages.flatMap((message) => {
    const parsed = parseCalendlyMessage(JSON.parse(message))
    return parsed.kind === 'news' ? parsed.news.events : []
  })
  expect(told).toHaveLength(nameAll(told).size)
  expect(nameAll(told)).toEqual(nameAll(expected))
}

const nameAll = (events: readonly BookingEvent[]) =>
  new Map(
    events.map((event) => [
      [event.kind, 'inviteeUri' in event ? event.inviteeUri : '', event.at].join(' '),
      event,
    ]),
  )

async function expectNothingElse(count: number) {
  expect(await ledger.db.$count(bookings)).toBe(count)
  expect(await ledger.db.$count(calendlyInbox, eq(calendlyInbox.attempts, 1))).toBe(
    await ledger.db.$count(calendlyInbox),
  )
}

const twoStories = fc.tuple(anyStoryPlan, anyStoryPlan)
/** How to shuffle and repeat, and when to process: each delivery takes three numbers. */
const chances = fc.array(fc.nat({ max: 1_000 }), { minLength: 90, maxLength: 90 })

/** One to three of each, in an order that the numbers decide. */
function shuffle(deliveries: readonly Delivery[], numbers: readonly number[]): Delivery[] {
  const pick = (index: number) => numbers[index % numbers.length] ?? 0
  const repeated = deliveries.flatMap((one, index) =>
    Array<Delivery>(1 + (pick(index) % 3)).fill(one),
  )
  return repeated
    .map((one, index) => ({ one, rank: pick(index * 7 + 3) }))
    .toSorted((left, right) => left.rank - right.rank)
    .map(({ one }) => one)
}

async function deliverAll(deliveries: readonly Delivery[], numbers: readonly number[]) {
  for (const [index, one] of deliveries.entries()) {
    ledger.wait(1 / 60)
    await one()
    if ((numbers[index] ?? 0) % 2 === 0) await process()
  }
  await process()
}

test(
  'messages and claims of two visitors, repeated and in any order, make one true booking each',
  async () => {
    await fc.assert(
      fc.asyncProperty(twoStories, chances, async (plans, numbers) => {
        await ledger.reset(AFTER_ALL_CALLS)
        const told = [await prepareStory(ledger, plans[0]), await prepareStory(ledger, plans[1])]
        const deliveries = told.flatMap(({ messages, claims }) => [...messages, ...claims])
        await deliverAll(shuffle(deliveries, numbers), numbers)
        for (const one of told) await expectHistory(one, await expectOutcome(one))
        await expectNothingElse(2)
      }),
      RUNS,
    )
  },
  PATIENCE_MS,
)

test(
  'what was lost on the way is made good by asking',
  async () => {
    await fc.assert(
      fc.asyncProperty(anyStoryPlan, chances, async (plan, numbers) => {
        await ledger.reset(AFTER_ALL_CALLS)
        const told = await prepareStory(ledger, plan)
        const lucky = (numbers[0] ?? 0) % told.messages.length
        const arrived = told.messages.filter(
          (_, index) => (numbers[index + 1] ?? 0) % 3 === 0 || (!plan.isClaimed && index === lucky),
        )
        await deliverAll(shuffle([...arrived, ...told.claims], numbers), numbers)
        ledger.wait(61)
        await reconcileBookings(ledger.deps)
        await expectOutcome(told)
        await expectNothingElse(1)
      }),
      RUNS,
    )
  },
  PATIENCE_MS,
)

test(
  'everything at once, with three processes working, makes one true booking each',
  async () => {
    await fc.assert(
      fc.asyncProperty(twoStories, async (plans) => {
        await ledger.reset(AFTER_ALL_CALLS)
        const told = [await prepareStory(ledger, plans[0]), await prepareStory(ledger, plans[1])]
        const deliveries = told.flatMap(({ messages, claims }) => [
          ...messages,
          ...messages,
          ...claims,
        ])
        await Promise.all([...deliveries.map((one) => one()), process(), process(), process()])
        await process()
        for (const one of told) await expectHistory(one, await expectOutcome(one))
        await expectNothingElse(2)
      }),
      { ...RUNS, numRuns: 15 },
    )
  },
  PATIENCE_MS,
)

test('twenty copies of one message at once are one message, one booking and one mail', async () => {
  await ledger.reset(BEFORE_ALL_CALLS)
  const plan = {
    moves: 0,
    end: 'none',
    isClaimed: false,
    isOffered: false,
    isSparse: false,
  } as const
  const told = await prepareStory(ledger, plan)
  const [message] = told.messages
  await Promise.all(Array.from({ length: 20 }, () => message?.()))
  await Promise.all(Array.from({ length: 4 }, process))
  await expectOutcome(told)
  expect(await ledger.db.$count(calendlyInbox)).toBe(1)
  expect(await ledger.db.$count(outboxMessages)).toBe(1)
  await expectNothingElse(1)
})
