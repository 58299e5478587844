import { expect, test } from 'vitest'
import { composeMessage } from '#site/islands/chat/api/message.ts'
import type { Booking } from '#site/islands/chat/api/view.ts'
import {
  type ChatAction,
  type ChatState,
  initialChatState,
  reduceChat,
} from '#site/islands/chat/state/chat-state.ts'
import type { BookingClaim, ResumeMarker } from '#site/islands/chat/state/resume-marker.ts'
import { composeResumeMarker } from '#site/islands/chat/state/select-from-chat.ts'

const timestamp = '2026-11-21T10:02:00.000Z'
const nothingNew = {
  leadScore: null,
  qualificationSignals: null,
  scoreCard: null,
  facts: null,
  worksheet: null,
}
const say = (id: string, content: string) =>
  composeMessage({ id, role: 'assistant', content, timestamp })
const offerIn = (id: string) =>
  composeMessage(
    { id, role: 'assistant', type: 'booking_widget', content: '', timestamp },
    { calendlyUrl: '/schedule' },
  )

const event = 'https://api.calendly.com/scheduled_events/e'
const claim: BookingClaim = {
  eventUri: event,
  inviteeUri: `${event}/invitees/i`,
  scheduledTime: null,
  inviteeName: 'Maya',
  inviteeEmail: '',
}
const claimed: Booking = {
  status: 'claimed',
  provider: 'calendly',
  scheduledTime: null,
  manageKey: null,
  joinUrl: null,
  rescheduleUrl: null,
  cancelUrl: null,
}
const confirmed: Booking = { ...claimed, status: 'confirmed', scheduledTime: timestamp }
const marker: ResumeMarker = {
  conversationId: 'c1',
  draft: '',
  pendingTurns: [],
  unsettledTurn: null,
  unrecordedClaim: null,
  closedCalendar: null,
}
const welcomeMessage = say('welcome', 'Hello.')
const view = {
  conversationId: 'c1',
  ownKey: null,
  messages: [welcomeMessage],
  knowledge: nothingNew,
  booking: null,
  person: null,
  company: null,
  keeping: null,
}

const opened: ChatAction = {
  type: 'opened',
  opening: { conversationId: 'c1', ownKey: null, keeping: null, welcomeMessage },
  draft: '',
}
const sent: ChatAction = { type: 'sent', turnId: 't1', text: 'book a call', timestamp }
const replyWith = (...ids: string[]): ChatAction => ({
  type: 'replied',
  turnId: 't1',
  reply: { userMessageId: null, messages: ids.map(offerIn), knowledge: nothingNew, person: {} },
})
const booked: ChatAction = { type: 'booked', claim }
const recordedAs = (booking: Booking | null, message = say('confirmation', 'Booked.')) =>
  ({
    type: 'booking_recorded',
    inviteeUri: claim.inviteeUri,
    confirmation: { message, booking },
  }) as const
const refreshed = (before: Booking | null, booking: Booking | null, conversationId = 'c1') =>
  ({ type: 'booking_refreshed', conversationId, before, booking }) as const

function play(...actions: ChatAction[]): ChatState {
  return actions.reduce(reduceChat, initialChatState)
}

test('a recorded booking appends its confirmation and leaves nothing to record', () => {
  const recorded = recordedAs(null)
  const state = play(opened, booked, recorded)
  expect(state.booking).toEqual(claimed)
  expect(state.unrecordedClaim).toBeNull()
  expect(state.entries.at(-1)?.content).toBe('Booked.')
  expect(reduceChat(state, recorded)).toBe(state)
})

test('where the booking stands is what the server says of it', () => {
  expect(play(opened, booked, recordedAs(confirmed)).booking).toEqual(confirmed)
})

test('what another scheduler reports waits to be confirmed; our own has stored what it reports', () => {
  const eventUri = 'http://localhost/api/scheduled_events/e'
  const own = { ...claim, eventUri, inviteeUri: `${eventUri}/invitees/i` }
  expect(play(opened, booked).booking).toMatchObject({ status: 'claimed', provider: 'calendly' })
  expect(play(opened, { type: 'booked', claim: own }).booking).toMatchObject({
    status: 'confirmed',
    provider: 'embedded',
  })
})

test('a booking that is not recorded yet is still booked after a reload, and confirmed once', () => {
  const left = composeResumeMarker(play(opened, booked)) ?? marker
  const confirmation = say('stored', 'Booked.')
  const messages = [welcomeMessage, confirmation]
  const state = play(
    { type: 'restored', view: { ...view, messages }, marker: left },
    recordedAs(null, confirmation),
  )
  expect(state.booking).toEqual(claimed)
  expect(state.entries).toHaveLength(2)
})

test('a confirmation for a conversation that has left is dropped', () => {
  const state = play(opened)
  expect(reduceChat(state, recordedAs(confirmed))).toBe(state)
})

test('news of the booking replaces what stood here, and what was open in its place', () => {
  const state = play(opened, sent, replyWith('w1'), booked, recordedAs(confirmed))
  const cancelled: Booking = { ...confirmed, status: 'cancelled' }
  const told = reduceChat(state, refreshed(state.booking, cancelled))
  expect(told.booking).toEqual(cancelled)
  expect(told.calendarChoice).toBeNull()
})

test('a booking that reached the server by another way appears', () => {
  const state = play(opened, sent, replyWith('w1'))
  expect(reduceChat(state, refreshed(null, confirmed)).booking).toEqual(confirmed)
})

test('a refresh changes nothing when it tells nothing new', () => {
  const state = play(opened, booked, recordedAs(confirmed))
  expect(reduceChat(state, refreshed(state.booking, { ...confirmed }))).toBe(state)
  expect(reduceChat(state, refreshed(state.booking, null))).toBe(state)
})

test('a refresh that was overtaken is dropped', () => {
  const before = play(opened)
  const after = play(opened, booked, recordedAs(confirmed))
  const old: Booking = { ...confirmed, status: 'cancelled' }
  expect(reduceChat(after, refreshed(before.booking, old))).toBe(after)
  expect(reduceChat(after, refreshed(after.booking, old, 'c0'))).toBe(after)
  const unrecorded = play(opened, booked)
  expect(reduceChat(unrecorded, refreshed(unrecorded.booking, old))).toBe(unrecorded)
})

test('a claim that could not be recorded gives way to what the scheduler told the server', () => {
  const left = play(opened, booked)
  const old: Booking = { ...confirmed, status: 'cancelled' }
  expect(reduceChat(left, refreshed(left.booking, old))).toBe(left)
  expect(reduceChat(left, refreshed(left.booking, confirmed)).booking).toEqual(confirmed)

  const restore = (booking: Booking): ChatAction => ({
    type: 'restored',
    view: { ...view, booking },
    marker: composeResumeMarker(left) ?? marker,
  })
  expect(play(restore(old)).booking).toEqual(claimed)
  expect(play(restore(confirmed)).booking).toEqual(confirmed)
})

test('a calendar that a reply brings is open, whatever was chosen for an earlier one', () => {
  const closed: ChatAction = { type: 'calendar_chosen', choice: { key: 'w1', isOpen: false } }
  const state = play(opened, sent, replyWith('w1'), closed, sent)
  expect(state.calendarChoice).toEqual({ key: 'w1', isOpen: false })
  expect(reduceChat(state, replyWith()).calendarChoice).toEqual({ key: 'w1', isOpen: false })
  expect(reduceChat(state, replyWith('w2')).calendarChoice).toEqual({ key: 'w2', isOpen: true })
})

test('a calendar that was closed is closed after a reload', () => {
  const closed: ChatAction = { type: 'calendar_chosen', choice: { key: 'w1', isOpen: false } }
  const left = composeResumeMarker(play(opened, sent, replyWith('w1'), closed)) ?? marker
  const messages = [welcomeMessage, offerIn('w1')]
  const state = play({ type: 'restored', view: { ...view, messages }, marker: left })
  expect(state.calendarChoice).toEqual({ key: 'w1', isOpen: false })
})
