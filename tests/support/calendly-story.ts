import fc from 'fast-check'
import {
  composeInviteeUri,
  composeMessage,
  type InviteeFacts,
} from '#tests/support/calendly-traffic.ts'

/** What really became of one booking at Calendly. */
export type StoryPlan = {
  moves: number
  end: 'none' | 'cancelled' | 'no_show' | 'no_show_undone'
  /** Whether the browser reports the first booking. */
  isClaimed: boolean
  /** Whether a conversation offered the calendar, whose reference Calendly gives back. */
  isOffered: boolean
  /** Whether messages say no more than they have to: neither when an invitee came to be nor who follows it. */
  isSparse: boolean
}

export const anyStoryPlan: fc.Arbitrary<StoryPlan> = fc.record({
  moves: fc.integer({ min: 0, max: 2 }),
  end: fc.constantFrom('none', 'cancelled', 'no_show', 'no_show_undone'),
  isClaimed: fc.boolean(),
  isOffered: fc.boolean(),
  isSparse: fc.boolean(),
})

export type Story = {
  plan: StoryPlan
  firstUri: string
  /** In the order in which they were told. */
  messages: readonly string[]
  /** What Calendly's API says in the end. */
  invitees: readonly InviteeFacts[]
  outcome: { status: string; inviteeUri: string; startsAt: string; moves: number }
}

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const FIRST_MESSAGE_AT = Date.parse('2026-03-02T09:00:00.123Z')
const FIRST_CALL_AT = Date.parse('2026-03-05T15:00:00.000Z')
/** After every call of every story. */
export const AFTER_ALL_CALLS = new Date('2026-03-08T12:00:00.000Z')

/** Tells a plan as Calendly would. `name` keeps the ids of several stories apart. */
export function tellStory(name: string, plan: StoryPlan, reference: string | null): Story {
  const messages: string[] = []
  const invitees: InviteeFacts[] = []
  let minutes = 0
  const tick = () => {
    minutes += 7
    return new Date(FIRST_MESSAGE_AT + minutes * MINUTE_MS).toISOString()
  }
  const uriOf = (index: number) => composeInviteeUri(`${name}-${index}`)

  for (let index = 0; index <= plan.moves; index += 1) {
    const at = tick()
    const previous = invitees.at(-1)
    if (previous) {
      Object.assign(previous, { cancelledAt: at, newInvitee: uriOf(index) })
      messages.push(composeMessage('invitee.canceled', previous, at))
    }
    const invitee: InviteeFacts = {
      uri: uriOf(index),
      startsAt: new Date(FIRST_CALL_AT + index * DAY_MS).toISOString(),
      createdAt: at,
      oldInvitee: previous?.uri ?? null,
      reference,
    }
    invitees.push(invitee)
    messages.push(composeMessage('invitee.created', invitee, at))
  }
  const last = invitees.at(-1) as InviteeFacts
  endStory(plan.end, { last, messages, tick })
  return {
    plan,
    firstUri: uriOf(0),
    messages: plan.isSparse ? messages.map(thinOut) : messages,
    invitees,
    outcome: {
      status: nameStatus(plan),
      inviteeUri: last.uri,
      startsAt: last.startsAt,
      moves: plan.moves,
    },
  }
}

const NOT_ALWAYS_TOLD = ['created_at', 'updated_at', 'new_invitee', 'cancellation', 'no_show']

function thinOut(message: string): string {
  const body = JSON.parse(message)
  for (const name of NOT_ALWAYS_TOLD) delete body.payload[name]
  return JSON.stringify(body)
}

type Ending = { last: InviteeFacts; messages: string[]; tick: () => string }

function endStory(end: StoryPlan['end'], { last, messages, tick }: Ending): void {
  if (end === 'none') return
  const at = tick()
  if (end === 'cancelled') {
    last.cancelledAt = at
    messages.push(composeMessage('invitee.canceled', last, at))
    return
  }
  last.noShowAt = at
  messages.push(composeMessage('invitee_no_show.created', last, at))
  if (end === 'no_show') return
  const undoneAt = tick()
  Object.assign(last, { noShowAt: null, updatedAt: undoneAt })
  messages.push(composeMessage('invitee_no_show.deleted', last, undoneAt))
}

function nameStatus({ end, moves }: StoryPlan): string {
  if (end === 'cancelled' || end === 'no_show') return end
  return moves > 0 ? 'rescheduled' : 'confirmed'
}
