import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { BookingEvent } from '#domain/booking-event.ts'
import { foldBooking } from '#domain/booking-ledger.ts'
import { parseCalendlyMessage } from '#server/features/bookings/calendly/parse-calendly-message.ts'
import { anyStoryPlan, tellStory } from '#tests/support/calendly-story.ts'

function readEvents(message: string): readonly BookingEvent[] {
  const parsed = parseCalendlyMessage(JSON.parse(message))
  if (parsed.kind !== 'news') throw new Error(parsed.problem)
  return parsed.news.events
}

/** Every message at least once, some up to three times, in any order. */
const anyDelivery = anyStoryPlan
  .map((plan) => tellStory('A', plan, null))
  .chain((story) => {
    const repeated = story.messages.flatMap((message) => [message, message, message])
    return fc
      .shuffledSubarray(repeated, { minLength: 0 })
      .chain((extra) =>
        fc.shuffledSubarray([...story.messages, ...extra], {
          minLength: story.messages.length + extra.length,
        }),
      )
      .map((delivered) => ({ story, delivered }))
  })

test('messages of one booking, in any order and repeated, tell one story', () => {
  fc.assert(
    fc.property(anyDelivery, ({ story, delivered }) => {
      const standing = foldBooking(delivered.flatMap(readEvents))
      expect(standing).toEqual(foldBooking(story.messages.flatMap(readEvents)))
      expect({ ...standing, moves: standing.moves.length }).toMatchObject(story.outcome)
    }),
    { numRuns: 3_000, seed: 20_261_121 },
  )
})

test('where messages describe the whole invitee, one that is lost on the way does not change the end', () => {
  const stories = anyStoryPlan.map((plan) => tellStory('A', { ...plan, isSparse: false }, null))
  fc.assert(
    fc.property(stories, fc.nat(), ({ messages, outcome }, choice) => {
      const lost = messages.length > 1 ? choice % (messages.length - 1) : -1
      const events = messages.filter((_, index) => index !== lost).flatMap(readEvents)
      const { status, inviteeUri, startsAt } = foldBooking(events)
      expect(outcome).toMatchObject({ status, inviteeUri, startsAt })
    }),
    { numRuns: 1_000, seed: 20_261_121 },
  )
})
